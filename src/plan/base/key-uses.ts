import type { Plan, Target } from '../../domain/plan.ts'
import { VARIABLES_IN_VALUE } from '../text/variable-fault.ts'

/** A secret, by the name of its variable or input, and the origin that it is sent to. */
export interface KeyUse {
  readonly name: string
  readonly origin: string
}

export const INPUT_KEY = 'api-key'

/** Every secret that a plan sends, and where to. A signature shows no secret, and its host is one of AWS. */
export function keyUses({ targets }: Pick<Plan, 'targets'>): readonly KeyUse[] {
  const uses = targets.flatMap((target) => {
    const { origin } = new URL(target.baseUrl)
    return secretNames(target).map((name) => ({ name, origin }))
  })
  return [...new Map(uses.map((use) => [`${use.name} ${use.origin}`, use])).values()]
}

/** The uses of head that base has not. */
export function newKeyUses(head: Pick<Plan, 'targets'>, base: Pick<Plan, 'targets'>): readonly KeyUse[] {
  const known = keyUses(base)
  return keyUses(head).filter(({ name, origin }) => !known.some((use) => use.name === name && use.origin === origin))
}

function secretNames({ key, extraHeaders }: Target): readonly string[] {
  const inHeaders = Object.values(extraHeaders).flatMap((value) =>
    [...value.matchAll(VARIABLES_IN_VALUE)].map(([, name = '']) => name)
  )
  if (key.from === 'environment') return [key.name, ...inHeaders]
  return key.from === 'input' ? [INPUT_KEY, ...inHeaders] : inHeaders
}
