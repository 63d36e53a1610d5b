import { expect, test } from "bun:test";
import type { Conversation, ConversationLine } from "@rufbaum/simulation";
import { pathUntil } from "./path-until.ts";

const says = (nodeId: string): ConversationLine => ({ type: "agent", at: 0, nodeId, text: nodeId });
const hears = (nodeId: string): ConversationLine => ({ type: "silence", at: 0, nodeId });
const PATH = ["start", "ask", "price", "ask", "book", "bye"];
const LINES: ConversationLine[] = [
  says("start"),
  says("ask"),
  hears("ask"),
  says("price"),
  says("ask"),
  hears("ask"),
  says("bye"),
  { type: "end", at: 0, by: "agent", outcome: "appointment", endReason: "completed" },
];
const CONVERSATION = { path: PATH, lines: LINES } as unknown as Conversation;

test.each([
  [0, []],
  [1, ["start"]],
  [3, ["start", "ask"]],
  [4, ["start", "ask", "price"]],
  [6, ["start", "ask", "price", "ask"]],
  [7, PATH],
  [8, PATH],
])("after %d lines the conversation has been to %p", (count, path) => {
  expect(pathUntil(CONVERSATION, count)).toEqual(path as string[]);
});

test("a line at a node that the path does not hold leads nowhere", () => {
  const odd = { path: ["a", "b"], lines: [says("x"), says("a"), hears("a")] };
  expect(pathUntil(odd as unknown as Conversation, 1)).toEqual([]);
  expect(pathUntil(odd as unknown as Conversation, 2)).toEqual(["a"]);
});
