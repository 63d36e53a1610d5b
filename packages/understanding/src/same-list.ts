/** Whether two lists hold the same words in the same order. */
export function isSameList(one: readonly string[] = [], other: readonly string[] = []): boolean {
  if (one === other) return true;
  if (one.length !== other.length) return false;
  for (let index = 0; index < one.length; index++) if (one[index] !== other[index]) return false;
  return true;
}
