import { expect, test } from "bun:test";
import { openMemory } from "./memory.ts";
import { openUnderstanding } from "./open-understanding.ts";
import type { Expected } from "./reading.ts";

const NOW = Date.UTC(2026, 0, 5, 9);
const OWN = expecting("Läuft weiter", "Soll enden");
const ANSWERS = expecting("Ja", "Nein", "Vielleicht");
const FRAMES: Expected[] = [
  { ...ANSWERS, question: "Haben Sie Interesse?" },
  { ...ANSWERS, question: "Störe ich gerade?" },
  { ...ANSWERS, question: "Spreche ich mit Frau Braun?" },
  { ...ANSWERS, question: "Haben Sie Interesse?", intents: ["price_objection"] },
  { ...ANSWERS, question: "Spreche ich mit Herrn Krüger?" },
  { ...ANSWERS, question: "Wie viele Leute sind es?", value: "number" },
  { ...ANSWERS, question: "Wie viele Stunden dauert es?", value: "number" },
  { ...ANSWERS, question: "Wie groß ist das Dach?", value: "number" },
  { ...ANSWERS, question: "Wann sind Sie geboren?", value: "date", now: NOW },
  { ...ANSWERS, question: "Wann haben Sie das gekauft?", value: "date", now: NOW },
  { ...ANSWERS, question: "Wann passt es?", value: "date", now: NOW },
  { ...ANSWERS, question: "Wann passt es?", value: "date", now: NOW + 7 * 86_400_000 },
  { ...ANSWERS, question: "Am Dienstag um zehn?", named: ["date", "time"], now: NOW },
  { ...expecting("Mieter", "Nein"), question: "Haben Sie Interesse?" },
  { ...OWN, question: "Sollen wir den Vertrag weiterführen?" },
  { ...OWN, question: "Wie soll es mit dem Vertrag weitergehen?" },
  { ...OWN, question: "Meinen Sie eher …?", between: ["Läuft weiter", "Soll enden"] },
];
const TEXTS = [
  "ja",
  "Nein. Also ja, doch",
  "Braun",
  "Krüger",
  "gar keine",
  "zwei Stunden für drei Leute",
  "am dritten fünften",
  "am 3. Mai 61",
  "übermorgen um halb drei",
  "ja gern, aber was kostet das denn",
  "nein, Sie stören nicht",
  "ich bin hier nur der Mieter",
  "rufen Sie mich nie wieder an",
  "",
];

function expecting(...keys: string[]): Expected {
  const conditions = keys.map((key) => ({ id: key, key, examples: ["das passt mir gut"] }));
  return { conditions, intents: [], value: null, question: "" };
}

test("a reader that remembers reads every text in every frame as one that does not", async () => {
  const fresh = await openUnderstanding();
  const remembering = await openUnderstanding({ remembers: 1_000 });
  for (let round = 0; round < 3; round++) {
    for (const text of TEXTS) {
      for (const frame of FRAMES) {
        expect(remembering.read(text, frame)).toEqual(fresh.read(text, frame));
      }
    }
  }
});

test.each([0, 1_000])(
  "a reader that need not explain reads the same, remembering %p",
  async (remembers) => {
    const explaining = await openUnderstanding();
    const silent = await openUnderstanding({ remembers, explains: false });
    for (const text of TEXTS) {
      for (const frame of FRAMES) {
        expect(silent.read(text, frame)).toEqual({ ...explaining.read(text, frame), why: [] });
      }
    }
  },
);

test("the same words are the same reading where the question and the lists say the same", async () => {
  const { read } = await openUnderstanding({ remembers: 10 });
  const frame = { ...ANSWERS, question: "Passt es Ihnen?", intents: ["price_objection"] };
  const first = read("was kostet das", frame);
  expect(read("was kostet das", { ...frame, intents: [...frame.intents] })).toBe(first);
  expect(read("was kostet das", { ...frame, question: "Am Dienstag um zehn?" })).toBe(first);
  expect(read("was kostet das", { ...frame, intents: [] })).not.toBe(first);
});

test("a memory keeps what is asked for again and never more than it may", async () => {
  const memory = openMemory<number, string>(100);
  for (let key = 0; key < 10_000; key++) {
    memory.put(key, `value ${key}`);
    expect(memory.get(0)).toBe("value 0");
  }
  const kept = Array.from({ length: 10_000 }, (_, key) => memory.get(key)).filter(Boolean);
  expect(kept.length).toBeWithin(1, 101);
});
