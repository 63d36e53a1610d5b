import type { Clock } from "@rufbaum/runtime";
import {
  type Database,
  listTreeStamps,
  listTreeSummaries,
  readTreeTexts,
  type TreeStamp,
} from "@rufbaum/store";
import type { ReadyAnswer } from "../../http/shell.ts";
import type { Live } from "../../live/live.ts";
import { type Reader, readHere } from "../../reader/reader.ts";
import { sharedRead } from "../../shared-read.ts";

export interface TreeListsDeps {
  sideDb: Database;
  clock: Clock;
  live: Pick<Live, "watch">;
  /** Looks at documents; here and at once, if nobody else does. */
  reader?: Reader;
}

/** A tree in the list that holds none of them whole. */
export interface TreeEntry {
  id: string;
  name: string;
  isActive: boolean;
  /** ISO 8601. */
  createdAt: string;
  /** How many. */
  nodes: number;
  connections: number;
  /** Of the draft; each edit counts it up. */
  version: number;
  /** What campaigns and inbound calls walk. */
  published: { number: number; publishedAt: string } | null;
}

export type TreeLists = ReturnType<typeof createTreeLists>;

/**
 * Milliseconds for which a list counts as up to date. A change is told at once, on other servers,
 * too; but that word may get lost.
 */
const FRESH = 1_000;
/** Bytes of trees that are kept ready; what is more is read anew for each answer. */
const MOST_KEPT = 128 * 1024 * 1024;
const LIST_PATH = "/api/decision-trees";
export const JSON_TYPE = "application/json;charset=utf-8";
/** Trees read at once: so many, and so many bytes as the database keeps them. */
const TREES_AT_ONCE = 20;
const BYTES_AT_ONCE = 128 * 1024;

/** The lists of all trees, ready to be sent: what has not changed is neither read nor written again. */
export function createTreeLists(deps: TreeListsDeps, mostKept = MOST_KEPT) {
  const { sideDb, clock, live, reader = readHere } = deps;
  const source = { sideDb, reader };
  let changes = 0;
  live.watch((message) => {
    const isOfTrees = message === null || message.type.startsWith("tree-");
    if (isOfTrees) changes += 1;
  });

  /** Reads only if there may be something new. */
  function whileFresh<Result>(read: (last: Result | null) => Promise<Result>) {
    let last: { result: Result; readAt: number; changes: number } | null = null;
    const readShared = sharedRead(async () => {
      const now = { readAt: clock.now(), changes };
      last = { result: await read(last?.result ?? null), ...now };
      return last.result;
    });
    return async (): Promise<Result> =>
      last && last.changes === changes && clock.now() - last.readAt < FRESH
        ? last.result
        : readShared();
  }

  const entries = whileFresh(async () => {
    const summaries = await listTreeSummaries(sideDb);
    return JSON.stringify(summaries.map(viewEntry));
  });
  const whole = whileFresh((last: KeptList | null) => renew(source, last, mostKept));

  /** All trees, as JSON. */
  async function wholeBody(): Promise<Blob | ReadableStream> {
    const { body, stamps } = await whole();
    return body ?? streamOf(source, stamps);
  }

  return {
    /** `TreeEntry[]`, as JSON. */
    entries,
    whole: wholeBody,
    /** The plain list of all trees, the very answer of its route. */
    ready(request: Request, path: string): Promise<ReadyAnswer> | null {
      if (path !== LIST_PATH || request.method !== "GET" || request.url.includes("?")) return null;
      return wholeBody().then((body) => ({ body, type: JSON_TYPE }));
    },
  };
}

function viewEntry({
  createdAt,
  published,
  ...tree
}: Awaited<ReturnType<typeof listTreeSummaries>>[number]): TreeEntry {
  return {
    ...tree,
    createdAt: new Date(createdAt).toISOString(),
    published: published && {
      number: published.number,
      publishedAt: new Date(published.publishedAt).toISOString(),
    },
  };
}

