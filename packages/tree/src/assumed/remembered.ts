/** So many texts are remembered of each function; a tree has no more nodes than that. */
const MOST = 5_000;

/** The same function of a text, which is told once for the same text. */
export function remembered<Told>(tell: (text: string) => Told): (text: string) => Told {
  const known = new Map<string, Told>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const told = tell(text);
    if (known.size >= MOST) known.clear();
    known.set(text, told);
    return told;
  };
}
