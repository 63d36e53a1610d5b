import { describe, expect, test } from "bun:test";
import type { Action } from "@rufbaum/tree";
import { openUnderstanding } from "@rufbaum/understanding";
import { begin } from "./begin.ts";
import { call, node, tree } from "./testing/index.ts";
import { transition } from "./transition.ts";
import { WORDING } from "./wording.ts";

const understanding = await openUnderstanding();

const START = node("start", "start", { content: "Guten Tag, hier ist die KI der Sonnwerk." });
const DONE = node("done", "end", { content: "Das ist erledigt.", outcome: "success" });
const SORRY = node("sorry", "end", { content: "Das ging leider nicht.", outcome: "callback" });

const ACTIONS: readonly Action[] = [
  { kind: "book-appointment", variable: "tag", note: "für [firstName|jemanden]" },
  { kind: "transfer", to: "+4930123456", announce: "[firstName|Jemand] ist dran" },
  { kind: "send-sms", text: "Bis bald, [firstName|Sie]" },
  { kind: "call-webhook", url: "https://example.de/[firstName]" },
  { kind: "set-variable", variable: "wer", value: "[firstName|niemand]" },
  { kind: "tag", tag: "warm" },
  { kind: "record-opt-out" },
];

function doing(action: Action, more: [string, string, string?][] = []) {
  return tree(
    [START, node("act", "action", { action }), DONE, SORRY],
    [["start", "act"], ["act", "done"], ...more],
  );
}

describe.each(ACTIONS.map((action) => [action.kind, action] as const))("%s", (kind, action) => {
  test("goes on when it is done; whoever was put through is gone", () => {
    const done = call(doing(action), { understanding }).did(kind);
    if (kind === "transfer") done.saysNot("erledigt").endsWith("transferred", "transferred");
    else done.says("erledigt").endsWith("success");
  });

  test.each(["timeout", "refused"])("takes its own way when it failed by %s", (reason) => {
    const whole = doing(action, [["act", "sorry", "failed"]]);
    const acting = transition(whole, begin(whole), { type: "call-answered", at: 0 }).state;
    const { state } = transition(whole, acting, { type: "action-failed", at: 1, reason });
    expect(state).toMatchObject({ nodeId: "sorry", outcome: "callback", endReason: "completed" });
  });

  test("without such a way says so and ends", () => {
    const whole = doing(action);
    const acting = transition(whole, begin(whole), { type: "call-answered", at: 0 }).state;
    const { state } = transition(whole, acting, { type: "action-failed", at: 1, reason: "x" });
    expect(state).toMatchObject({ outcome: "failed", endReason: "action-failed" });
    expect(state.lastSaid).toBe(WORDING.goodbyeFault);
  });

  test("hears nothing but an opt-out while it is done", () => {
    const whole = doing(action);
    const acting = transition(whole, begin(whole), { type: "call-answered", at: 0 }).state;
    const reading = (text: string) =>
      understanding.read(text, { conditions: [], intents: [], value: null, question: "" });
    const spoke = (text: string) =>
      transition(whole, acting, { type: "caller-spoke", at: 1, text, reading: reading(text) });
    expect(spoke("Hallo?").state).toBe(acting);
    expect(spoke("Rufen Sie mich nie wieder an").state.outcome).toBe("opt-out");
  });
});

test("what is said or written has its variables filled, an address has not", () => {
  const acts = ACTIONS.map((action) => {
    const whole = doing(action);
    const { effects } = transition(whole, begin(whole, { firstName: "Anna" }), {
      type: "call-answered",
      at: 0,
    });
    return effects.flatMap((effect) => (effect.type === "act" ? [effect.action] : []))[0];
  });
  expect(acts).toMatchObject([
    { note: "für Anna" },
    { announce: "Anna ist dran" },
    { text: "Bis bald, Anna" },
    { url: "https://example.de/[firstName]" },
    { value: "Anna" },
    { tag: "warm" },
    {},
  ]);
});

test("a day is said by its name, and kept and set as it was", () => {
  const whole = tree(
    [
      START,
      node("act", "action", {
        action: { kind: "set-variable", variable: "termin", value: "[tag]" },
      }),
      node("done", "end", { content: "Also am [tag]." }),
    ],
    [
      ["start", "act"],
      ["act", "done"],
    ],
  );
  const acting = transition(whole, begin(whole, { tag: "2026-11-24" }), {
    type: "call-answered",
    at: 0,
  });
  expect(acting.effects.at(-1)).toMatchObject({ action: { value: "2026-11-24" } });
  const { state } = transition(whole, acting.state, { type: "action-succeeded", at: 1 });
  expect(state.lastSaid).toBe("Also am Dienstag, 24. November.");
});

test("a call goes on without the recording that could not begin", () => {
  const ask = node("ask", "decision", {
    content: "Dürfen wir das Gespräch aufzeichnen?",
    conditions: [{ id: "yes", condition: "Ja", targetNodeId: "act" }],
  });
  const act = node("act", "action", { action: { kind: "start-recording" } });
  const whole = tree(
    [START, ask, act, DONE],
    [
      ["start", "ask"],
      ["act", "done"],
    ],
  );
  const asked = transition(whole, begin(whole), { type: "call-answered", at: 0 }).state;
  const text = "Ja, gern";
  const conditions = [{ id: "yes", key: "Ja", examples: [] }];
  const reading = understanding.read(text, { conditions, intents: [], value: null, question: "" });
  const agreed = transition(whole, asked, { type: "caller-spoke", at: 1, text, reading }).state;
  expect(agreed).toMatchObject({ phase: "acting", nodeId: "act" });
  const { state } = transition(whole, agreed, { type: "action-failed", at: 2, reason: "x" });
  expect(state).toMatchObject({ nodeId: "done", outcome: "success" });
});
