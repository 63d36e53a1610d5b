import { and, asc, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { instantParameter } from "../schema/instant.ts";
import { trees, treeVersions } from "../schema/trees.ts";

/*
 * Lists of all trees. There may be thousands: each is read slice by slice, between which calls go on.
 */

/** Which state of a tree it is: another one after each change of anything about it. */
export interface TreeStamp {
  id: string;
  stamp: string;
  /** Bytes of its document, as the database keeps it. */
  size: number;
}

/** A tree without what is in it. Times in milliseconds since 1970. */
export interface TreeSummary {
  id: string;
  name: string;
  isActive: boolean;
  createdAt: number;
  nodes: number;
  connections: number;
  /** Of the draft; each edit counts it up. */
  version: number;
  /** The newest version that was published. */
  published: { number: number; publishedAt: number } | null;
}

const STAMPS_AT_ONCE = 1_000;
const SUMMARIES_AT_ONCE = 100;
const UNCOUNTED_AT_ONCE = 10;

/** Every tree, the oldest first. */
export function listTreeStamps(db: Database): Promise<TreeStamp[]> {
  return inSlices(STAMPS_AT_ONCE, async (after) => {
    return db
      .select({
        id: trees.id,
        createdAt: trees.createdAt,
        stamp: sql<string>`${trees}.xmin::text`,
        size: sql<number>`pg_column_size(${trees.document})`,
      })
      .from(trees)
      .where(and(isNull(trees.deletedAt), after))
      .orderBy(asc(trees.createdAt), asc(trees.id))
      .limit(STAMPS_AT_ONCE);
  });
}

/** Trees as they are stored, by their ids; a few at a time, for they may be large. */
export async function readTreeTexts(
  db: Database,
  ids: readonly string[],
): Promise<{ id: string; isActive: boolean; text: string }[]> {
  if (ids.length === 0) return [];
  return db
    .select({
      id: trees.id,
      isActive: trees.isActive,
      text: sql<string>`${trees.document}::text`,
    })
    .from(trees)
    .where(and(inArray(trees.id, [...ids]), isNull(trees.deletedAt)));
}

/** Every tree, the oldest first. */
export async function listTreeSummaries(db: Database): Promise<TreeSummary[]> {
  const last = db
    .select({ number: treeVersions.number, publishedAt: treeVersions.publishedAt })
    .from(treeVersions)
    .where(eq(treeVersions.treeId, trees.id))
    .orderBy(desc(treeVersions.number))
    .limit(1)
    .as("last");
  const rows = await inSlices(SUMMARIES_AT_ONCE, (after) =>
    db
      .select({
        id: trees.id,
        name: trees.name,
        isActive: trees.isActive,
        createdAt: trees.createdAt,
        nodes: trees.nodes,
        connections: trees.connections,
        version: trees.version,
        number: last.number,
        publishedAt: last.publishedAt,
      })
      .from(trees)
      .leftJoinLateral(last, sql`true`)
      .where(and(isNull(trees.deletedAt), after))
      .orderBy(asc(trees.createdAt), asc(trees.id))
      .limit(SUMMARIES_AT_ONCE),
  );
  const uncounted = rows.filter(({ nodes }) => nodes === null).map(({ id }) => id);
  const counts = await countUncounted(db, uncounted);
  return rows.flatMap(({ number, publishedAt, ...row }) => {
    const { nodes, connections } = counts.get(row.id) ?? row;
    if (nodes === null || connections === null) return [];
    const published = number === null || publishedAt === null ? null : { number, publishedAt };
    return [{ ...row, nodes, connections, published }];
  });
}

interface Counts {
  id: string;
  version: number;
  nodes: number;
  connections: number;
}

/** Counts what was stored before anybody counted, and writes it down: SQL can't read `\u0000`. */
async function countUncounted(db: Database, ids: readonly string[]): Promise<Map<string, Counts>> {
  const counted = new Map<string, Counts>();
  for (let first = 0; first < ids.length; first += UNCOUNTED_AT_ONCE) {
    const some = ids.slice(first, first + UNCOUNTED_AT_ONCE);
    const rows = await db
      .select({ id: trees.id, version: trees.version, document: trees.document })
      .from(trees)
      .where(inArray(trees.id, some));
    const counts = rows.map(({ id, version, document }) => ({
      id,
      version,
      nodes: document.nodes.length,
      connections: document.connections.length,
    }));
    for (const count of counts) counted.set(count.id, count);
    await db.execute(sql`
      update ${trees} set nodes = counted.nodes, connections = counted.connections
      from json_to_recordset(${JSON.stringify(counts)}::json) as counted(
        id text, version int, nodes int, connections int
      )
      where ${trees.id} = counted.id and ${trees.version} = counted.version`);
  }
  return counted;
}

async function inSlices<Row extends { id: string; createdAt: number }>(
  size: number,
  read: (after: ReturnType<typeof sql> | undefined) => Promise<Row[]>,
): Promise<Row[]> {
  const all: Row[] = [];
  for (;;) {
    const last = all.at(-1);
    const slice = await read(
      last &&
        sql`(${trees.createdAt}, ${trees.id}) > (${instantParameter(last.createdAt)}, ${last.id})`,
    );
    all.push(...slice);
    if (slice.length < size) return all;
  }
}
