import { expect, test } from "bun:test";
import { fill } from "./fill.ts";

const KNOWN = { firstName: "Anna", company: "Weber & Söhne", betrag: 12, ok: true };

test.each([
  ["Guten Tag [firstName]", "Guten Tag Anna"],
  ["Guten Tag {firstName}", "Guten Tag Anna"],
  ["Guten Tag {{firstName}}", "Guten Tag Anna"],
  ["Guten Tag {{ firstName }}!", "Guten Tag Anna!"],
  ["[company], [betrag] Euro, [ok]", "Weber & Söhne, 12 Euro, ja"],
  ["Spreche ich mit [lastName|Ihnen]?", "Spreche ich mit Ihnen?"],
  ["Spreche ich mit [firstName|Ihnen]?", "Spreche ich mit Anna?"],
  ["Guten Tag [lastName], wie geht es?", "Guten Tag, wie geht es?"],
  ["Danke, [lastName].", "Danke."],
  ["[lastName], guten Tag", "guten Tag"],
  ["a [lastName] b", "a b"],
  ["[constructor] und [__proto__|nichts]", "und [__proto__|nichts]"],
  ["Preis: [5] {3}", "Preis: [5] {3}"],
  ["ohne alles", "ohne alles"],
])("%s → %s", (text, filled) => {
  expect(fill(text, KNOWN)).toBe(filled);
});
