import {
  type CallError,
  type CallRecord,
  customerNumber,
  faultOfCode,
  type NewMessage,
} from "@rufbaum/calls";
import type { Denial, DialRule } from "@rufbaum/dialing/lawful-calling";
import type { CallSummary, CampaignName, MessageRecord, TranscriptRecord } from "@rufbaum/store";
import type { AnsweredBy } from "@rufbaum/telephony";
import type { Tree } from "@rufbaum/tree";
import { graphOf } from "@rufbaum/tree/graph";
import type { Words } from "@rufbaum/words";
import type { ActiveCall, PathNode, TranscriptMessage } from "../../live/messages.ts";
import { timeZoneOf } from "../lawful-calling/lawful-dialling.ts";
import { viewDenial } from "../lawful-calling/view-denial.ts";

/** A call as lists and pages show it. Times ISO 8601, `duration` in seconds. */
export interface CallView {
  id: string;
  callSid: string | null;
  phoneNumber: string;
  direction: string;
  status: string;
  outcome: string | null;
  outcomeBy: "operator" | null;
  endReason: string | null;
  error: { code: string; message: string } | null;
  line: "relay" | "gather";
  answeredBy: AnsweredBy | null;
  isTakenOver: boolean;
  /** What would have forbidden it, where it was let through all the same. */
  wouldNotBeCalled: { rule: DialRule; code: Denial["code"]; message: string }[];
  treeId: string;
  treeName: string;
  /** The one that it is an attempt of, as long as there is that. */
  campaign: CampaignName | null;
  startTime: string;
  endTime: string | null;
  duration: number;
}

type CallParty = Pick<CallRecord, "id" | "callSid" | "direction" | "from" | "to">;

export function viewCall(
  call: CallSummary,
  campaign: CampaignName | null,
  { now, words }: { now: number; words: Words },
): CallView {
  return {
    id: call.id,
    callSid: call.callSid,
    phoneNumber: customerNumber(call),
    direction: call.direction,
    status: call.status,
    outcome: call.outcome,
    outcomeBy: call.outcomeBy,
    endReason: call.endReason,
    error: call.error && viewError(call.error, words),
    line: call.line,
    answeredBy: call.answeredBy,
    isTakenOver: call.takenOverAt !== null,
    wouldNotBeCalled: viewOverridden(call, words),
    treeId: call.treeId,
    treeName: call.treeName,
    campaign,
    startTime: iso(call.createdAt),
    endTime: call.endedAt === null ? null : iso(call.endedAt),
    duration: secondsLasted(call, now),
  };
}

/** The rules that the emulator let a call pass. */
export function viewOverridden(
  { to, createdAt, denials }: Pick<CallSummary, "to" | "createdAt" | "denials">,
  words: Words,
): CallView["wouldNotBeCalled"] {
  if (denials === null) return [];
  const timeZone = timeZoneOf(to, createdAt);
  return denials.map((denial) => {
    const { rule, code, message } = viewDenial(denial, words, timeZone);
    return { rule, code, message };
  });
}

/** What an older version kept of a fault that has no sentence of its own is told as it was kept. */
export function viewError(
  { code, message }: CallError,
  words: Words,
): NonNullable<CallView["error"]> {
  const fault = faultOfCode(code);
  const isCited = fault.code === "carrier" && fault.fault.cited !== null;
  return { code, message: (isCited && message) || words.callFault(fault) };
}

/** Nodes of a call's way that are shown with it in a list. */
const LAST_NODES = 12;

/** `tree` is the one that the call walks. */
export function viewActiveCall(
  call: CallRecord,
  tree: Tree | null,
  { lastMessages, campaign }: Pick<ActiveCall, "lastMessages" | "campaign">,
  now: number,
): ActiveCall {
  const current =
    tree && call.currentNodeId !== null ? graphOf(tree).node(call.currentNodeId) : null;
  return {
    id: call.id,
    callSid: call.callSid,
    phoneNumber: customerNumber(call),
    currentNodeId: call.currentNodeId,
    currentNodeTitle: current?.title ?? null,
    currentNodeKind: current?.type ?? null,
    path: (call.state?.path ?? []).slice(-LAST_NODES).map((nodeId) => pathNode(tree, nodeId)),
    line: call.line,
    answeredBy: call.answeredBy,
    isTakenOver: call.takenOverAt !== null,
    overriddenRules: [...new Set(call.denials?.map(({ rule }) => rule))],
    duration: secondsLasted(call, now),
    startTime: talkingSince(call),
    status: call.status,
    treeId: call.treeId,
    treeName: call.treeName,
    campaign,
    lastMessages,
  };
}

/** When it was answered, ISO 8601; until then, when it was asked for. */
export function talkingSince(call: Pick<CallRecord, "answeredAt" | "createdAt">): string {
  return iso(call.answeredAt ?? call.createdAt);
}

export function pathNode(tree: Tree | null, nodeId: string): PathNode {
  const node = tree && graphOf(tree).node(nodeId);
  return { nodeId, nodeTitle: node?.title ?? "", nodeKind: node?.type ?? null };
}

/** One utterance as pages show it; what is unknown is left out. */
export function viewMessage(
  message: NewMessage | MessageRecord,
  call: CallParty,
  titles: ReadonlyMap<string, string> = new Map(),
): TranscriptMessage {
  const metadata: NonNullable<TranscriptMessage["metadata"]> = {};
  if (message.intent !== null) metadata.detectedIntent = message.intent;
  if (message.condition !== null) metadata.condition = message.condition;
  if (message.nodeId !== null) {
    metadata.nodeId = message.nodeId;
    const title = titles.get(message.nodeId);
    if (title) metadata.nodeTitle = title;
  }
  if (message.origin === "operator") metadata.whispered = true;
  if ("waitMilliseconds" in message) {
    const { waitMilliseconds, firstAudioMilliseconds } = message;
    if (waitMilliseconds !== null) metadata.waitMilliseconds = waitMilliseconds;
    if (firstAudioMilliseconds !== null) metadata.firstAudioMilliseconds = firstAudioMilliseconds;
  }
  const view: TranscriptMessage = {
    id: message.id,
    callSid: call.callSid ?? call.id,
    phoneNumber: customerNumber(call),
    timestamp: iso(message.at),
    speaker: message.speaker,
    message: message.text,
  };
  if (message.confidence !== null) view.confidence = message.confidence;
  if (Object.keys(metadata).length > 0) view.metadata = metadata;
  return view;
}

/** `tree` is the one that the call walked. */
export function viewTranscript(record: TranscriptRecord, tree: Tree | null): TranscriptMessage {
  return viewMessage(record, { ...record, id: record.callId }, titlesIn(tree));
}

const NO_TITLES: ReadonlyMap<string, string> = new Map();
/** Hundreds of calls walk one tree at a time. */
const titles = new WeakMap<Tree, ReadonlyMap<string, string>>();

/** Titles of the nodes, by their ids. */
export function titlesIn(tree: Tree | null): ReadonlyMap<string, string> {
  if (!tree) return NO_TITLES;
  const known = titles.get(tree);
  if (known) return known;
  const made = new Map(tree.nodes.map((node) => [node.id, node.title]));
  titles.set(tree, made);
  return made;
}

function secondsLasted(call: CallSummary, now: number): number {
  if (call.duration !== null) return call.duration;
  if (call.endedAt !== null && call.answeredAt === null) return 0;
  const from = call.answeredAt ?? call.createdAt;
  return Math.max(0, Math.round(((call.endedAt ?? now) - from) / 1000));
}

function iso(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
