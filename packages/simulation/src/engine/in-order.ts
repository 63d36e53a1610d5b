/** Entries by count, the greatest first; where that is the same, by key, by its code units. */
export function byCount<Value extends { count: number }>(
  entries: Iterable<readonly [string, Value]>,
): (readonly [string, Value])[] {
  return [...entries].sort(
    ([key, { count }], [otherKey, { count: otherCount }]) =>
      otherCount - count || (key < otherKey ? -1 : 1),
  );
}

/** The same for plain counts, as an object. */
export function countsInOrder(counts: Iterable<readonly [string, number]>): Record<string, number> {
  const entries = [...counts].map(([key, count]) => [key, { count }] as const);
  return Object.fromEntries(byCount(entries).map(([key, { count }]) => [key, count]));
}
