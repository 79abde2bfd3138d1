type Variables = Readonly<Record<string, string | undefined>>

/** What to do without artifacts; the same words wherever it shows. */
export const BRANCH_STORE_HINT = 'set "store: branch" to keep the baseline on a branch instead'

/**
 * Why this runner can store no artifacts, as far as can be known without trying. The official client refuses GitHub
 * Enterprise Server by the name of its host, and needs both variables, which only actions are given.
 */
export function artifactServiceProblem(variables: Variables): string | undefined {
  const host = hostOf(variables['GITHUB_SERVER_URL'] ?? 'https://github.com')
  if (host !== 'github.com' && !/\.(?:ghe\.com|localhost)$/.test(host))
    return `the artifact client does not work with GitHub Enterprise Server (${host}); ${BRANCH_STORE_HINT}`
  if (variables['ACTIONS_RUNTIME_TOKEN'] && variables['ACTIONS_RESULTS_URL']) return undefined
  return `this runner has no artifact service (ACTIONS_RUNTIME_TOKEN, ACTIONS_RESULTS_URL); ${BRANCH_STORE_HINT}`
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.toLowerCase() : ''
}
