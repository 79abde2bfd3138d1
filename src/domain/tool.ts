import { TOOL_NAME } from './run-file.ts'

/** Written into every run file. */
export const TOOL = { name: TOOL_NAME, version: '0.1.0' } as const

/** The configuration that is read where none is named. */
export const DEFAULT_CONFIG_PATH = '.github/llm-latency.yml'

/** The folder of baselines on a machine of one's own, where none is named. */
export const DEFAULT_BASELINE_FOLDER = '.llm-latency'
