/** Yields every order of the items: n! of them. */
export function* everyOrder<T>(items: readonly T[]): Generator<T[]> {
  if (items.length <= 1) {
    yield [...items];
    return;
  }
  for (let first = 0; first < items.length; first += 1) {
    const rest = [...items.slice(0, first), ...items.slice(first + 1)];
    for (const order of everyOrder(rest)) yield [items[first] as T, ...order];
  }
}
