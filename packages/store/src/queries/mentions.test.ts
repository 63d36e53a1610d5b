import { expect, test } from "bun:test";
import { mentions, withoutMentions } from "./mentions.ts";

const person = {
  number: "+491719876543",
  names: ["Erna", "Kanarienvogel", "erna@example.org", ""],
};

const TEXTS: [string, string][] = [
  ["Formular von Erna Kanarienvogel, Köln", "Formular von … …, Köln"],
  ["kanarienvogel.csv", "….csv"],
  ["KANARIENVOGEL-2026", "…-2026"],
  ["Kanarienvogelzucht e. V., Ernas Liste", "Kanarienvogelzucht e. V., Ernas Liste"],
  ["an erna@example.org geschrieben", "an … geschrieben"],
  ["+491719876543", "…"],
  ["Nummer +49 171 9876543.csv", "Nummer ….csv"],
  ["0171/98 76 543 rief an", "… rief an"],
  ["0049 (0) 171-9876543", "…"],
  ["+49 (0)171 9876543", "…"],
  ["1719876543_aufnahme", "…_aufnahme"],
  ["+4917198765432", "+4917198765432"],
  ["Messe 2026", "Messe 2026"],
];
test.each(TEXTS)("%s", (text, without) => {
  const left = withoutMentions(text, person);
  expect(left).toBe(without);
  expect(mentions(text, person)).toBe(left !== text);
});

test("a number of another country is found by all of its digits", () => {
  const other = { number: "+33612345678", names: [] };
  expect(withoutMentions("+33 6 12 34 56 78, 0033612345678", other)).toBe("…, …");
  expect(mentions("12345678", other)).toBe(false);
});

test("what is nobody's name is no pattern", () => {
  expect(withoutMentions("A (B) [C] .*", { number: null, names: ["A", " ", "(B)", ".*"] })).toBe(
    "A … [C] …",
  );
});
