import { closeSync, openSync, readSync, statSync } from "node:fs";
import { join } from "node:path";
import { type BtreePage, PAGE, readPage } from "./btree-page.ts";
import type { PgliteRunner } from "./client.ts";

/** Bytes of one file of a relation; what is more goes on in `<file>.1`, `<file>.2` … */
const SEGMENT = 1024 ** 3;

interface Relation {
  name: string;
  /** Below the cluster's folder. */
  path: string;
  /** The table whose btree index it is; `null` for whatever is no btree index. */
  indexOf: string | null;
  /** Whether it has an entry for each row. */
  isWhole: boolean;
}

/**
 * What the files of an open cluster lack, in words: a file that is gone, cut within a page, or
 * shorter than the indexes say. PostgreSQL itself takes a table that was cut for one with fewer
 * rows. Of each table the smallest index is read as a whole, of the others what is above their
 * leaves (`bun run bench backups`). After a crash recovery fills what was cut with pages of zeros, so
 * that the pages themselves are looked at, too.
 */
export async function findLosses(
  client: PgliteRunner,
  directory: string,
  { isRecovered }: { isRecovered: boolean },
): Promise<string[]> {
  const relations = await listRelations(client);
  const losses: string[] = [];
  const blocksOf = new Map<string, number>();
  for (const { name, path } of relations) {
    const bytes = sizeOf(join(directory, path));
    if (bytes === null) losses.push(`the file of ${name} is missing`);
    else if (bytes % PAGE !== 0) losses.push(`the file of ${name} ends within a page`);
    blocksOf.set(path, Math.floor((bytes ?? 0) / PAGE));
  }
  if (losses.length > 0) return losses;

  const indexes = relations
    .filter(({ indexOf }) => indexOf !== null)
    .sort((a, b) => (blocksOf.get(a.path) ?? 0) - (blocksOf.get(b.path) ?? 0));
  const read = new Set<string>();
  for (const { name, path, indexOf, isWhole } of indexes) {
    const table = relations.find((each) => each.path === indexOf);
    const isReadWhole = isWhole && table !== undefined && !read.has(table.path);
    const blocksThere = blocksOf.get(path) ?? 0;
    const reach = readIndex(join(directory, path), blocksThere, { isReadWhole, isRecovered });
    if (reach === null) losses.push(`the index ${name} is cut`);
    if (!isReadWhole || reach === null) continue;
    read.add(table.path);
    const blocks = blocksOf.get(table.path) ?? 0;
    if (reach.blocks > blocks) {
      losses.push(`${table.name} has ${blocks} of ${reach.blocks} pages`);
    } else if (isRecovered && hasEmptyPage(join(directory, table.path), reach.referenced)) {
      losses.push(`${table.name} has lost pages`);
    }
  }
  return losses;
}

/** Whether the cluster was closed in order, so that opening it recovers nothing. */
export async function wasClosed(directory: string): Promise<boolean> {
  const control = Bun.file(join(directory, "global/pg_control"));
  const bytes = await control.bytes().catch(() => new Uint8Array());
  // src/include/catalog/pg_control.h: DBState after the identifier and two versions.
  return bytes.length > 20 && new DataView(bytes.buffer).getUint32(16, true) === SHUT_DOWN;
}

const SHUT_DOWN = 1;

async function listRelations(client: PgliteRunner): Promise<Relation[]> {
  const { rows } = await client.query(
    `select c.relname as name, pg_relation_filepath(c.oid) as path,
       case when a.amname = 'btree' and i.indisvalid then pg_relation_filepath(i.indrelid) end as "indexOf",
       i.indpred is null as "isWhole"
     from pg_class c
     left join pg_index i on i.indexrelid = c.oid
     left join pg_am a on a.oid = c.relam
     where c.relkind in ('r', 'i', 't', 'm', 'S') and c.relpersistence = 'p'`,
  );
  return rows as Relation[];
}

/** Bytes of all its files together; `null` if there is none. */
function sizeOf(path: string): number | null {
  let bytes = 0;
  for (let segment = 0; ; segment++) {
    const size = statSync(segmentOf(path, segment), { throwIfNoEntry: false })?.size;
    if (size === undefined) return segment === 0 ? null : bytes;
    bytes += size;
    if (size < SEGMENT) return bytes;
  }
}

function segmentOf(path: string, segment: number): string {
  return segment === 0 ? path : `${path}.${segment}`;
}

interface Reach {
  /** How many pages the table must have. */
  blocks: number;
  /** Which of them hold rows. */
  referenced: Set<number>;
}

/** Where the index's entries lead; `null` if it has not all of its own pages. */
function readIndex(
  path: string,
  blocks: number,
  { isReadWhole, isRecovered }: { isReadWhole: boolean; isRecovered: boolean },
): Reach | null {
  const reach: Reach = { blocks: 0, referenced: new Set() };
  const pages = pagesOf(path);
  try {
    const root = blocks === 0 ? null : (pages.read(0)?.root ?? null);
    if (root === null) return null;
    let level: number[] = root === 0 ? [] : [root];
    while (level.length > 0) {
      const below: number[] = [];
      for (const block of level) {
        if (block >= blocks) return null;
        const page = pages.read(block);
        if (page === null) return null;
        if (page.isLeaf) note(reach, page.blocks);
        else for (const child of page.blocks) below.push(child);
      }
      if (!isReadWhole && isLeaves(below)) {
        const isThere = (block: number) => block < blocks && !(isRecovered && pages.isEmpty(block));
        return below.every(isThere) ? reach : null;
      }
      level = below;
    }
    return reach;
  } finally {
    pages.close();
  }

  function isLeaves([first]: number[]): boolean {
    return first !== undefined && first < blocks && pages.read(first)?.isLeaf === true;
  }
}

function note(reach: Reach, blocks: number[]): void {
  for (const block of blocks) {
    reach.referenced.add(block);
    if (block >= reach.blocks) reach.blocks = block + 1;
  }
}

/** Whether a page that holds rows is one of zeros, as recovery makes them where a file was cut. */
function hasEmptyPage(path: string, referenced: Iterable<number>): boolean {
  const pages = pagesOf(path);
  try {
    for (const block of referenced) if (pages.isEmpty(block)) return true;
    return false;
  } finally {
    pages.close();
  }
}

function pagesOf(path: string) {
  const files = new Map<number, number>();
  const page = Buffer.alloc(PAGE);
  const head = Buffer.alloc(24);
  function into(buffer: Buffer, block: number): void {
    const segment = Math.floor((block * PAGE) / SEGMENT);
    const file = files.get(segment) ?? openSync(segmentOf(path, segment), "r");
    files.set(segment, file);
    readSync(file, buffer, 0, buffer.length, (block * PAGE) % SEGMENT);
  }
  return {
    read(block: number): BtreePage | null {
      into(page, block);
      return readPage(page);
    },
    isEmpty(block: number): boolean {
      into(head, block);
      return head.every((byte) => byte === 0);
    },
    close: () => files.forEach((file) => void closeSync(file)),
  };
}
