import type { Action, Condition, NodeKind, Tree, TreeNode, ValueKindName } from "@rufbaum/tree";
import { OUTCOMES, VALUE_KINDS } from "@rufbaum/tree/graph";
import type { Reading } from "@rufbaum/understanding";
import type { ConversationEvent, ConversationState } from "../types.ts";
import { node, tree } from "./small-tree.ts";

/** A number from 0 to 1, from a seed. */
type Dice = () => number;

const INTENTS =
  "Ja Nein Vielleicht not_interested price_objection send_info who_is_calling trust_doubt appointment_accepted wrong_person putting_through voicemail_detected call_screening is_this_a_bot repeat_please hold_on goodbye greeting thank_you opt_out".split(
    " ",
  );

const KEYS = ["Ja", "Nein", "1", "2", "goodbye", "hold_on", "Betrag über 5", "", "sonst"];

const EXPRESSIONS = ["betrag > 5", "x", "nicht x und betrag < 9", "betrag >", "datum = leer", ""];

const TEXTS = [
  "Gut. Passt das?",
  "Wie heißen Sie?",
  "",
  "Am [tag|3. Mai] um 10:00. Ist es recht, [x]?",
  "[x]",
  "Hm",
  "Eins! Zwei? Drei: vier",
];

const REPLIES = [
  "ja",
  "mhm",
  "nein, ich meinte Dienstag",
  "",
  "lila",
  "so, da bin ich wieder",
  "7",
];

const ACTIONS: readonly Action[] = [
  { kind: "book-appointment", note: "[x]" },
  { kind: "transfer", to: "+4930123456", announce: "[x]" },
  { kind: "send-sms", text: "[x]" },
  { kind: "call-webhook", url: "https://example.de" },
  { kind: "set-variable", variable: "x", value: "[tag]" },
  { kind: "tag", tag: "x" },
  { kind: "record-opt-out" },
  { kind: "start-recording" },
];

/** Those that listen more often than the others: a call without them is soon over. */
const KINDS: readonly NodeKind[] = [
  "decision",
  "decision",
  "decision",
  "input",
  "input",
  "objection",
  "objection",
  "action",
  "message",
  "end",
];

/** A tree of any shape that a document can have, sound or not. */
export function randomTree(dice: Dice): Tree {
  const count = 2 + Math.floor(dice() * 9);
  // Now and then one that is not there.
  const anyId = () => `n${Math.floor(dice() * (count + 0.1))}`;
  const nodes = Array.from({ length: count }, (_, index) =>
    randomNode(dice, `n${index}`, index === 0 ? "start" : pick(dice, KINDS), anyId),
  );
  const ways = nodes.flatMap(({ id, type }): [string, string, string?][] => [
    ...(dice() < (type === "objection" ? 0.3 : 0.95) ? [[id, anyId()] as [string, string]] : []),
    ...(dice() < 0.3
      ? [[id, anyId(), pick(dice, [...KEYS, "failed"])] as [string, string, string]]
      : []),
  ]);
  return tree(nodes, ways, {
    maxSteps: 10 + Math.floor(dice() * 60),
    ...(dice() < 0.5 && { reprompts: Math.floor(dice() * 4) }),
    ...(dice() < 0.5 && { silenceChecks: Math.floor(dice() * 3) }),
    ...(dice() < 0.5 && { objectionAnswers: 1 + Math.floor(dice() * 3) }),
    ...(dice() < 0.5 && { confirmBelow: Math.floor(dice() * 100) }),
    ...(dice() < 0.5 && { voicemailMessage: pick(dice, TEXTS) }),
    ...(dice() < 0.5 && { screeningAnswer: pick(dice, TEXTS) }),
  });
}

