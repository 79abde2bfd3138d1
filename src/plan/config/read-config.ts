import type { z } from 'zod'
import type { InputProblem } from '../../domain/errors.ts'
import { quote } from '../../domain/quote.ts'
import { type Path, readYaml, type Source } from '../text/read-yaml.ts'
import { pathText } from '../text/wording.ts'
import { workspacePath } from '../text/workspace-path.ts'
import { type Config, configSchema } from './config-schema.ts'
import { given, type RawInputs } from './read-inputs.ts'
import { schemaProblems, topToBottom } from './schema-problems.ts'

/** A configuration is written by hand; one of a mebibyte is something else. */
const MAX_CHARS = 1 << 20

export interface ReadConfig {
  /**
   * The usable part, so that everything that depends on it is checked too. A plan is only made when `problems` is
   * empty.
   */
  readonly config: Config
  readonly problems: readonly InputProblem[]
  readonly at: (path: Path) => string
  /** True when the file has the key, even with a wrong value. */
  readonly mentions: (key: keyof Config) => boolean
}

export interface ConfigFile extends ReadConfig {
  readonly path: string
  readonly exists: boolean
}

interface ConfigWorld {
  readonly readText: (path: string) => string | undefined
  readonly defaultConfigPath: string
}

/** The configuration that the inputs name, or the one at the default path, if there is one. */
export function readConfigFile(raw: RawInputs, { readText, defaultConfigPath }: ConfigWorld): ConfigFile {
  const named = given(raw, 'config')
  const path = workspacePath(named ?? defaultConfigPath)
  const text = readText(path)
  if (text !== undefined) return { ...readConfig(text, path), path, exists: true }
  const missing: InputProblem = {
    where: 'input "config"',
    message: `the file ${quote(path)} does not exist`,
    hint: 'Give its path from the root of the repository, and check out the repository before this step.'
  }
  const problems = named === undefined ? [] : [missing]
  return { config: {}, problems, at: () => path, mentions: () => false, path, exists: false }
}

/** A configuration file as YAML or JSON, with every problem in it and where it stands. */
export function readConfig(text: string, file: string): ReadConfig {
  const source = readYaml({ text, file, maxChars: MAX_CHARS })
  if (!('value' in source)) return { config: {}, problems: source, at: () => file, mentions: () => false }
  const value = source.value ?? {} // an empty file, or one of comments only
  const parsed = configSchema.safeParse(value)
  const places = { at: source.at, mentions: (key: keyof Config) => typeof value === 'object' && key in value }
  const expressions = expressionPaths(value).map((path) => expressionProblem(path, source))
  if (parsed.success) return { config: parsed.data, problems: expressions, ...places }
  const problems = schemaProblems(parsed.error, { ...source, value })
  const others = expressions.filter(({ where }) => !problems.some((problem) => problem.where === where))
  return { config: usable(source, parsed.error.issues), problems: topToBottom([...problems, ...others]), ...places }
}

/** Finds values with `${{ … }}`, which GitHub fills in only in workflow files. */
function expressionPaths(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value === 'string') return value.includes('${{') ? [path] : []
  if (typeof value !== 'object' || value === null) return []
  const step = (key: string) => (Array.isArray(value) ? Number(key) : key)
  return Object.entries(value).flatMap(([key, inner]) => expressionPaths(inner, [...path, step(key)]))
}

function expressionProblem(path: Path, source: Source): InputProblem {
  return {
    where: source.at(path),
    message: `at ${pathText(path)}: contains an expression of GitHub, which works only in workflow files`,
    hint: 'Pass the value as an input of the action, or through an environment variable.'
  }
}

type Issue = z.core.$ZodIssue

/**
 * What is left when everything that was complained about is taken out: unknown keys by themselves, values whole, and
 * where that is not enough, as with a missing key, the whole section.
 */
function usable({ value }: Source, issues: readonly Issue[]): Config {
  const copy: unknown = structuredClone(value)
  for (const issue of issues) for (const path of badPaths(issue)) removeAt(copy, path)
  const second = configSchema.safeParse(copy)
  if (second.success) return second.data
  for (const { path } of second.error.issues) removeAt(copy, path.slice(0, 1))
  const third = configSchema.safeParse(copy)
  return third.success ? third.data : {}
}

function badPaths(issue: Issue): readonly Path[] {
  return issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]
}

/** Removes the innermost member of a mapping on the path: taking an entry out of a list would move the others. */
function removeAt(root: unknown, path: Path): void {
  const end = path.findLastIndex((step) => typeof step === 'string')
  if (end < 0) return
  const parent = path.slice(0, end).reduce<unknown>((inner, step) => member(inner, step), root)
  if (typeof parent === 'object' && parent !== null) Reflect.deleteProperty(parent, path[end] ?? '')
}

function member(value: unknown, step: PropertyKey): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined
}
