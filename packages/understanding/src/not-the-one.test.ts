import { describe, expect, test } from "bun:test";
import { openUnderstanding } from "./index.ts";
import type { Expected } from "./reading.ts";

const understanding = await openUnderstanding();

/** A firm that services boilers asks for whoever is in charge, and offers a contract. */
const WHO: Expected = {
  conditions: [
    {
      id: "self",
      key: "Ist die richtige Person",
      counts: ["Ja"],
      examples: [
        "ja, um was geht es",
        "da sind Sie bei mir richtig",
        "ich kann Ihnen weiterhelfen",
      ],
    },
    { id: "other", key: "Jemand anderes", counts: ["Nein", "not_available"], examples: [] },
  ],
  intents: ["price_objection"],
  value: null,
  question: "Spreche ich mit der Person, die sich um die Heizung kümmert?",
};
const OFFER: Expected = {
  conditions: [
    {
      id: "wants",
      key: "Möchte den Wartungsvertrag",
      counts: ["Ja"],
      examples: ["Hört sich vernünftig an", "Warum nicht", "Das können wir machen"],
    },
    {
      id: "no",
      key: "Möchte keinen Vertrag",
      counts: ["Nein", "not_interested"],
      examples: ["Das ist nichts für uns", "Lassen Sie mal"],
    },
  ],
  intents: ["price_objection"],
  value: null,
  question: "Möchten Sie einen Wartungsvertrag abschließen?",
};

const PURCHASE: Expected = {
  conditions: [
    { id: "y", key: "Ja", examples: [] },
    { id: "n", key: "Nein", examples: [] },
  ],
  intents: [],
  value: null,
  question: "Sind Sie für den Einkauf zuständig?",
};

const meant = (reply: string, expected: Expected) => understanding.read(reply, expected).condition;

describe("who passes the question on is not the one, and agrees to nothing", () => {
  test.each([
    "zuständig ist dafür der Herr Kunze",
    "Ich helfe gern, aber zuständig ist dafür der Herr Kunze.",
    "es tut mir leid für solche fragen bin ich nicht die richtige",
    "dafür ist die Frau Albers zuständig",
  ])("“%s”", (reply) => {
    expect(meant(reply, WHO)).toBe("Jemand anderes");
    expect(meant(reply, OFFER)).not.toBe("Möchte den Wartungsvertrag");
  });

  test.each([
    "zuständig für die Heizung ist der Herr Kunze",
    "ja, aber zuständig ist dafür der Herr Kunze",
    "zuständig ist Frau Albers, ich bin nur die Sekretärin",
    "ja, dafür bin ich nicht zuständig",
  ])("“%s”", (reply) => {
    expect(meant(reply, WHO)).toBe("Jemand anderes");
  });

  test.each([
    ["ja, ich bin verantwortlich für unsere Heizung", WHO],
    ["ja, ich bin zuständig für unser Haus", WHO],
    ["ja zuständig da bin ich, Frau Meier", WHO],
    ["Ja, verantwortlich sind mein Mann und ich", WHO],
    ["für die Heizung bin ich zuständig, mein Name ist Meier", WHO],
    ["Ja, ich bin verantwortlich für unseren Einkauf", PURCHASE],
    ["ja, zuständig für unseren Einkauf bin ich", PURCHASE],
  ])("“%s” passes nothing on", (reply, expected) => {
    expect(meant(reply, expected)).toBe(expected.conditions[0]?.key ?? "");
  });

  test("who speaks of what he is in charge of is nobody else", () => {
    expect(meant("verantwortlich für unsere Technik bin ich", WHO)).not.toBe("Jemand anderes");
    expect(meant("zuständig ist hier meine Wenigkeit", WHO)).not.toBe("Jemand anderes");
  });

  test("who asks what it is about, to put us through, has not said that he is", () => {
    const reply = "um was handelt es sich, damit ich weiß, wer zuständig ist";
    expect(meant(reply, WHO)).not.toBe("Ist die richtige Person");
  });

  test.each(["ja, dafür bin ich zuständig", "ja, um was geht es", "Ja, wieso?"])(
    "“%s” is the one",
    (reply) => {
      expect(meant(reply, { ...WHO, isFirst: true })).toBe("Ist die richtige Person");
    },
  );
});

describe("a question neither agrees nor refuses", () => {
  test.each([
    "Widerrufsrecht?",
    "Habe ich da ein Widerrufsrecht?",
    "Muss ich das dann selber einstellen?",
    "Ist das in der Miete drin?",
    "Man hört da ja die verrücktesten Zahlen, was nehmen Sie denn dafür?",
  ])("“%s”", (reply) => {
    expect(meant(reply, OFFER)).toBeNull();
  });

  test.each([
    ["Man hört da ja die verrücktesten Zahlen, was nehmen Sie denn dafür?", null],
    ["Hört sich nach viel an, was kostet der Vertrag?", null],
    ["Das können wir machen, was kostet der Vertrag?", "Möchte den Wartungsvertrag"],
  ])("beside the price that the tree knows, “%s” means %p", (reply, condition) => {
    const knowledge = [
      {
        id: "price",
        questions: ["Was kostet der Vertrag?", "Wie teuer ist das?", "Was nehmen Sie dafür?"],
        answer: "Neun Euro.",
      },
    ];
    const { asked } = understanding.read(reply, { ...OFFER, knowledge });
    expect(asked).toMatchObject({ entry: "price", reading: { condition } });
  });

  test.each([
    ["Warum nicht?", "Möchte den Wartungsvertrag"],
    ["ja gern, was kostet das?", "Möchte den Wartungsvertrag"],
    ["nein danke", "Möchte keinen Vertrag"],
    ["das ist nichts für uns, oder?", "Möchte keinen Vertrag"],
    ["Natürlich?", "Möchte den Wartungsvertrag"],
    ["Meinetwegen?", "Möchte den Wartungsvertrag"],
    ["Einverstanden?", "Möchte den Wartungsvertrag"],
    ["Niemals?", "Möchte keinen Vertrag"],
    ["Abgelehnt?", "Möchte keinen Vertrag"],
    ["Haben wir schon einen?", "Möchte keinen Vertrag"],
    ["ja, bekomme ich da Rabatt?", "Möchte den Wartungsvertrag"],
  ])("“%s” does", (reply, condition) => {
    expect(meant(reply, OFFER)).toBe(condition);
  });
});

test.each([
  ["hab ich, und noch einen anderen", "Ja"],
  ["haben wir, und eine andere auch noch", "Ja"],
  ["da hab ich schon was anderes", null],
])("of who has “%s” it is known whether he has what was asked for", (reply, condition) => {
  const asked: Expected = { ...PURCHASE, question: "Haben Sie einen Garten?" };
  const read = meant(reply, asked);
  if (condition === null) expect(read).not.toBe("Ja");
  else expect(read).toBe(condition);
});
