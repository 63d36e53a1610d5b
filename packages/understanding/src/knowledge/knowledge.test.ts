import { describe, expect, test } from "bun:test";
import { openUnderstanding } from "../index.ts";
import type { Expected, ExpectedEntry } from "../reading.ts";
import { askingIn } from "./asking.ts";

const reader = await openUnderstanding();

const KNOWLEDGE: ExpectedEntry[] = [
  { id: "anfahrt", questions: ["Was kostet die Anfahrt?", "Anfahrtskosten"] },
  { id: "regen", questions: ["Was ist, wenn es regnet?"] },
  { id: "dauer", questions: ["Wie lange dauert der Heckenschnitt?"] },
  { id: "hund", questions: ["Darf mein Hund dabei sein?", "Sind Hunde erlaubt?"] },
  { id: "karte", questions: ["Kann ich mit Karte zahlen?", "Welche Zahlungsarten gibt es?"] },
];

const expecting = (more: Partial<Expected> = {}): Expected => ({
  conditions: ["Ja", "Nein"].map((key) => ({ id: key, key, examples: [] })),
  ...{ intents: [], value: null, question: "Soll jemand vorbeikommen?", knowledge: KNOWLEDGE },
  ...more,
});

const read = (text: string, more?: Partial<Expected>) => reader.read(text, expecting(more));

describe("what asks something", () => {
  test.each([
    ["Was kostet die Anfahrt?", 1],
    ["und was ist wenn es regnet", 1],
    ["ja aber wie lange dauert des", 1],
    ["darf mein hund mit", 1],
    ["ich wollt noch fragen ob ich mit karte zahlen kann", 1],
    ["Ich habe einen Hund, ist das ein Problem?", 1],
    ["ich hab einen hund darf der mit", 1],
    ["dienstag um zwei kann man bei ihnen parken", 0.7],
    ["kommende woche mittwoch so um halb zehn und kann mein mann mitkommen", 1],
    ["ja es ist schon schlechter geworden wie lange dauert denn so ein test", 1],
    ["Die Anfahrt?", 0.7],
    ["und die anfahrt", 0.5],
    ["berechnen sie die anfahrt", 0.4],
  ])("%s", (text, strength) => {
    expect(askingIn(text)[0]?.strength).toBe(strength);
  });

  test.each([
    "Ja, gern.",
    "nein danke",
    "am dienstag den dritten um acht",
    "es regnet gerade",
    "Ich weiß schon, was das kostet.",
    "muss ich mir noch überlegen",
    "kann ich nicht sagen",
    "hab ich schon einen",
    "zahle ich mit karte",
    "Schicken Sie mir bitte ein Angebot",
    "rufen sie mich morgen an",
    "dann storniere ich",
    "wie gesagt",
    "ja klar wieso nicht",
    "eins oder wissen sie was doch lieber zwei",
    "am dienstag darf ich nicht fahren",
    "da muss ich da sein",
    "ja, oder?",
    "",
    "???",
  ])("not %s", (text) => {
    expect(askingIn(text)).toEqual([]);
  });
});

