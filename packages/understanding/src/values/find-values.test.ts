import { expect, test } from "bun:test";
import { seededRandom } from "@rufbaum/runtime/virtual";
import type { ValueKind } from "../reading.ts";
import { findValues, readValue } from "./index.ts";
import { speechOf } from "./speech.ts";

const context = { now: Date.UTC(2026, 10, 21, 10), question: "Wie viele Leute sind Sie?" };

test.each([
  ["Ja, am Dienstag um halb drei", { date: "2026-11-24", time: "14:30" }],
  ["unter 0171 2345678, nach 16 Uhr", { "phone-number": "+491712345678", time: "16:00" }],
  ["das kostet 50 Euro für 5 Leute", { amount: 50, number: 5 }],
  ["an anna85@gmx.de", { email: "anna85@gmx.de" }],
  ["wir sind zwölf", { number: 12 }],
  ["am 24.11. um 15 Uhr", { date: "2026-11-24", time: "15:00" }],
  ["guten Tag", {}],
  ["Meine Mutter ist der dritte Mensch, der das fragt", {}],
] as const)("unasked, “%s” holds %p", (reply, values) => {
  const found = Object.entries(findValues(speechOf(reply), context)).map(([kind, { value }]) => [
    kind,
    value,
  ]);
  expect(Object.fromEntries(found)).toEqual(values);
});

const FORMS: Record<Exclude<ValueKind, "text" | "yes-no">, RegExp> = {
  number: /^-?\d+(?:\.\d+)?(?:e[+-]\d+)?$/u,
  amount: /^\d+(?:\.\d{1,2})?$/u,
  date: /^\d{4}-\d\d-\d\d$/u,
  time: /^(?:[01]\d|2[0-3]):[0-5]\d$/u,
  "date-time": /^\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d$/u,
  "phone-number": /^\+[1-9]\d{7,14}$/u,
  email: /^[a-z0-9._+-]+@[a-z0-9.-]+\.[a-z]{2,}$/u,
  postcode: /^\d{5}$/u,
  "spelled-name": /^[\p{L}-]+$/u,
  digits: /^\d+$/u,
};
const KINDS = Object.keys(FORMS) as (keyof typeof FORMS)[];

const WORDS =
  `null eins ein zwo drei vier fünf zehn zwanzig hundert tausend Millionen und halb viertel dreiviertel vor nach
  um Uhr morgen heute nächste Woche Dienstag am dritten zwölfter Dezember in Tagen Ende des Monats , . : - + @ / ( )
  1 12 30 2026 99999 0171 € Euro Cent Komma at punkt de minus gmx m wie Martha doppel l mit ohne Meyer S C H nein
  Quatsch bis zwischen oder nicht ä ß ﷺ 💥 ½ \ud800 e\u0301 minus Anton Aachen Umlaut plus`.split(
    /\s+/u,
  );

test.each([1, 2, 3, 4])("whatever is said, values keep their form, %p", (seed) => {
  const random = seededRandom(seed);
  const draw = (most: number) => Math.floor(random.number() * most);
  for (let round = 0; round < 1500; round++) {
    const words = Array.from({ length: 1 + draw(14) }, () => WORDS[draw(WORDS.length)]);
    const reply = words.join(random.number() < 0.2 ? "" : " ");
    const now = random.number() < 0.9 ? random.number() * 4e12 : Number.NaN;
    for (const kind of KINDS) {
      const read = readValue(reply, kind, { now, question: "Wann sind Sie geboren?" });
      if (!read) continue;
      expect([reply, String(read.value)]).toEqual([reply, expect.stringMatching(FORMS[kind])]);
      expect(read.confidence).toBeWithin(0.6, 1);
      expect(read.heard).not.toBe("");
    }
    findValues(speechOf(reply), { now, question: reply });
  }
});

test.each([
  "eins ",
  "1 ",
  "eins und ",
  "a ",
  "a wie ",
  "a@",
  "@",
  "punkt ",
  "a at b punkt de ",
  "nein 1 ",
  "halb ",
  "Dienstag der ",
  "Meyer mit doppel ",
  "null Komma ",
  "ﷺ",
  "te",
  "in 5 ",
  "neunhundertneunundneunzigtausend ",
])(
  "ten thousand times “%s” is read in a moment",
  (part) => {
    const reply = part.repeat(10_000);
    for (const kind of KINDS) expect(() => readValue(reply, kind, context)).not.toThrow();
    expect(() => findValues(speechOf(reply), context)).not.toThrow();
  },
  1_000,
);
