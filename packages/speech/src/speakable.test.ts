import { describe, expect, test } from "bun:test";
import { join } from "node:path";
import { speakable } from "./speakable.ts";
import { CORPUS } from "./testing/corpus.ts";
import { randomTexts } from "./testing/random-texts.ts";
import { TRADES } from "./testing/trades.ts";

const TEXTS = process.env.RUFBAUM_SOAK === undefined ? 5_000 : 20_000;

const ALL: typeof CORPUS = { ...CORPUS, ...TRADES };

describe.each(Object.entries(ALL))("%s", (_, pairs) => {
  test.each([...pairs])("%j is spoken %j", (written, spoken) => {
    expect(speakable(written)).toBe(spoken);
  });
});

describe("where more than one reading is right, the commoner one on sales calls is chosen", () => {
  test.each([
    ["a numeric date names its month", "am 3.12.", "am dritten Dezember."],
    ["100 and 1.000 have no 'ein' before them", "100 oder 1.000", "hundert oder tausend"],
    ["a glued 14h is a time, 24h a span", "14h, 24h", "vierzehn Uhr, vierundzwanzig Stunden"],
    ["1:10 is a time, 2:1 a ratio", "1:10 und 2:1", "ein Uhr zehn und zwei zu eins"],
    [
      "two-digit years are of this century up to 49",
      "1.1.27",
      "erster Januar zweitausendsiebenundzwanzig",
    ],
    ["1800 to 1999 with no noun behind is a year", "1985", "neunzehnhundertfünfundachtzig"],
    [
      "the same before a noun is a count",
      "1985 Kunden",
      "eintausendneunhundertfünfundachtzig Kunden",
    ],
    ["a hyphen in an address is a minus", "a-b@c.de", "a minus b ät c punkt de"],
    ["quotes are left out without a pause", "Das Paket „Sorglos“ gilt.", "Das Paket Sorglos gilt."],
    [
      "what follows a ? in an address is left out",
      "example.de/a?b=c",
      "example punkt de schrägstrich a",
    ],
    ["a key to press is a number, no ordinal", "Drücken Sie die 1.", "Drücken Sie die eins."],
    [
      "a number with a full stop ends a sentence before a usual beginning",
      "Es sind 4. Das reicht.",
      "Es sind vier. Das reicht.",
    ],
    ["GmbH is spelled", "Sonnwerk GmbH", "Sonnwerk G M B H"],
    ["other acronyms are left to the voice", "KI, CRM, DSGVO", "KI, CRM, DSGVO"],
    [
      "gender signs are left out",
      "Kund*innen, Kund:innen, Kunden/-innen",
      "Kundinnen, Kundinnen, Kundeninnen",
    ],
    ["below one Euro Cent are said", "0,29 €", "neunundzwanzig Cent"],
  ])("%s", (_, written, spoken) => {
    expect(speakable(written)).toBe(spoken);
  });
});

test("a text is spoken alike the first time, again, and after many others", () => {
  const written = "Am 3.12. um 14:30 Uhr, z. B. bei Ihnen?";
  const first = speakable(written);
  expect(speakable(written)).toBe(first);
  for (let other = 0; other < 1_100; other += 1) speakable(`Ihre Nummer ist die ${other}.`);
  expect(speakable(written)).toBe(first);
  expect(speakable("Ihre Nummer ist die 12.")).toBe("Ihre Nummer ist die zwölf.");
});

