import { createReadStream } from "node:fs";
import { type FileHandle, mkdir, open } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createZstdDecompress } from "node:zlib";
import { type BackupAccount, MANIFEST, readManifest } from "./manifest.ts";
import { BLOCK, paddingOf, readTarHeader, type TarEntry } from "./tar.ts";

/** A backup that can't be restored, and why, as the rest of a sentence about it. */
export class BackupFault extends Error {
  override readonly name = "BackupFault";
  readonly reason = "backup-unusable";
}

/** Names as PostgreSQL gives them: nothing that could lead out of the folder. */
const NAME = /^(?!\/)(?!(?:.*\/)?\.\.?(?:\/|$))[\w./-]{1,100}$/;
/** No file of a backup that is read as a whole is larger. */
const MANIFEST_LIMIT = 64 * 1024;

/**
 * Reads a whole backup and checks it against its own account; with `target` it is written there,
 * each file forced to the disk.
 * @throws BackupFault
 */
export async function readBackup(path: string, target: string | null): Promise<BackupAccount> {
  const source = createSource(path);
  try {
    return await readFrom(source, target);
  } finally {
    source.close();
  }
}

async function readFrom(source: Source, target: string | null): Promise<BackupAccount> {
  const hash = new Bun.CryptoHasher("sha256");
  let files = 0;
  for (;;) {
    const header = await source.take(BLOCK);
    const entry = headerOf(header);
    if (entry === null) throw new BackupFault("is not complete: its account is missing");
    if (entry.name === MANIFEST) {
      const account = await accountOf(source, entry);
      if (account.sha256 !== hash.digest("hex")) {
        throw new BackupFault("is damaged: its checksum is another one");
      }
      if (account.files !== files) throw new BackupFault("is not complete: files are missing");
      return account;
    }
    if (!NAME.test(entry.name)) throw new BackupFault("is no backup of Rufbaum's");
    hash.update(header);
    const to = target === null ? null : join(target, entry.name);
    if (entry.isFolder) {
      if (to !== null) await mkdir(to, { recursive: true, mode: 0o700 });
      continue;
    }
    files += 1;
    await copyFile(source, entry, to, hash);
  }
}

async function copyFile(
  source: Source,
  { size }: TarEntry,
  to: string | null,
  hash: Bun.CryptoHasher,
): Promise<void> {
  const file = to === null ? null : await create(to);
  try {
    for (let left = size; left > 0; ) {
      const piece = await source.takeSome(left);
      hash.update(piece);
      await file?.writeFile(piece);
      left -= piece.length;
    }
    await file?.sync();
  } finally {
    await file?.close();
  }
  hash.update(await source.take(paddingOf(size)));
}

async function create(path: string): Promise<FileHandle> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  return open(path, "wx", 0o600);
}

function headerOf(header: Buffer): TarEntry | null {
  try {
    return readTarHeader(header);
  } catch {
    throw new BackupFault("is damaged, or no backup");
  }
}

async function accountOf(source: Source, { size }: TarEntry): Promise<BackupAccount> {
  const text = size > MANIFEST_LIMIT ? "" : (await source.take(size)).toString("utf8");
  const account = readManifest(text);
  if (account === null) throw new BackupFault("was written by another version of Rufbaum");
  return account;
}

type Source = ReturnType<typeof createSource>;

/** The decompressed bytes, as many as are asked for. */
function createSource(path: string) {
  const file = createReadStream(path);
  const stream = createZstdDecompress();
  file.on("error", (error) => stream.destroy(error));
  const pieces = file.pipe(stream)[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let rest: Buffer = Buffer.alloc(0);

  async function more(): Promise<Buffer> {
    try {
      const { done, value } = await pieces.next();
      if (!done) return value;
    } catch (error) {
      const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
      throw new BackupFault(isMissing ? "is not there" : "is damaged, or no backup", {
        cause: error,
      });
    }
    throw new BackupFault("is not complete: it ends too early");
  }

  /** At least one byte, at most `limit`. */
  async function takeSome(limit: number): Promise<Buffer> {
    while (rest.length === 0) rest = await more();
    const piece = rest.subarray(0, limit);
    rest = rest.subarray(piece.length);
    return piece;
  }

  return {
    close() {
      file.destroy();
      stream.destroy();
    },
    takeSome,
    async take(count: number): Promise<Buffer> {
      const taken: Buffer[] = [];
      for (let left = count; left > 0; ) {
        const piece = await takeSome(left);
        taken.push(piece);
        left -= piece.length;
      }
      return Buffer.concat(taken);
    },
  };
}
