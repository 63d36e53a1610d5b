import { expect, test } from "bun:test";
import type { Condition, TreeNode } from "../../tree.ts";
import { lintRecognition } from "./lint-recognition.ts";

const node = { id: "n", type: "decision", title: "Frage" } as TreeNode;
const codesOf = (...conditions: Partial<Condition>[]) =>
  lintRecognition(
    node,
    conditions.map((one, place) => ({ id: `c${place}`, condition: "", ...one })),
  ).map(({ code, severity }) => `${severity} ${code}`);

test.each<[string, Partial<Condition>[], string[]]>([
  ["two conditions", [{ condition: "Ja" }, { condition: "Nein" }], []],
  ["one condition", [{ condition: "Ja" }], []],
  ["no condition", [], []],
  ["no name", [{ condition: "Ja" }, { condition: " " }], ["warning condition-without-words"]],
  ["signs alone", [{ condition: "👍👎" }], ["warning condition-without-words"]],
  ["signs with examples", [{ condition: "👍", examples: ["ja gern"] }], []],
  ["signs with words of the agent", [{ condition: "👍", spoken: "das mit dem Daumen" }], []],
  [
    "signs with signs of the agent",
    [{ condition: "👍", spoken: "👍!" }],
    ["warning condition-without-words"],
  ],
  ["keys", [{ condition: "#" }, { condition: " ** " }], []],
  ["more signs than keys", [{ condition: "#####" }], ["warning condition-without-words"]],
  ["signs that count an intent", [{ condition: "👍", counts: ["Ja"] }], []],
  ["signs with an expression", [{ condition: "", expression: "alter > 5" }], []],
  ["another script", [{ condition: "はい" }, { condition: "Oui, volontiers" }], []],
  ["a text for a name", [{ condition: "wort ".repeat(40) }], ["warning condition-name-too-long"]],
  [
    "one name twice",
    [{ condition: "Läuft weiter" }, { condition: "läuft  weiter!" }],
    ["warning conditions-named-alike"],
  ],
  [
    "one name twice, told apart by an expression",
    [{ condition: "Ja", expression: "alter > 17" }, { condition: "Ja" }],
    [],
  ],
  [
    "one example for two",
    [
      { condition: "A", examples: ["Ja, gern"] },
      { condition: "B", examples: ["ja gern"] },
    ],
    ["warning example-of-two"],
  ],
  ["one example twice for one", [{ condition: "A", examples: ["ja", "Ja!"] }], []],
  [
    "a copied list",
    ["A", "B"].map((condition) => ({ condition, examples: ["eins", "zwei", "drei", "vier"] })),
    Array(3).fill("warning example-of-two"),
  ],
])("%s", (_, conditions, codes) => {
  expect(codesOf(...conditions)).toEqual(codes);
});
