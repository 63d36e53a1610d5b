import type { ConversationState } from "@rufbaum/conversation";
import type { Denial } from "@rufbaum/dialing/lawful-calling";
import type { AnsweredBy, CallStatus, CarrierName } from "@rufbaum/telephony";
import type { Outcome } from "@rufbaum/tree";

/** How the conversation is led: over the relay's socket, or turn by turn in webhooks. */
export type CallLine = "relay" | "gather";

export type CallPurpose = "test" | "call-back" | "campaign" | "own-number";

/** Which try of a campaign to reach one of its contacts a call is. */
export interface CampaignAttempt {
  /** The campaign's key. */
  campaign: number;
  /** The contact's sequence. */
  contact: number;
  /** Counts what was written down for him in this campaign, from 1: no two calls have the same. */
  claim: number;
}

/** A call as it is kept. Times in milliseconds since 1970, duration in seconds. */
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
  /** It rang, or was about to, when it was stopped: it ends once it has rung for a while unanswered. */
  stoppedAt: number | null;
  endReason: string | null;
  error: CallError | null;
  /** What an outbound call is for, and who asked for it; `null` where nobody said. */
  purpose: CallPurpose | null;
  madeBy: string | null;
  /** The attempt of a campaign that it is. */
  attempt: CampaignAttempt | null;
  /** Who placed it, or brought it; `null` in what older versions stored. */
  carrier: CarrierName | null;
  /** What would have forbidden it, where it was let through all the same. */
  denials: readonly Denial[] | null;
  createdAt: number;
  answeredAt: number | null;
  /** When the carrier, or we, saw the end of it. */
  endedAt: number | null;
  /** When it was settled; until then it is an open call. */
  closedAt: number | null;
  duration: number | null;
}

/** What is kept of the fault that ended a call. */
export interface CallError {
  code: string;
  /** The sentence that older versions kept, in German. */
  message: string | null;
}

export interface NewCall {
  id: string;
  treeId: string;
  treeName: string;
  /** Of the tree as it stands. */
  snapshotId: string;
  direction: "outbound" | "inbound";
  from: string;
  to: string;
  createdAt: number;
  /** Of an inbound call; an outbound one has none before the carrier took it. */
  callSid?: string | null;
  /** `placing` unless said otherwise. */
  status?: CallStatus;
  /** `relay` unless said otherwise. */
  line?: CallLine;
  /** Where the conversation begins, if something is known before; else it is made of its tree. */
  state?: ConversationState;
  /** What an outbound call is for, and who asked for it. */
  purpose?: CallPurpose;
  madeBy?: string;
  attempt?: CampaignAttempt;
  /** Which contact of a campaign calls back with an inbound one. */
  callsBack?: Pick<CampaignAttempt, "campaign" | "contact">;
  /** Who is to place it, or brought it. */
  carrier?: CarrierName;
  /** What would have forbidden it, where the emulator let it through all the same. */
  denials?: readonly Denial[];
}

/** The end reason of a call that an operator ended. */
export const HUNG_UP = "operator-hung-up";
export type HungUp = typeof HUNG_UP;
/** That of one that a rule came to forbid before anybody answered it. */
export const MAY_NOT_DIAL = "may-not-dial";
export type MayNotDialReason = typeof MAY_NOT_DIAL;

/** Whether it is to end as soon as the carrier can be told so. */
export function isCalledOff({ endReason }: Pick<CallRecord, "endReason">): boolean {
  return endReason === HUNG_UP || endReason === MAY_NOT_DIAL;
}

/** Something that was said. `at` in milliseconds since 1970, `confidence` from 0 to 1. */
export interface NewMessage {
  id: string;
  at: number;
  speaker: "ai" | "caller";
  text: string;
  confidence: number | null;
  intent: string | null;
  condition: string | null;
  nodeId: string | null;
  /** A person's words, whispered to the agent. */
  origin: "operator" | null;
  /** What a caller said and nobody understood where it was said; else left out, or `null`. */
  isMissed?: true | null;
}

/** Where a call stands after a turn, and what was said in it. */
export interface RecordedTurn {
  callId: string;
  state: ConversationState;
  currentNodeId: string | null;
  outcome: Outcome | null;
  endReason: string | null;
  messages: readonly NewMessage[];
}

/** How long a caller waited for an answer, in milliseconds. */
export interface AnswerTime {
  messageId: string;
  /** The server's share: from the caller's last word to the answer on its way. */
  waitMilliseconds: number;
  /** From the end of the caller's speech to the first sound; `null` where the carrier did not tell. */
  firstAudioMilliseconds: number | null;
}

/** What was recorded of a call. `duration` in seconds, once it is completed. */
export interface RecordingRecord {
  sid: string;
  callId: string;
  status: "in-progress" | "completed" | "absent";
  duration: number | null;
  createdAt: number;
}

/** Whether the caller was spoken to; before that, a call may know what its tree is to say. */
export function hasBegun({ state }: Pick<CallRecord, "state">): boolean {
  return state !== null && state.phase !== "new";
}

/** The customer's number, whoever called whom. */
export function customerNumber(call: Pick<CallRecord, "direction" | "from" | "to">): string {
  return call.direction === "inbound" ? call.from : call.to;
}
