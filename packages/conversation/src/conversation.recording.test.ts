import { describe, test } from "bun:test";
import { openUnderstanding } from "@rufbaum/understanding";
import { call, node, tree } from "./testing/index.ts";

const understanding = await openUnderstanding();
const RECORDED = "Die Aufnahme läuft.";
const UNRECORDED = "Dann ohne.";

/** Asks this, thanks whoever says yes, and then begins to record. */
function recording(question: string, yes: string, ways: [string, string, string?][] = []) {
  return tree(
    [
      node("start", "start", { content: "Guten Tag, hier ist die KI der Sonnwerk." }),
      node("ask", "decision", {
        content: question,
        conditions: [
          { id: "yes", condition: "Ja", targetNodeId: yes },
          { id: "no", condition: "Nein", targetNodeId: "done" },
        ],
      }),
      node("thanks", "message", { content: "Danke." }),
      node("record", "action", { action: { kind: "start-recording" } }),
      node("on", "end", { content: RECORDED, outcome: "success" }),
      node("done", "end", { content: UNRECORDED, outcome: "callback" }),
    ],
    [
      ["start", "ask"],
      ["thanks", "record"],
      ["record", "on"],
      ["record", "done", "failed"],
      ...ways,
    ],
  );
}

const QUESTION = "Darf ich das Gespräch aufzeichnen?";

describe("a recording", () => {
  test.each(["record", "thanks"])("begins where somebody has agreed to it: %s", (yes) => {
    call(recording(QUESTION, yes), { understanding })
      .hears("Ja, gern")
      .did("start-recording")
      .says(RECORDED)
      .endsWith("success");
  });

  test.each<[string, string, ReturnType<typeof recording>]>([
    ["no", "nein", recording(QUESTION, "record")],
    ["a no that leads there all the same", "nein", withNoTo(recording(QUESTION, "on"), "record")],
    ["a yes to something else", "Ja, gern", recording("Passt es gerade?", "record")],
    ["the way for whatever is said", "Ja", recording(QUESTION, "record", [["ask", "record"]])],
  ])("does not begin after %s", (_, reply, whole) => {
    const { state } = call(whole, { understanding }).hears(reply).saysNot(RECORDED);
    if (state.outcome !== "callback") throw new Error(`It went on to ${state.nodeId}.`);
  });

  test("that nobody was asked about is left out where there is no other way", () => {
    const unasked = tree(
      [
        node("start", "start", { content: "Guten Tag, hier ist die KI der Sonnwerk." }),
        node("record", "action", { action: { kind: "start-recording" } }),
        node("on", "end", { content: "Bis bald.", outcome: "success" }),
      ],
      [
        ["start", "record"],
        ["record", "on"],
      ],
    );
    call(unasked, { understanding }).says("Bis bald.").endsWith("success");
  });
});

function withNoTo(whole: ReturnType<typeof recording>, targetNodeId: string) {
  const nodes = whole.nodes.map((one) => ({
    ...one,
    ...(one.conditions && {
      conditions: one.conditions.map((way) => ({
        ...way,
        ...(way.condition === "Nein" && { targetNodeId }),
      })),
    }),
  }));
  return { ...whole, nodes };
}
