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
  ["Kanarienvogel2026", "…2026"],
  ["2026Kanarienvogel_erna", "2026…_…"],
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
  const names = ["A", " ", "(Bob)", ".*", "Li", "An"];
  const text = "A (Bob) [C] .*, Liste an Li";
  expect(withoutMentions(text, { number: null, names })).toBe("A (…) [C] .*, Liste an Li");
});

const SPELLINGS: [string, string, string][] = [
  ["Xylander", "Xylander-Liste.csv", "…-Liste.csv"],
  ["Xylander", "Xylanderhof", "Xylanderhof"],
  ["Zabriskie", "zabriskie_2026", "…_2026"],
  ["Zabriskie", "Fam. ZABRISKIE", "Fam. …"],
  ["Günther Weiß", "guenther", "…"],
  ["Günther Weiß", "WEISS, GÜNTHER", "…, …"],
  ["Günther Weiß", "Gunther.xlsx", "….xlsx"],
  ["Guenther", "Gu\u0308nther und Günther", "… und …"],
  ["Weiss", "Weiß.csv", "….csv"],
  ["Weiss", "Weißwein", "Weißwein"],
  ["René", "Rene, RENE\u0301", "…, …"],
  ["Meier-Xylander", "Xylander Meier", "… …"],
  ["Meier-Xylander", "meier_xylander.csv", "….csv"],
  ["Frau Dr. Erna von der Heide", "Liste der Frauen von der Heide", "Liste der Frauen von der …"],
  [
    "Frau Dr. Erna von der Heide",
    "Frau Dr. Muster, von der Messe",
    "Frau Dr. Muster, von der Messe",
  ],
  ["Heide Bau GmbH", "Muster GmbH", "Muster GmbH"],
  ["Li Bo", "Li_Bo.csv", "….csv"],
  ["O'Brien", "o’brien 3", "… 3"],
  ["Łukasz", "łukasz", "…"],
];
test.each(SPELLINGS)("a name is found however it is written: %s in %s", (name, text, without) => {
  const named = { number: null, names: [name] };
  expect(withoutMentions(text, named)).toBe(without);
  expect(mentions(text, named)).toBe(without !== text);
});

test("what names nobody stays as it was written", () => {
  const text = "Cafe\u0301 2026";
  expect(withoutMentions(text, person)).toBe(text);
});
