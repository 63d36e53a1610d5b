/** Ways as the drawing of the simulation has them. */
export interface Way {
  from: string;
  to: string;
  condition: null;
  count: number;
}

/** Reads what was counted by `from>to`; an id may hold `>` itself, so that the known ones decide. */
export function waysOf(counts: Readonly<Record<string, number>>, ids: ReadonlySet<string>): Way[] {
  return Object.entries(counts).flatMap(([key, count]): Way[] => {
    for (let at = key.indexOf(">"); at >= 0; at = key.indexOf(">", at + 1)) {
      const [from, to] = [key.slice(0, at), key.slice(at + 1)];
      if (ids.has(from) && ids.has(to)) return [{ from, to, condition: null, count }];
    }
    return [];
  });
}
