import type { ConversationState } from "@rufbaum/conversation";
import type { AnsweredBy, CallStatus } from "@rufbaum/telephony";
import type { Outcome } from "@rufbaum/tree";
import type { CallLine, calls } from "../schema/calls.ts";

/** A call as it is stored. Times in milliseconds since 1970, duration in seconds. */
export interface CallRecord {
  id: string;
  callSid: string | null;
  treeId: string;
  treeName: string;
  snapshotId: string;
  direction: "outbound" | "inbound";
  from: string;
  to: string;
  line: CallLine;
  /** `null` until the carrier has told. */
  answeredBy: AnsweredBy | null;
  status: CallStatus;
  statusSequence: number;
  currentNodeId: string | null;
  state: ConversationState | null;
  outcome: Outcome | null;
  outcomeBy: "operator" | null;
  takenOverAt: number | null;
  endReason: string | null;
  error: CallError | null;
  createdAt: number;
  answeredAt: number | null;
  /** When the carrier, or we, saw the end of it. */
  endedAt: number | null;
  /** When `endCall` settled it; until then it is an open call. */
  closedAt: number | null;
  duration: number | null;
}

export interface CallError {
  code: string;
  message: string;
}

export function callOf(row: typeof calls.$inferSelect): CallRecord {
  const { errorCode, errorMessage, ...call } = row;
  const error = errorCode === null ? null : { code: errorCode, message: errorMessage ?? "" };
  return { ...call, error };
}
