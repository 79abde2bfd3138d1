import {
  type Alias,
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
  type Scalar,
  visit,
  type YAMLError
} from 'yaml'
import type { InputProblem } from '../../domain/errors.ts'
import { quote } from '../../domain/quote.ts'

export type Path = readonly PropertyKey[]

/** A parsed file that knows where everything in it stood. */
export interface Source {
  readonly value: unknown
  /** `FILE:LINE:COLUMN` of the value at a path, or of what is nearest above it. */
  readonly at: (path: Path) => string
  /** The same of a key. */
  readonly atKey: (path: Path) => string
}

interface YamlFile {
  readonly file: string
  readonly text: string
  readonly maxChars: number
  /** Lines of the file before `text`. */
  readonly linesBefore?: number
}

/** Aliases may repeat what they name this often in all, since nested ones multiply ("billion laughs"). */
const MAX_ALIAS_COUNT = 100
/** Each is looked for in the whole file. */
const MAX_ALIASES = 1000
/** One slip makes a parser complain about all that follows; the first few complaints are about the slip. */
const SHOWN_YAML_ERRORS = 3
/** Keys that would change an object's prototype in careless code further on. */
const PROTOTYPE_KEYS: readonly unknown[] = ['__proto__', 'prototype', 'constructor']

/** YAML 1.2, of which JSON is a part. Everything wrong with the syntax is reported; nothing here throws. */
export function readYaml(yaml: YamlFile): Source | readonly InputProblem[] {
  const { file, text, maxChars, linesBefore = 0 } = yaml
  if (text.length > maxChars) {
    return [{ where: file, message: `has ${text.length} characters; at most ${maxChars} are allowed` }]
  }
  const lines = new LineCounter()
  // The library looks for each key among all the others; below, all are looked up once.
  const document = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    logLevel: 'error',
    uniqueKeys: false
  })
  const placeOf = (offset: number) => {
    const { line, col } = lines.linePos(offset)
    return `${file}:${line + linesBefore}:${Math.max(1, col)}`
  }
  const all = [...document.errors, ...document.warnings]
  // Where the parser gave up, whatever else it says of the rest is a consequence.
  const exhausted = all.filter(({ code }) => code === 'RESOURCE_EXHAUSTION')
  const syntax = (exhausted.length > 0 ? exhausted : all).map((error) => syntaxProblem(error, placeOf))
  if (syntax.length > 0) return distinct(syntax)
  const forbidden = forbiddenNodes(document, placeOf)
  if (forbidden.length > 0) return forbidden
  return toSource(document, placeOf, file)
}

/** The first few: one a place, and of what is said in the same words the first. */
function distinct(problems: readonly InputProblem[]): readonly InputProblem[] {
  const isSame = (a: InputProblem, b: InputProblem) => a.where === b.where || a.message === b.message
  const kept: InputProblem[] = []
  for (const problem of problems) {
    if (kept.length === SHOWN_YAML_ERRORS) break
    if (!kept.some((other) => isSame(other, problem))) kept.push(problem)
  }
  return kept
}

type PlaceOf = (offset: number) => string

function syntaxProblem(error: YAMLError, placeOf: PlaceOf): InputProblem {
  const [offset] = error.pos
  const where = placeOf(offset)
  if (error.code === 'MULTIPLE_DOCS') {
    return {
      where,
      message: 'a second YAML document starts here; a file may have only one',
      hint: 'Remove the line "---".'
    }
  }
  if (error.code === 'RESOURCE_EXHAUSTION') return { where, message: 'is nested too deeply' }
  return { where, message: `malformed YAML: ${error.message}`, ...syntaxHint(error) }
}

function syntaxHint({ code }: YAMLError): { readonly hint?: string } {
  if (code === 'TAB_AS_INDENT') return { hint: 'Indent with spaces.' }
  if (code === 'BLOCK_AS_IMPLICIT_KEY') return { hint: 'Put a value that contains ": " into quotes.' }
  return {}
}

