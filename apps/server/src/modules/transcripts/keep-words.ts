import { breathe, describeFault, type Timers } from "@rufbaum/runtime";
import { type Database, readTranscriptWords } from "@rufbaum/store";

/** Milliseconds between looks: a search looks through what ended meanwhile by itself. */
const PAUSE = 10_000;

/**
 * Makes what calls were spoken in ready for searching, once they are over; of a database from before
 * all that is in it, a few calls at a time. @returns what ends it
 */
export function keepWords({
  sideDb,
  timers,
  log,
}: {
  sideDb: Database;
  timers: Timers;
  log(message: string): void;
}): () => Promise<void> {
  let isEnding = false;
  let hasFailed = false;
  let work: Promise<void> | null = null;

  async function read(): Promise<void> {
    try {
      while (!isEnding && (await readTranscriptWords(sideDb)) > 0) await breathe();
      hasFailed = false;
    } catch (error) {
      // Of a database that is away for an hour one line is enough.
      if (!hasFailed && !isEnding)
        log(`transcripts are not searchable yet: ${describeFault(error)}`);
      hasFailed = true;
    }
  }

  const look = () => {
    work ??= read().finally(() => {
      work = null;
    });
  };
  look();
  const cancel = timers.every(PAUSE, look);
  return async () => {
    isEnding = true;
    cancel();
    await work;
  };
}
