import { describe, expect, test } from "bun:test";
import type { Tree } from "@rufbaum/tree";
import { sampleTree } from "@rufbaum/tree/sample";
import { meaningOf } from "@rufbaum/understanding/lexicon";
import { openSentences } from "@rufbaum/understanding/sentences";
import { discover as discoverIn } from "./discover.ts";
import { INTENT_NAMES } from "./intent-names.ts";
import type { MissedGroup } from "./missed-group.ts";

const TREE = sampleTree({ id: "tree", createdAt: "2026-01-01T00:00:00.000Z" });
const SENTENCES = await openSentences();
const discover = (tree: Tree, missed: readonly MissedGroup[]) =>
  discoverIn(tree, missed, SENTENCES);

function said(text: string, count = 5, more: Partial<MissedGroup> = {}): MissedGroup {
  return { nodeId: "interest", text, intent: null, count, ...more };
}

const TENANTS = [
  said("Wir wohnen hier zur Miete.", 9),
  said("Ich bin nur Mieter.", 7),
  said("Äh, da müssten Sie den Vermieter fragen.", 4),
  said("wir sind Mieter", 3),
];
const MOVERS = [
  said("Wir ziehen nächstes Jahr um.", 9),
  said("Bei uns steht ein Umzug an.", 7),
  said("wir ziehen bald um", 3),
];
const SUBSIDIES = [
  said("Gibt es dafür eine Förderung?", 8),
  said("Zahlt der Staat etwas dazu?", 3),
  said("Wird das staatlich gefördert?", 3),
];

test("every intent that understanding knows has a name that means it", () => {
  for (const [intent, name] of Object.entries(INTENT_NAMES)) {
    expect([name, meaningOf(name).intents]).toEqual([name, [intent]]);
  }
});

describe("what is known by itself", () => {
  const bound = [
    said("Unser Vertrag läuft noch.", 6, { intent: "contract_bound" }),
    said("Ähm, da sind wir gebunden", 4, { intent: "contract_bound" }),
    said("Danke schön", 9, { intent: "thank_you" }),
  ];

  test("becomes a condition that counts the intent, with examples", () => {
    const found = discover(TREE, bound);
    expect(Object.keys(found)).toEqual(["Vertrag läuft noch"]);
    expect(found["Vertrag läuft noch"]).toEqual({
      count: 10,
      triggeredAt: { interest: 10 },
      advice: [
        {
          code: "add-condition",
          ...{ nodeId: "interest", title: "Interesse?", condition: "Vertrag läuft noch" },
          examples: ["Unser Vertrag läuft noch.", "Da sind wir gebunden"],
        },
      ],
      examples: ["Unser Vertrag läuft noch.", "Da sind wir gebunden"],
      suggestions: [
        {
          nodeId: "interest",
          condition: "Vertrag läuft noch",
          examples: ["Unser Vertrag läuft noch.", "Da sind wir gebunden"],
          counts: ["contract_bound"],
        },
      ],
    });
  });

  test("is better answered once where it is said at many nodes", () => {
    const missed = ["interest", "doubt", "day", "mail"].map((nodeId) =>
      said("Unser Vertrag läuft noch.", 6, { nodeId, intent: "contract_bound" }),
    );
    const [advice] = discover(TREE, missed)["Vertrag läuft noch"]?.advice ?? [];
    expect(advice).toEqual({
      ...{ code: "add-objection", name: "Vertrag läuft noch", nodes: 4, count: 24 },
    });
  });

  test("and answered already asks for a better answer", () => {
    const missed = [said("Das ist zu teuer", 6, { intent: "price_objection", answered: 6 })];
    expect(discover(TREE, missed)["Zu teuer"]?.advice[0]).toEqual({
      ...{ code: "reword-objection", title: "Preis", count: 6 },
    });
  });
});

