type Present<T> = { readonly [K in keyof T]?: Exclude<T[K], undefined> }

/** Without the members that are undefined, so that spreading it over defaults keeps the defaults. */
export function presentMembers<T extends object>(value: T): Present<T> {
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as Present<T>
}
