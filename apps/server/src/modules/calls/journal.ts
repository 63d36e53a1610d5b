import type { RecordedTurn } from "@rufbaum/store";

/**
 * Writes the turns of all calls, each before its words are spoken.
 *
 * While one batch is being written the next one gathers, so that a hundred calls that move at once
 * cost two round trips, not a hundred. A failed batch fails each turn in it.
 */
export interface Journal {
  record(turn: RecordedTurn): Promise<void>;
  /** Resolves when nothing is being written any more. */
  settled(): Promise<void>;
}

interface Waiting {
  turn: RecordedTurn;
  resolve(): void;
  reject(error: unknown): void;
}

export function createJournal(write: (turns: RecordedTurn[]) => Promise<void>): Journal {
  let gathering: Waiting[] = [];
  let writing: Promise<void> | null = null;

  async function drain(): Promise<void> {
    while (gathering.length > 0) {
      const batch = gathering;
      gathering = [];
      try {
        await write(batch.map(({ turn }) => turn));
        for (const waiting of batch) waiting.resolve();
      } catch (error) {
        for (const waiting of batch) waiting.reject(error);
      }
    }
    writing = null;
  }

  return {
    record(turn) {
      return new Promise((resolve, reject) => {
        gathering.push({ turn, resolve, reject });
        writing ??= drain();
      });
    },
    settled: () => writing ?? Promise.resolve(),
  };
}
