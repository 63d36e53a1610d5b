import { describe, expect, test } from "bun:test";
import { openUnderstanding } from "./open-understanding.ts";
import type { Expected } from "./reading.ts";

const { read } = await openUnderstanding();

/** A gardener asks whether a hedge may be cut. */
const AT_HEDGE: Expected = {
  conditions: [
    {
      ...{ id: "1", key: "Hecke soll geschnitten werden", counts: ["Ja"] },
      examples: ["ja klar, wir warten schon drauf", "die ist viel zu hoch geworden"],
    },
    {
      ...{ id: "2", key: "Keine Hecke mehr", counts: ["Nein", "not_interested"] },
      examples: ["die haben wir rausgerissen"],
    },
  ],
  intents: ["already_has_provider", "price_objection"],
  value: null,
  question: "Sollen wir Ihre Hecke im Februar schneiden?",
};

describe("who asks something of the offer has not agreed, nor refused", () => {
  test.each([
    "Passt das bei uns?",
    "Geht das bei uns überhaupt?",
    "Lohnt sich das bei uns?",
    "Das lohnt sich, oder?",
    "Das ist schon recht teuer, oder?",
    "Das passt für uns, nicht wahr?",
  ])("“%s”", (text) => {
    const { condition, intent } = read(text, AT_HEDGE);
    expect(condition).toBeNull();
    expect(["Ja", "Nein", "not_interested"]).not.toContain(intent);
  });

  test.each(["Passt.", "Das passt.", "Ja klar, oder?", "Ja gern, passt das am Montag?"])(
    "“%s” agrees",
    (text) => {
      expect(read(text, AT_HEDGE).condition).toBe("Hecke soll geschnitten werden");
    },
  );
});

describe("who only takes his leave has not agreed", () => {
  test.each(["Okay, bye.", "Okay, bye bye", "Ja, tschüss", "Gut, auf Wiederhören"])(
    "“%s”",
    (text) => {
      const { condition, intent, intentConfidence } = read(text, AT_HEDGE);
      expect([condition, intent]).toEqual([null, "goodbye"]);
      expect(intentConfidence).toBeGreaterThan(0.7);
    },
  );

  test.each(["Ja gern, tschüss", "Ja gern, bye"])("“%s” agrees first", (text) => {
    expect(read(text, AT_HEDGE).condition).toBe("Hecke soll geschnitten werden");
  });
});

describe("who was cheated before has not agreed", () => {
  test.each([
    "Wir wurden da schon einmal richtig über den Tisch gezogen",
    "Da bin ich schon mal böse reingefallen.",
    "mit so einer firma haben wir schlechte erfahrungen gemacht",
  ])("“%s”", (text) => {
    const { condition, intent } = read(text, AT_HEDGE);
    expect([condition, intent]).toEqual([null, "trust_doubt"]);
  });

  test.each([
    "Ja gern, wir sind da noch nie reingefallen",
    "Ja, auch wenn wir schon einmal über den Tisch gezogen wurden",
  ])("“%s” agrees all the same", (text) => {
    expect(read(text, AT_HEDGE).condition).toBe("Hecke soll geschnitten werden");
  });
});

describe("who breaks off has not agreed", () => {
  test.each([
    "Mir ist das zu blöd, auf Wiederhören",
    "Das wird mir jetzt echt zu dumm, tschüss",
    "Ich muss jetzt Schluss machen",
    "so ich muss auflegen",
    "Ja, ich lege jetzt auf.",
  ])("“%s”", (text) => {
    const { condition, intent, intentConfidence } = read(text, AT_HEDGE);
    expect([condition, intent]).toEqual([null, "goodbye"]);
    expect(intentConfidence).toBeGreaterThan(0.8);
  });

  test.each([
    ["Ich muss jetzt Schluss machen, rufen Sie morgen wieder an", "callback_later"],
    ["Bitte nicht auflegen", "hold_on"],
    ["Mir ist das zu teuer", "price_objection"],
  ])("“%s” says something else: %s", (text, intent) => {
    expect(read(text, AT_HEDGE).intent).toBe(intent);
  });
});

describe("an answer that its author wrote down objects to nothing", () => {
  test.each(["ja klar, wir warten schon drauf", "Ja klar, wir warten da schon drauf."])(
    "“%s”",
    (text) => {
      const { condition, alsoHeard } = read(text, AT_HEDGE);
      expect(condition).toBe("Hecke soll geschnitten werden");
      expect(alsoHeard).toEqual([]);
    },
  );

  test("what is said besides it does", () => {
    const text = "ja klar, wir warten schon drauf, aber das ist mir zu teuer";
    const { intent, alsoHeard } = read(text, AT_HEDGE);
    expect([intent, ...alsoHeard.map(({ name }) => name)]).toContain("price_objection");
  });
});

test.each(["Wie viel Zeit muss ich da einplanen?", "Wie viel Dreck macht das?"])(
  "“%s” asks for no price",
  (text) => {
    expect(read(text, AT_HEDGE).intent).not.toBe("price_objection");
  },
);

test.each(["Wie viel kostet das?", "Wie viel Geld ist das?", "Wie viel Zeit muss ich zahlen?"])(
  "“%s” asks for one",
  (text) => {
    expect(read(text, AT_HEDGE).intent).toBe("price_objection");
  },
);

test.each([
  "Ja, schon. Was muss ich da auf den Tisch legen?",
  "Was muss ich dafür berappen?",
  "Was legt man da so auf den Tisch?",
])("“%s” asks for a price, and what is known of it is told", (text) => {
  const knowledge = [
    { id: "price", questions: ["Was kostet der Schnitt?", "Wie teuer ist das?"] },
    { id: "time", questions: ["Wie lange dauert das?"] },
  ];
  expect(read(text, { ...AT_HEDGE, knowledge }).asked?.entry).toBe("price");
});

test.each([
  "Was wollen Sie mir da auf den Tisch stellen?",
  "Soll ich meinem Mann was hinlegen?",
  "ich muss mich gerade hinlegen",
])("“%s” asks for none", (text) => {
  expect(read(text, AT_HEDGE).intent).not.toBe("price_objection");
});
