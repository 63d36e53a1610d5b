import { expect, test } from "bun:test";
import { addKnowledge } from "./add-knowledge.ts";
import { type KnowledgeEntry, MOST_ENTRIES } from "./entry.ts";
import { type KnowledgeRow, readKnowledge } from "./read-knowledge.ts";
import { knowledgeRows } from "./write-knowledge.ts";

const rowsOf = (table: readonly (readonly string[])[]): KnowledgeRow[] =>
  table.map((cells, place) => ({ line: place + 1, cells }));

function read(...table: string[][]) {
  const found = readKnowledge(rowsOf(table));
  if (!found.ok) throw new Error(found.fault.code);
  return found;
}

const told = (...table: string[][]) =>
  read(...table).problems.map(({ line, column, code }) => `${line} ${column} ${code}`.trim());

test("columns are told by their names, in either language, below a title", () => {
  const { entries } = read(
    ["Unser FAQ", ""],
    ["Nr.", "Frage", "Frage 2", "Variante", "Antwort", "Bereich"],
    ["1", "Was kostet das?", "Wie teuer?", "", "50 Euro.", "Preise"],
  );
  expect(entries).toEqual([
    { id: "1", questions: ["Was kostet das?", "Wie teuer?"], answer: "50 Euro.", line: 3 },
  ]);
  expect(read(["QUESTION", "Answer"], ["When?", "At ten."]).entries).toHaveLength(1);
});

test("lines and bars in a cell part wordings; a table without names counts where it asks", () => {
  expect(
    read(["Frage", "Antwort"], ["Wo?|Wohin?\nWoher? ", "Hier."]).entries[0]?.questions,
  ).toEqual(["Wo?", "Wohin?", "Woher?"]);
  expect(read(["Wie lange dauert das?", "Eine Stunde."]).entries[0]?.answer).toBe("Eine Stunde.");
});

test("rows that ask or answer the same are one entry, and each is told", () => {
  const table = [
    ["Frage", "Antwort"],
    ["Was kostet das?", "50 Euro."],
    ["was kostet das", "50 Euro."],
    ["Wie teuer ist es?", "50 Euro."],
    ["Was kostet das?", "80 Euro."],
    ["Wie teuer ist es? | Was nehmen Sie?", ""],
    ["", "Ohne Frage."],
    ["Ohne Antwort?", " "],
    ["…", "Nur Zeichen."],
  ];
  const { entries, dropped, rows } = read(...table);
  expect(entries).toEqual([
    {
      id: null,
      questions: ["Was kostet das?", "Wie teuer ist es?", "Was nehmen Sie?"],
      answer: "50 Euro.",
      line: 2,
    },
  ]);
  expect([rows, dropped]).toEqual([8, 5]);
  expect(told(...table)).toEqual([
    "3 Frage duplicate",
    "4 Frage joined",
    "5 Antwort other-answer",
    "6 Frage joined",
    "7 Frage no-question",
    "8 Antwort no-answer",
    "9 Frage no-question",
  ]);
});

test("what is too long or too much is left out, and told", () => {
  const long = "a".repeat(1_000_000);
  const many = Array.from({ length: 25 }, (_, place) => `Wort ${place}`).join("|");
  expect(told(["Frage", "Antwort"], [long, "Ja."], ["Wozu?", long], [many, "Viele."])).toEqual([
    "2 Frage question-too-long",
    "2 Frage no-question",
    "3 Antwort answer-too-long",
    "4  too-many-questions",
  ]);
  const rows = Array.from({ length: MOST_ENTRIES + 3 }, (_, at) => [`Was ist ${at}?`, `${at}.`]);
  const { entries, problems } = read(["Frage", "Antwort"], ...rows);
  expect(entries).toHaveLength(MOST_ENTRIES);
  expect(problems.map(({ code }) => code)).toEqual(Array(3).fill("too-many-entries"));
});

test("what can't be read at all tells which column is missing", () => {
  expect(readKnowledge([])).toEqual({ ok: false, fault: { code: "empty" } });
  expect(
    readKnowledge(
      rowsOf([
        ["Frage", "Text"],
        ["Was?", "Das."],
      ]),
    ),
  ).toMatchObject({
    fault: { code: "no-answer-column", line: 1, columns: ["Frage", "Text"] },
  });
  expect(
    readKnowledge(
      rowsOf([
        ["Name", "Telefon"],
        ["Max", "0"],
      ]),
    ),
  ).toMatchObject({
    fault: { code: "no-question-column" },
  });
});

test("emoji, zeros, patterns and formulas are texts like any other", () => {
  const { entries } = read(
    ["Frage", "Antwort"],
    ["Geht das 👍\u0000? (.*)+$ [a-z", "'=SUMME(A1) \ud800 ist <b>frei</b>"],
  );
  expect(entries[0]?.questions).toEqual(["Geht das 👍 ? (.*)+$ [a-z"]);
  expect(entries[0]?.answer).toBe("=SUMME(A1) ist <b>frei</b>");
});

test("what is written is read again as the same entries", () => {
  const entries: KnowledgeEntry[] = [
    { id: "e1", questions: ["Was kostet das?", "Wie teuer?"], answer: "=50 [einheit]." },
    { id: "e2", questions: ["Wo sind Sie?"], answer: "In Köln; gleich am Dom, „links“." },
  ];
  for (const language of ["de", "en"] as const) {
    const again = readKnowledge(rowsOf(knowledgeRows(entries, language)));
    expect(again.ok && again.entries.map(({ line: _, ...entry }) => entry)).toEqual(entries);
  }
});

test("an import changes what is known by its id or question, and adds the rest", () => {
  const known = [
    { id: "e1", questions: ["Was kostet das?"], answer: "50 Euro." },
    { id: "e2", questions: ["Wo sind Sie?"], answer: "In Köln." },
  ];
  let next = 0;
  const added = addKnowledge(
    known,
    [
      { id: null, questions: ["was kostet DAS", "Wie teuer?"], answer: "60 Euro." },
      { id: "e2", questions: ["Wo sind Sie?"], answer: "In Köln." },
      { id: null, questions: ["Wer sind Sie?"], answer: "Wir." },
    ],
    () => `new_${++next}`,
  );
  expect(added).toEqual({
    entries: [
      { id: "e1", questions: ["Was kostet das?", "Wie teuer?"], answer: "60 Euro." },
      { id: "e2", questions: ["Wo sind Sie?"], answer: "In Köln." },
      { id: "new_1", questions: ["Wer sind Sie?"], answer: "Wir." },
    ],
    added: 1,
    changed: 1,
    unchanged: 1,
    left: 0,
  });
});
