import { expect, test } from "bun:test";
import { openUnderstanding } from "@rufbaum/understanding";
import { takeReplyAt } from "./reply-at.ts";
import { node, tree } from "./testing/small-tree.ts";

const reader = await openUnderstanding({ explains: false });

const TREE = tree(
  [
    node("start", "start", { content: "Guten Tag." }),
    node("ask", "decision", {
      content: "Haben Sie schon einen Anbieter?",
      conditions: [
        { id: "yes", condition: "Ja", targetNodeId: "end" },
        { id: "soon", condition: "Lieber später", examples: ["Im Frühjahr vielleicht"] },
        { id: "much", condition: "viel", expression: "zahl > 100", targetNodeId: "end" },
      ],
    }),
    node("price", "objection", {
      content: "Das ist umsonst.",
      objection: { intent: "price_objection", global: true },
    }),
    node("other", "end", { content: "Schade.", outcome: "not-interested" }),
    node("end", "end", { content: "Bis bald.", outcome: "success" }),
  ],
  [
    ["start", "ask"],
    ["ask", "other"],
  ],
);

function take(text: string, nodeId = "ask") {
  const question = "Haben Sie schon einen Anbieter?";
  return takeReplyAt(TREE, nodeId, { text, question, at: 0 }, reader);
}

test.each([
  ["Ja, haben wir", "Ja", false],
  ["Im Frühjahr vielleicht", "Lieber später", false],
  ["Das sind zweihundert", "viel", false],
  ["Der Hund hat gerade den Teppich gefressen", null, true],
  ["Wie bitte?", null, false],
  ["Was kostet das denn?", null, false],
  ["Rufen Sie mich nie wieder an", null, false],
])("%p meets %p, and was not understood: %p", (text, condition, isMissed) => {
  expect(take(text)).toEqual({ condition, isMissed });
});

test("a node that does not listen, and one that is not there, take nothing", () => {
  expect(take("Ja", "end")).toBeNull();
  expect(take("Ja", "none")).toBeNull();
});
