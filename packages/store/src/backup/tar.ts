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
  put("        ", 148);
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
  const summed = Buffer.from(header);
  summed.fill(" ", 148, 156);
  if (told !== checksumOf(summed)) throw new Error("This is no tar archive.");
  return {
    name: text(0, 100),
    isFolder: text(156, 1) === "5",
    size: Number.parseInt(text(124, 12), 8),
  };
}

/** How many bytes fill up the last block. */
export function paddingOf(size: number): number {
  return (BLOCK - (size % BLOCK)) % BLOCK;
}

function checksumOf(header: Buffer): number {
  return header.reduce((sum, byte) => sum + byte, 0);
}
