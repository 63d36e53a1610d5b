import type { RecordedCall, RecordedMessage } from "@rufbaum/simulation";
import { ask, type Client } from "../client.ts";
import { findCall } from "./call-follower.ts";

export interface WantedCalls {
  treeId: string | undefined;
  /** ISO 8601. */
  since: string | undefined;
  limit: number;
}

/** What the server gives in one answer. */
const PAGE = 1_000;

/** Calls that are read at a time. */
const AT_ONCE = 8;

/** The last calls that were led with a tree, with all that was said in them, the oldest first. */
export async function readRecordedCalls(
  client: Client,
  { treeId, since, limit }: WantedCalls,
): Promise<RecordedCall[]> {
  const ids: string[] = [];
  while (ids.length < limit) {
    const before = ids.at(-1);
    const wanted = Math.min(PAGE, limit - ids.length);
    const query = {
      limit: wanted,
      ...(treeId !== undefined && { treeId }),
      ...(since !== undefined && { since }),
      ...(before !== undefined && { before }),
    };
    const page = await ask(client, client.api.api.calls.get({ query }));
    ids.push(...page.map(({ id }) => id));
    if (page.length < wanted) break;
  }
  const calls: RecordedCall[] = [];
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE).map((id) => findCall(client, id));
    calls.push(...(await Promise.all(some)).map(recorded));
  }
  return calls.reverse();
}

type CallDetail = Awaited<ReturnType<typeof findCall>>;

/** As a replay takes it. */
export function recorded(call: CallDetail): RecordedCall {
  const { id, callSid, outcome, outcomeBy, endReason, isTakenOver, answeredBy } = call;
  return {
    id: callSid ?? id,
    startedAt: Date.parse(call.startTime),
    outcome,
    endReason,
    isOutcomeByHand: outcomeBy === "operator",
    isTakenOver,
    isMachine: answeredBy === "fax" || (answeredBy?.startsWith("machine") ?? false),
    messages: call.messages.map(recordedMessage),
  };
}

function recordedMessage(message: CallDetail["messages"][number]): RecordedMessage {
  const { timestamp, speaker, message: text, metadata = {} } = message;
  return {
    at: Date.parse(timestamp),
    by: speaker === "caller" ? "caller" : metadata.whispered ? "operator" : "agent",
    text,
    nodeId: metadata.nodeId ?? null,
    condition: metadata.condition ?? null,
    intent: metadata.detectedIntent ?? null,
  };
}
