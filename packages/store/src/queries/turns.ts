import type { RecordedTurn } from "@rufbaum/calls";
import { sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { calls, messages } from "../schema/calls.ts";
import { storableJson } from "../storable-text.ts";
import { anyOf } from "./any-of.ts";
import { heldInOrder } from "./hold-calls.ts";

/**
 * Stores the turns of any number of calls in one statement: all of them or none. Of several turns
 * of one call the last one's state stays; a message whose id is stored already is left out, so
 * that a batch of unknown fate may be sent again. Of a call whose words were dropped none are stored.
 */
export async function recordTurns(db: Database, turns: readonly RecordedTurn[]): Promise<void> {
  if (turns.length === 0) return;
  const standings = new Map<string, Omit<RecordedTurn, "messages">>();
  for (const { messages: _said, ...standing } of turns) {
    const before = standings.get(standing.callId);
    standings.set(standing.callId, {
      ...standing,
      outcome: before?.outcome ?? standing.outcome,
      endReason: before?.endReason ?? standing.endReason,
    });
  }
  const said = turns.flatMap(({ callId, messages }) =>
    messages.map((message) => ({ ...message, callId })),
  );
  const isTheirs = sql`${calls.id} = ${anyOf([...standings.keys()])}`;
  await db.execute(sql`
    with moved as (
      update ${calls} set
        state = case when ${calls.wordsDroppedAt} is null then turn.state end,
        current_node_id = turn."currentNodeId",
        outcome = coalesce(${calls.outcome}, turn.outcome),
        led_outcome = case ${calls.outcomeBy} when 'operator' then
          coalesce(${calls.ledOutcome}, turn.outcome) end,
        end_reason = coalesce(${calls.endReason}, turn."endReason")
      from json_to_recordset(${storableJson([...standings.values()])}::json) as turn(
        "callId" text, state json, "currentNodeId" text, outcome text, "endReason" text
      )
      where ${calls.id} = turn."callId" and ${heldInOrder(isTheirs)}
    )
    insert into ${messages} (
      id, call_id, at, speaker, text, confidence, intent, condition, node_id, origin,
      is_missed
    )
    select
      id, "callId", to_timestamp(at / 1000), speaker, text, confidence, intent, condition,
      "nodeId", origin, "isMissed"
    from json_to_recordset(${storableJson(said.map((message, order) => ({ ...message, order })))}::json) as said(
      "order" int, id text, "callId" text, at float8, speaker text, text text, confidence float8,
      intent text, condition text, "nodeId" text, origin text, "isMissed" boolean
    )
    where not exists (
      select from ${calls} where ${calls.id} = "callId" and ${calls.wordsDroppedAt} is not null
    )
    order by "order"
    on conflict (id) do nothing`);
}
