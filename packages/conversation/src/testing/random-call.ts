import type { Action, Condition, NodeKind, Tree, TreeNode, ValueKindName } from "@rufbaum/tree";
import { NODE_KINDS, NODE_SPECS, OUTCOMES, VALUE_KINDS } from "@rufbaum/tree/graph";
import type { Reading } from "@rufbaum/understanding";
import type { ConversationEvent, ConversationState } from "../types.ts";
import { node, tree } from "./small-tree.ts";

/** A number from 0 to 1, from a seed. */
type Draw = () => number;

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

const SPOKEN = ["das Erste", "[x]", "den [tag|Tag] {x}", " ", ""];

const BETWEEN = ["Eher [eins] oder [zwei]?", "{{zwei}}, [x], [eins]?", "Nur [eins]?", ""];

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
const OFTEN: readonly NodeKind[] = [
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
const KINDS = [
  ...OFTEN,
  ...NODE_KINDS.filter((kind) => NODE_SPECS[kind].ways.in && !OFTEN.includes(kind)),
];

/** A tree of any shape that a document can have, sound or not. */
export function randomTree(draw: Draw): Tree {
  const count = 2 + Math.floor(draw() * 9);
  // Now and then one that is not there.
  const anyId = () => `n${Math.floor(draw() * (count + 0.1))}`;
  const nodes = Array.from({ length: count }, (_, index) =>
    randomNode(draw, `n${index}`, index === 0 ? "start" : pick(draw, KINDS), anyId),
  );
  const ways = nodes.flatMap(({ id, type }): [string, string, string?][] => [
    ...(draw() < (type === "objection" ? 0.3 : 0.95) ? [[id, anyId()] as [string, string]] : []),
    ...(draw() < 0.3
      ? [[id, anyId(), pick(draw, [...KEYS, "failed"])] as [string, string, string]]
      : []),
  ]);
  return tree(nodes, ways, {
    maxSteps: 10 + Math.floor(draw() * 60),
    ...(draw() < 0.5 && { reprompts: Math.floor(draw() * 4) }),
    ...(draw() < 0.5 && { silenceChecks: Math.floor(draw() * 3) }),
    ...(draw() < 0.5 && { objectionAnswers: 1 + Math.floor(draw() * 3) }),
    ...(draw() < 0.5 && { confirmBelow: Math.floor(draw() * 100) }),
    ...(draw() < 0.5 && { voicemailMessage: pick(draw, TEXTS) }),
    ...(draw() < 0.5 && { screeningAnswer: pick(draw, TEXTS) }),
    ...(draw() < 0.5 && { askBetween: pick(draw, BETWEEN) }),
  });
}

function randomNode(draw: Draw, id: string, type: NodeKind, anyId: () => string): TreeNode {
  const listens = type === "decision" || type === "input";
  const conditions = Array.from(
    { length: Math.floor(draw() * 4) },
    (_, index): Condition => ({
      id: `c${index}`,
      condition: pick(draw, KEYS),
      ...(draw() < 0.7 && { targetNodeId: anyId() }),
      ...(draw() < 0.3 && { spoken: pick(draw, SPOKEN) }),
      ...(draw() < 0.3 && { expression: pick(draw, EXPRESSIONS) }),
    }),
  );
  return node(id, type, {
    content: pick(draw, TEXTS),
    ...(listens && { conditions, ...(draw() < 0.3 && { reprompts: ["Noch mal?", ""] }) }),
    ...(type === "input" && {
      input: {
        variable: pick(draw, ["x", "tag", "betrag"]),
        value: pick<ValueKindName>(draw, VALUE_KINDS),
        ...(draw() < 0.3 && { confirm: true }),
        ...(draw() < 0.3 && { maxDigits: 2 }),
      },
    }),
    ...(type === "objection" && {
      objection: { intent: pick(draw, INTENTS), global: draw() < 0.7 },
    }),
    ...(type === "action" && draw() < 0.9 && { action: pick(draw, ACTIONS) }),
    ...(type === "end" && draw() < 0.9 && { outcome: pick(draw, OUTCOMES) }),
  });
}

/** A reading that some reader could give, whether or not it fits what was asked. */
export function randomReading(draw: Draw): Reading {
  const intent = draw() < 0.7 ? pick(draw, INTENTS) : null;
  const condition = draw() < 0.4 ? pick(draw, KEYS) : null;
  const between = () => ({ condition: pick(draw, KEYS), confidence: draw() });
  return {
    condition,
    alternatives: condition === null && draw() < 0.4 ? [between(), between()] : [],
    intent,
    intentConfidence: intent === null ? 0 : draw(),
    alsoHeard: Array.from({ length: Math.floor(draw() * 3) }, () => ({
      name: pick(draw, INTENTS),
      condition: draw() < 0.5 ? pick(draw, KEYS) : null,
      confidence: draw(),
    })),
    confidence: draw(),
    values:
      draw() < 0.4 ? { [pick(draw, VALUE_KINDS)]: pick(draw, [7, "2026-12-01", true, ""]) } : {},
    valueConfidence: draw() < 0.5 ? draw() : null,
    why: [],
  };
}

/** One that may mean the one or the other of these. */
export function unsureReading(draw: Draw, conditions: readonly Condition[]): Reading {
  const either = () => ({ condition: pick(draw, conditions).condition, confidence: draw() / 2 });
  const reading = randomReading(draw);
  return { ...reading, condition: null, intent: null, alternatives: [either(), either()] };
}

export function randomReply(draw: Draw): string {
  return pick(draw, REPLIES);
}

/** Anything that can come in, whether or not it belongs where the conversation stands. */
export function randomEvent(draw: Draw, state: ConversationState, at: number): ConversationEvent {
  const said = state.lastTurn ?? state.lastSaid;
  const roll = draw();
  if (roll < 0.55) {
    const isEarly = roll < 0.08;
    return {
      type: "caller-spoke",
      at,
      text: randomReply(draw),
      reading: randomReading(draw),
      isEarly,
    };
  }
  if (roll < 0.65) return { type: "caller-pressed", at, digits: pick(draw, ["1", "2", "9", "#"]) };
  if (roll < 0.75) {
    const heard = draw() < 0.8 ? said.slice(0, Math.floor(draw() * said.length)) : "nie gesagt";
    return { type: "caller-interrupted", at, heard };
  }
  if (roll < 0.82) return { type: "caller-fell-silent", at };
  if (roll < 0.83) {
    if (roll < 0.825) return { type: "opening-heard", at };
    if (roll < 0.827) return { type: "line-resumed", at };
    return { type: "line-resumed", at, unheard: said, isOpeningLost: roll < 0.8285 };
  }
  if (roll < 0.85) return { type: "operator-said", at, text: pick(draw, TEXTS) };
  if (roll < 0.92) return { type: "action-succeeded", at, values: { x: 1 } };
  if (roll < 0.98) return { type: "action-failed", at, reason: "timeout" };
  if (roll < 0.99) return { type: "call-answered", at };
  if (roll < 0.993) return { type: "machine-answered", at, canListen: draw() < 0.5 };
  return { type: roll < 0.996 ? "caller-transferred" : "caller-hung-up", at };
}

function pick<Item>(draw: Draw, list: readonly Item[]): Item {
  return list[Math.floor(draw() * list.length)] as Item;
}
