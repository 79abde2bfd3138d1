import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, jest } from '@jest/globals'
import { codeBlocks } from '../../scripts/markdown.ts'
import { main } from '../../src/commands/program.ts'
import { type RunFile, runFileSchema } from '../../src/domain/run-file.ts'
import { read } from '../repo/repository.ts'
import { makeTemporaryFolder } from '../support/temporary.ts'

export interface GuideRun {
  readonly code: number
  readonly report: string
  readonly samples: RunFile['samples']
}

/** Runs the first configuration of a guide, word for word but for its addresses and the pause before an alarm is measured again. */
export async function runGuide(name: string, addresses: Readonly<Record<string, string>>): Promise<GuideRun> {
  const folder = makeTemporaryFolder()
  const [config = '', report = '', out = ''] = ['config.yml', 'report.md', 'run.json.gz'].map((file) =>
    join(folder, file)
  )
  const text = codeBlocks(read(`docs/guides/${name}.md`)).find((block) => block.text.startsWith('targets:'))?.text ?? ''
  for (const address of Object.keys(addresses)) expect(text).toContain(address)
  const here = Object.entries(addresses).reduce((rest, [from, to]) => rest.replace(from, to), text)
  writeFileSync(config, `${here}schedule: { confirm-after: 0s }\n`)
  const spies = [process.stdout, process.stderr].map((stream) => jest.spyOn(stream, 'write').mockReturnValue(true))
  const code = await main(['run', '--config', config, '--report', report, '--out', out]).finally(() => {
    for (const spy of spies) spy.mockRestore()
  })
  const { samples } = runFileSchema.parse(JSON.parse(gunzipSync(readFileSync(out)).toString('utf8')))
  return { code, report: readFileSync(report, 'utf8'), samples }
}
