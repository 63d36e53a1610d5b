import { expect, test } from "bun:test";
import { seededRandom } from "@rufbaum/runtime/virtual";
import { type ImportRow, jsonOfBatch, packContacts, subjectsOf } from "./contact-batch.ts";

const ODD = ["\\", "\\t", "\t", "\n", "\r", '"', "ä", "🤖", "\\N", "\\.", "{", ",", " ", "n", ""];

function rowsFrom(seed: number): ImportRow[] {
  const random = seededRandom(seed);
  const odd = () =>
    Array.from(
      { length: Math.floor(random.number() * 6) },
      () => ODD[Math.floor(random.number() * ODD.length)],
    ).join("");
  return Array.from({ length: 5 }, (_, place) => ({
    line: place + 2,
    number: `+49151234567${place}0`,
    subject: `subject-${place}`,
    kind: "mobile",
    country: "DE",
    regions: place % 2 === 0 ? "" : "DE-BY DE-BW",
    postcode: "",
    firstName: odd(),
    lastName: odd(),
    company: odd(),
    email: odd(),
    customFields: { [odd()]: odd(), Ort: odd() },
  }));
}

test("a batch is the same rows, whichever way they are stored", () => {
  for (let seed = 1; seed <= 500; seed++) {
    const rows = rowsFrom(seed);
    const batch = packContacts(rows);
    const { rows: json, lines } = jsonOfBatch(batch);
    expect(JSON.parse(json)).toEqual(rows);
    expect(JSON.parse(lines)).toEqual(
      Object.fromEntries(rows.map(({ number, line }) => [number, line])),
    );
    expect(subjectsOf(batch)).toEqual(rows.map(({ subject }) => subject));
  }
});

test("a batch without rows has none in any form", () => {
  const batch = packContacts([]);
  expect(jsonOfBatch(batch)).toEqual({ rows: "[]", lines: "{}" });
  expect(subjectsOf(batch)).toEqual([]);
});

test.each(["\u0000", "\ud800", "\udc00x", "a\u0000b"])(
  "%j, which no database holds, is left out",
  (text) => {
    const [row] = rowsFrom(1);
    if (!row) throw new Error("There is a row.");
    const odd = { ...row, company: text, customFields: { Ort: text } };
    const [stored] = JSON.parse(jsonOfBatch(packContacts([odd])).rows);
    for (const kept of [stored.company, stored.customFields.Ort]) {
      expect(kept).not.toContain("\u0000");
      expect(kept.isWellFormed()).toBe(true);
    }
  },
);
