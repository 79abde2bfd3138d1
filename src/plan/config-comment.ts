/**
 * The first line of a configuration file: editors that speak YAML's language server complete and check what follows by
 * the schema it names. `repository` is the gate's own, as `OWNER/NAME`.
 */
export function configComment(repository: string): string {
  return `# yaml-language-server: $schema=https://raw.githubusercontent.com/${repository}/v1/docs/schema/config.schema.json`
}
