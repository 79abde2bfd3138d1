/** Longer names are cut: GitHub, Windows and zip tools each have a limit of their own, all above this. */
const MAX_LENGTH = 100
const UNSAFE = /[^A-Za-z0-9_.,()=+@ -]/g

/**
 * A text as a file or artifact name. Whatever a file system or the artifact service refuses becomes `_`, and a name that
 * was changed or cut carries eight digits of the text's hash, so that two texts never share one.
 */
export function safeName(text: string, hash: (text: string) => string): string {
  const safe = text.replace(UNSAFE, '_').replace(/^[. ]+|[. ]+$/g, '_')
  return safe === text && safe !== '' && safe.length <= MAX_LENGTH
    ? safe
    : `${safe.slice(0, MAX_LENGTH)}-${hash(text).slice(0, 8)}`
}
