import { describe, expect, test } from "bun:test";
import { openUnderstanding } from "@rufbaum/understanding";
import { begin } from "./begin.ts";
import { call, node, tree } from "./testing/index.ts";
import { transition } from "./transition.ts";

const understanding = await openUnderstanding();

const START = node("start", "start", { content: "Guten Tag, hier ist die KI der Sonnwerk." });
const GOOD = node("good", "end", { content: "Danke.", outcome: "success" });
const BAD = node("bad", "end", { content: "Schade.", outcome: "not-interested" });

function keying(
  input: { maxDigits?: number; endKey?: "#" | "*" },
  settings?: { keySeconds: number },
) {
  const number = node("number", "input", {
    content: "Bitte geben Sie Ihre Kundennummer ein.",
    input: { variable: "nr", value: "digits", ...input },
  });
  return tree(
    [START, number, GOOD],
    [
      ["start", "number"],
      ["number", "good"],
    ],
    settings,
  );
}

const asked = (input: Parameters<typeof keying>[0]) => call(keying(input), { understanding });

describe("a number that is keyed in ends", () => {
  test("with the hash, or with the key that the input names", () => {
    asked({}).presses("4711#").knows({ nr: "4711" }).endsWith("success");
    asked({ endKey: "*" }).presses("47#11*").knows({ nr: "47#11" }).endsWith("success");
  });

  test("with its last digit", () => {
    asked({ maxDigits: 4 }).presses("471").standsAt("number").presses("1").knows({ nr: "4711" });
  });

  test("with a pause", () => {
    asked({ maxDigits: 9 }).presses("47").staysSilent().knows({ nr: "47" }).endsWith("success");
  });

  test("not with the end key alone", () => {
    asked({}).presses("#").standsAt("number").presses("7#").knows({ nr: "7" });
  });
});

test("the pause is as long as the tree says, else 4 seconds", () => {
  const pause = (settings?: { keySeconds: number }) => {
    const whole = keying({}, settings);
    const before = transition(whole, begin(whole), { type: "call-answered", at: 0 }).state;
    return transition(whole, before, { type: "caller-pressed", at: 1, digits: "4" }).effects;
  };
  expect(pause()).toEqual([{ type: "listen", nodeId: "number", silenceAfter: 4_000 }]);
  expect(pause({ keySeconds: 9 })).toEqual([
    { type: "listen", nodeId: "number", silenceAfter: 9_000 },
  ]);
});

test("who keys a bit and then says the number is heard", () => {
  asked({ maxDigits: 9 }).presses("47").hears("4711").knows({ nr: "4711" }).endsWith("success");
});

test("keys without end are cut, not kept for ever", () => {
  const script = asked({}).presses("1".repeat(100)).presses("#");
  expect(String(script.state.variables.nr).length).toBeLessThanOrEqual(64);
});

describe("a menu of keys", () => {
  const menu = node("menu", "decision", {
    content: "Drücken Sie die Eins für Termine, die Zwei für alles andere.",
    conditions: [
      { id: "one", condition: "1", targetNodeId: "good" },
      { id: "two", condition: "2", targetNodeId: "bad" },
    ],
  });
  const choosing = () =>
    call(tree([START, menu, GOOD, BAD], [["start", "menu"]]), { understanding });

  test("goes the way of the key", () => {
    choosing().presses("1").endsWith("success");
    choosing().presses("2").endsWith("not-interested");
  });

  test("does not mind a wrong key", () => {
    choosing().presses("9*").standsAt("menu").presses("1").endsWith("success");
  });

  test("can be used after a silence", () => {
    choosing().staysSilent().presses("1").endsWith("success");
  });
});
