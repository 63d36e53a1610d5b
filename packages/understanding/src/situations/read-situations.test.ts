import { expect, test } from "bun:test";
import { businessOf, readSituations } from "./read-situations.ts";

const BLOCK = `# zahnarzt-2 | Bleibt es bei Donnerstag?
+ Bleibt dabei :: ja gern | donnerstag passt
+ not_yet
= ja 1, nein 0

1 klar
2! da wäre ich mir nicht so sicher
0~ wer ist denn da`;

test("a situation is read with all it has", () => {
  expect(readSituations(BLOCK)).toEqual([
    {
      id: "zahnarzt-2",
      question: "Bleibt es bei Donnerstag?",
      conditions: [
        { name: "Bleibt dabei", examples: ["ja gern", "donnerstag passt"] },
        { name: "not_yet", examples: [] },
      ],
      polar: { yes: 0, no: -1 },
      replies: [
        { text: "klar", meant: 0, level: "easy" },
        { text: "da wäre ich mir nicht so sicher", meant: 1, level: "hard" },
        { text: "wer ist denn da", meant: -1, level: "indirect" },
      ],
    },
  ]);
  expect(businessOf({ id: "zahnarzt-2" })).toBe("zahnarzt");
});

test.each([
  ["1 vor jeder Überschrift", "line 1"],
  [BLOCK.replace("2! da", "3! da"), "line 7"],
  [BLOCK.replace("= ja 1, nein 0", "= ja eins"), "line 4"],
  [BLOCK.replace("= ja 1, nein 0", "= ja 1, nein 3"), "line 4"],
  [`${BLOCK}\nohne Nummer`, "line 9"],
])("what can't be read is told with its line", (content, line) => {
  expect(() => readSituations(content)).toThrow(line);
});
