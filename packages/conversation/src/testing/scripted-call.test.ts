import { expect, test } from "bun:test";
import { openUnderstanding } from "@rufbaum/understanding";
import { call } from "./scripted-call.ts";
import { node, tree } from "./small-tree.ts";

const understanding = await openUnderstanding();

const KEYS = tree(
  [
    node("start", "start", { content: "Guten Tag, hier spricht eine KI." }),
    node("ask", "decision", {
      content: "Für den Vertrieb drücken Sie die 1.",
      conditions: [{ id: "one", condition: "1", targetNodeId: "end" }],
    }),
    node("end", "end", { content: "Bis bald.", outcome: "success" }),
  ],
  [["start", "ask"]],
);

test("a key after the end of the call fails the script", () => {
  const called = call(KEYS, { understanding });
  expect(() => called.presses("12")).toThrow("The call is over; nobody hears “[2]”.");
});
