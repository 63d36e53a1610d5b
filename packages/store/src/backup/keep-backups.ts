import { join } from "node:path";
import type { Runtime } from "@rufbaum/runtime";
import {
  type BackupName,
  type BackupReason,
  backupFileAt,
  backupsFolder,
  listBackupNames,
  readBackupName,
} from "./backup-names.ts";

const SECOND = 1000;
const EVERY = 15 * 60 * 1000;
const DAY = 24 * 60 * 60 * 1000;
const QUARTERS_KEPT = 4;
const DAYS_KEPT = 7;
/** How many of each kind stay, whatever the clock makes. */
export const KEPT_OF_KIND: Readonly<Record<Exclude<BackupReason, "regular">, number>> = {
  "at-stop": 2,
  "by-hand": 10,
  "before-migration": 2,
};

export interface Backups {
  /**
   * Makes one now, after one that is under way for another reason; of several who ask for the same
   * reason at once all get the same. Older ones make room.
   */
  make(reason?: BackupReason): Promise<BackupName>;
  /** Does something that no backup may be made beside. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Makes one every 15 minutes from now on. */
  start(): void;
  /** Makes none by itself any more, and waits for the one that is under way. */
  stop(): Promise<void>;
}

/** The backups of a data directory: makes them in turn, and removes those that others replace. */
export function createBackups(options: {
  clock: Runtime["clock"];
  timers: Runtime["timers"];
  disk: Runtime["disk"];
  dataDirectory: string;
  /** Makes a whole backup at that path, or none. */
  write(path: string, madeAt: number): Promise<void>;
  log(message: string): void;
}): Backups {
  const { clock, timers, disk, dataDirectory, write, log } = options;
  const folder = backupsFolder(dataDirectory);
  const wanted = new Map<BackupReason, Promise<BackupName>>();
  let last: Promise<unknown> = Promise.resolve();
  let cancel = () => {};

  async function makeOne(reason: BackupReason): Promise<BackupName> {
    const now = freeSecond(clock.now(), await listBackupNames(disk, dataDirectory));
    const file = backupFileAt(now, reason);
    for (const left of await disk.list(folder).catch(() => [])) {
      if (left.endsWith(".unfinished")) await disk.remove(join(folder, left));
    }
    await write(join(folder, file), now);
    for (const { file } of replaced(await listBackupNames(disk, dataDirectory))) {
      await disk.remove(join(folder, file));
    }
    const made = readBackupName(file);
    if (made === null) throw new Error(`${file} is no name of a backup.`);
    return made;
  }

  function make(reason: BackupReason = "regular"): Promise<BackupName> {
    const known = wanted.get(reason);
    if (known) return known;
    const made = last.then(() => makeOne(reason)).finally(() => wanted.delete(reason));
    wanted.set(reason, made);
    last = made.catch(() => {});
    return made;
  }

  function alone<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  }

  const attempt = () =>
    make().catch((error: unknown) => {
      log(`The backup failed: ${error instanceof Error ? error.message : String(error)}`);
    });

  return {
    make,
    alone,
    start() {
      cancel = timers.every(EVERY, () => void attempt());
    },
    async stop() {
      cancel();
      await last;
    },
  };
}

/** Names tell seconds: the next one that no backup has, so that none takes another's place or turn. */
function freeSecond(now: number, backups: readonly BackupName[]): number {
  const taken = new Set(backups.map(({ madeAt }) => Math.floor(madeAt / SECOND)));
  let free = now;
  while (taken.has(Math.floor(free / SECOND))) free += SECOND;
  return free;
}

/**
 * Those that are no longer kept, of backups sorted by age: of the clock's the newest of each of the
 * last four quarters of an hour that have any stays, and of each of the last seven days; a day that
 * has none has the newest at a stop instead. Of the others the newest stay, each kind by itself: two
 * at a stop, two before a migration, ten made by hand.
 */
export function replaced(newestFirst: readonly BackupName[]): BackupName[] {
  const of = (wanted: BackupReason) => newestFirst.filter(({ reason }) => reason === wanted);
  const regular = of("regular");
  const stops = of("at-stop");
  const days = newestOfEach([...regular, ...stops], DAY).sort((a, b) => b.madeAt - a.madeAt);
  const kept = new Set([
    ...newestOfEach(regular, EVERY).slice(0, QUARTERS_KEPT),
    ...days.slice(0, DAYS_KEPT),
    ...KINDS.flatMap((kind) => of(kind).slice(0, KEPT_OF_KIND[kind])),
  ]);
  return newestFirst.filter((backup) => !kept.has(backup));
}

const KINDS = ["at-stop", "by-hand", "before-migration"] as const;

/** Of those of the same span the first, whatever the order. */
function newestOfEach(backups: readonly BackupName[], span: number): BackupName[] {
  const seen = new Set<number>();
  return backups.filter(({ madeAt }) => {
    const part = Math.floor(madeAt / span);
    return !seen.has(part) && seen.add(part);
  });
}
