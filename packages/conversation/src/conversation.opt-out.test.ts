import { expect, test } from "bun:test";
import { openUnderstanding, type Reading } from "@rufbaum/understanding";
import { begin } from "./begin.ts";
import { node, tree } from "./testing/index.ts";
import { transition } from "./transition.ts";
import type { ConversationEvent, ConversationState } from "./types.ts";
import { WORDING } from "./wording.ts";

const { read } = await openUnderstanding();
const NO_MORE = "Rufen Sie mich nie wieder an";

function optOut(at = 0): ConversationEvent {
  const expected = { conditions: [], intents: [], value: null, question: "" };
  return { type: "caller-spoke", at, text: NO_MORE, reading: read(NO_MORE, expected) };
}

const WAITING = {
  decision: node("here", "decision", {
    content: "Passt das?",
    conditions: [{ id: "out", condition: "opt_out", targetNodeId: "elsewhere" }],
  }),
  input: node("here", "input", { content: "Wer?", input: { variable: "x", value: "text" } }),
  action: node("here", "action", { action: { kind: "tag", tag: "x" } }),
};

for (const [kind, waiting] of Object.entries(WAITING)) {
  test(`an opt-out is recorded, then the call ends, wherever it stands: ${kind}`, () => {
    const asked = tree(
      [node("start", "start", { content: "Hier ist die KI." }), waiting, node("elsewhere", "end")],
      [["start", "here"]],
    );
    const before = transition(asked, begin(asked), { type: "call-answered", at: 0 }).state;
    const { state, effects } = transition(asked, before, optOut());
    expect(effects).toEqual([
      { type: "act", nodeId: "here", action: { kind: "record-opt-out" } },
      { type: "say", nodeId: "here", text: WORDING.optOut, interruptible: true },
      { type: "hang-up", outcome: "opt-out", reason: "opt-out" },
    ]);
    expect(state).toMatchObject({ phase: "over", outcome: "opt-out", endReason: "opt-out" });
  });
}

test.each([
  ["an objection", { type: "objection", objection: { intent: "opt_out" } }],
  ["a goodbye", { type: "end", outcome: "opt-out" }],
] as const)(
  "a tree chooses the words of the goodbye by %s, and is seen to stand there",
  (_, own) => {
    const asked = tree(
      [
        node("start", "start", { content: "Hier ist die KI." }),
        WAITING.decision,
        { ...node("own", own.type, { ...own, content: "Versprochen, [name|nie] wieder." }) },
      ],
      [["start", "here"]],
    );
    const before = transition(asked, begin(asked), { type: "call-answered", at: 0 }).state;
    const { state, effects } = transition(asked, before, optOut());
    expect(effects.map(({ type }) => type)).toEqual(["move", "act", "say", "hang-up"]);
    expect(state).toMatchObject({ nodeId: "own", lastSaid: "Versprochen, nie wieder." });
  },
);

test("an opt-out counts even when the time is up", () => {
  const asked = tree(
    [node("start", "start", { content: "Hier ist die KI." }), WAITING.decision],
    [["start", "here"]],
  );
  const before = transition(asked, begin(asked), { type: "call-answered", at: 0 }).state;
  const { state } = transition(asked, before, optOut(3_600_000));
  expect(state).toMatchObject({ outcome: "opt-out", endReason: "opt-out" });
});

test("over is over, whatever comes after it", () => {
  const whole = tree([node("start", "start")], []);
  const over: ConversationState = { ...begin(whole), phase: "over" };
  const reading: Reading = {
    condition: "Ja",
    intent: "opt_out",
    confidence: 1,
    values: {},
    intentConfidence: 0,
    alternatives: [],
    alsoHeard: [],
    valueConfidence: null,
    why: [],
  };
  const events: ConversationEvent[] = [
    { type: "call-answered", at: 9 },
    { type: "caller-spoke", at: 9, text: "ja", reading },
    { type: "caller-pressed", at: 9, digits: "1" },
    { type: "caller-interrupted", at: 9, heard: "Guten" },
    { type: "caller-fell-silent", at: 9 },
    { type: "caller-hung-up", at: 9 },
    { type: "action-succeeded", at: 9 },
    { type: "action-failed", at: 9, reason: "x" },
  ];
  for (const event of events) {
    const turn = transition(whole, over, event);
    expect(turn.state).toBe(over);
    expect(turn.effects).toEqual([]);
  }
});
