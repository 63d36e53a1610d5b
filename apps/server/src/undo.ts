/** What was opened, to be closed in the opposite order, once. */
export function openUndo() {
  const steps: (() => Promise<void> | void)[] = [];
  let running: Promise<void> | null = null;

  async function runAll(): Promise<void> {
    const faults: unknown[] = [];
    for (let step = steps.pop(); step; step = steps.pop()) {
      try {
        await step();
      } catch (fault) {
        faults.push(fault);
      }
    }
    if (faults.length > 0) throw new AggregateError(faults, "Not everything could be closed.");
  }

  return {
    push: (step: () => Promise<void> | void) => void steps.push(step),
    /** Every step is tried, also after one that failed. */
    run: () => {
      running ??= runAll();
      return running;
    },
  };
}
