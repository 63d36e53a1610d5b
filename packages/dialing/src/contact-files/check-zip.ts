import { UnreadableFile } from "./contact-file-event.ts";
import type { FileLimits } from "./limits.ts";
import { type SheetFacts, sheetFacts } from "./sheet-facts.ts";

const [END, ENTRY, LOCAL] = [0x06054b50, 0x02014b50, 0x04034b50];
const DEFLATED = 8;
const SHEET = /^xl[/\\]worksheets[/\\][^/\\]+\.xml$/i;

/**
 * Looks through a workbook's zip before anything of it is kept: entries, sizes told and real ones.
 *
 * @returns the names of its entries, and what its sheets have
 */
export async function checkZip(
  bytes: Uint8Array,
  limits: FileLimits,
): Promise<{ names: string[]; sheets: SheetFacts }> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  const { zipEntries, unzippedBytes: limit } = limits;
  if (count > zipEntries) {
    throw new UnreadableFile({
      code: "too-many-entries",
      format: "xlsx",
      entries: count,
      limit: zipEntries,
    });
  }
  const entries = listEntries(view, view.getUint32(end + 16, true), count);
  const tooLarge = () => new UnreadableFile({ code: "too-large-unzipped", format: "xlsx", limit });
  if (entries.reduce((sum, { size }) => sum + size, 0) > limit) throw tooLarge();

  const sheets = sheetFacts();
  let total = 0;
  for (const { name, method, start, packed, size, told } of entries) {
    if (told > limit) throw tooLarge();
    if (method !== DEFLATED) {
      total += packed;
    } else {
      // Who holds more than is told is refused there and then, not at the limit.
      const most = Math.min(limit, total + Math.max(size, told));
      const look = SHEET.test(name) ? sheets.reader() : null;
      total += await inflatedSize(bytes.subarray(start, start + packed), most - total, look);
      if (total > most) throw tooLarge();
    }
    if (total > limit) throw tooLarge();
  }
  return { names: entries.map(({ name }) => name), sheets };
}

/** How large it really is, counted piece by piece, until it is more than `most`. */
async function inflatedSize(
  bytes: Uint8Array,
  most: number,
  look: ((part: Uint8Array) => void) | null,
): Promise<number> {
  const packed = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream();
  const reader = packed.pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  let size = 0;
  try {
    while (size <= most) {
      const { value, done } = await reader.read();
      if (done) return size;
      size += value.length;
      look?.(value);
    }
  } catch {
    throw damaged();
  }
  await reader.cancel();
  return size;
}

function findEnd(view: DataView): number {
  const earliest = Math.max(0, view.byteLength - 22 - 0xffff);
  for (let at = view.byteLength - 22; at >= earliest; at--) {
    if (view.getUint32(at, true) === END) return at;
  }
  throw damaged();
}

interface Entry {
  name: string;
  method: number;
  start: number;
  packed: number;
  size: number;
  /** The size that the entry itself tells, which may be another one. */
  told: number;
}

function listEntries(view: DataView, offset: number, count: number): Entry[] {
  const entries: Entry[] = [];
  let at = offset;
  for (let index = 0; index < count; index++) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== ENTRY) throw damaged();
    const length = view.getUint16(at + 28, true);
    const local = view.getUint32(at + 42, true);
    if (local + 30 > view.byteLength || view.getUint32(local, true) !== LOCAL) throw damaged();
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    const packed = view.getUint32(at + 20, true);
    // A reader that trusts the entry reads on to what it tells.
    const packedThere = view.getUint32(local + 18, true);
    const most = Math.max(packed, packedThere === 0xffffffff ? 0 : packedThere);
    if (start + packed > view.byteLength) throw damaged();
    if (at + 46 + length > view.byteLength) throw damaged();
    entries.push({
      name: new TextDecoder().decode(
        new Uint8Array(view.buffer, view.byteOffset + at + 46, length),
      ),
      method: view.getUint16(local + 8, true),
      start,
      packed: Math.min(most, view.byteLength - start),
      size: view.getUint32(at + 24, true),
      told: view.getUint32(local + 22, true),
    });
    at += 46 + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

function damaged(): UnreadableFile {
  return new UnreadableFile({ code: "damaged", format: "xlsx" });
}
