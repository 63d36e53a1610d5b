import { describe, expect, test } from "bun:test";
import { openUnderstanding } from "./open-understanding.ts";
import type { Expected } from "./reading.ts";

const { read } = await openUnderstanding();

const proposing = (question: string, yes: string, no: string, noExamples: string[]): Expected => ({
  question,
  conditions: [
    {
      id: "1",
      key: yes,
      counts: ["Ja", "appointment_accepted"],
      examples: ["soll er ruhig machen"],
    },
    {
      ...{ id: "2", key: no, counts: ["Nein", "not_interested", "already_has_provider"] },
      examples: noExamples,
    },
    { id: "3", key: "Hat keine Zeit", examples: ["klingt gut, aber ich habe wenig Zeit"] },
  ],
  intents: ["price_objection"],
  value: null,
});

const AT_VISIT = proposing("Darf Herr Brinkmann vorbeikommen?", "Darf kommen", "Kein Bedarf", [
  "das lassen wir so",
  "der macht das gut",
]);
const GARDEN = proposing("Sollen wir Ihren Garten übernehmen?", "Gern", "Bleibt dabei", [
  "das bleibt, wie es ist",
]);
const AT_GARDEN = { ...GARDEN, conditions: GARDEN.conditions.slice(0, 2) };

describe("praise of somebody else agrees to nothing", () => {
  test.each([
    "das macht er ganz gut",
    "das macht der super",
    "die machen das wirklich ordentlich",
    "der macht das gut",
    "das machen die prima",
  ])("“%s”", (text) => {
    expect(read(text, AT_GARDEN).condition).not.toBe("Gern");
    expect(read(text, AT_GARDEN).intent).not.toBe("Ja");
  });

  test.each(["das macht er ganz gut", "das macht der super", "der machts das gut"])(
    "“%s” is what an author wrote of it",
    (text) => {
      expect(read(text, AT_VISIT).condition).toBe("Kein Bedarf");
    },
  );

  test.each([
    [AT_VISIT, "gut", "Darf kommen"],
    [AT_VISIT, "das wäre gut", "Darf kommen"],
    [AT_VISIT, "soll er machen, das macht er bestimmt gut", "Darf kommen"],
    [AT_GARDEN, "ja, gern", "Gern"],
    [AT_GARDEN, "gut, machen Sie das", "Gern"],
  ] as const)("to %# “%s” agrees", (expected, text, condition) => {
    expect(read(text, expected).condition).toBe(condition);
  });

  test("to whether somebody is content it is a yes", () => {
    const asked: Expected = {
      question: "Sind Sie mit Ihrer Firma zufrieden?",
      conditions: ["Ja", "Nein"].map((key) => ({ id: key, key, examples: [] })),
      intents: [],
      value: null,
    };
    expect(read("die machen das gut", asked).condition).toBe("Ja");
  });
});

describe("faint praise that is taken back agrees to nothing", () => {
  test.each([
    [AT_VISIT, "hört sich gut an, aber ich hab wenig Zeit"],
    [AT_VISIT, "klingt ja gut, aber ich habe wenig Zeit"],
  ] as const)("to %# “%s” is what an author wrote", (expected, text) => {
    expect(read(text, expected).condition).toBe("Hat keine Zeit");
  });

  test.each([
    "klingt ganz gut, aber wir haben schon jemanden",
    "hört sich interessant an, aber das muss ich erst überlegen",
    "klingt nett, aber das brauchen wir nicht",
  ])("“%s”", (text) => {
    expect(read(text, AT_GARDEN).condition).not.toBe("Gern");
  });

  test.each([
    "klingt gut",
    "hört sich gut an",
    "klingt gut, aber nur vormittags",
    "klingt gut, machen wir",
  ])("“%s” agrees", (text) => {
    expect(read(text, AT_GARDEN).condition).toBe("Gern");
  });
});
