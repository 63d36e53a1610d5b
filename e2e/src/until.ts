/** Asks every `pause` milliseconds until there is an answer other than `null`, `limit` at most. */
export async function until<Found>(
  what: string,
  ask: () => Promise<Found | null>,
  { limit = 120_000, pause = 20 } = {},
): Promise<Found> {
  const start = performance.now();
  for (;;) {
    const answer = await ask();
    if (answer !== null) return answer;
    if (performance.now() - start > limit) {
      throw new Error(`Waited ${limit / 1000} s in vain for ${what}.`);
    }
    await Bun.sleep(pause);
  }
}
