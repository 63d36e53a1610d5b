import { expect, test } from "bun:test";
import type { ActiveCall, LiveMessage } from "./live-messages.ts";
import { activeAfter } from "./newer-than-answer.ts";
import { askedWhile, tellAsked } from "./told-meanwhile.ts";

function active(id: string, node: string | null = null): ActiveCall {
  return { id, currentNodeId: node, status: "in-progress", path: [], lastMessages: [] } as never;
}

function moved(callId: string, nodeId: string): LiveMessage {
  return { type: "call-moved", callId, nodeId, nodeTitle: nodeId, nodeKind: null };
}

function ended(callId: string): LiveMessage {
  return { type: "call-ended", callId } as never;
}

test("messages count as told meanwhile from the question to its answer, no longer and no earlier", async () => {
  const answer = Promise.withResolvers<string>();
  tellAsked(moved("a", "n1"));
  const asking = askedWhile(() => answer.promise);
  tellAsked(moved("a", "n2"));
  answer.resolve("answered");
  expect(await asking).toEqual({ answer: "answered", told: [moved("a", "n2")] });
  tellAsked(moved("a", "n3"));
  expect((await asking).told).toHaveLength(1);
});

test("an answer from before a message takes nothing of it back, and corrects the calls that nothing was told of", () => {
  const kept = [active("a", "n2"), active("b", "n1"), active("gone", "n1")];
  const answer = [active("a", "n1"), active("b", "n5")];
  const after = activeAfter(answer, kept, [moved("a", "n2")]);
  expect(after.map(({ id, currentNodeId }) => [id, currentNodeId])).toEqual([
    ["a", "n2"],
    ["b", "n5"],
  ]);
  expect(after[0]).toBe(kept[0] as ActiveCall);
});

test("a call that ended after the question does not come back with its answer", () => {
  expect(activeAfter([active("a"), active("b")], [active("b")], [ended("a")])).toMatchObject([
    { id: "b" },
  ]);
});

test("a call that began after the question stays", () => {
  const started: LiveMessage = { type: "call-started", call: active("new") };
  const kept = [active("a"), active("new", "n1")];
  const after = activeAfter([active("a")], kept, [started, moved("new", "n1")]);
  expect(after.map(({ id }) => id)).toEqual(["a", "new"]);
  expect(after[1]).toBe(kept[1] as ActiveCall);
});

test("where nothing was known yet, what was told is added to the answer", () => {
  const told: LiveMessage[] = [moved("a", "n2"), ended("b")];
  expect(activeAfter([active("a", "n1"), active("b")], undefined, told)).toMatchObject([
    { id: "a", currentNodeId: "n2" },
  ]);
});