describe("the day of a date is called by what is done with it", () => {
  const DAY = "Dienstag, 24. November";
  test.each([
    [`Ich habe ${DAY} notiert.`, "den vierundzwanzigsten"],
    [`Ich habe Ihnen ${DAY}, 15:00 Uhr eingetragen.`, "den vierundzwanzigsten"],
    [`Soll ich ${DAY} vormerken?`, "den vierundzwanzigsten"],
    [`${DAY}, habe ich notiert.`, "den vierundzwanzigsten"],
    [`Sagen wir ${DAY}?`, "den vierundzwanzigsten"],
    [`Ich habe mit Ihnen ${DAY} vereinbart.`, "den vierundzwanzigsten"],
    [`Wir sehen uns ${DAY}.`, "den vierundzwanzigsten"],
    [`Ich verschiebe es auf ${DAY}.`, "den vierundzwanzigsten"],
    [`Das gilt bis ${DAY}.`, "den vierundzwanzigsten"],
    [`Der Termin am ${DAY} steht.`, "dem vierundzwanzigsten"],
    [`Ab kommenden ${DAY}`, "dem vierundzwanzigsten"],
    [`Vom ${DAY} an`, "dem vierundzwanzigsten"],
    [`Wie wäre es mit ${DAY}?`, "dem vierundzwanzigsten"],
    [`ab Montag, 23. November, oder ${DAY}`, "dem vierundzwanzigsten"],
    [`Ich hätte Montag, 23.11., oder ${DAY}.`, "den vierundzwanzigsten"],
    [`Passt Ihnen ${DAY}?`, "der vierundzwanzigste"],
    [`Der Termin ist ${DAY}.`, "der vierundzwanzigste"],
    [`${DAY} ist notiert.`, "der vierundzwanzigste"],
    [`Ich notiere: ${DAY}.`, "der vierundzwanzigste"],
    [DAY, "der vierundzwanzigste"],
  ])("%s", (written, day) => {
    expect(speakable(written)).toContain(`Dienstag, ${day} November`);
  });

  test.each([
    ["Ich habe 24.11. notiert.", "Ich habe den vierundzwanzigsten November notiert."],
    ["Ich habe den 24. notiert.", "Ich habe den vierundzwanzigsten notiert."],
    ["Ich notiere: 24.11.", "Ich notiere: vierundzwanzigster November."],
    ["Heute ist der 24.11.", "Heute ist der vierundzwanzigste November."],
    ["die Frist des 24.11.", "die Frist des vierundzwanzigsten November."],
  ])("%s", (written, spoken) => {
    expect(speakable(written)).toBe(spoken);
  });
});

describe("what only looks like a short form, a unit or a number stays what it is", () => {
  test.each([
    ["Möbel dieser Art. Das passt.", "Möbel dieser Art. Das passt."],
    ["A. M. Weber und H. C. Groß", "A. M. Weber und H. C. Groß"],
    ["Herr Karl V. Weber", "Herr Karl V. Weber"],
    ["Hauptstraße 12 A, Sitz 14A", "Hauptstraße zwölf A, Sitz vierzehn A"],
    ["eine 1A Lage an der A 7", "eine eins A Lage an der A sieben"],
    ["Heft 3/2026", "Heft drei, zweitausendsechsundzwanzig"],
    ["Größe XXL, Marke MIX", "Größe XXL, Marke MIX"],
    ["tägl. Montag bis Freitag", "täglich Montag bis Freitag"],
    ["Wir nehmen 5 m und 312 g.", "Wir nehmen fünf Meter und dreihundertzwölf Gramm."],
  ])("%s", (written, spoken) => {
    expect(speakable(written)).toBe(spoken);
  });
});

describe("any text", () => {
  test.each(["", " ", "👍", "***", "…"])("%j has nothing to say", (text) => {
    expect(speakable(text)).toBe("");
  });

  test("keeps its words when all of it looks like markup", () => {
    expect(speakable("<angebot>")).toBe("angebot");
  });

  test("thrown together has no digit left, keeps its words and is stable", () => {
    const faults = randomTexts(TEXTS).filter((text) => {
      const spoken = speakable(text);
      const isSilent = /[\p{L}0-9]/u.test(text) && !/\p{L}/u.test(spoken);
      return /[0-9]/.test(spoken) || isSilent || speakable(spoken) !== spoken;
    });
    expect(faults).toEqual([]);
  });

  test("takes four times as long for four times as many pieces", async () => {
    const script = join(import.meta.dir, "testing/work-by-length.ts");
    const run = Bun.spawn([process.execPath, script, JSON.stringify(PIECES)], { stdout: "pipe" });
    const printed = await new Response(run.stdout).text();
    const works: [short: number, long: number][] = printed
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(works).toHaveLength(PIECES.length);
    // Quadratic would be sixteen times as long.
    const grown = PIECES.filter((_, index) => {
      const [short, long] = works[index] ?? [0, Number.POSITIVE_INFINITY];
      return long > short * 8 + 50;
    });
    expect(grown).toEqual([]);
  });
});

const PIECES = [
  "1:",
  "3.12.",
  "a.",
  "der 1. ",
  "<a ",
  "a@",
  "\n- ",
  "§ 5 Abs. 1 ",
  "ich 3. Mai, ",
  "½",
];
