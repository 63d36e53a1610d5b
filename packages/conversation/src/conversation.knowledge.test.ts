import { describe, expect, test } from "bun:test";
import type { KnowledgeEntry } from "@rufbaum/tree";
import { openUnderstanding } from "@rufbaum/understanding";
import { expects, expectsEarly } from "./expects.ts";
import { call, node, tree } from "./testing/index.ts";

const understanding = await openUnderstanding();

const START = node("start", "start", { content: "Guten Tag, hier ist die KI der Firma Grün." });
const QUESTION = node("question", "decision", {
  content: "Wir schneiden Hecken. Soll ein Meister vorbeikommen?",
  conditions: [
    { id: "yes", condition: "Ja", targetNodeId: "day" },
    { id: "no", condition: "Nein", targetNodeId: "sorry" },
  ],
});
const DAY = node("day", "input", {
  content: "An welchem Tag passt es?",
  input: { variable: "tag", value: "date" },
});
const END = node("end", "end", { content: "Bis [tag].", outcome: "appointment" });
const SORRY = node("sorry", "end", { content: "Schade.", outcome: "not-interested" });

const KNOWLEDGE: KnowledgeEntry[] = [
  {
    id: "anfahrt",
    questions: ["Was kostet die Anfahrt?"],
    answer: "Die Anfahrt kostet [preis] Euro. Bei einem Auftrag entfällt sie.",
  },
  {
    id: "regen",
    questions: ["Was ist, wenn es regnet?"],
    answer: "Dann verschieben wir den Termin.",
  },
  { id: "hund", questions: ["Darf mein Hund dabei sein?"], answer: "Ja, gern." },
  { id: "leer", questions: ["Wer bezahlt das Benzin?"], answer: "[unbekannt]" },
];

function asked(
  more: Parameters<typeof node>[2] = {},
  extra: readonly ReturnType<typeof node>[] = [],
) {
  return tree(
    [START, { ...QUESTION, ...more } as typeof QUESTION, DAY, END, SORRY, ...extra],
    [
      ["start", "question"],
      ["day", "end"],
    ],
    { knowledge: KNOWLEDGE, variables: { preis: "50" } },
  );
}

const begun = () => call(asked(), { understanding });

