import {
  collectedBy,
  collectedIn,
  isOpeningHeard,
  type VariableValue,
} from "@rufbaum/conversation";
import type { Outcome, Tree } from "@rufbaum/tree";
import { graphOf } from "@rufbaum/tree/graph";
import { type CallRecord, customerNumber, type NewMessage } from "../call.ts";

/** What somebody who was not in a call has to know of it. Times in milliseconds since 1970. */
export interface CallNote {
  number: string;
  direction: "outbound" | "inbound";
  treeName: string;
  startedAt: number;
  /** Seconds talked; `null` where nobody answered. */
  duration: number | null;
  answeredBy: "person" | "machine" | "nobody";
  outcome: Outcome | null;
  isOutcomeByHand: boolean;
  /** Why it ended so, by its code. */
  endReason: string | null;
  isTakenOver: boolean;
  /** The first words, which tell who speaks and that it is an AI; `null` where nothing was said. */
  disclosure: { at: number; isHeard: boolean } | null;
  /** What the call has collected: the variable, and the title of the node that asks for it. */
  values: { name: string; label: string; value: VariableValue }[];
  /** What the caller objected, and what he was answered. */
  objections: { title: string; said: string; answer: string }[];
  /** When he asked not to be called again. */
  optOutAt: number | null;
  nextStep: NextStep | null;
  /** What the caller said last. */
  lastWords: string | null;
}

export const NEXT_STEPS = [
  "keep-appointment",
  "call-back",
  "send-information",
  "speak-in-person",
  "try-again",
  "call-no-more",
] as const;
export type NextStep = (typeof NEXT_STEPS)[number];

/** Made of what was written down alone; `tree` is the one that the call walked. */
export function noteOfCall(
  call: CallRecord,
  messages: readonly NewMessage[],
  tree: Tree | null,
): CallNote {
  const first = messages.find(({ speaker, origin }) => speaker === "ai" && origin === null);
  return {
    number: customerNumber(call),
    direction: call.direction,
    treeName: call.treeName,
    startedAt: call.answeredAt ?? call.createdAt,
    duration: call.answeredAt === null ? null : call.duration,
    answeredBy: answeredBy(call),
    outcome: call.outcome,
    isOutcomeByHand: call.outcomeBy === "operator",
    endReason: call.endReason,
    isTakenOver: call.takenOverAt !== null,
    disclosure: first
      ? { at: first.at, isHeard: call.state !== null && isOpeningHeard(call.state) }
      : null,
    values: tree && call.state ? valuesOf(tree, call.state) : [],
    objections: tree ? objectionsIn(messages, tree) : [],
    optOutAt: optOutIn(call, messages),
    nextStep: nextStepOf(call),
    lastWords: messages.findLast(({ speaker }) => speaker === "caller")?.text ?? null,
  };
}

function answeredBy({ answeredAt, answeredBy, outcome }: CallRecord): CallNote["answeredBy"] {
  if (answeredAt === null) return "nobody";
  const isMachine = answeredBy === "fax" || answeredBy?.startsWith("machine");
  return isMachine || outcome === "voicemail" ? "machine" : "person";
}

function valuesOf(tree: Tree, state: NonNullable<CallRecord["state"]>): CallNote["values"] {
  const graph = graphOf(tree);
  return collectedBy(tree).flatMap((variable) => {
    const value = collectedIn(state, variable);
    if (value === null || value === "") return [];
    const { name, asking, setting } = variable;
    const nodeId = [...asking, ...setting].find((id) => state.path.includes(id)) ?? asking[0];
    const title = nodeId === undefined ? "" : (graph.node(nodeId)?.title ?? "");
    return [{ name, label: title || name, value }];
  });
}

/** Wherever the agent speaks at an objection's node, he answers what was said before. */
function objectionsIn(messages: readonly NewMessage[], tree: Tree): CallNote["objections"] {
  const graph = graphOf(tree);
  const found: CallNote["objections"] = [];
  let said: string | null = null;
  for (const { speaker, text, nodeId, origin } of messages) {
    if (speaker === "caller") {
      said = text;
      continue;
    }
    const node = nodeId === null ? null : graph.node(nodeId);
    if (origin !== null || node?.type !== "objection" || said === null) continue;
    found.push({ title: node.title, said, answer: text });
    said = null;
  }
  return found;
}

const OPT_OUT = "opt_out";

function optOutIn(call: CallRecord, messages: readonly NewMessage[]): number | null {
  const said = messages.findLast(
    ({ speaker, intent }) => speaker === "caller" && intent === OPT_OUT,
  );
  const isOptOut = call.outcome === "opt-out" || call.endReason === "opt-out";
  if (!isOptOut) return null;
  const last = said ?? messages.findLast(({ speaker }) => speaker === "caller");
  return last?.at ?? call.endedAt;
}

const AFTER: Readonly<Partial<Record<Outcome, NextStep>>> = {
  appointment: "keep-appointment",
  callback: "call-back",
  "info-requested": "send-information",
  "opt-out": "call-no-more",
  "no-answer": "try-again",
  busy: "try-again",
  voicemail: "try-again",
};

function nextStepOf({ outcome, endReason }: CallRecord): NextStep | null {
  if (outcome !== "opt-out" && endReason === "wants-human") return "speak-in-person";
  return (outcome && AFTER[outcome]) ?? null;
}
