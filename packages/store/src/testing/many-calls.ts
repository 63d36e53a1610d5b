import type { Tree } from "@rufbaum/tree";
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { saveSnapshot } from "../queries/snapshots.ts";
import { calls, messages } from "../schema/calls.ts";
import { trees } from "../schema/trees.ts";

/** How much there is. Calls are spread evenly over the days before `now`, and over the trees. */
export interface Amount {
  calls: number;
  /** Of each call: what the agent and the caller say, by turns. */
  messages: number;
  trees: number;
  /** Of the trees, those that led calls. */
  treesWithCalls: number;
  days: number;
  /** Milliseconds since 1970. */
  now: number;
  /** SQL of what is said, by the call's number `n`, the oldest 0, and the `line`. */
  text?: string;
}

const SENTENCE = `'Das ist der Satz Nummer ' || line || ' des Gesprächs Nummer ' || n || '.'`;

const DAY = 86_400_000;
/** Rows of a statement. */
const CALLS_AT_ONCE = 2_000;
const TREES_AT_ONCE = 500;

/** Fills a database as years of use would: a million utterances in half a minute. For benches. */
export async function storeManyCalls(db: Database, tree: Tree, amount: Amount): Promise<void> {
  const { now, days, text = SENTENCE } = amount;
  const snapshotId = await saveSnapshot(db, tree, now);
  const document = JSON.stringify(tree);
  await inBatches(
    amount.trees,
    TREES_AT_ONCE,
    (numbers) => sql`
    insert into ${trees} (id, name, is_active, created_at, document)
    select 'tree_many_' || n, ${tree.name} || ' ' || n, false, ${at(now - days * DAY)}::timestamptz, ${document}::json
    from ${numbers}`,
    db,
  );
  const between = (days * DAY) / amount.calls;
  const begin = sql`${at(now - days * DAY)}::timestamptz + n * ${between}::float8 * interval '1 millisecond'`;
  await inBatches(
    amount.calls,
    CALLS_AT_ONCE,
    (numbers) => sql`
    insert into ${calls} (
      id, call_sid, tree_id, tree_name, snapshot_id, direction, from_number, to_number, status,
      status_sequence, outcome, end_reason, created_at, answered_at, ended_at, closed_at, duration
    )
    select
      'call_many_' || n, 'CAf' || lpad(to_hex(n), 31, '0'), 'tree_many_' || n % ${amount.treesWithCalls}::int,
      ${tree.name} || ' ' || n % ${amount.treesWithCalls}::int, ${snapshotId},
      'outbound', '+493023125000', '+4930' || lpad((n * 7919 % 100000000)::text, 8, '0'), 'completed',
      5, case when n % 5 = 0 then 'appointment' else 'not-interested' end, 'completed',
      ${begin}, ${begin} + interval '5 seconds', ${begin} + interval '65 seconds',
      ${begin} + interval '65 seconds', 60
    from ${numbers}`,
    db,
  );
  await inBatches(
    amount.calls,
    Math.ceil(CALLS_AT_ONCE / amount.messages),
    (numbers) => sql`
    insert into ${messages} (
      id, call_id, at, speaker, text, confidence, condition, node_id, wait_milliseconds,
      first_audio_milliseconds
    )
    select
      'message_many_' || n || '_' || line, 'call_many_' || n,
      ${begin} + (5 + line * 5) * interval '1 second',
      case when line % 2 = 0 then 'ai' else 'caller' end,
      ${sql.raw(text)},
      case when line % 2 = 1 then 0.93 end, case when line % 2 = 1 then 'Ja' end,
      'question_' || line,
      case when line % 2 = 0 then 1 + (n * 31 + line * 17) % 40 end,
      case when line % 2 = 0 then 600 + (n * 37 + line * 101) % 900 end
    from ${numbers}, generate_series(0, ${amount.messages - 1}::int) as line`,
    db,
  );
}

async function inBatches(
  count: number,
  size: number,
  statement: (numbers: SQL) => SQL,
  db: Database,
): Promise<void> {
  for (let first = 0; first < count; first += size) {
    const last = Math.min(first + size, count) - 1;
    await db.execute(statement(sql`generate_series(${first}::bigint, ${last}::bigint) as n`));
  }
}

function at(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
