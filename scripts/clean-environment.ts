/** Variables that a command needs: paths, network access and language. */
const KEPT = [
  /^(path|home|user|logname|shell|lang|lc_\w+|tz|term|tmpdir|temp|tmp)$/i,
  /^(userprofile|appdata|localappdata|systemroot|systemdrive|comspec|pathext|windir|programfiles.*)$/i,
  /^(https?_proxy|no_proxy|all_proxy|node_extra_ca_certs|ssl_cert_(file|dir))$/i,
  /^npm_config_(registry|cafile|cache|userconfig)$/i
]

/**
 * The environment as a newly opened terminal would have it, as far as this one shows: without the variables that npm
 * sets for its scripts, and without the programs of this checkout's node_modules in the path.
 */
export function cleanEnvironment(environment: NodeJS.ProcessEnv, pathDelimiter: string): Record<string, string> {
  const kept = Object.entries(environment).flatMap(([name, value]): [string, string][] => {
    if (value === undefined || !KEPT.some((pattern) => pattern.test(name))) return []
    return [[name, name.toLowerCase() === 'path' ? withoutModules(value, pathDelimiter) : value]]
  })
  return Object.fromEntries(kept)
}

function withoutModules(path: string, pathDelimiter: string): string {
  const folders = path.split(pathDelimiter)
  return folders.filter((folder) => !/node_modules|node-gyp-bin/.test(folder)).join(pathDelimiter)
}
