import { describe, expect, test } from "bun:test";
import { openUnderstanding } from "./open-understanding.ts";

const { read } = await openUnderstanding();

const conditions = [
  { id: "a", key: "weiter", examples: ["den Vertrag weiterlaufen lassen"] },
  { id: "b", key: "kündigen", examples: ["ich will kündigen"] },
  { id: "c", key: "Nein", examples: [] },
];
const question = "Meinen Sie eher den Vertrag weiterlaufen lassen oder kündigen?";

test.each<[string, string | null]>([
  ["das erste", "weiter"],
  ["Ersteres.", "weiter"],
  ["ähm, eher das zweite", "kündigen"],
  ["Letzteres bitte", "kündigen"],
  ["den Vertrag weiterlaufen lassen", "weiter"],
  ["kündigen", "kündigen"],
  ["weder noch", null],
  ["keins von beiden", null],
  ["nein, keines davon", null],
  ["nicht das erste", null],
  ["lila", null],
])("asked between two, “%s” is %p", (reply, condition) => {
  const expected = { conditions, intents: [], value: null, question };
  const reading = read(reply, { ...expected, between: ["weiter", "kündigen"] });
  expect(reading.condition).toBe(condition);
});

test("neither of them is no no that a condition could take", () => {
  const expected = { conditions, intents: [], value: null, question };
  const reading = read("weder noch", { ...expected, between: ["weiter", "Nein"] });
  expect(reading).toMatchObject({ condition: null, alternatives: [] });
});

describe("a place is told by words that tell nothing else", () => {
  const early = { id: "a", key: "Früh am Tag", examples: ["lieber vormittags"] };
  const late = { id: "b", key: "Spät am Tag", examples: ["gern am Abend"] };
  const expected = {
    ...{ conditions: [early, late], intents: [], value: null },
    question: "Meinen Sie eher Früh am Tag oder Spät am Tag?",
    between: ["Früh am Tag", "Spät am Tag"] as const,
  };

  test.each([
    "Was war das erste?",
    "Wie war das zweite nochmal?",
    "Das erste, wie bitte?",
    "Moment, eins noch",
    "Das ist schon der zweite Anruf",
    "Zum ersten Mal höre ich das",
    "Eins von beiden",
    "Das erste oder das zweite",
  ])("“%s” chooses none", (reply) => {
    expect(read(reply, expected).condition).toBeNull();
  });

  test.each([
    ["Ja, dann das erste bitte", "Früh am Tag"],
    ["Nein, eher die zweite Möglichkeit", "Spät am Tag"],
    ["Zwei", "Spät am Tag"],
  ])("“%s” chooses “%s”", (reply, condition) => {
    expect(read(reply, expected).condition).toBe(condition);
  });

  test.each([
    ["zwei", "Zwei Personen", "Drei Personen", "Zwei Personen"],
    ["zwei Personen", "Zwei Personen", "Drei Personen", "Zwei Personen"],
    ["das zweite", "Zwei Personen", "Drei Personen", "Drei Personen"],
    ["die erste Wohnung", "Zweite Wohnung", "Erste Wohnung", "Erste Wohnung"],
    ["eher die zweite", "Zweite Wohnung", "Erste Wohnung", "Zweite Wohnung"],
  ])("“%s” between “%s” and “%s” is “%s”", (reply, one, other, condition) => {
    const conditions = [one, other].map((key) => ({ id: key, key, examples: [] }));
    const question = `Meinen Sie eher ${one} oder ${other}?`;
    const reading = read(reply, { ...expected, conditions, question, between: [one, other] });
    expect(reading.condition).toBe(condition);
  });

  test.each([
    ["das erste", "schicken Sie erstmal was", "Angebot"],
    ["eher das zweite", "erstens will ich Preise", "Termin"],
    ["das erste", "das Geld sollen Sie erstatten", "Angebot"],
    ["das zweite", "am Empfang hinterlegen", "Termin"],
    ["das erste", "so zweitausend Euro", "Angebot"],
    ["das zweite", "das war letztes Jahr", "Termin"],
    ["Letzteres", "mein erster Versuch", "Termin"],
    ["Variante zwei", "schicken Sie mir ein Angebot", "Termin"],
    ["eins", "bis zum Ersten", "Angebot"],
  ])("“%s” beside “%s” is “%s”", (reply, example, condition) => {
    const conditions = [
      { id: "a", key: "Angebot", examples: [example] },
      { id: "b", key: "Termin", examples: [] },
    ];
    const question = "Meinen Sie eher Angebot oder Termin?";
    const between = ["Angebot", "Termin"] as const;
    const reading = read(reply, { ...expected, conditions, question, between });
    expect(reading.condition).toBe(condition);
  });

  test.each([
    ["das erste", "zum ersten Mal"],
    ["das zweite", "für die Zweitwohnung"],
    ["die zweite", "die hintere Wohnung"],
    ["eins", "nur ein Kind"],
    ["zwei", "wir sind zu zweit, also zwei"],
  ])("“%s” beside “%s” may be no place", (reply, example) => {
    const { why } = read(reply, {
      ...expected,
      conditions: [{ ...early, examples: [example] }, late],
    });
    expect(why.map(({ rule }) => rule)).not.toContain("place-named");
  });

  test("no condition is chosen that is no longer there", () => {
    const reading = read("das zweite", { ...expected, between: ["Früh am Tag", "Nachts"] });
    expect(reading.condition).toBeNull();
  });

  test("of two that are called the same, a third one is taken only for its own words", () => {
    const conditions = [early, { ...early, id: "c" }, late, { ...late, id: "d", key: "Nachts" }];
    const readAs = (reply: string) => read(reply, { ...expected, conditions }).condition;
    expect(readAs("ziemlich spät, fast schon nachts")).toBe(late.key);
    expect(readAs("das zweite")).toBe(late.key);
    // It was the third, and nobody says so more clearly.
    expect(readAs("nachts")).toBe("Nachts");
  });
});
