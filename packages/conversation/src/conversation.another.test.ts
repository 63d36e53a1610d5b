import { expect, test } from "bun:test";
import { openUnderstanding } from "@rufbaum/understanding";
import { call, node, tree } from "./testing/index.ts";
import { WORDING } from "./wording.ts";

const understanding = await openUnderstanding();
const START = node("start", "start", { content: "Guten Tag, hier ist die KI von Sonnwerk." });
const ASKED = tree(
  [
    START,
    node("ask", "decision", {
      content: "Es geht um Solaranlagen. Haben Sie zwei Minuten?",
      conditions: [
        { id: "1", condition: "Ja", targetNodeId: "end" },
        { id: "2", condition: "Nein", targetNodeId: "other" },
      ],
    }),
    node("end", "end", { content: "Schön.", outcome: "success" }),
    node("other", "end", { content: "Schade.", outcome: "not-interested" }),
  ],
  [["start", "ask"]],
);

test("whoever is fetched hears who calls, and the question", () => {
  call(ASKED, { understanding })
    .hears("Moment, ich stelle Sie durch", { intent: "putting_through" })
    .says(WORDING.gladlyWait)
    .hears("Weber, guten Tag?")
    .says(
      /^Guten Tag, hier ist die KI von Sonnwerk\. Es geht um Solaranlagen\. Haben Sie zwei Minuten\?$/,
    )
    .hears("Ja")
    .endsWith("success");
});

test("whoever is fetched does not answer what he has not heard", () => {
  call(ASKED, { understanding })
    .hears("Ich verbinde", { intent: "putting_through" })
    .hears("Ja?")
    .says("hier ist die KI")
    .hears("Nein danke")
    .endsWith("not-interested");
});

test("a second “Moment” is waited for without another word", () => {
  call(ASKED, { understanding })
    .hears("Moment bitte", { intent: "hold_on" })
    .says(WORDING.gladlyWait)
    .hears("Moment noch", { intent: "hold_on" })
    .saysNothing()
    .hears("So, da bin ich wieder")
    .says(/^Haben Sie zwei Minuten\?$/);
});

test("who is back on the phone is not told anew who calls", () => {
  call(ASKED, { understanding })
    .hears("Moment bitte", { intent: "hold_on" })
    .says(WORDING.gladlyWait)
    .hears("Bin wieder am Apparat")
    .says(/^Haben Sie zwei Minuten\?$/);
});

const KEYED = tree(
  [
    START,
    node("menu", "decision", {
      content: "Drücken Sie eine Taste.",
      conditions: ["1", "12", "3"].map((condition) => ({
        id: condition,
        condition,
        targetNodeId: `end-${condition}`,
      })),
    }),
    ...["1", "12", "3"].map((key) => node(`end-${key}`, "end", { content: key })),
  ],
  [["start", "menu"]],
);

test.each([
  ["12", false, "end-12"],
  ["1", true, "end-1"],
  ["3", false, "end-3"],
  ["93", false, "end-3"],
  ["13", false, null],
])("keys %s, then silence %p: %p", (keys, silence, target) => {
  const script = call(KEYED, { understanding });
  script.presses(keys);
  if (silence) script.staysSilent();
  expect(script.state.nodeId).toBe(target ?? "menu");
  expect(script.state.phase).toBe(target === null ? "listening" : "over");
});