describe("a question that is known", () => {
  test("is answered, and the question is asked once more, shortly", () => {
    begun()
      .hears("Was kostet die Anfahrt?")
      .says(
        "Die Anfahrt kostet 50 Euro. Bei einem Auftrag entfällt sie. Soll ein Meister vorbeikommen?",
      )
      .saysNot("leider nicht beantworten")
      .saysNot("Wir schneiden Hecken")
      .standsAt("question")
      .hears("und was ist wenn es regnet")
      .says("Dann verschieben wir den Termin. Soll ein Meister vorbeikommen?")
      .hears("ja gern")
      .standsAt("day");
  });

  test("goes on with the yes beside it", () => {
    begun()
      .hears("Ja, aber was kostet die Anfahrt?")
      .says("Bei einem Auftrag entfällt sie. An welchem Tag passt es?")
      .standsAt("day");
  });

  test("keeps a day that was said with it, and answers where a value is asked for", () => {
    begun()
      .hears("ja")
      .hears("Was ist, wenn es regnet?")
      .says("Dann verschieben wir den Termin. An welchem Tag passt es?")
      .hears("Dienstag, und was kostet die Anfahrt?")
      .says("Die Anfahrt kostet 50 Euro.")
      .knows({ tag: "2026-11-24" })
      .endsWith("appointment");
  });

  test("does not keep a no beside it", () => {
    begun()
      .hears("Nein. Was kostet denn die Anfahrt?")
      .says("Die Anfahrt kostet 50 Euro.")
      .standsAt("question")
      .hears("nein")
      .endsWith("not-interested");
  });

  test("is told shortly the second time, and not for ever", () => {
    begun()
      .hears("Was kostet die Anfahrt?")
      .hears("Was kostet die Anfahrt?")
      .says("Wie gesagt: Die Anfahrt kostet 50 Euro. Soll ein Meister vorbeikommen?")
      .saysNot("entfällt")
      .hears("Was kostet die Anfahrt?")
      .says("Wie gesagt")
      .hears("Was kostet die Anfahrt?")
      .saysNot("Wie gesagt")
      .standsAt("question");
  });

  test("is answered in any number, for each is another question", () => {
    const running = begun();
    for (const text of [
      "Was kostet die Anfahrt?",
      "Was ist, wenn es regnet?",
      "darf mein hund mit",
    ])
      running.hears(text);
    running.says("Ja, gern. Soll ein Meister").hears("ja").standsAt("day");
  });

  test("of which nothing is left when variables are filled in is none", () => {
    begun()
      .hears("Wer bezahlt das Benzin?")
      .saysNot(/\[|unbekannt/)
      .standsAt("question");
  });

  test("is no answer to a decision, even to one that keeps anything as it was said", () => {
    const open = { ...DAY, input: { variable: "tag", value: "text" as const } };
    const running = tree(
      [START, open, END],
      [
        ["start", "day"],
        ["day", "end"],
      ],
      {
        knowledge: KNOWLEDGE,
      },
    );
    call(running, { understanding })
      .hears("Was ist, wenn es regnet?")
      .says("Dann verschieben wir")
      .standsAt("day");
  });

  test("whose question was cut off is answered all the same", () => {
    begun()
      .interrupts("Wir schneiden")
      .hears("was ist wenn es regnet")
      .says("Dann verschieben wir");
  });

  test("waits until the first words were heard, and answers nothing before", () => {
    begun()
      .hearsEarly("Was kostet die Anfahrt?")
      .says("Die Anfahrt kostet 50 Euro.")
      .standsAt("question");
  });
});

describe("what comes first", () => {
  const price = node("price", "objection", {
    content: "Das rechnet sich schnell.",
    objection: { intent: "price_question", global: true },
  });

  test("an opt-out, whatever is asked with it", () => {
    begun().hears("Rufen Sie nie wieder an! Was kostet die Anfahrt?").endsWith("opt-out");
  });

  test("the tree's own objection, unless an entry is clearly meant", () => {
    const both = () => call(asked({}, [price]), { understanding });
    both().hears("Was kostet das?").says("Das rechnet sich schnell.").standsAt("question");
    both().hears("Was kostet die Anfahrt?").says("Die Anfahrt kostet 50 Euro.");
    const unsure = { entry: "anfahrt", confidence: 0.7, besides: "" };
    const reading = { ...NOTHING, intent: "price_question", intentConfidence: 0.9 };
    both()
      .hears("Was kostet das so?", { ...reading, asked: { ...unsure, reading: NOTHING } })
      .says("Das rechnet sich schnell.");
  });

  test("the truth about who speaks, and what was not heard", () => {
    begun().hears("Sind Sie ein Roboter?").says("künstlichen Intelligenz");
    begun().hears("Wie bitte?").says("Guten Tag, hier ist die KI").slowly();
  });
});

const NOTHING = {
  ...{ condition: null, alternatives: [], intent: null, intentConfidence: 0, alsoHeard: [] },
  ...{ confidence: 1, values: {}, valueConfidence: null, why: [] },
};

test("states without what was told, and trees without knowledge, are as before", () => {
  const running = begun();
  expect(running.state.told).toBeUndefined();
  expect(expects(asked(), running.state)?.knowledge).toBe(KNOWLEDGE);
  expect(expectsEarly(asked(), running.state).knowledge).toBe(KNOWLEDGE);
  const bare = tree([START, QUESTION], [["start", "question"]], { knowledge: [] });
  expect(expects(bare, running.state)).not.toHaveProperty("knowledge");
  const told = { ...running.hears("Was kostet die Anfahrt?").state };
  expect(JSON.parse(JSON.stringify(told)).told).toEqual({ "knowledge anfahrt": 1 });
});

describe("several questions, and a question without a yes", () => {
  const more = asked({}, []);
  const known = {
    ...more,
    settings: {
      ...more.settings,
      knowledge: [
        ...KNOWLEDGE,
        { id: "wo", questions: ["Wo ist das denn?", "Wo sind Sie?"], answer: "In Fulda." },
        { id: "dauer", questions: ["Wie lange dauert das?"], answer: "Eine Stunde." },
      ],
    },
  };
  const asking = () => call(known, { understanding });

  test("both of two questions are answered", () => {
    asking()
      .hears("was ist wenn es regnet und darf mein hund dabei sein")
      .says("Dann verschieben wir den Termin.")
      .hears("wie lange dauert das denn");
    const both = asking().hears("wie lange dauert das und darf mein hund dabei sein");
    const said = both.state.lastTurn ?? "";
    expect(said).toContain("Eine Stunde.");
    expect(said).toContain("Ja, gern.");
  });

  test.each(["ja wo ist das denn", "schön aber wo ist das denn genau", "wo wäre das denn genau"])(
    "“%s” is answered, and agrees to nothing",
    (reply) => {
      asking().hears(reply).says("In Fulda.").standsAt("question");
    },
  );

  test.each(["ja gern und wo ist das denn", "ja, und wo ist das?"])(
    "“%s” is answered, and the yes stands",
    (reply) => {
      asking().hears(reply).says("In Fulda.").standsAt("day");
    },
  );

  test("behind a day without a mark", () => {
    asking()
      .hears("ja gern")
      .hears("dienstag um zehn darf mein hund dabei sein")
      .says("Ja, gern.")
      .standsAt("end");
  });

  test("a question of something else is no refusal", () => {
    asking().hears("soll ich die alten schnitte wegräumen").standsAt("question");
    asking().hears("kann mein mann mitkommen").saysNot("Meinen Sie").standsAt("question");
  });
});
