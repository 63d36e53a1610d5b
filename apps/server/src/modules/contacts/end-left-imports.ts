import { type Clock, describeFault, type Timers } from "@rufbaum/runtime";
import { cancelLeftImports, type Database } from "@rufbaum/store";

/** Milliseconds without a word, of which an import has one every ten seconds: its server is gone. */
const SILENCE = 120_000;
const BETWEEN_LOOKS = 30_000;

export interface LeftImportsDeps {
  sideDb: Database;
  clock: Clock;
  timers: Pick<Timers, "every">;
  /** No other process has this data: what was running before can't be any more. */
  isAlone: boolean;
  log(message: string): void;
}

/**
 * Cancels imports whose server is gone: at once where no other one has the data, else two and a half
 * minutes after its last word at the latest. @returns what ends it
 */
export async function endLeftImports(deps: LeftImportsDeps): Promise<() => void> {
  const { sideDb, clock, timers, isAlone, log } = deps;
  async function look(silence: number): Promise<void> {
    const at = clock.now();
    try {
      const left = await cancelLeftImports(sideDb, { silentSince: at - silence, at });
      if (left > 0) log(`imports whose server is gone were cancelled: ${left}`);
    } catch (error) {
      log(`imports whose server is gone could not be looked for: ${describeFault(error)}`);
    }
  }
  await look(isAlone ? 0 : SILENCE);
  return timers.every(BETWEEN_LOOKS, () => void look(SILENCE));
}
