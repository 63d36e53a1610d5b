/** Waits until something is so; the test's own time limit ends a wait in vain. */
export async function until(isSo: () => boolean, meanwhile: () => void = () => {}): Promise<void> {
  while (!isSo()) {
    meanwhile();
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}
