/** The name that was probably meant: the one with the fewest letters to change, if they are few. */
export function nearestName(written: string, names: Iterable<string>): string | null {
  const wanted = written.toLowerCase();
  let nearest: string | null = null;
  let fewest = Math.max(1, Math.floor(wanted.length / 3)) + 1;
  for (const name of names) {
    const changes = distance(wanted, name.toLowerCase());
    if (changes < fewest) {
      fewest = changes;
      nearest = name;
    }
  }
  return nearest;
}

/** `Did you mean "node"?`, else the names there are, else nothing. */
export function suggestion(written: string, names: Iterable<string>): string {
  const all = [...new Set(names)];
  const nearest = nearestName(written, all);
  if (nearest !== null) return `Did you mean "${nearest}"?`;
  if (all.length === 0) return "";
  const shown = all.slice(0, MOST_SHOWN).map((name) => `"${name}"`);
  return `There is ${shown.join(", ")}${all.length > MOST_SHOWN ? " …" : "."}`;
}

const MOST_SHOWN = 12;

/** Letters to add, to drop, to change, or to swap with their neighbour. */
function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > LONGEST_GAP) return Number.POSITIVE_INFINITY;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      let least = Math.min(
        (last[column] ?? 0) + 1,
        (now[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (isSwapped && row > 1 && column > 1) {
        least = Math.min(least, (beforeLast[column - 2] ?? 0) + 1);
      }
      now.push(least);
    }
    beforeLast = last;
    last = now;
  }
  return last[other.length] ?? 0;
}

const LONGEST_GAP = 12;
