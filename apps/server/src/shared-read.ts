/**
 * One read at a time, shared by all who ask for it: whoever asks while one runs gets the next one,
 * so that nobody is told what was true before he asked.
 */
export function sharedRead<Result>(read: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | null = null;
  let next: Promise<Result> | null = null;

  function run(): Promise<Result> {
    const result = read().finally(() => {
      running = null;
    });
    running = result;
    return result;
  }

  function afterThis(current: Promise<Result>): Promise<Result> {
    return current
      .catch(() => {})
      .then(() => {
        next = null;
        return run();
      });
  }

  return () => {
    if (!running) return run();
    next ??= afterThis(running);
    return next;
  };
}
