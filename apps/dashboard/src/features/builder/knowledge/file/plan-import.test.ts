import { expect, test } from "bun:test";
import type { ReadEntry } from "@rufbaum/tree/knowledge";
import { planImport } from "./plan-import.ts";

const PRICE = { id: "k1", questions: ["Was kostet das?"], answer: "65 Euro." };
const PLACE = { id: "k2", questions: ["Wo sind Sie?"], answer: "Am Bahnhof." };
const KNOWN = [PRICE, PLACE];

function planOf(...read: Omit<ReadEntry, "id" | "line">[]) {
  const rows = read.map((entry, place) => ({ id: null, line: place + 2, ...entry }));
  let ids = 100;
  return planImport(KNOWN, rows, () => `entry_${ids++}`);
}

test("what is new, what changes and how is told before anything is taken in", () => {
  const fresh = { questions: ["Haben Sie Automatik?"], answer: "Ja." };
  const plan = planOf(
    { questions: ["was kostet das", "Wie teuer?"], answer: "70 Euro." },
    { questions: ["Wo sind Sie?"], answer: "Am Bahnhof." },
    fresh,
  );
  const after = { id: "k1", questions: ["Was kostet das?", "Wie teuer?"], answer: "70 Euro." };
  const added = { id: "entry_100", ...fresh };
  expect(plan).toEqual({
    entries: [after, PLACE, added],
    added: [added],
    changed: [{ before: PRICE, after, further: ["Wie teuer?"] }],
    unchanged: 1,
    left: 0,
  });
});

test("the same file a second time changes nothing", () => {
  const plan = planOf(...KNOWN);
  expect(plan).toMatchObject({ added: [], changed: [], unchanged: 2 });
  expect(plan.entries).toEqual(KNOWN);
});
