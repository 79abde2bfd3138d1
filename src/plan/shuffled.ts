/** Fisher and Yates's shuffle in Durstenfeld's form: every order is equally likely. `random` gives 0 up to 1, without 1. */
export function shuffled<T>(items: readonly T[], random: () => number): readonly T[] {
  const order = [...items]
  for (let last = order.length - 1; last > 0; last -= 1) {
    const chosen = Math.floor(random() * (last + 1))
    const moved = order[last] as T // both indexes are within the list
    order[last] = order[chosen] as T
    order[chosen] = moved
  }
  return order
}

/** One list out of several, each in its own order: every way to merge them is equally likely, so that none bunches up. */
export function mingled<T>(lists: readonly (readonly T[])[], random: () => number): readonly T[] {
  const places = lists.flatMap((list, index) => list.map(() => index))
  const taken = lists.map(() => 0)
  return shuffled(places, random).map((index) => {
    const at = taken[index] ?? 0
    taken[index] = at + 1
    return lists[index]?.[at] as T // as many places as the list has items
  })
}
