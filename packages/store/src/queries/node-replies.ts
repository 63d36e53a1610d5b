import { and, desc, eq, exists, lt, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { calls, messages } from "../schema/calls.ts";

/** What a caller said at a node of a tree. `at` in milliseconds since 1970. */
export interface NodeReply {
  sequence: number;
  text: string;
  at: number;
  isMissed: boolean;
  /** What the agent had said last; `null` where it had said nothing. */
  question: string | null;
}

/** Replies looked at in one query: a few milliseconds embedded. */
const REPLIES_AT_ONCE = 150;
/** Nodes of several trees may have the same id: what others heard is passed over, up to this. */
const MOST_PASSED_OVER = 10_000;

/** What callers said at a node, or only what was not understood, the newest first; slice by slice. */
export async function readNodeReplies(
  db: Database,
  wanted: { treeId: string; nodeId: string; isMissed: boolean; limit: number },
): Promise<NodeReply[]> {
  const found: NodeReply[] = [];
  let before: number | null = null;
  for (let looked = 0; looked < wanted.limit + MOST_PASSED_OVER; looked += REPLIES_AT_ONCE) {
    const slice: (NodeReply & { isOfTree: boolean })[] = await readSlice(db, wanted, before);
    for (const { isOfTree, ...reply } of slice) if (isOfTree) found.push(reply);
    before = slice.at(-1)?.sequence ?? null;
    if (slice.length < REPLIES_AT_ONCE || found.length >= wanted.limit) break;
  }
  return found.slice(0, wanted.limit);
}

async function readSlice(
  db: Database,
  { treeId, nodeId, isMissed }: { treeId: string; nodeId: string; isMissed: boolean },
  before: number | null,
): Promise<(NodeReply & { isOfTree: boolean })[]> {
  const some = db
    .select({
      sequence: messages.sequence,
      callId: messages.callId,
      text: messages.text,
      at: messages.at,
      isMissed: messages.isMissed,
    })
    .from(messages)
    .where(
      and(
        eq(messages.nodeId, nodeId),
        // As the indexes have it, letter by letter: a parameter would tell the planner nothing.
        isMissed ? sql`${messages.isMissed}` : sql`${messages.speaker} = 'caller'`,
        before === null ? undefined : lt(messages.sequence, before),
      ),
    )
    .orderBy(desc(messages.sequence))
    .limit(REPLIES_AT_ONCE)
    .as("some");
  const question = sql<string | null>`(
    select asked.text from ${messages} asked
    where asked.call_id = ${some.callId} and asked.sequence < ${some.sequence}
      and asked.speaker = 'ai' and asked.origin is null
    order by asked.sequence desc limit 1
  )`;
  const rows = await db
    .select({
      sequence: some.sequence,
      text: some.text,
      at: some.at,
      isMissed: some.isMissed,
      question,
      treeId: calls.treeId,
    })
    .from(some)
    .innerJoin(calls, eq(calls.id, some.callId))
    .orderBy(desc(some.sequence));
  return rows.map(({ treeId: of, isMissed, ...reply }) => ({
    ...reply,
    isMissed: isMissed ?? false,
    isOfTree: of === treeId,
  }));
}

/** Those of the nodes at which something was not understood, in calls of whichever tree. */
export async function nodesWithMissedReplies(
  db: Database,
  nodeIds: readonly string[],
): Promise<Set<string>> {
  const node = sql`json_array_elements_text(${JSON.stringify(nodeIds)}::json) as node(id)`;
  const rows = await db
    .select({ id: sql<string>`node.id` })
    .from(node)
    .where(
      exists(
        db
          .select({ id: messages.id })
          .from(messages)
          .where(and(sql`${messages.nodeId} = node.id`, sql`${messages.isMissed}`)),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}