function keyFault({ value, type }: Scalar): Omit<InputProblem, 'where'> | undefined {
  if (PROTOTYPE_KEYS.includes(value)) return { message: `the key "${value}" is not allowed in any mapping` }
  if (value !== '<<' || type !== 'PLAIN') return undefined
  // YAML 1.2 has none: what was meant to be merged would be missing, or be sent as a member of this name.
  return { message: 'merge keys ("<<") are not supported', hint: 'Write the values out.' }
}

function forbiddenNodes(document: Document, placeOf: PlaceOf): readonly InputProblem[] {
  const problems: InputProblem[] = []
  let aliasCount = 0
  visit(document, {
    Map: (_, { items }) => void problems.push(...repeatedKeys(items, placeOf).slice(0, SHOWN_YAML_ERRORS)),
    Pair: (_, { key }) => {
      const found = isScalar(key) ? keyFault(key) : undefined
      if (found !== undefined && isScalar(key)) problems.push({ where: placeOf(key.range?.[0] ?? 0), ...found })
    },
    Alias: (_, alias, ancestors) => {
      aliasCount += 1
      const problem =
        aliasCount > MAX_ALIASES
          ? {
              message: `this is one alias too many; a file may have at most ${MAX_ALIASES}`,
              hint: 'Write the values out.'
            }
          : aliasFault(alias, document, ancestors)
      if (problem === undefined) return undefined
      problems.push({ where: placeOf(alias.range?.[0] ?? 0), ...problem })
      return aliasCount > MAX_ALIASES ? visit.BREAK : undefined
    }
  })
  return problems
}

function repeatedKeys(pairs: readonly Pair[], placeOf: PlaceOf): readonly InputProblem[] {
  const seen = new Set<unknown>()
  return pairs.flatMap(({ key }) => {
    if (!isScalar(key) || seen.size !== seen.add(key.value).size) return []
    const name = quote(String(key.value))
    return [
      { where: placeOf(key.range?.[0] ?? 0), message: `the key ${name} appears twice`, hint: 'Keep one of the two.' }
    ]
  })
}

function aliasFault(
  alias: Alias,
  document: Document,
  ancestors: readonly unknown[]
): Omit<InputProblem, 'where'> | undefined {
  const named = alias.resolve(document)
  if (named === undefined) {
    const message = `the alias "*${alias.source}" repeats a name that is not defined above it`
    return { message, hint: 'Put a value that starts with "*" into quotes.' }
  }
  if (!ancestors.includes(named)) return undefined
  return { message: `the alias "*${alias.source}" repeats the value that contains it`, hint: 'Write the value out.' }
}

function toSource(document: Document, placeOf: PlaceOf, file: string): Source | readonly InputProblem[] {
  const nodePlace = (node: unknown) => placeOf((isNode(node) ? node.range?.[0] : undefined) ?? 0)
  try {
    return {
      value: document.toJS({ maxAliasCount: MAX_ALIAS_COUNT }),
      at: (path: Path) => nodePlace(nodeAt(document, path)),
      atKey: (path: Path) => nodePlace(pairAt(document, path)?.key ?? nodeAt(document, path))
    }
  } catch {
    // The library throws where aliases exceed the count.
    return [
      {
        where: file,
        message: 'the aliases ("*name") in this file repeat too many values',
        hint: 'Write the values out.'
      }
    ]
  }
}

/** The node at a path; where the path ends earlier in the file, the last one on the way. */
function nodeAt(document: Document, path: Path): Node | null {
  let node: Node | null = document.contents
  for (const step of path) {
    const next = childOf(document, node, step)
    if (!isNode(next)) return node
    node = next
  }
  return node
}

function childOf(document: Document, parent: Node | null, step: PropertyKey): unknown {
  const node = isAlias(parent) ? parent.resolve(document) : parent
  if (isSeq(node)) return node.items[Number(step)]
  return isMap(node) ? pairIn(node.items, step)?.value : undefined
}

function pairAt(document: Document, path: Path): Pair | undefined {
  const parent = nodeAt(document, path.slice(0, -1))
  const node = isAlias(parent) ? parent.resolve(document) : parent
  return isMap(node) ? pairIn(node.items, path.at(-1) ?? '') : undefined
}

function pairIn(pairs: readonly Pair[], name: PropertyKey): Pair | undefined {
  return pairs.find(({ key }) => isScalar(key) && String(key.value) === String(name))
}
