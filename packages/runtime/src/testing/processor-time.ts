/**
 * Milliseconds of the processor's time that `work` takes, all threads of the process together: of the
 * first try below `limit`, else the least of five. What a try starts, and what the collector does for
 * all that a test run holds, falls into one try, hardly into five.
 *
 * @param work gets the number of the try: with it texts differ, for what is remembered of one costs
 *   nothing in the next
 */
export function processorTime(limit: number, work: (nth: number) => unknown): Promise<number> {
  return leastOfFive(limit, async (nth) => {
    const before = process.cpuUsage();
    await work(nth);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  });
}

/** The first measure below `limit`, else the least of five. */
export async function leastOfFive(
  limit: number,
  measure: (nth: number) => Promise<number>,
): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let nth = 0; nth < 5 && least >= limit; nth++) {
    least = Math.min(least, await measure(nth));
  }
  return least;
}
