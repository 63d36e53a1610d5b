import { describe, expect, test } from "bun:test";
import type { Action } from "@rufbaum/tree";
import { openUnderstanding } from "@rufbaum/understanding";
import { node, tree } from "../testing/index.ts";
import {
  allSucceed,
  answerCall,
  beSilent,
  type Does,
  doneIn,
  finishAction,
  hangUp,
  heardOfEach,
  interrupt,
  NOT_PICKED_UP,
  openAction,
  type Play,
  press,
  SUCCEEDED,
  saidIn,
  say,
  wait,
} from "./index.ts";

const reader = await openUnderstanding();
const AT = Date.UTC(2026, 0, 5, 9);

/** A dentist's recall: an answer by voice or key, and a receptionist who may pick up. */
function recall(action: Action = { kind: "transfer", to: "+493023125001" }) {
  return tree(
    [
      node("start", "start", { content: "Guten Tag, hier ist die KI der Praxis Dr. Zahn." }),
      node("due", "decision", {
        content: "Ihre Vorsorge ist fällig. Möchten Sie mit dem Empfang sprechen?",
        conditions: [
          { id: "yes", condition: "Ja", targetNodeId: "desk" },
          { id: "one", condition: "1", targetNodeId: "desk" },
          { id: "no", condition: "Nein", targetNodeId: "later" },
        ],
      }),
      node("desk", "action", { action }),
      node("done", "end", { content: "Danke.", outcome: "success" }),
      node("later", "end", { content: "Bis zum nächsten Mal.", outcome: "callback" }),
    ],
    [
      ["start", "due"],
      ["desk", "done"],
      ["desk", "later", "failed"],
    ],
    { silenceSeconds: 7 },
  );
}

const open = (does: Does = allSucceed, action?: Action): Play =>
  answerCall(recall(action), { at: AT }, does);

describe("a transfer", () => {
  test.each<[string, Does, object]>([
    ["is picked up", allSucceed, { outcome: "transferred", endReason: "transferred" }],
    ["is not picked up", () => NOT_PICKED_UP, { nodeId: "later", outcome: "callback" }],
    [
      "can't even be tried",
      () => ({ ok: false, reason: "invalid-number" }),
      { nodeId: "later", endReason: "completed" },
    ],
  ])("that %s", (_what, does, end) => {
    expect(say(open(), "Ja", reader, does).state).toMatchObject(end);
  });
});

test("an action that nobody decides on yet is waited for, and then goes on as it went", () => {
  const waiting = press(open(), "1", () => null);
  expect(waiting.state).toMatchObject({ phase: "acting", nodeId: "desk" });
  expect(openAction(waiting)).toMatchObject({ kind: "transfer" });
  expect(doneIn(waiting)).toMatchObject([{ nodeId: "desk", result: null }]);
  expect(finishAction(waiting, SUCCEEDED).state.outcome).toBe("transferred");
  expect(finishAction(waiting, NOT_PICKED_UP).state.outcome).toBe("callback");
  expect(finishAction(open(), SUCCEEDED)).toMatchObject({ state: open().state, steps: [] });
});

test("what an action makes known is known afterwards, its own and what it was told to bring", () => {
  const does: Does = () => ({ ok: true, values: { kunde: "Weber" } });
  const action: Action = { kind: "set-variable", variable: "art", value: "Recall" };
  const { state, ...done } = say(open(does, action), "Ja", reader, does);
  expect(state.variables).toEqual({ art: "Recall", kunde: "Weber" });
  expect(doneIn(done)).toMatchObject([{ action, result: { type: "action-succeeded" } }]);
});

test("time goes by as if all of it were spoken", () => {
  const first = open();
  expect(first.at).toBe(AT);
  expect(first.speaksFor).toBe(2 * 400 + 65 * (saidIn(first).length - 1));
  const said = say(first, "Nein", reader);
  expect(said.at).toBe(AT + first.speaksFor + 65 * "Nein".length);
  const silent = beSilent(first);
  expect(silent.at).toBe(AT + first.speaksFor + 7_000);
  expect(wait(first, 1_000).at).toBe(AT + first.speaksFor + 1_000);
});

describe("cutting in", () => {
  test("comes after the first words, which are heard to their end", () => {
    const cut = interrupt(open(), 1);
    expect(cut?.steps.at(-1)?.event).toMatchObject({
      heard: "Guten Tag, hier ist die KI der Praxis Dr. Zahn.",
    });
    expect(cut?.state.unheard).toBe(
      "Ihre Vorsorge ist fällig. Möchten Sie mit dem Empfang sprechen?",
    );
  });

  test("to all of it, or after words that were not said, is none", () => {
    expect(interrupt(open(), 99)).toBeNull();
    expect(interrupt(open(), "Wurstbrot")).toBeNull();
  });

  test("reaches the words after an action: those before it were heard when it was done", () => {
    const noting = tree(
      [
        node("start", "start", { content: "Hier ist die KI." }),
        node("ask", "decision", {
          content: "Haben Sie Zeit?",
          conditions: [{ id: "yes", condition: "Ja", targetNodeId: "note" }],
        }),
        node("note", "message", { content: "Das halte ich so fest." }),
        node("tag", "action", { action: { kind: "tag", tag: "neu" } }),
        node("day", "decision", { content: "Passt Ihnen der Montag um zehn?" }),
      ],
      [
        ["start", "ask"],
        ["note", "tag"],
        ["tag", "day"],
      ],
    );
    const asked = say(answerCall(noting, { at: AT }), "Ja", reader);
    expect(saidIn(asked)).toBe("Das halte ich so fest. Passt Ihnen der Montag um zehn?");
    const cut = interrupt(asked, true);
    expect(cut?.state).toMatchObject({ lastSaid: "Passt Ihnen der", unheard: "Montag um zehn?" });
    expect(interrupt(asked, 2)?.state.lastSaid).toBe("Passt Ihnen");
    expect(cut?.at).toBeLessThan(asked.at + asked.speaksFor);
  });

  test("is told of each text apart", () => {
    const texts = ["Guten Tag.", "Haben Sie Zeit?", "Ja?"];
    expect(heardOfEach(texts, "Guten Tag. Haben")).toEqual([null, "Haben", ""]);
  });
});

test("what means nothing any more changes nothing, and an older play is as it was", () => {
  const first = open();
  const copy = structuredClone(first);
  const over = hangUp(first);
  expect(over.state).toMatchObject({ outcome: "abandoned", endReason: "hung-up" });
  expect(say(over, "Hallo?", reader)).toMatchObject({ state: over.state, steps: [] });
  expect(first).toEqual(copy);
});