function randomNode(dice: Dice, id: string, type: NodeKind, anyId: () => string): TreeNode {
  const listens = type === "decision" || type === "input";
  const conditions = Array.from(
    { length: Math.floor(dice() * 4) },
    (_, index): Condition => ({
      id: `c${index}`,
      condition: pick(dice, KEYS),
      ...(dice() < 0.7 && { targetNodeId: anyId() }),
      ...(dice() < 0.3 && { expression: pick(dice, EXPRESSIONS) }),
    }),
  );
  return node(id, type, {
    content: pick(dice, TEXTS),
    ...(listens && { conditions, ...(dice() < 0.3 && { reprompts: ["Noch mal?", ""] }) }),
    ...(type === "input" && {
      input: {
        variable: pick(dice, ["x", "tag", "betrag"]),
        value: pick<ValueKindName>(dice, VALUE_KINDS),
        ...(dice() < 0.3 && { confirm: true }),
        ...(dice() < 0.3 && { maxDigits: 2 }),
      },
    }),
    ...(type === "objection" && {
      objection: { intent: pick(dice, INTENTS), global: dice() < 0.7 },
    }),
    ...(type === "action" && dice() < 0.9 && { action: pick(dice, ACTIONS) }),
    ...(type === "end" && dice() < 0.9 && { outcome: pick(dice, OUTCOMES) }),
  });
}

/** A reading that some reader could give, whether or not it fits what was asked. */
export function randomReading(dice: Dice): Reading {
  const intent = dice() < 0.7 ? pick(dice, INTENTS) : null;
  return {
    condition: dice() < 0.4 ? pick(dice, KEYS) : null,
    intent,
    intentConfidence: intent === null ? 0 : dice(),
    alsoHeard: Array.from({ length: Math.floor(dice() * 3) }, () => ({
      name: pick(dice, INTENTS),
      condition: dice() < 0.5 ? pick(dice, KEYS) : null,
      confidence: dice(),
    })),
    confidence: dice(),
    values:
      dice() < 0.4 ? { [pick(dice, VALUE_KINDS)]: pick(dice, [7, "2026-12-01", true, ""]) } : {},
    valueConfidence: dice() < 0.5 ? dice() : null,
    why: [],
  };
}

export function randomReply(dice: Dice): string {
  return pick(dice, REPLIES);
}

/** Anything that can come in, whether or not it belongs where the conversation stands. */
export function randomEvent(dice: Dice, state: ConversationState, at: number): ConversationEvent {
  const said = state.lastTurn ?? state.lastSaid;
  const roll = dice();
  if (roll < 0.55) {
    const isEarly = roll < 0.08;
    return {
      type: "caller-spoke",
      at,
      text: randomReply(dice),
      reading: randomReading(dice),
      isEarly,
    };
  }
  if (roll < 0.65) return { type: "caller-pressed", at, digits: pick(dice, ["1", "2", "9", "#"]) };
  if (roll < 0.75) {
    const heard = dice() < 0.8 ? said.slice(0, Math.floor(dice() * said.length)) : "nie gesagt";
    return { type: "caller-interrupted", at, heard };
  }
  if (roll < 0.82) return { type: "caller-fell-silent", at };
  if (roll < 0.83) {
    if (roll < 0.825) return { type: "opening-heard", at };
    if (roll < 0.827) return { type: "line-resumed", at };
    return { type: "line-resumed", at, unheard: said, isOpeningLost: roll < 0.8285 };
  }
  if (roll < 0.85) return { type: "operator-said", at, text: pick(dice, TEXTS) };
  if (roll < 0.92) return { type: "action-succeeded", at, values: { x: 1 } };
  if (roll < 0.98) return { type: "action-failed", at, reason: "timeout" };
  if (roll < 0.99) return { type: "call-answered", at };
  if (roll < 0.993) return { type: "machine-answered", at, canListen: dice() < 0.5 };
  return { type: roll < 0.996 ? "caller-transferred" : "caller-hung-up", at };
}

function pick<Item>(dice: Dice, list: readonly Item[]): Item {
  return list[Math.floor(dice() * list.length)] as Item;
}
