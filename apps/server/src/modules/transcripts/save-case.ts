import { customerNumber } from "@rufbaum/calls";
import { breathe } from "@rufbaum/runtime";
import type { RecordedCall } from "@rufbaum/simulation";
import type { SavedCall } from "@rufbaum/simulation/suite/of-call";
import {
  type Database,
  findContact,
  findVersionOfSnapshot,
  listMessages,
  type MessageRecord,
} from "@rufbaum/store";
import { DomainError } from "../../errors.ts";
import type { Calls } from "../calls/service.ts";

/**
 * A call as a case of a suite, for the version of the tree that it walked, or for its draft.
 * @throws DomainError `unknown-call`, `nothing-said`
 */
export async function saveCase(
  { sideDb, calls }: { sideDb: Database; calls: Pick<Calls, "existing" | "treeOf"> },
  id: string,
): Promise<SavedCall> {
  const call = await calls.existing(id);
  const tree = await calls.treeOf(call);
  const messages = await listMessages(sideDb, call.id);
  if (tree === null || messages.length === 0) {
    throw new DomainError({ code: "nothing-said" }, { status: 409 });
  }
  const version = await findVersionOfSnapshot(sideDb, call);
  const contact = await findContact(sideDb, customerNumber(call));
  const { firstName = "", lastName = "" } = call.state?.variables ?? {};
  const { caseOfCall } = await import("@rufbaum/simulation/suite/of-call");
  const { openUnderstanding } = await import("@rufbaum/understanding");
  const recorded: RecordedCall = {
    ...{ id: call.id, startedAt: call.answeredAt ?? call.createdAt },
    ...{ outcome: call.outcome, endReason: call.endReason },
    isOutcomeByHand: call.outcomeBy === "operator",
    isTakenOver: call.takenOverAt !== null,
    isMachine: call.answeredBy?.startsWith("machine") ?? false,
    messages: messages.map(recordedMessage),
  };
  const names = [{ firstName: String(firstName), lastName: String(lastName) }];
  const saved = {
    call: recorded,
    tree,
    treeRef: version === null ? { id: tree.id } : `${tree.id}@${version}`,
    state: call.state,
    names: contact ? [...names, contact] : names,
  };
  return caseOfCall(saved, await openUnderstanding(), breathe);
}

function recordedMessage({ origin, speaker, ...message }: MessageRecord) {
  const { at, text, nodeId, condition, intent } = message;
  const by = speaker === "caller" ? "caller" : origin === "operator" ? "operator" : "agent";
  return { at, by, text, nodeId, condition, intent } as const;
}
