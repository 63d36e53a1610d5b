/** To read examples in thousands would take too long in a call; further ones are left out. */
const MOST_EXAMPLES = 400;

/** How many examples of each condition may be kept, so that nobody with many leaves none to the others. */
export function fairShare(counts: readonly number[]): number {
  let each = Math.max(1, ...counts);
  while (
    each > 1 &&
    counts.reduce((sum, count) => sum + Math.min(count, each), 0) > MOST_EXAMPLES
  ) {
    each -= 1;
  }
  return each;
}
