import { expect, test } from "bun:test";
import { readKnowledgeFile } from "./read-knowledge-file.ts";

const fileOf = (text: string, name = "wissen.csv") => new File([text], name, { type: "text/csv" });

test("a table's entries are read, and each row that is left out is named", async () => {
  const file = fileOf(
    "Frage;Frage 2;Antwort\nWas kostet das?;Wie teuer?;65 Euro.\nWann beginnt es?;;\n;;Am Bahnhof.\n",
  );
  const outcome = await readKnowledgeFile(file, { language: "de" });
  if (outcome.kind !== "read") throw new Error(outcome.kind);
  expect(outcome.read.entries).toEqual([
    { id: null, questions: ["Was kostet das?", "Wie teuer?"], answer: "65 Euro.", line: 2 },
  ]);
  expect(outcome.read.dropped).toBe(2);
  expect(outcome.problems.map(({ line, value }) => [line, value])).toEqual([
    [3, "Wann beginnt es?"],
    [4, "Am Bahnhof."],
  ]);
  for (const { message } of outcome.problems) expect(message).toContain("ausgelassen");
});

test("what is no table of questions says what would be right, in the language of the page", async () => {
  const file = fileOf("Name;Telefon\nMeier;030\n");
  const german = await readKnowledgeFile(file, { language: "de" });
  const english = await readKnowledgeFile(file, { language: "en" });
  expect(german).toMatchObject({ kind: "fault", message: expect.stringContaining("„Frage“") });
  expect(english.kind === "fault" && english.message).not.toBe(
    german.kind === "fault" && german.message,
  );
  expect(await readKnowledgeFile(fileOf("%PDF-1.7", "x.pdf"), { language: "de" })).toMatchObject({
    kind: "fault",
    message: expect.stringContaining("PDF"),
  });
});
