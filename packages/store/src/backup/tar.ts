/** Bytes in which everything in a tar archive is counted (POSIX.1-1988, ustar). */
export const BLOCK = 512;

export interface TarEntry {
  /** Up to 100 characters of ASCII, with slashes. */
  name: string;
  isFolder: boolean;
  /** Bytes of what follows. */
  size: number;
}

/** What stands before a file's bytes, which are filled up to whole blocks. */
export function tarHeader({ name, isFolder, size }: TarEntry, madeAt: number): Uint8Array {
  if (name.length > 100) throw new Error(`The name is too long for an archive: ${name}`);
  const header = Buffer.alloc(BLOCK);
  const put = (text: string, at: number) => header.write(text, at, "latin1");
  const octal = (value: number, digits: number) => value.toString(8).padStart(digits, "0");
  put(name, 0);
  put(isFolder ? "0000700\0" : "0000600\0", 100);
  put("0000000\0", 108);
  put("0000000\0", 116);
  put(octal(size, 11), 124);
  put(octal(Math.floor(madeAt / 1000), 11), 136);
  put(isFolder ? "5" : "0", 156);
  put("ustar\x0000", 257);
  put(`${octal(checksumOf(header), 6)}\0 `, 148);
  return header;
}

/** `null` at the end of the archive, which is a block of zeros. */
export function readTarHeader(header: Buffer): TarEntry | null {
  if (header.every((byte) => byte === 0)) return null;
  const text = (at: number, length: number) =>
    header.toString("latin1", at, at + length).replace(/\0.*$/s, "");
  const told = Number.parseInt(text(148, 8), 8);
  if (told !== checksumOf(header)) throw new Error("This is no tar archive.");
  return {
    name: text(0, 100),
    isFolder: text(156, 1) === "5",
    size: Number.parseInt(text(124, 12), 8),
  };
}

/** What an archive holds, each file's bytes as they stand in it. */
export function* readTar(archive: Uint8Array): Generator<TarEntry & { content: Uint8Array }> {
  const bytes = Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength);
  for (let at = 0; ; ) {
    const entry = readTarHeader(bytes.subarray(at, at + BLOCK));
    if (entry === null) return;
    const begin = at + BLOCK;
    yield { ...entry, content: archive.subarray(begin, begin + entry.size) };
    at = begin + entry.size + paddingOf(entry.size);
  }
}

/** How many bytes fill up the last block. */
export function paddingOf(size: number): number {
  return (BLOCK - (size % BLOCK)) % BLOCK;
}

/** Of a header, with blanks for the checksum itself. A thousand headers a file: no iterator, no copy. */
function checksumOf(header: Uint8Array): number {
  let sum = 8 * 0x20;
  for (let at = 0; at < 148; at++) sum += header[at] ?? 0;
  for (let at = 156; at < BLOCK; at++) sum += header[at] ?? 0;
  return sum;
}
