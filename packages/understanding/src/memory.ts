/** What was worked out for the keys that were asked for last. */
export interface Memory<Key, Value> {
  get(key: Key): Value | undefined;
  put(key: Key, value: Value): void;
}

/**
 * Keeps at most so many values. When it is full, those that were not asked for since it was half full
 * are forgotten at once, which costs less than to forget one at a time.
 */
export function openMemory<Key, Value>(most: number): Memory<Key, Value> {
  const half = Math.max(1, Math.floor(most / 2));
  let recent = new Map<Key, Value>();
  let older = new Map<Key, Value>();

  function put(key: Key, value: Value): void {
    if (recent.size >= half && !recent.has(key)) {
      older = recent;
      recent = new Map();
    }
    recent.set(key, value);
  }

  return {
    get(key) {
      const known = recent.get(key);
      if (known !== undefined) return known;
      const before = older.get(key);
      if (before !== undefined) put(key, before);
      return before;
    },
    put,
  };
}