describe("before anything new is proposed", () => {
  const COSTS = [
    said("Am Schluss kommt die Rechnung, und wie hoch ist die?", 6),
    said("Was zahl ich denn am Ende dafür?", 4),
  ];

  test("what an objection of the tree would answer leads to it from the node", () => {
    const found = discover(TREE, COSTS)["Zu teuer"];
    expect(found?.suggestions).toMatchObject([
      { nodeId: "interest", condition: "Preis", answeredBy: "objection-price" },
    ]);
    expect(found?.advice[0]).toMatchObject({ code: "teach-objection", condition: "Preis" });
  });

  test("what an entry of the knowledge would answer gives it further wordings", () => {
    const entry = { id: "e", questions: ["Gibt es eine Förderung vom Staat?"], answer: "Ja." };
    const other = { id: "o", questions: ["Wie groß muss das Dach sein?"], answer: "Groß." };
    const tree = { ...TREE, settings: { knowledge: [other, entry] } };
    const [intent] = Object.values(discover(tree, SUBSIDIES));
    expect(intent?.advice[0]).toMatchObject({ code: "extend-entry", question: entry.questions[0] });
    expect(intent?.suggestions).toMatchObject([{ entryId: "e", nodeId: "interest" }]);
  });

  test("a question that nothing answers is a new entry, once for the whole tree", () => {
    const everywhere = ["interest", "doubt", "time"].flatMap((nodeId) =>
      SUBSIDIES.map((group) => ({ ...group, nodeId })),
    );
    const [intent] = Object.values(discover(TREE, everywhere));
    expect(intent?.suggestions).toHaveLength(1);
    expect(intent?.suggestions).toMatchObject([{ entryId: null }]);
    expect(intent?.suggestions[0]?.examples.length).toBeGreaterThan(1);
  });

  test("no sentence that agrees is an example of a refusal, and none that refuses of a yes", () => {
    const at = { intent: "not_interested" };
    const missed = [
      said("Nein, das interessiert mich nicht.", 5, at),
      said("Ja gern, das interessiert mich sehr.", 4, at),
      said("Kein Interesse an sowas.", 3, at),
    ];
    const taught = Object.values(discover(TREE, missed)).flatMap((one) => one.suggestions);
    expect(taught).toMatchObject([{ condition: "not_interested" }]);
    expect(taught[0]?.examples.toSorted()).toEqual([
      "Kein Interesse an sowas.",
      "Nein, das interessiert mich nicht.",
    ]);
  });
});

test("several different sentences are told of each, and no near copies", () => {
  const missed = [
    said("Wir ziehen nächstes Jahr um.", 9),
    said("Ja, wir ziehen nächstes Jahr um.", 8),
    said("Bei uns steht ein Umzug an.", 3),
  ];
  const [intent] = Object.values(discover(TREE, missed));
  expect(intent?.suggestions[0]?.examples).toHaveLength(2);
  const bees = ["Meine Tante züchtet Bienen.", "Ja, meine Tante züchtet Bienen."];
  expect(
    discover(
      TREE,
      bees.map((text) => said(text, 9)),
    ),
  ).toEqual({});
});

test("what was only misheard has nothing to teach", () => {
  const misheard = SUBSIDIES.map((group) => ({ ...group, isMisheard: true }));
  expect(discover(TREE, misheard)).toMatchObject({
    "only-misheard": { count: 14, suggestions: [], advice: [{ code: "only-misheard", count: 14 }] },
  });
});

describe("what nobody has taught", () => {
  test("is grouped by what it is about, and named in its own words", () => {
    const found = discover(TREE, [...MOVERS, ...SUBSIDIES]);
    expect(Object.entries(found).map(([name, { count }]) => [name, count])).toEqual([
      ["Wir ziehen nächstes Jahr um", 19],
      ["Gibt es dafür eine Förderung", 14],
    ]);
  });

  test("is the same whatever order it comes in", () => {
    const missed = [...TENANTS, ...MOVERS, ...SUBSIDIES];
    const told = JSON.stringify(discover(TREE, missed));
    expect(JSON.stringify(discover(TREE, missed.toReversed()))).toBe(told);
  });

  test("said once is no intent", () => {
    expect(discover(TREE, [said("Der Hund bellt", 1)])).toEqual({});
    expect(discover(TREE, [...TENANTS, said("Mein Wellensittich pfeift", 1)])).not.toHaveProperty(
      "Mein Wellensittich pfeift",
    );
  });

  test("teaches the condition that means it already", () => {
    const missed = [said("Na, meinetwegen gern", 4), said("Gern, jawohl", 3)];
    const [intent] = Object.values(discover(TREE, missed));
    expect(intent?.suggestions[0]).toMatchObject({ condition: "Ja" });
    expect(intent?.advice[0]).toMatchObject({ code: "extend-condition", condition: "Ja" });
  });
});

