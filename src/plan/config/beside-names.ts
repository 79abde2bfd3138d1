/** The name of a target's upstream. */
export function directName(target: string): string {
  return `${target} (direct)`
}

/** The name of a target's other arm: what stood before the change. */
export function baseName(target: string): string {
  return `${target} (base)`
}
