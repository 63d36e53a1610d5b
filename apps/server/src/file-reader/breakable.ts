/**
 * A source whose waiting reader can be sent away with an error. A race of each value with one lasting
 * promise would do the same, and hold on to every value until that promise settles.
 */
export function breakable<Value>(source: AsyncIterator<Value>): {
  next(): Promise<IteratorResult<Value>>;
  /** Fails the wait under way and all later ones. */
  breakOff(error: Error): void;
} {
  let fault: Error | null = null;
  let fail: (error: Error) => void = () => {};
  return {
    next() {
      if (fault) return Promise.reject(fault);
      return new Promise((resolve, reject) => {
        fail = reject;
        source.next().then(resolve, reject);
      });
    },
    breakOff(error) {
      fault ??= error;
      fail(fault);
    },
  };
}
