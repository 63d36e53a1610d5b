import { describe, expect, test } from "bun:test";
import { breathe } from "@rufbaum/runtime";
import { openUnderstanding } from "../open-understanding.ts";
import type { Asked, ExpectedCondition } from "../reading.ts";
import { situationLibrary } from "./library.ts";
import { openSituations } from "./open-situations.ts";

const situations = await openSituations(breathe);
const reader = await openUnderstanding();

function asked(question: string, written: Record<string, readonly string[]>): Asked {
  const conditions = Object.entries(written).map(
    ([key, examples]): ExpectedCondition => ({ id: `id of ${key}`, key, examples }),
  );
  return { question, conditions };
}

const HEATING = asked("Wie heizen Sie im Moment?", { Gas: [], Öl: [], Wärmepumpe: [] });
const CONTRACT = asked("Ihr Vertrag läuft im März aus. Soll er weiterlaufen?", {
  "Läuft weiter": ["ja der kann so bleiben"],
  "Soll enden": ["nein den will ich kündigen"],
  "Weiß noch nicht": [],
});

test("every authored situation has a question, conditions and replies", () => {
  const all = situationLibrary();
  expect(all.length).toBeGreaterThan(900);
  for (const { id, question, conditions, replies } of all) {
    expect([id, question !== "", conditions.length > 1, replies.length > 0]).toEqual([
      id,
      true,
      true,
      true,
    ]);
  }
});

describe("typical replies", () => {
  test.each([
    ["about heating", HEATING, ["Gas", "Öl", "Wärmepumpe"]],
    ["about a contract", CONTRACT, ["Läuft weiter", "Soll enden"]],
  ])("%s are ten different ones, some of which are read as nothing", async (_, node, read) => {
    const replies = await situations.typicalReplies(node);
    expect(new Set(replies.map(({ text }) => text)).size).toBe(10);
    const conditions = new Set(replies.map(({ reading }) => reading.condition));
    expect([...conditions]).toEqual(expect.arrayContaining([null, ...read]));
  });

  test("are told as they are read in a call", async () => {
    for (const { text, reading } of await situations.typicalReplies(CONTRACT)) {
      const { condition, confidence } = reader.read(text, {
        ...CONTRACT,
        intents: [],
        value: null,
      });
      expect({ condition, confidence }).toEqual({
        condition: reading.condition,
        confidence: reading.confidence,
      });
    }
  });
});

test("what is missed is read as nothing, and was not given as an example", async () => {
  const missed = await situations.missed(CONTRACT);
  expect(missed.size).toBeGreaterThan(0);
  for (const [id, texts] of missed) {
    const condition = CONTRACT.conditions.find((one) => one.id === id);
    expect(condition).toBeDefined();
    expect(texts.length).toBeWithin(1, 6);
    for (const text of texts) {
      expect(condition?.examples).not.toContain(text);
      expect(reader.read(text, { ...CONTRACT, intents: [], value: null }).condition).toBeNull();
    }
  }
});

test("of a name that is built in nothing is missed", async () => {
  const missed = await situations.missed(asked("Haben Sie Interesse?", { Ja: [], Nein: [] }));
  expect(missed.size).toBe(0);
});

test.each([
  ["no question and no conditions", asked("", {})],
  ["names of nothing", asked("?", { "": [], "👍": [" "] })],
])("of %s nothing is suggested", async (_, node) => {
  expect((await situations.missed(node)).size).toBe(0);
});
