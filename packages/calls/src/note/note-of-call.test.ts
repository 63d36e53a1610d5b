import { expect, test } from "bun:test";
import { begin, type ConversationState } from "@rufbaum/conversation";
import { sampleTree } from "@rufbaum/tree/sample";
import type { CallRecord, NewMessage } from "../call.ts";
import { noteOfCall } from "./note-of-call.ts";

const TREE = sampleTree({ id: "tree_1", createdAt: "2026-01-01T00:00:00.000Z" });
const START = Date.UTC(2026, 0, 5, 9);

function call(more: Partial<CallRecord> = {}): CallRecord {
  return {
    ...{ id: "call_1", callSid: "CA1", treeId: "tree_1", treeName: "Photovoltaik" },
    ...{ snapshotId: "s", direction: "outbound", from: "+49301", to: "+49302", line: "relay" },
    ...{ answeredBy: "human", status: "completed", statusSequence: 5, currentNodeId: null },
    ...{ state: null, outcome: "appointment", outcomeBy: null, takenOverAt: null },
    ...{ stoppedAt: null, endReason: "completed", error: null, purpose: null, madeBy: null },
    ...{ attempt: null, carrier: null, denials: null, createdAt: START, answeredAt: START + 5_000 },
    ...{ endedAt: START + 95_000, closedAt: START + 96_000, duration: 90 },
    ...more,
  };
}

function said(speaker: "ai" | "caller", text: string, more: Partial<NewMessage> = {}): NewMessage {
  const none = { confidence: null, intent: null, condition: null, nodeId: null, origin: null };
  return { id: text, at: START + 6_000, speaker, text, ...none, ...more };
}

const led = (more: Partial<ConversationState>): ConversationState => ({
  ...begin(TREE, {}),
  ...more,
});

test("what a call collected stands under the titles of the nodes that asked for it", () => {
  const inputs = [{ nodeId: "day", variable: "tag", kind: "date" as const }];
  const state = led({ variables: { tag: "2026-01-06", firstName: "Anna" }, inputs, path: ["day"] });
  const { values, nextStep } = noteOfCall(call({ state }), [], TREE);
  expect(values).toEqual([{ name: "tag", label: expect.any(String), value: "2026-01-06" }]);
  expect(nextStep).toBe("keep-appointment");
});

test("objections come with what was said and what was answered", () => {
  const title = TREE.nodes.find(({ id }) => id === "objection-price")?.title ?? "";
  const { objections } = noteOfCall(
    call(),
    [
      said("ai", "Haben Sie Interesse?", { nodeId: "start" }),
      said("caller", "Zu teuer."),
      said("ai", "Es rechnet sich.", { nodeId: "objection-price" }),
      said("ai", "Und hält lange.", { nodeId: "objection-price" }),
      said("caller", "Na gut."),
    ],
    TREE,
  );
  expect(objections).toEqual([{ title, said: "Zu teuer.", answer: "Es rechnet sich." }]);
});

test("who spoke first and whether it was heard is told, and an operator's words are none of it", () => {
  const words = [
    said("ai", "Moment bitte.", { origin: "operator", at: START }),
    said("ai", "Guten Tag, hier spricht eine KI.", { at: START + 7_000 }),
  ];
  const disclosure = (state: ConversationState | null) =>
    noteOfCall(call({ state }), words, TREE).disclosure;
  expect(disclosure(led({ isOpeningHeard: true }))).toEqual({ at: START + 7_000, isHeard: true });
  expect(disclosure(null)).toEqual({ at: START + 7_000, isHeard: false });
  expect(noteOfCall(call(), [], TREE).disclosure).toBeNull();
});

test("a wish for no more calls has its time, as long as that stands", () => {
  const words = [
    said("caller", "Rufen Sie nicht mehr an.", { intent: "opt_out", at: START + 30_000 }),
    said("ai", "Ist vermerkt."),
    said("caller", "Danke.", { at: START + 40_000 }),
  ];
  const optOut = noteOfCall(call({ outcome: "opt-out" }), words, TREE);
  expect(optOut).toMatchObject({ optOutAt: START + 30_000, nextStep: "call-no-more" });
  expect(noteOfCall(call({ outcome: "callback" }), words, TREE)).toMatchObject({
    optOutAt: null,
    nextStep: "call-back",
    lastWords: "Danke.",
  });
});

test.each([
  [{ answeredAt: null, outcome: "no-answer" }, "nobody", "try-again"],
  [{ answeredBy: "machine_end_beep", outcome: "voicemail" }, "machine", "try-again"],
  [{ outcome: "abandoned", endReason: "wants-human" }, "person", "speak-in-person"],
  [{ outcome: "not-interested" }, "person", null],
  [{ outcome: null, endReason: null }, "person", null],
] as const)("of %p it is told who answered and what is to be done", (more, who, next) => {
  const note = noteOfCall(call(more), [], null);
  expect([note.answeredBy, note.nextStep]).toEqual([who, next]);
  expect(note.duration).toBe("answeredAt" in more ? null : 90);
});