describe("an entry is asked for", () => {
  test.each([
    ["Was kostet die Anfahrt?", "anfahrt", null],
    ["Ja, aber was kostet die Anfahrt?", "anfahrt", "Ja"],
    ["ja gern und was kostet die anfahrt", "anfahrt", "Ja"],
    ["Fallen Anfahrtskosten an?", "anfahrt", null],
    ["und was ist wenn es regnet", "regen", null],
    ["und bei regen", "regen", null],
    ["wie lang dauert des mit dem heckenschnitt", "dauer", null],
    ["ich hab einen hund darf der dabei sein", "hund", null],
    ["geht das auch mit karte", "karte", null],
  ])("%s", (text, entry, condition) => {
    const { asked, condition: chosen, why } = read(text);
    expect(asked?.entry).toBe(entry);
    expect(chosen).toBe(condition);
    expect(why[0]).toMatchObject({ kind: "knowledge", for: entry });
  });

  test.each([
    "Ja.",
    "Nein, das ist mir zu teuer.",
    "Die Anfahrt ist mir zu teuer.",
    "es regnet aber gerade",
    "ich zahle mit karte",
    "Mein Hund ist dabei.",
    "Was kostet das?",
    "Machen Sie auch Dächer?",
    "Rufen Sie nie wieder an! Was kostet die Anfahrt?",
    "Sind Sie ein Roboter?",
    "Wie bitte?",
    "Moment bitte.",
  ])("not by: %s", (text) => {
    expect(read(text).asked).toBeUndefined();
  });

  test("a value beside the question is kept, and one alone is no question", () => {
    const now = Date.UTC(2026, 10, 24, 9);
    const { asked, values } = read("Dienstag, und was kostet die Anfahrt?", { value: "date", now });
    expect([asked?.entry, values.date]).toEqual(["anfahrt", "2026-12-01"]);
    expect(read("Um zehn mit Karte?", { value: "time" }).asked).toBeUndefined();
  });

  test("what a node's author gave as an answer stays one", () => {
    const conditions = [
      { id: "1", key: "fragt nach Anfahrt", examples: ["Was kostet die Anfahrt?"] },
      { id: "2", key: "Nein", examples: [] },
    ];
    const reading = read("Was kostet die Anfahrt?", { conditions });
    expect([reading.condition, reading.asked]).toEqual(["fragt nach Anfahrt", undefined]);
  });

  test("readings that are remembered know which knowledge they were read with", async () => {
    const remembering = await openUnderstanding({ remembers: 100 });
    const text = "Was kostet die Anfahrt?";
    const { conditions } = expecting();
    for (const [knowledge, entry] of [
      [KNOWLEDGE, "anfahrt"],
      [[{ id: "neu", questions: [text] }], "neu"],
      [[], undefined],
    ] as const) {
      const { asked } = remembering.read(text, expecting({ conditions, knowledge }));
      expect(asked?.entry).toBe(entry);
    }
  });
});

describe("a price that is asked for in round-about words", () => {
  const knowledge: ExpectedEntry[] = [
    { id: "preis", questions: ["Was kostet die Reinigung?", "Was soll das kosten?"] },
    { id: "frist", questions: ["Wie lange bindet man sich?"] },
  ];
  const more = { knowledge, intents: ["price_objection"] };

  test.each([
    "Was kommt da finanziell auf mich zu?",
    "was kommt denn da preislich so ungefähr auf uns zu",
    "Wie hoch ist denn da der Preis insgesamt?",
    "wie hoch wären die kosten im monat",
    "Könnten Sie mir einen groben Preis nennen",
    "Nennen Sie mir mal eine Hausnummer.",
    "In welcher Preisklasse bewegen wir uns da?",
    "Von welcher Summe reden wir da?",
    "wie sieht das preislich aus",
    "Ja gern, aber was kommt da finanziell auf uns zu?",
  ])("“%s” is no objection", (text) => {
    const { asked, intent } = read(text, more);
    expect([asked?.entry, intent]).toEqual(["preis", "price_question"]);
  });

  test.each([
    "Das ist mir zu teuer.",
    "Der Preis ist viel zu hoch.",
    "Wie hoch ist die Decke?",
    "Wie hoch ist die Summe der Fenster?",
    "Nennen Sie mir mal einen Termin.",
  ])("“%s” asks for none", (text) => {
    expect(read(text, more).asked).toBeUndefined();
  });

  test("of one thing alone it is told to nobody who asks for it all", () => {
    expect(read("Wie hoch ist denn da der Preis insgesamt?").asked).toBeUndefined();
  });
});

