/** What one server sends: several things at once, or a part of one that is too long. */
interface Frame {
  from: string;
  items?: unknown[];
  part?: { index: number; count: number; text: string };
}

/** Bytes of a NOTIFY; PostgreSQL refuses 8,000. */
const MOST_BYTES = 7_900;
/** Bytes for the frame around what is sent, and of the longest thing that is sent in parts. */
const AROUND = 150;
const MOST_PARTS = 64;

const bytesOf = (text: string) => Buffer.byteLength(text);

/** Packs things in their order into as few texts as they fit in; what is far too long is left out. */
export function packFrames(from: string, items: readonly unknown[]): string[] {
  const frames: string[] = [];
  let together: string[] = [];
  let bytes = 0;

  function finish(): void {
    if (together.length === 0) return;
    frames.push(`{"from":${JSON.stringify(from)},"items":[${together.join(",")}]}`);
    together = [];
    bytes = 0;
  }

  for (const item of items) {
    const text = JSON.stringify(item);
    const length = bytesOf(text) + 1;
    if (bytes + length > MOST_BYTES - AROUND) finish();
    if (length > MOST_BYTES - AROUND) {
      frames.push(...inParts(from, text));
      continue;
    }
    together.push(text);
    bytes += length;
  }
  finish();
  return frames;
}

/** In base64, so that no part ends within a character. */
function inParts(from: string, text: string): string[] {
  const encoded = Buffer.from(text).toString("base64");
  const size = MOST_BYTES - AROUND;
  const count = Math.ceil(encoded.length / size);
  if (count > MOST_PARTS) return [];
  return Array.from({ length: count }, (_, index) => {
    const part = { index, count, text: encoded.slice(index * size, (index + 1) * size) };
    return JSON.stringify({ from, part } satisfies Frame);
  });
}

/** Reads texts of many servers; gives what each of them holds, nothing for what can't be read. */
export function createUnpacker(): (text: string) => { from: string; items: unknown[] } {
  /** The parts that have come of each server, which sends one thing after the other. */
  const parts = new Map<string, string[]>();

  function join({ from, part }: Required<Pick<Frame, "from" | "part">>): unknown[] {
    const before = part.index === 0 ? [] : (parts.get(from) ?? []);
    parts.delete(from);
    if (before.length !== part.index) return [];
    before.push(part.text);
    if (before.length < part.count) {
      parts.set(from, before);
      return [];
    }
    return [JSON.parse(Buffer.from(before.join(""), "base64").toString())];
  }

  return function unpack(text) {
    try {
      const { from, items, part } = JSON.parse(text) as Frame;
      if (typeof from !== "string") return { from: "", items: [] };
      if (part) return { from, items: join({ from, part }) };
      return { from, items: Array.isArray(items) ? items : [] };
    } catch {
      return { from: "", items: [] };
    }
  };
}
