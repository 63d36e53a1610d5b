import { expect, test } from "bun:test";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { openUnderstanding } from "../index.ts";
import { readQuestionFile } from "./question-file.ts";

const FOLDER = join(import.meta.dir, "../../questions/trees");

const reader = await openUnderstanding();
const conditions = ["Ja", "Nein"].map((key) => ({ id: key, key, examples: [] }));
const question = "Darf ich Ihnen einen Termin anbieten?";

/** What becomes of the questions of a half: of those that an entry is for, and of those that none is. */
function measure(part: string) {
  const wrong: string[] = [];
  const counted = { meant: 0, right: 0, none: 0, noneWrongly: 0 };
  for (const name of readdirSync(join(FOLDER, part))) {
    const { entries, said } = readQuestionFile(readFileSync(join(FOLDER, part, name), "utf8"));
    for (const { text, meant } of said) {
      const expected = { conditions, intents: [], value: null, question, knowledge: entries };
      const found = reader.read(text, expected).asked?.entry ?? null;
      if (meant === null) {
        counted.none += 1;
        if (found !== null) counted.noneWrongly += 1;
      } else {
        counted.meant += 1;
        if (found === meant) counted.right += 1;
        else if (found !== null) wrong.push(`${text}: ${found}, not ${meant}`);
      }
    }
  }
  return { ...counted, wrong };
}

/** Of the half kept out only counts were seen while rules were made: 42 right and 10 wrongly before. */
test.each([
  { part: "development", right: 50, wrongly: 2, noneWrongly: 1 },
  { part: "kept-out", right: 47, wrongly: 0, noneWrongly: 11 },
])("questions over the knowledge of trees meet their entries: $part", (floor) => {
  const { right, wrong, noneWrongly, meant, none } = measure(floor.part);
  expect(meant + none).toBeGreaterThan(100);
  expect(right).toBeGreaterThanOrEqual(floor.right);
  expect([wrong.length <= floor.wrongly, wrong]).toEqual([true, wrong]);
  expect(noneWrongly).toBeLessThanOrEqual(floor.noneWrongly);
});
