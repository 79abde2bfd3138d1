import { z } from 'zod'
import type { GitHubClient } from './client.ts'

const GITHUB_TOKEN_LOGIN = 'github-actions[bot]'
const viewerSchema = z.object({ viewer: z.object({ login: z.string().min(1) }) })

/** Under whose name this token writes; the workflow's own token has no user that REST would name. */
export async function ownLogin(client: GitHubClient): Promise<string> {
  try {
    return viewerSchema.parse(await client.graphql('query { viewer { login } }')).viewer.login
  } catch {
    return GITHUB_TOKEN_LOGIN
  }
}