describe("what is asked about something else", () => {
  const shop: ExpectedEntry[] = [
    { id: "preis", questions: ["Was kostet die Prüfung?", "Muss ich dafür etwas bezahlen?"] },
    { id: "ort", questions: ["Wo sitzen Sie?", "Aus welcher Stadt kommen Sie?"] },
    { id: "drin", questions: ["Was ist in dem Paket drin?", "Welche Säfte sind das?"] },
    { id: "platz", questions: ["Gibt es Parkplätze?"] },
    { id: "frist", questions: ["Wie lange bindet man sich?"] },
    { id: "anlass", questions: ["Worum geht es denn?"] },
  ];
  const firm: ExpectedEntry[] = [{ id: "gespraech", questions: ["Was kostet das Gespräch?"] }];

  test.each([
    ["Ja gern, was kostet das denn?", "preis"],
    ["Das kostet mich aber nichts, oder?", "preis"],
    ["kriegt man da auch einen parkplatz", "platz"],
    ["Ich weiß noch gar nicht, worum es geht.", "anlass"],
    ["Kommen Sie vorbei?", undefined],
    ["wann kommt denn das paket", undefined],
    ["wie lange gibt es sie denn schon", undefined],
    ["haben sie auch autos in dem paket", undefined],
  ])("%s: %s", (text, entry) => {
    expect(read(text, { knowledge: shop }).asked?.entry).toBe(entry as string);
  });

  test.each([
    ["Wie lange dauert das?", undefined],
    ["wie lange brauchen die denn da", undefined],
    ["Wie lange dauert der Vertrag?", "frist"],
    ["Wie lange ist man da gebunden?", "frist"],
    ["Könnten Sie mich in einer halben Stunde zurückrufen?", undefined],
    ["rufen sie mich in einer stunde noch mal an", undefined],
    ["Was nehmen Sie für eine halbe Stunde?", "stunde"],
  ])("no entry is better than a wrong one: %s: %s", (text, entry) => {
    const knowledge: ExpectedEntry[] = [
      { id: "stunde", questions: ["Was kostet die Reinigung?", "Was nehmen Sie die Stunde?"] },
      { id: "frist", questions: ["Wie lange bindet man sich?", "Welche Kündigungsfrist gibt es?"] },
    ];
    expect(read(text, { knowledge }).asked?.entry).toBe(entry as string);
  });

  test("who may ask to be called back is answered by an entry for that", () => {
    const knowledge = [{ id: "rueckruf", questions: ["Können Sie mich morgen zurückrufen?"] }];
    expect(read("Könnten Sie mich morgen zurückrufen?", { knowledge }).asked?.entry).toBe(
      "rueckruf",
    );
  });

  test("a price that is asked for names no thing only where no entry's does", () => {
    const knowledge = [
      { id: "preis", questions: ["Was kostet die Beratung?", "Kostet die Prüfung etwas?"] },
    ];
    expect(read("was kostet das denn", { knowledge }).asked?.entry).toBe("preis");
    expect(read("was kostet das denn", { knowledge: firm }).asked).toBeUndefined();
  });
});

describe("hostile knowledge", () => {
  const words = "Was kostet die Anfahrt mit dem Auto in den Garten";
  const hostile: [string, ExpectedEntry[]][] = [
    ["5,000 entries of the same words", many(() => [words])],
    [
      "20 wordings each",
      many((at) => Array.from({ length: 20 }, (_, n) => `${words} ${at} ${n}?`)),
    ],
    ["patterns", many((at) => [`(a+)+$ [${at} .* \\p{L} (?:`, `${"(".repeat(280)}`])],
    ["emoji and zeros", many((at) => [`👍\u0000🏡${at}`, "\u0000", "", "   "])],
    ["long words", many((at) => [`${"x".repeat(299)}${at}`, "ß".repeat(300)])],
    ["no wordings", many(() => [])],
  ];

  function many(questions: (at: number) => string[]): ExpectedEntry[] {
    return Array.from({ length: 5_000 }, (_, at) => ({ id: `${at}`, questions: questions(at) }));
  }

  test.each(hostile)("%s: every reply is read", (_, knowledge) => {
    const long = "was kostet die anfahrt ? ".repeat(40_000);
    const replies = [words, `${words}?`, long, "👍?", "\u0000?", "(a+)+$?", "x".repeat(1_000_000)];
    for (const text of replies) {
      const { asked } = read(text, { knowledge });
      if (asked) expect(knowledge.some(({ id }) => id === asked.entry)).toBe(true);
    }
  });
});

describe("an author's own question is the same with its mark and without", () => {
  const knowledge: ExpectedEntry[] = [
    { id: "preis", questions: ["Was soll das kosten?", "Kostet mich das Angebot was?"] },
    { id: "person", questions: ["Kommt immer dieselbe Person?", "Wer bekommt den Schlüssel?"] },
    { id: "rad", questions: ["Gehen auch Lastenräder?", "Brauche ich Sportsachen?"] },
    { id: "samstag", questions: ["Samstag?"] },
  ];
  const more = { knowledge, intents: ["price_objection"] };

  test.each(
    knowledge.flatMap(({ id, questions }) =>
      questions.filter((text) => text.includes(" ")).map((text) => [text, id] as const),
    ),
  )("%s", (text, entry) => {
    const bare = text.replace("?", "").toLowerCase();
    expect(read(text, more).asked?.entry).toBe(entry);
    expect(read(bare, more).asked?.entry).toBe(entry);
    expect(read(`ja und ${bare}`, more).asked?.entry).toBe(entry);
  });

  test("a mere word of one may be an answer", () => {
    const asked = { ...more, question: "Welcher Tag passt?", value: "date" as const };
    expect(read("Samstag", { ...asked, now: Date.UTC(2026, 4, 4) }).asked).toBeUndefined();
  });
});
