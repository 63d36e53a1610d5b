import { describeFault } from "@rufbaum/runtime";
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

interface Waiting {
  turn: RecordedTurn;
  resolve(): void;
  reject(error: unknown): void;
}

export interface JournalDeps {
  write(turns: RecordedTurn[]): Promise<void>;
  writeTimes(times: AnswerTime[]): Promise<void>;
  log(message: string): void;
}

export function createJournal({ write, writeTimes, log }: JournalDeps): Journal {
  let gathering: Waiting[] = [];
  let times: AnswerTime[] = [];
  let writing: Promise<void> | null = null;

  async function drain(): Promise<void> {
    while (gathering.length > 0 || times.length > 0) {
      const batch = gathering;
      gathering = [];
      // Somebody waits for the turns, nobody for the times.
      if (batch.length > 0) await writeTurns(batch);
      else await writeGatheredTimes();
    }
    writing = null;
  }

  async function writeTurns(batch: Waiting[]): Promise<void> {
    try {
      await write(batch.map(({ turn }) => turn));
      for (const waiting of batch) waiting.resolve();
    } catch (error) {
      for (const waiting of batch) waiting.reject(error);
    }
  }

  async function writeGatheredTimes(): Promise<void> {
    const batch = times;
    times = [];
    try {
      await writeTimes(batch);
    } catch (error) {
      log(`the times of ${batch.length} answers are lost: ${describeFault(error)}`);
    }
  }

  return {
    record(turn) {
      return new Promise((resolve, reject) => {
        gathering.push({ turn, resolve, reject });
        writing ??= drain();
      });
    },
    timed(time) {
      times.push(time);
      writing ??= drain();
    },
    settled: () => writing ?? Promise.resolve(),
  };
}
