/** The last file of a backup, which tells of the others. */
export const MANIFEST = "backup.json";

export interface BackupAccount {
  format: 1;
  /** Milliseconds since 1970. */
  madeAt: number;
  /** The newest migration in it, as `Migration.createdAt`. */
  schema: number;
  files: number;
  bytes: number;
  /** Over all of the archive before this file. */
  sha256: string;
}

/** `null` if this is not what `writeBackup` writes. */
export function readManifest(text: string): BackupAccount | null {
  try {
    const read = JSON.parse(text) as Record<string, unknown>;
    const isWhole =
      read.format === 1 &&
      [read.madeAt, read.schema, read.files, read.bytes].every(Number.isFinite) &&
      typeof read.sha256 === "string";
    return isWhole ? (read as unknown as BackupAccount) : null;
  } catch {
    return null;
  }
}
