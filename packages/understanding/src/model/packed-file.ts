/** A file of weights that can't be used; the message says why. */
export class UnusableModel extends Error {
  override readonly name = "UnusableModel";
}

/*
 * A packed file, numbers of 4 bytes with the lowest first: magic of 8 letters, format, length of the
 * whole, checksum of all that follows it, length of the header; the header as JSON; and its sections,
 * one after another.
 */
const MAGIC_LENGTH = 8;
const FORMAT_AT = MAGIC_LENGTH;
const LENGTH_AT = FORMAT_AT + 4;
const CHECKSUM_AT = LENGTH_AT + 4;
const HEADER_LENGTH_AT = CHECKSUM_AT + 4;
const HEADER_AT = HEADER_LENGTH_AT + 4;

/** What kind of file it is. */
export interface FileKind {
  magic: string;
  format: number;
}

/** The lengths of a file's sections, in bytes and in their order, as its header has them. */
interface Sections {
  sections: Readonly<Record<string, number>>;
}

/** The file's bytes; the same content gives the same. */
export function packFile(
  { magic, format }: FileKind,
  header: object,
  sections: Readonly<Record<string, Uint8Array>>,
): Uint8Array<ArrayBuffer> {
  const parts = Object.entries(sections);
  const lengths = Object.fromEntries(parts.map(([name, { byteLength }]) => [name, byteLength]));
  const text = new TextEncoder().encode(JSON.stringify({ ...header, sections: lengths }));
  const start = HEADER_AT + text.byteLength;
  const whole = parts.reduce((sum, [, { byteLength }]) => sum + byteLength, start);
  const bytes = new Uint8Array(whole);
  bytes.set(new TextEncoder().encode(magic));
  bytes.set(text, HEADER_AT);
  let at = start;
  for (const [, part] of parts) {
    bytes.set(part, at);
    at += part.byteLength;
  }
  const view = new DataView(bytes.buffer);
  view.setUint32(FORMAT_AT, format, true);
  view.setUint32(LENGTH_AT, bytes.byteLength, true);
  view.setUint32(HEADER_LENGTH_AT, text.byteLength, true);
  view.setUint32(CHECKSUM_AT, checksum(bytes), true);
  return bytes;
}

/** Header and sections of a file. Throws {@link UnusableModel} where it is none of this kind. */
export function unpackFile<Header extends object>(
  bytes: Uint8Array<ArrayBuffer>,
  { magic, format }: FileKind,
): { header: Header; section(name: string): Uint8Array<ArrayBuffer> } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.byteLength < HEADER_AT || textOf(bytes.subarray(0, FORMAT_AT)) !== magic) {
    throw new UnusableModel(`The file of weights is none: it does not begin with ${magic}.`);
  }
  const written = view.getUint32(FORMAT_AT, true);
  if (written !== format) {
    throw new UnusableModel(`The weights have format ${written}; format ${format} is read.`);
  }
  const length = view.getUint32(LENGTH_AT, true);
  if (length !== bytes.byteLength) {
    throw new UnusableModel(`The file of weights has ${bytes.byteLength} of ${length} bytes.`);
  }
  if (view.getUint32(CHECKSUM_AT, true) !== checksum(bytes)) {
    throw new UnusableModel("The file of weights is broken: its checksum is another.");
  }
  const start = HEADER_AT + view.getUint32(HEADER_LENGTH_AT, true);
  const { sections, ...rest }: Header & Sections = JSON.parse(
    textOf(bytes.subarray(HEADER_AT, start)),
  );
  const parts = new Map<string, Uint8Array<ArrayBuffer>>();
  let at = start;
  for (const [name, size] of Object.entries(sections)) {
    parts.set(name, bytes.subarray(at, at + size));
    at += size;
  }
  return {
    header: rest as unknown as Header,
    section(name) {
      const part = parts.get(name);
      if (!part) throw new UnusableModel(`The file of weights has no ${name}.`);
      return part;
    },
  };
}

/** FNV-1a over all behind the checksum, four bytes at once and the last few one by one. */
function checksum(bytes: Uint8Array): number {
  const { buffer } = new Uint8Array(bytes.subarray(HEADER_LENGTH_AT));
  const words = new Uint32Array(buffer, 0, buffer.byteLength >> 2);
  const rest = new Uint8Array(buffer, words.byteLength);
  return addTo(addTo(0x811c9dc5, words), rest) >>> 0;
}

function addTo(begun: number, numbers: Uint8Array | Uint32Array): number {
  let code = begun;
  for (let at = 0; at < numbers.length; at++) {
    code = Math.imul(code ^ (numbers[at] ?? 0), 0x01000193);
  }
  return code;
}

export function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}
