import { expect, test } from "bun:test";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { openUnderstanding } from "../index.ts";
import type { ExpectedEntry } from "../reading.ts";
import { type QuestionFile, readQuestionFile } from "./question-file.ts";

const FOLDER = join(import.meta.dir, "../../questions/spoken");
const STATEMENTS = "statements.txt";

const reader = await openUnderstanding();
const conditions = ["Ja", "Nein"].map((key) => ({ id: key, key, examples: [] }));

function entryFor(text: string, knowledge: readonly ExpectedEntry[]): string | null {
  const question = "Darf ich Ihnen einen Termin anbieten?";
  const expected = { conditions, intents: [], value: null, question, knowledge };
  return reader.read(text, expected).asked?.entry ?? null;
}

function businessOf(name: string): QuestionFile {
  return readQuestionFile(readFileSync(join(FOLDER, name), "utf8"));
}

const businesses = readdirSync(FOLDER)
  .filter((name) => name !== STATEMENTS)
  .map(businessOf);

/** What is spoken without marks, half of it beside an answer. In percent. */
const LEAST_RIGHTLY = 95;
const LEAST_ANSWERED = 88;

test("questions that are spoken without a mark meet their entries", () => {
  let [right, told, meant] = [0, 0, 0];
  const wrong: string[] = [];
  for (const { entries, said } of businesses) {
    for (const reply of said) {
      const found = entryFor(reply.text, entries);
      if (reply.meant !== null) meant += 1;
      if (found === null) continue;
      told += 1;
      if (found === reply.meant) right += 1;
      else wrong.push(`${reply.text}: ${found}`);
    }
  }
  expect([(100 * right) / told >= LEAST_RIGHTLY, wrong]).toEqual([true, wrong]);
  expect((100 * right) / meant).toBeGreaterThanOrEqual(LEAST_ANSWERED);
});

test("what only answers or tells asks for no entry of any of them", () => {
  const entries = businesses.flatMap((business) => business.entries);
  for (const { text } of businessOf(STATEMENTS).said) {
    expect([text, entryFor(text, entries)]).toEqual([text, null]);
  }
});
