import { join } from "node:path";
import type { Runtime } from "@rufbaum/runtime";

const EVERY = 15 * 60 * 1000;
const KEPT = 4;
const NAME = /^\d{8}T\d{6}Z$/;

/**
 * Makes a backup every 15 minutes and keeps the last four.
 * @returns stops it, after the backup that is under way.
 */
export function keepBackups(options: {
  clock: Runtime["clock"];
  timers: Runtime["timers"];
  disk: Runtime["disk"];
  directory: string;
  /** Makes a whole backup of that name, or none. */
  backUp(path: string): Promise<void>;
  log(message: string): void;
}): () => Promise<void> {
  const { clock, timers, disk, directory, backUp, log } = options;
  let running: Promise<void> | null = null;

  async function makeOne(): Promise<void> {
    try {
      await backUp(join(directory, nameAt(clock.now())));
      const made = (await disk.list(directory)).filter((name) => NAME.test(name)).sort();
      for (const name of made.slice(0, -KEPT)) await disk.remove(join(directory, name));
    } catch (error) {
      log(`The backup failed: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  const cancel = timers.every(EVERY, () => {
    running ??= makeOne().finally(() => {
      running = null;
    });
  });
  return async () => {
    cancel();
    await running;
  };
}

/** `20260105T091500Z`: names in the order of time. */
function nameAt(now: number): string {
  return new Date(now).toISOString().replace(/[-:]|\.\d+/g, "");
}