/** `body` is `null` where the trees are too large to be kept. */
interface KeptList {
  stamps: readonly TreeStamp[];
  body: Blob | null;
  /** Where in it each tree stands, by stamp and id. */
  places: ReadonlyMap<string, Place>;
}

type Source = Required<Pick<TreeListsDeps, "sideDb" | "reader">>;

interface Place {
  start: number;
  end: number;
}

/** A blob is sent without being copied for each answer, and holds the bytes once. */
async function renew(source: Source, last: KeptList | null, mostKept: number): Promise<KeptList> {
  const stamps = await listTreeStamps(source.sideDb);
  if (last && isSame(last.stamps, stamps)) return last;
  const tooLarge = { stamps, body: null, places: new Map() };
  if (sizeOf(stamps) > mostKept) return tooLarge;
  const missing = stamps.filter((stamp) => !last?.places.has(nameOf(stamp)));
  const read = new Map<string, Buffer<ArrayBuffer>>();
  let bytes = 0;
  for await (const [id, text] of textsOf(source, missing)) {
    const encoded = Buffer.from(text);
    read.set(id, encoded);
    bytes += encoded.length;
    if (bytes > mostKept) return tooLarge;
  }
  const parts: (string | Blob | Buffer<ArrayBuffer>)[] = [];
  const places = new Map<string, Place>();
  let length = 0;
  for (const stamp of stamps) {
    const place = last?.places.get(nameOf(stamp));
    const part =
      read.get(stamp.id) ?? (place && last?.body ? last.body.slice(place.start, place.end) : null);
    // Deleted meanwhile.
    if (!part) continue;
    parts.push(length === 0 ? "[" : ",", part);
    const start = length + 1;
    length = start + (part instanceof Blob ? part.size : part.length);
    places.set(nameOf(stamp), { start, end: length });
  }
  if (length > mostKept) return tooLarge;
  const body = new Blob(length === 0 ? ["[]"] : [...parts, "]"]);
  return { stamps, body, places };
}

function nameOf({ id, stamp }: TreeStamp): string {
  return `${stamp} ${id}`;
}

function isSame(one: readonly TreeStamp[], other: readonly TreeStamp[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ id, stamp }, index) => id === other[index]?.id && stamp === other[index]?.stamp)
  );
}

function sizeOf(stamps: readonly TreeStamp[]): number {
  return stamps.reduce((sum, { size }) => sum + size, 0);
}

async function* textsOf(
  { sideDb, reader }: Source,
  stamps: readonly TreeStamp[],
): AsyncGenerator<[id: string, text: string]> {
  for (const slice of slicesOf(stamps)) {
    const ids = slice.map(({ id }) => id);
    const stored = new Map((await readTreeTexts(sideDb, ids)).map((tree) => [tree.id, tree]));
    for (const id of ids) {
      const tree = stored.get(id);
      if (tree) yield [id, await reader.ask("list-tree", tree)];
    }
  }
}

function* slicesOf(stamps: readonly TreeStamp[]): Generator<TreeStamp[]> {
  let slice: TreeStamp[] = [];
  for (const stamp of stamps) {
    if (slice.length === TREES_AT_ONCE || sizeOf(slice) > BYTES_AT_ONCE) {
      yield slice;
      slice = [];
    }
    slice.push(stamp);
  }
  if (slice.length > 0) yield slice;
}

/** Reads on only when what was read is on its way, so that a slow client costs no memory. */
function streamOf(source: Source, stamps: readonly TreeStamp[]): ReadableStream {
  const texts = textsOf(source, stamps);
  let hasBegun = false;
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await texts.next();
      const before = hasBegun ? "," : "[";
      if (done) {
        controller.enqueue(Buffer.from(hasBegun ? "]" : "[]"));
        controller.close();
        return;
      }
      controller.enqueue(Buffer.from(`${before}${value[1]}`));
      hasBegun = true;
    },
    async cancel() {
      await texts.return(undefined);
    },
  });
}
