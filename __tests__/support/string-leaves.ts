import type { z } from 'zod'

/** One place of a schema that takes text, as a function from a document to the same document with the text there. */
export interface StringLeaf {
  readonly path: string
  readonly set: (document: unknown, text: string) => unknown
}

type Setter = StringLeaf['set']
type Schema = z.core.$ZodType

/**
 * Every place in which a schema accepts text, found by walking the schema itself: members that a document lacks, keys of records
 * and the insides of free JSON are among them.
 */
export function stringLeaves(schema: Schema): readonly StringLeaf[] {
  return leavesOf(schema, '')
}

function leavesOf(schema: Schema, path: string): readonly StringLeaf[] {
  const { def } = schema._zod as unknown as { def: Def }
  switch (def.type) {
    case 'string':
    case 'template_literal':
      return [{ path, set: (_, text) => text }]
    case 'object':
      return Object.entries(def.shape).flatMap(([name, inner]) =>
        leavesOf(inner, `${path}.${name}`).map(
          within((value, set) => ({ ...objectOf(value, def), [name]: set(memberOf(value, name)) }))
        )
      )
    case 'array':
      return leavesOf(def.element, `${path}[]`).map(
        within((value, set) => {
          const [first, ...rest] = Array.isArray(value) ? value : []
          return [set(first), ...rest]
        })
      )
    case 'tuple':
      return def.items.flatMap((inner, index) =>
        leavesOf(inner, `${path}[${index}]`).map(
          within((value, set) => (Array.isArray(value) ? value : def.items.map(smallest)).with(index, set(undefined)))
        )
      )
    case 'record':
      return [
        { path: `${path}{key}`, set: (value, text) => ({ ...asObject(value), [text]: smallest(def.valueType) }) },
        ...leavesOf(def.valueType, `${path}{}`).flatMap(ofEachMember)
      ]
    case 'optional':
    case 'nullable':
    case 'default':
    case 'readonly':
      return leavesOf(def.innerType, path)
    case 'union':
      return def.options.flatMap((option, index) => leavesOf(option, `${path}|${index}`))
    case 'lazy':
      // Only free JSON is recursive here; one level of it and its text are enough.
      return [{ path, set: (_, text) => text }]
    case 'pipe':
      return leavesOf(def.in, path)
    default:
      return []
  }
}

type Def =
  | { readonly type: 'string' | 'template_literal' | 'lazy' | 'number' | 'int' | 'boolean' | 'null' }
  | { readonly type: 'object'; readonly shape: Readonly<Record<string, Schema>> }
  | { readonly type: 'array'; readonly element: Schema }
  | { readonly type: 'tuple'; readonly items: readonly Schema[] }
  | { readonly type: 'record'; readonly valueType: Schema }
  | { readonly type: 'optional' | 'nullable' | 'default' | 'readonly'; readonly innerType: Schema }
  | { readonly type: 'union'; readonly options: readonly Schema[] }
  | { readonly type: 'pipe'; readonly in: Schema }
  | { readonly type: 'enum'; readonly entries: Readonly<Record<string, string>> }
  | { readonly type: 'literal'; readonly values: readonly unknown[] }

function within(change: (value: unknown, set: (inner: unknown) => unknown) => unknown) {
  return ({ path, set }: StringLeaf): StringLeaf => ({
    path,
    set: (document, text) => change(document, (inner) => set(inner, text))
  })
}

/** Text under each key that a record has, and under one that it lacks. */
function ofEachMember({ path, set }: StringLeaf): readonly StringLeaf[] {
  const change: Setter = (value, text) => {
    const members = asObject(value)
    return Object.fromEntries(
      [...Object.keys(members), 'more'].map((key) => [
        key,
        typeof members[key] === 'number' ? members[key] : set(members[key], text)
      ])
    )
  }
  const names = ['model', 'baseUrl', 'source', 'api', 'cache'].map(
    (name): StringLeaf => ({
      path: `${path}.${name}`,
      set: (value, text) => ({ ...asObject(value), [name]: set(undefined, text) })
    })
  )
  return [{ path, set: change }, ...names]
}

const memberOf = (value: unknown, name: string): unknown => asObject(value)[name]

function asObject(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}

/** The object as it is, or the least that its schema accepts. */
function objectOf(value: unknown, def: Def): Readonly<Record<string, unknown>> {
  if (typeof value === 'object' && value !== null) return asObject(value)
  return asObject(smallestOf(def))
}

function smallest(schema: Schema): unknown {
  const found = CANDIDATES.find((candidate) => accepts(schema, candidate))
  return found ?? smallestOf((schema._zod as unknown as { def: Def }).def)
}

const CANDIDATES: readonly unknown[] = [1, 'x', 'a'.repeat(64), '2026-11-20T08:00:00Z', '2026-11-20', true, null]

function accepts(schema: Schema, value: unknown): boolean {
  return (schema as z.ZodType).safeParse(value).success
}

function smallestOf(def: Def): unknown {
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape)
          .filter(([, inner]) => !accepts(inner, undefined))
          .map(([name, inner]) => [name, smallest(inner)])
      )
    case 'array':
      return []
    case 'tuple':
      return def.items.map(smallest)
    case 'record':
      return {}
    case 'enum':
      return Object.values(def.entries)[0]
    case 'literal':
      return def.values[0]
    case 'union':
      return smallest(def.options[0] as Schema)
    case 'optional':
    case 'nullable':
    case 'default':
    case 'readonly':
      return smallest(def.innerType)
    case 'pipe':
      return smallest(def.in)
    default:
      return undefined
  }
}