test("what is said by the way, wherever one is, is one intent and needs no condition", () => {
  const nodes = ["interest", "doubt", "day", "mail", "time"];
  const dogs = nodes.map((nodeId) => said("Der Hund bellt wieder.", 3, { nodeId }));
  const rain = nodes.map((nodeId) => said("Draußen regnet es schon wieder.", 2, { nodeId }));
  const found = discover(TREE, [...dogs, ...rain, ...MOVERS]);
  expect(Object.keys(found)).toEqual(["said-by-the-way", "Wir ziehen nächstes Jahr um"]);
  expect(found["said-by-the-way"]).toMatchObject({
    ...{ count: 25, suggestions: [] },
    advice: [
      {
        ...{ code: "said-by-the-way", count: 25 },
        examples: ["Der Hund bellt wieder.", "Draußen regnet es schon wieder."],
      },
    ],
  });
});

test("a value in words that hold none asks for a better question", () => {
  const late = said("Eher am Vormittag wäre mir lieb.", 9, { nodeId: "hour" });
  const agreed = { nodeId: "hour", intent: "appointment_accepted" };
  const found = discover(TREE, [
    late,
    said("Nachmittags halt.", 3, agreed),
    said("Ja, das passt.", 4, agreed),
  ]);
  expect(found).toMatchObject({
    "time-unread": {
      count: 12,
      advice: [
        {
          ...{ code: "value-unread", nodeId: "hour", title: "Welche Uhrzeit?", value: "time" },
          examples: ["Eher am Vormittag wäre mir lieb.", "Nachmittags halt."],
        },
      ],
      suggestions: [],
    },
    "Termin zugesagt": {
      count: 4,
      advice: [
        {
          ...{ code: "value-left-out", nodeId: "hour", title: "Welche Uhrzeit?", value: "time" },
          examples: ["Ja, das passt."],
        },
      ],
      suggestions: [],
    },
  });
});

test("a doubtful yes spoils no examples", () => {
  const doubtful = [said("Mein Kaffee ist inzwischen kalt geworden.", 5, { intent: "Ja" })];
  expect(discover(TREE, doubtful)).toEqual({});
  const plain = [said("Gern, jawohl.", 5, { intent: "Ja" })];
  expect(discover(TREE, plain).Ja?.suggestions[0]).toMatchObject({ condition: "Ja" });
});

test("what the conversation meets by itself comes with advice and no condition", () => {
  const missed = [said("Wie bitte?", 9, { intent: "repeat_please" })];
  expect(discover(TREE, missed)["Bitte wiederholen"]).toMatchObject({
    suggestions: [],
    advice: [
      { code: "met-by-itself", name: "Bitte wiederholen", intent: "repeat_please", count: 9 },
    ],
  });
});

test.each<[string, MissedGroup[]]>([
  ["nothing", []],
  ["only noise", [said("äh", 50), said("…", 3), said("", 2), said("😀", 9)]],
  ["a node that is gone", [said("Ich bin Mieter", 5, { nodeId: "gone" })]],
  ["a very long text", [said("Mieter ".repeat(5_000), 5)]],
])("%s breaks nothing", (_what, missed) => {
  for (const { count, examples } of Object.values(discover(TREE, missed))) {
    expect(count).toBeGreaterThan(0);
    expect(examples.every((example) => example !== "")).toBe(true);
  }
});
