import { join } from "node:path";
import type { Runtime } from "@rufbaum/runtime";

const EVERY = 15 * 60 * 1000;
const KEPT = 4;
const NAME = /^\d{8}T\d{6}Z\.tar\.gz$/;

/**
 * Writes a dump every 15 minutes and keeps the last four.
 * @returns stops it, after the dump that is under way.
 */
export function keepBackups(options: {
  clock: Runtime["clock"];
  timers: Runtime["timers"];
  disk: Runtime["disk"];
  directory: string;
  /** Writes the whole file, or nothing. */
  dump(path: string): Promise<void>;
  log(message: string): void;
}): () => Promise<void> {
  const { clock, timers, disk, directory, dump, log } = options;
  let running: Promise<void> | null = null;

  async function backUp(): Promise<void> {
    try {
      await disk.makeDirectory(directory, { mode: 0o700 });
      await dump(join(directory, nameAt(clock.now())));
      const written = (await disk.list(directory)).filter((name) => NAME.test(name)).sort();
      for (const name of written.slice(0, -KEPT)) await disk.remove(join(directory, name));
    } catch (error) {
      log(`The backup failed: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  const cancel = timers.every(EVERY, () => {
    running ??= backUp().finally(() => {
      running = null;
    });
  });
  return async () => {
    cancel();
    await running;
  };
}

/** `20260105T091500Z.tar.gz`: names in the order of time. */
function nameAt(now: number): string {
  const stamp = new Date(now).toISOString().replace(/[-:]|\.\d+/g, "");
  return `${stamp}.tar.gz`;
}
