/** Hears of what has changed, by its id. */
export interface GatheredNews {
  changed(id: string): void;
  /** What was heard and not told by now is forgotten. */
  end(): void;
}

/** So far apart they are asked for, however many of them run. */
export const NEWS_MILLISECONDS = 1000;

/**
 * The first news is told at once, what comes within a second of that together: two hundred running
 * campaigns would else have the list asked for two hundred times a second.
 */
export function createGatheredNews({
  renew,
  after,
}: {
  renew(ids: ReadonlySet<string>): void;
  after(milliseconds: number, task: () => void): () => void;
}): GatheredNews {
  let heard = new Set<string>();
  let isWaiting = false;
  let cancel = () => {};

  function tell(): void {
    isWaiting = heard.size > 0;
    if (!isWaiting) return;
    const told = heard;
    heard = new Set();
    cancel = after(NEWS_MILLISECONDS, tell);
    renew(told);
  }

  return {
    changed(id) {
      heard.add(id);
      if (!isWaiting) tell();
    },
    end() {
      heard.clear();
      cancel();
    },
  };
}
