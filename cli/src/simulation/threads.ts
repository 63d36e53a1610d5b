/**
 * Conversations for which another thread is worth its start: each has to warm up for itself. Sixty
 * thousand took two threads as long as one (`time rufbaum simulate --workers`).
 */
const WORTH_A_THREAD = 200_000;

/** Of threads that nobody asked for: each takes its memory. */
const USUAL_THREADS = 4;

/** How many threads lead so many conversations best, this one among them. */
export function threadsFor(runs: number, cores: number): number {
  const worth = Math.floor(runs / WORTH_A_THREAD);
  return Math.max(1, Math.min(worth, cores, USUAL_THREADS));
}
