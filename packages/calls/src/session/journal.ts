import { describeFault, gather } from "@rufbaum/runtime";
import type { AnswerTime, RecordedTurn } from "../call.ts";

/**
 * Writes the turns of all calls, each before its words are spoken.
 *
 * While one batch is being written the next one gathers, so that a hundred calls that move at once
 * cost two round trips, not a hundred. A failed batch fails each turn in it.
 */
export interface Journal {
  record(turn: RecordedTurn): Promise<void>;
  /** Writes down how long an answer took, some time; that it fails is told to nobody but the log. */
  timed(time: AnswerTime): void;
  /** Resolves when nothing is being written any more. */
  settled(): Promise<void>;
}

export interface JournalDeps {
  write(turns: readonly RecordedTurn[]): Promise<void>;
  writeTimes(times: readonly AnswerTime[]): Promise<void>;
  log(message: string): void;
}

export function createJournal({ write, writeTimes, log }: JournalDeps): Journal {
  const turns = gather(async (batch: readonly RecordedTurn[]) => {
    await write(batch);
    return batch.map(() => undefined);
  });
  const times = gather(async (batch: readonly AnswerTime[]) => {
    // Somebody waits for the turns, nobody for the times.
    await turns.settled();
    await writeTimes(batch).catch((error: unknown) => {
      log(`the times of ${batch.length} answers are lost: ${describeFault(error)}`);
    });
    return [];
  });

  return {
    record: turns.ask,
    timed: (time) => void times.ask(time),
    async settled() {
      await turns.settled();
      await times.settled();
    },
  };
}
