import { cp, stat } from "node:fs/promises";
import { hostname } from "node:os";
import { basename, join } from "node:path";
import type { Disk, Runtime } from "@rufbaum/runtime";
import type { Database } from "../database.ts";
import { directoryFault, lookAtData, RESTORED, RESTORING } from "../directory/data-folder.ts";
import { takeLock } from "../directory/lock.ts";
import { lastingJournal } from "../lasting/journal.ts";
import {
  aboutPeople,
  applyLasting,
  isForeign,
  type LastingEntry,
  readLasting,
} from "../lasting/lasting.ts";
import { drizzleOn } from "../open/drizzle-on.ts";
import { migrate, NewerDataError } from "../open/migrate.ts";
import { migrations } from "../open/migrations.ts";
import { createTraces } from "../open/traces.ts";
import { type PgliteClient, startPglite } from "../pglite/client.ts";
import { findLosses } from "../pglite/relation-files.ts";
import { appendAuditEntry } from "../queries/audit.ts";
import { pauseRestored } from "../queries/reopen-campaigns.ts";
import { findSubjectKey } from "../queries/subject-key.ts";
import { backupFileAt, readBackupName } from "./backup-names.ts";
import { BackupFault, readBackup } from "./read-backup.ts";
import { syncFolder } from "./write-backup.ts";

export interface Restored {
  /** Where the data of before lie now; `null` if there were none. */
  aside: string | null;
  /** Whether those could be read for what must not be forgotten; `null` if there were none. */
  couldRead: boolean | null;
  /** Whether a `lasting.jsonl` told who asked not to be called later than the backup. */
  hadJournal: boolean;
}

/**
 * Puts a backup in the place of the embedded database, which is set aside. The backup is checked,
 * opened, brought to the newest schema and told what must not be forgotten before anything is
 * moved; the two moves are finished by the next start if they are cut short.
 * @throws DataLockedError, DataUnusableError, BackupFault
 */
export async function restoreBackup(options: {
  runtime: Pick<Runtime, "clock" | "disk" | "random">;
  dataDirectory: string;
  /** The backup's file, or a folder as earlier versions wrote them. */
  path: string;
  /** Who restores it, as the audit names him. */
  by: string;
}): Promise<Restored> {
  const { runtime, dataDirectory, path, by } = options;
  const { clock, disk } = runtime;
  const lock = await takeLock(disk, dataDirectory, {
    pid: process.pid,
    startedAt: clock.now(),
    host: hostname(),
  }).catch((error: unknown) => {
    throw directoryFault(dataDirectory, error);
  });
  const data = join(dataDirectory, "data");
  const unfinished = join(dataDirectory, RESTORING);
  const finished = join(dataDirectory, RESTORED);
  try {
    await disk.remove(unfinished);
    await unpack(path, unfinished);
    const standing = await lookAtData(disk, dataDirectory);
    const isThere = standing.kind === "there";
    const before = isThere ? await readBefore(data) : standing.kind === "none" ? [] : null;
    const journal = lastingJournal({ ...runtime, dataDirectory });
    const hadJournal = await journal.isThere();
    const written = await journal.read();
    await make(unfinished, async (db) => {
      const key = await findSubjectKey(db);
      const foreign = [before ?? [], written].filter(
        (said) => key !== null && isForeign(said, key),
      );
      refuseForgetting(foreign.flatMap(aboutPeople));
      if (before && !foreign.includes(before)) await applyLasting(db, before);
      // A file that tells of nobody, by a key of its own, is the old data's until they have gone.
      await journal.agreeWith(db, { listensOnly: foreign.includes(written) });
      // Whoever was called since the backup would be called again.
      await pauseRestored(db, clock.now());
      const details = { backup: basename(path) };
      const entry = { at: clock.now(), by, action: "data-restored", subject: null } as const;
      await appendAuditEntry(db, { ...entry, details });
    });
    await disk.remove(finished);
    await disk.move(unfinished, finished);
    await syncFolder(dataDirectory);
    const aside = await unused(disk, join(dataDirectory, `data.aside-${nameAt(clock.now())}`));
    const hadData = await disk.move(data, aside);
    await disk.move(finished, data);
    await syncFolder(dataDirectory);
    return {
      aside: hadData && standing.kind !== "none" ? aside : null,
      couldRead: standing.kind === "none" ? null : before !== null,
      hadJournal,
    };
  } finally {
    await disk.remove(unfinished);
    await lock.release();
  }
}

async function unpack(path: string, target: string): Promise<void> {
  const isFolder = await stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (isFolder) return cp(path, target, { recursive: true });
  const { schema } = await readBackup(path, target);
  if (schema > (migrations.at(-1)?.createdAt ?? 0)) throw new BackupFault(NEWER);
}

/**
 * A backup of another installation names people with another key: who must not be called, or was
 * erased here, would be unknown in it.
 */
function refuseForgetting(people: readonly LastingEntry[]): void {
  if (people.length === 0) return;
  // The data and the file beside them tell of the same.
  const counted = (kind: "suppression" | "withdrawal" | "erasure") =>
    new Set(people.flatMap((entry) => (entry.kind === kind ? [entry.subject] : []))).size;
  throw new BackupFault(
    `is of another installation, in which nobody can tell whom this one means: ${counted("suppression")} blocks, ${counted("withdrawal")} withdrawals and ${counted("erasure")} erasures would be forgotten. Restore it into a data directory of its own (RUFBAUM_DATA), beside the lasting.jsonl of the installation that made it`,
  );
}

const NEWER = "was written by a newer version of Rufbaum";

/** Opens what was unpacked, and closes it as a whole database with the newest schema. */
async function make(directory: string, finish: (db: Database) => Promise<void>): Promise<void> {
  const client = await startPglite({ directory, template: null }).catch((cause: unknown) => {
    throw new BackupFault("does not open as a database", { cause });
  });
  try {
    const [loss] = await findLosses(client, directory, { isRecovered: true });
    if (loss !== undefined) throw new BackupFault(`is damaged: ${loss}`);
    const db = drizzleOn(client);
    await migrate(db).catch((error: unknown) => {
      if (!(error instanceof NewerDataError)) throw error;
      throw new BackupFault(NEWER, { cause: error });
    });
    await finish(db);
    const traces = createTraces({ client, db, alone: (work) => work() });
    if (await traces.areLeft()) await traces.remove();
  } finally {
    await client.close();
  }
}

/** What the data of before hold that must not be forgotten; `null` if they can't be read. */
async function readBefore(directory: string): Promise<LastingEntry[] | null> {
  let client: PgliteClient | null = null;
  try {
    client = await startPglite({ directory, template: null });
    return await readLasting(drizzleOn(client));
  } catch {
    return null;
  } finally {
    await client?.close().catch(() => {});
  }
}

function nameAt(now: number): string {
  return readBackupName(backupFileAt(now, "regular"))?.name ?? "";
}

/** The path, or one numbered like it, where nothing is yet: a name is a second long. */
async function unused(disk: Disk, path: string): Promise<string> {
  let free = path;
  for (let number = 2; (await disk.stat(free)) !== null; number++) free = `${path}-${number}`;
  return free;
}
