/** Whether two JSON values are the same; an object's fields may stand in any order. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    return a.every((item, index) => sameValue(item, b[index]));
  }
  const names = Object.keys(a);
  if (names.length !== Object.keys(b).length) return false;
  return names.every(
    (name) => Object.hasOwn(b, name) && sameValue(fieldOf(a, name), fieldOf(b, name)),
  );
}

function fieldOf(value: object, name: string): unknown {
  return (value as Record<string, unknown>)[name];
}

/** As `sameValue`, but a different order of fields counts: the two are the same when written out. */
export function sameText(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
