import { expect, test } from "bun:test";
import { openUnderstanding } from "@rufbaum/understanding";
import { BEGINNING } from "../../engine/virtual-time.ts";
import { MANNERS } from "../../personas/persona.ts";
import { seededRandom } from "../../seeded-random.ts";
import { FRAMES } from "./frames.ts";
import { numberWords } from "./number-words.ts";
import { DOUBLE_NAMES, MEN, SURNAMES, WOMEN } from "./people.ts";
import { PEOPLE } from "./person.ts";
import { bareValue, type Sayable, sayOwn, sayValue } from "./say-value.ts";

const KINDS: readonly Sayable[] = [
  "text",
  "name",
  "yes-no",
  "number",
  "amount",
  "date",
  "time",
  "phone-number",
  "email",
  "postcode",
  "spelled-name",
  "digits",
];
const reader = await openUnderstanding();

test.each([...KINDS])("%s: said in a sentence of each manner, of which there is an end", (kind) => {
  for (const manner of MANNERS) {
    const texts = said(kind, 1_000, manner);
    expect(new Set(texts).size).toBeLessThanOrEqual(320);
    expect(new Set(texts).size).toBeGreaterThan(kind === "text" ? 5 : 12);
    for (const text of texts) {
      expect(text).toMatch(/^\p{Lu}.*[.!?]$/u);
      expect(text).not.toMatch(/undefined|[{}]|\s\s|\.\./u);
    }
  }
  expect(said(kind, 50)).toEqual(said(kind, 50));
});

test("each sentence around a value has a place for it", () => {
  const frames = Object.values(FRAMES).flatMap((voices) => Object.values(voices).flat());
  expect(frames.filter((frame) => !frame.includes("{}"))).toEqual([]);
  expect(frames.length).toBeGreaterThan(100);
});

test.each([
  ["number", "Wie viele sind das?", 98],
  ["amount", "Wie hoch ist der Betrag?", 98],
  ["date", "An welchem Tag passt es Ihnen?", 90],
  ["time", "Um wie viel Uhr?", 90],
  ["phone-number", "Unter welcher Nummer erreichen wir Sie?", 98],
  ["email", "Wie lautet Ihre E-Mail-Adresse?", 98],
  ["postcode", "Wie ist Ihre Postleitzahl?", 98],
  ["spelled-name", "Wie schreibt man das?", 95],
  ["digits", "Wie lautet Ihre Kundennummer?", 98],
] as const)("%s: the reader makes out at least %3$p of 100", (kind, question, least) => {
  const texts = MANNERS.flatMap((manner) => said(kind, 60, manner));
  const expected = { conditions: [], intents: [], value: kind, question, now: BEGINNING };
  const read = texts.filter((text) => reader.read(text, expected).values[kind] !== undefined);
  expect((100 * read.length) / texts.length).toBeGreaterThanOrEqual(least);
});

test("no telephone number is one that somebody can have", () => {
  const question = "Unter welcher Nummer erreichen wir Sie?";
  const expected = { conditions: [], intents: [], value: "phone-number" as const, question };
  for (const text of said("phone-number", 100)) {
    const number = String(reader.read(text, expected).values["phone-number"]);
    expect(number).toMatch(/^\+49(?:3023125|6990009|4066969|2214710|8999998)\d{3}$/u);
  }
});

test("no address is one that somebody can have", () => {
  for (const text of said("email", 200)) expect(text).toMatch(/example punkt (?:com|org|net)\b/u);
});

test("people bear names of many kinds, and each says but his own", () => {
  expect(new Set(SURNAMES).size).toBe(SURNAMES.length);
  expect(SURNAMES.length).toBeGreaterThanOrEqual(150);
  expect(new Set([...WOMEN, ...MEN]).size).toBeGreaterThanOrEqual(80);
  expect(new Set(PEOPLE.map(({ last }) => last))).toEqual(new Set([...SURNAMES, ...DOUBLE_NAMES]));
  const random = seededRandom(1, 1);
  for (const person of PEOPLE) {
    const { first, last } = person;
    expect(sayOwn("name", person, "curt", random)).toContain(last);
    expect(sayOwn("email", person, "curt", random)).toMatch(/example punkt (?:com|org|net)\b/u);
    const spelled = sayOwn("spelled-name", person, "curt", random);
    expect(spelled.toLowerCase()).toContain(last.slice(0, 1).toLowerCase());
    expect(`${first} ${last} ${spelled}`).not.toMatch(/undefined|\s\s|^\s|\s$/u);
  }
});

test("a value alone fits into another sentence", () => {
  const random = seededRandom(1, 1);
  for (let round = 0; round < 100; round += 1) {
    expect(bareValue("time", random)).not.toMatch(/[.!?]$/u);
    expect(`Nein, lieber ${bareValue("date", random)}.`).not.toContain("..");
  }
});

test.each([
  [7, "sieben"],
  [16, "sechzehn"],
  [21, "einundzwanzig"],
  [80, "achtzig"],
  [120, "hundertzwanzig"],
  [317, "dreihundertsiebzehn"],
  [1_200, "tausendzweihundert"],
  [4_099, "viertausendneunundneunzig"],
])("%p is said “%s”", (number, words) => {
  expect(numberWords(number)).toBe(words);
});

function said(
  kind: Sayable,
  count: number,
  manner: (typeof MANNERS)[number] = "friendly",
): string[] {
  const random = seededRandom(count, 2);
  return Array.from({ length: count }, () => sayValue(kind, manner, random));
}
