import { describe, expect, test } from "bun:test";
import { openUnderstanding } from "./open-understanding.ts";
import type { Expected } from "./reading.ts";

const { read } = await openUnderstanding();

/** A cleaning firm asks who cleans the surgery. */
const WHO_CLEANS: Expected = {
  question: "Wer putzt bei Ihnen im Moment: eine Firma, eine eigene Kraft oder Ihr Team?",
  conditions: [
    { id: "1", key: "Putzfirma", examples: ["das haben wir vergeben", "eine Firma", "Firma"] },
    { id: "2", key: "Eigene Putzkraft", examples: ["wir haben eine Putzfrau"] },
    { id: "3", key: "Team putzt selbst", examples: ["das machen wir selber"] },
  ],
  intents: ["contract_bound", "price_objection"],
  value: null,
};

/** A gardener asks who looks after the green round a house. */
const WHO_MOWS: Expected = {
  question: "Wer pflegt denn Ihre Außenanlagen?",
  conditions: [
    { id: "1", key: "Gartenbaufirma", examples: ["das macht ein Betrieb aus dem Ort"] },
    { id: "2", key: "Hausmeister", examples: ["unser Hausmeister mäht"] },
  ],
  intents: [],
  value: null,
};

describe("who tells of a firm does not ask who calls", () => {
  test.each([
    [WHO_CLEANS, "eine Firma"],
    [WHO_CLEANS, "Firma"],
    [WHO_CLEANS, "eine Firma, und wir haben noch Vertrag"],
    [WHO_CLEANS, "eine Firma ist das bei uns"],
    [WHO_MOWS, "eine Firma"],
    [WHO_MOWS, "da ist so eine Firma zuständig"],
  ] as const)("to %# “%s”", (expected, text) => {
    const { intent, alsoHeard } = read(text, expected);
    expect([intent, ...alsoHeard.map(({ name }) => name)]).not.toContain("who_is_calling");
  });

  test.each(["eine Firma", "Firma", "eine Firma, und wir haben noch Vertrag"])(
    "“%s” answers",
    (text) => {
      expect(read(text, WHO_CLEANS).condition).toBe("Putzfirma");
    },
  );

  test.each([
    [WHO_CLEANS, "Welche Firma sind Sie denn?"],
    [WHO_CLEANS, "von welcher Firma"],
    [WHO_CLEANS, "Von was für einer Firma rufen Sie an?"],
    [WHO_MOWS, "wie heißt die Firma"],
    [WHO_MOWS, "wie war der Name der Firma"],
    [WHO_MOWS, "Firma?"],
  ] as const)("but who asks it does: to %# “%s”", (expected, text) => {
    expect(read(text, expected).intent).toBe("who_is_calling");
  });
});

describe("how much there is of something is no price", () => {
  const AT_MESS: Expected = {
    question: "Ist morgens alles sauber, oder bleibt auch mal etwas liegen?",
    conditions: [
      { id: "1", key: "Alles sauber", examples: ["die machen das gut"] },
      { id: "2", key: "Es bleibt etwas liegen", examples: ["in den Ecken nicht"] },
    ],
    intents: ["price_objection"],
    value: null,
  };

  test.each(["da bleibt viel liegen", "da bleibt schon viel liegen"])("“%s”", (text) => {
    const { condition, intent } = read(text, AT_MESS);
    expect([condition, intent]).toEqual(["Es bleibt etwas liegen", null]);
  });

  test.each(["da gibt es viel zu tun", "wir haben hier viele Patienten", "da ist viel Dreck"])(
    "“%s” says nothing of it",
    (text) => {
      expect(read(text, AT_MESS).intent).not.toBe("price_objection");
    },
  );

  test.each(["das ist mir zu viel", "das ist viel zu teuer", "so viel geben wir nicht aus"])(
    "but “%s” does",
    (text) => {
      expect(read(text, AT_MESS).intent).toBe("price_objection");
    },
  );
});
