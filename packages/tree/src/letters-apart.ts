/**
 * How many letters to add, to drop, to change, or to swap with their neighbour make one text the
 * other; infinite where one is longer by more than a dozen.
 */
export function lettersApart(one: string, other: string): number {
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
