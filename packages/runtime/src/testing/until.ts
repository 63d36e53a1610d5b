/** Waits until something is so; gives up after `limit` milliseconds of real time. */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  limit = 120_000,
): Promise<void> {
  const start = performance.now();
  while (!(await isSo())) {
    if (performance.now() - start > limit) throw new Error(`Not so within ${limit} ms: ${isSo}`);
    await Bun.sleep(2);
  }
}
