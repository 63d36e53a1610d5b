import { describe, expect, test } from "bun:test";
import { authorsExample } from "./authors-words.ts";
import { normalize } from "./normalize.ts";
import { openUnderstanding } from "./open-understanding.ts";
import type { Expected } from "./reading.ts";

const { read } = await openUnderstanding();

const IN_CHARGE: Expected = {
  question: "Sind Sie bei Ihnen im Betrieb für die Hygiene zuständig?",
  conditions: [
    { id: "c1", key: "Ist zuständig", counts: ["Ja"], examples: ["ja, das läuft über mich"] },
    { id: "c2", key: "Jemand anders", counts: ["Nein"], examples: ["das macht bei uns der Chef"] },
    {
      id: "c3",
      key: "Gerade viel los",
      counts: ["no_time"],
      examples: ["bin ich, aber wir haben gerade volles Haus", "nie wieder anrufen müssen Sie"],
    },
  ],
  intents: [],
  value: null,
};

const PESTS: Expected = {
  question: "Haben Sie in den letzten Monaten Schaben im Haus gehabt?",
  conditions: [
    { id: "c1", key: "Akut", examples: ["ja, wir haben grad Schaben in der Küche"] },
    { id: "c2", key: "Früher", counts: ["Ja"], examples: ["im Sommer hatten wir Motten"] },
    { id: "c3", key: "Verschont", counts: ["Nein"], examples: ["bei uns ist alles sauber"] },
  ],
  intents: [],
  value: null,
};

describe("what an author wrote down for a condition means it, whatever a rule hears", () => {
  test.each([
    [IN_CHARGE, "Bin ich, aber wir haben gerade volles Haus", "Gerade viel los"],
    [IN_CHARGE, "Ja, bin ich, aber wir haben volles Haus gerade", "Gerade viel los"],
    [IN_CHARGE, "Das bin ich, aber wir haben gerade volles Haus hier", "Gerade viel los"],
    [IN_CHARGE, "Bin ich", "Ist zuständig"],
    [IN_CHARGE, "Ja, das bin ich", "Ist zuständig"],
    [PESTS, "Ja, ehrlich gesagt haben wir grad Schaben in der Küche", "Akut"],
    [PESTS, "wir haben grad Schaben in der Küche", "Akut"],
    [PESTS, "ja, haben wir", "Früher"],
  ] as const)("to %# “%s” is “%s”", (expected, reply, condition) => {
    expect(read(reply, expected).condition).toBe(condition);
  });

  test("but an opt-out in so many words is one", () => {
    expect(read("Rufen Sie mich nie wieder an", IN_CHARGE).intent).toBe("opt_out");
  });
});

describe("all but what was written", () => {
  const near = (reply: string, { conditions }: Expected = PESTS) =>
    authorsExample(conditions, normalize(reply).text)?.condition.key ?? null;

  test.each([
    "wir haben grad in der Küche Schaben",
    "ja, wir haben halt grad Schaben in der Küche",
    "wir haben grad Schaben in der Küche gesehen",
  ])("has its words in another order, and at most one more: %s", (reply) => {
    expect(near(reply)).toBe("Akut");
  });

  test.each([
    "wir haben grad keine Schaben in der Küche",
    "wir haben grad nicht Schaben in der Küche",
    "wir hatten Schaben in der Küche",
    "wir haben mal grad Schaben in der Küche",
    "wir haben früher Mäuse in der Küche gehabt",
    "ja",
    "",
  ])("turns it round by no word: %s", (reply) => {
    expect(near(reply)).toBeNull();
  });

  test("and words that were written for two conditions mean none of them", () => {
    const [first, ...others] = PESTS.conditions;
    const twice = { id: "c4", key: "Zweites", examples: first?.examples ?? [] };
    const conditions = first ? [first, ...others, twice] : [];
    expect(near("wir haben grad Schaben in der Küche", { ...PESTS, conditions })).toBeNull();
  });
});
