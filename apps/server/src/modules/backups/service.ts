import { join } from "node:path";
import type { Disk } from "@rufbaum/runtime";
import { type BackupName, backupsFolder, listBackupNames, type Store } from "@rufbaum/store";
import { DomainError } from "../../errors.ts";

export interface BackupView {
  name: string;
  madeAt: string;
  reason: BackupName["reason"];
  bytes: number;
}

export interface BackupsView {
  /** Whether one that was asked for is being made. */
  isRunning: boolean;
  /** Of the last one that was asked for: its name, or why there is none. */
  made: string | null;
  failure: string | null;
  /** The newest first. */
  backups: BackupView[];
}

export type Backups = ReturnType<typeof createBackups>;

/** Backups for those who ask: nobody waits in a request for one, for it may take a while. */
export function createBackups(deps: {
  disk: Disk;
  dataDirectory: string;
  backups: Store["backups"];
  log(message: string): void;
}) {
  const { disk, dataDirectory, backups, log } = deps;
  let running: Promise<void> | null = null;
  let made: string | null = null;
  let failure: string | null = null;

  async function make(asked: NonNullable<Store["backups"]>): Promise<void> {
    made = null;
    failure = null;
    try {
      made = (await asked.make("by-hand")).name;
    } catch (error) {
      failure = error instanceof Error ? error.message : String(error);
      log(`The backup failed: ${failure}`);
    }
  }

  async function viewOf({ name, file, madeAt, reason }: BackupName): Promise<BackupView> {
    const found = await disk.stat(join(backupsFolder(dataDirectory), file));
    return { name, madeAt: new Date(madeAt).toISOString(), reason, bytes: found?.bytes ?? 0 };
  }

  return {
    /** Begins one, unless one is under way. */
    begin(): void {
      if (!backups) {
        throw new DomainError({ code: "not-embedded" }, { status: 409 });
      }
      running ??= make(backups).finally(() => {
        running = null;
      });
    },
    async view(): Promise<BackupsView> {
      const names = await listBackupNames(disk, dataDirectory);
      return {
        isRunning: running !== null,
        made,
        failure,
        backups: await Promise.all(names.map(viewOf)),
      };
    },
  };
}
