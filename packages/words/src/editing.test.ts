import { expect, test } from "bun:test";
import type { EditRefusal } from "@rufbaum/tree/editing";
import { LANGUAGES, wordsIn } from "./index.ts";

const node = "Begrüßung";

/** What belongs to each code. */
const REFUSALS: Record<EditRefusal["code"], Record<string, string | number>> = {
  "unknown-node": {},
  "unknown-condition": {},
  "unknown-note": {},
  "self-link": {},
  duplicate: {},
  "no-way-out": {},
  "no-way-in": {},
  "second-start": {},
  "too-many-nodes": { most: 5_000 },
  "too-many-connections": { most: 20_000 },
  "too-many-notes": { most: 1_000 },
  "too-much-pasted": {},
  "text-too-long": { node, length: 20_001, most: 20_000 },
  "example-too-long": { node, most: 20_000 },
  "spoken-too-long": { node, most: 120 },
  "reprompt-too-long": { node, most: 2_000 },
  "note-too-long": { most: 20_000 },
  "too-many-conditions": { node, most: 200 },
  "too-many-reprompts": { node, count: 11, most: 10 },
  "changed-since": {},
  "listens-not": { node },
  "no-name": { node },
  "unknown-entry": {},
  "no-question": {},
  "too-many-entries": { most: 5_000 },
  "too-many-wordings": { entry: "Was kostet das?", most: 20 },
  "wording-too-long": { most: 300 },
};

test.each(LANGUAGES)("why an edit can't be done is a sentence in %s", (language) => {
  const { editRefusal } = wordsIn(language);
  const told = Object.entries(REFUSALS).map(([code, values]) => {
    const message = editRefusal({ code, ...values } as EditRefusal);
    expect(message).toMatch(/^[\p{Lu}„“].*[.]$/u);
    expect(message).not.toMatch(/undefined|NaN/);
    for (const value of Object.values(values)) expect(message).toContain(String(value));
    return message;
  });
  expect(new Set(told).size).toBe(told.length);
});

test("a tree that nobody has named gets a name", () => {
  const [german, english] = LANGUAGES.map((language) => wordsIn(language));
  expect(german?.treeName({ code: "imported" })).toBe("Importierter Decision Tree");
  expect(german?.treeName({ code: "copy", of: "Solar" })).toBe("Solar (Kopie)");
  expect(english?.treeName({ code: "copy", of: "Solar" })).toBe("Solar (copy)");
});
