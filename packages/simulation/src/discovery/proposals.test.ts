import { describe, expect, test } from "bun:test";
import type { Condition, KnowledgeEntry, Tree, TreeNode } from "@rufbaum/tree";
import { sampleTree } from "@rufbaum/tree/sample";
import { openSentences } from "@rufbaum/understanding/sentences";
import { discover } from "./discover.ts";
import { NO_TRAFFIC } from "./loss.ts";
import type { MissedGroup } from "./missed-group.ts";

const SAMPLE = sampleTree({ id: "tree", createdAt: "2026-01-01T00:00:00.000Z" });
const SENTENCES = await openSentences();

const PRICE: KnowledgeEntry = { id: "price", questions: ["Was kostet die Anlage?"], answer: "9." };
const OTHER: KnowledgeEntry = {
  id: "roof",
  questions: ["Wie groß muss mein Dach sein?"],
  answer: "40.",
};

function withKnowledge(...knowledge: KnowledgeEntry[]): Tree {
  return { ...SAMPLE, settings: { knowledge } };
}

function without(intent: string, tree: Tree = SAMPLE): Tree {
  const isIt = (node: TreeNode) => node.type === "objection" && node.objection?.intent === intent;
  return { ...tree, nodes: tree.nodes.filter((node) => !isIt(node)) };
}

function said(text: string, count = 5, more: Partial<MissedGroup> = {}): MissedGroup {
  return { nodeId: "interest", text, intent: null, count, lost: 0, ...more };
}

function found(tree: Tree, missed: readonly MissedGroup[], lostAt = 0) {
  const all = discover(tree, missed, SENTENCES, { ...NO_TRAFFIC, lostAt: () => lostAt });
  const advice = Object.values(all).flatMap((one) => one.advice);
  return { names: Object.keys(all), advice, codes: advice.map(({ code }) => code) };
}

const asksPrice = { topic: "asks-price", chosen: null, attitude: "aside" } as const;
const PRICES = [
  said("Könnten Sie mir einen groben Preis nennen?", 4, { ...asksPrice, lost: 2 }),
  said("Was würde mich der Spaß kosten?", 3, { ...asksPrice, intent: "price_question", lost: 2 }),
  said("Wat kost'n dit?", 6, { ...asksPrice, lost: 3 }),
];

describe("what is asked", () => {
  test("gives an entry of the knowledge further wordings, and is no condition", () => {
    const { advice, codes } = found(withKnowledge(OTHER, PRICE), PRICES);
    expect(codes).toEqual(["extend-entry"]);
    expect(advice).toMatchObject([{ question: "Was kostet die Anlage?", count: 13 }]);
  });

  test("is left alone where several entries might answer it", () => {
    const more = { id: "more", questions: ["Was kostet der Speicher?"], answer: "5." };
    expect(found(withKnowledge(PRICE, more), PRICES).codes).toEqual([]);
  });

  test("leads to the objection that answers it where the knowledge has none", () => {
    const { advice, codes } = found(withKnowledge(OTHER), PRICES);
    expect(codes).toEqual(["teach-objection"]);
    expect(advice).toMatchObject([{ condition: "Preis" }]);
  });

  test("is a new question where neither does", () => {
    const { names, codes } = found(without("price_objection"), PRICES);
    expect([names, codes]).toEqual([["Was kostet das"], ["add-entry"]]);
  });

  test("bears a name that its lines ask", () => {
    const at = { topic: "asks-references", chosen: null } as const;
    const missed = [
      said("Unser Bürgermeister hat auch so etwas, ist der bei Ihnen Kunde?", 4, at),
      said("Wie viele Kunden haben Sie denn?", 3, at),
      said("Haben Sie Referenzen?", 3, at),
      said("Haben Sie ein paar Referenzen für mich?", 3, at),
    ];
    const { names, advice } = found(SAMPLE, missed);
    expect(names).toEqual(["Haben Sie Referenzen"]);
    expect(JSON.stringify(advice)).not.toContain("Bürgermeister");
  });

  test("of how long it takes is of the call where time was asked for, and else of the matter", () => {
    const at = { topic: "how-long", chosen: null } as const;
    const lines = ["Wie lange dauert das denn?", "Darf ich fragen, wie lange das ungefähr dauert?"];
    const visit = { id: "v", questions: ["Wie lange dauert der Besuch?"], answer: "Eine Stunde." };
    const asked = (nodeId: string) =>
      found(
        withKnowledge(visit),
        lines.map((text) => said(text, 5, { ...at, nodeId })),
      ).advice;
    expect(asked("time")).toMatchObject([
      { code: "add-entry", question: "Wie lange dauert das Gespräch?" },
    ]);
    expect(asked("interest")).toMatchObject([
      { code: "extend-entry", question: "Wie lange dauert der Besuch?" },
    ]);
  });

  test("in dialect alone is proposed to nobody", () => {
    const at = { topic: "asks-references", chosen: null } as const;
    const missed = [said("Ham S' do Referenzn?", 4, at), said("Hent Se do Referenze?", 3, at)];
    expect(found(SAMPLE, missed).codes).toEqual([]);
  });
});

describe("what is told", () => {
  const burnt = { topic: "bad-experience", chosen: null, attitude: "aside" } as const;
  const BURNT = (lost: number) => [
    said("Damit bin ich schon einmal auf die Nase gefallen.", 6, { ...burnt, lost }),
    said("Ich habe damit schlechte Erfahrungen.", 4, { ...burnt, lost }),
  ];

  test("is a condition where callers were lost for it", () => {
    expect(found(SAMPLE, BURNT(2)).advice).toMatchObject([
      { code: "add-condition", condition: "Schlechte Erfahrung gemacht" },
    ]);
  });

  test("is one line where no more were lost than otherwise", () => {
    const heard = [{ name: "Schlechte Erfahrung gemacht", count: 10 }];
    for (const [lost, lostAt] of [
      [0, 0],
      [2, 0.3],
    ] as const) {
      expect(found(SAMPLE, BURNT(lost), lostAt).advice).toEqual([{ code: "nothing-lost", heard }]);
    }
  });

  test("leads to an objection of that sense, whatever the tree calls it", () => {
    const nodes = SAMPLE.nodes.map(
      (node): TreeNode =>
        node.type === "objection" && node.objection?.intent === "trust_doubt"
          ? {
              ...node,
              title: "Schlechte Erfahrungen",
              objection: { ...node.objection, intent: "burnt" },
            }
          : node,
    );
    expect(found({ ...SAMPLE, nodes }, BURNT(2)).advice).toMatchObject([
      { code: "teach-objection", condition: "Schlechte Erfahrungen" },
    ]);
  });
});

test("an objection is to be worded better only where it came up again after its answer", () => {
  const price = { topic: "too-expensive", intent: "price_objection", chosen: null } as const;
  expect(found(SAMPLE, [said("Das ist zu teuer.", 6, price)]).codes).toEqual(["nothing-lost"]);
  expect(found(SAMPLE, [said("Das ist zu teuer.", 6, { ...price, answered: 5 })]).advice).toEqual([
    { code: "reword-objection", title: "Preis", count: 5 },
  ]);
});

test.each(["Muss das um acht Uhr sein?", "Nein, um acht Uhr auf keinen Fall."])(
  "%s is no value that was not read",
  (text) => {
    expect(found(SAMPLE, [said(text, 9, { nodeId: "hour" })]).codes).not.toContain("value-unread");
  },
);

describe("what is put to a condition that is there", () => {
  function withConditions(...conditions: Partial<Condition>[]): Tree {
    const own = conditions.map((each, at) => ({ id: `c${at}`, condition: "", ...each }));
    const nodes = SAMPLE.nodes.map(
      (node): TreeNode => (node.id === "interest" ? { ...node, conditions: own } : node),
    );
    return { ...SAMPLE, nodes };
  }
  const ASKS_FIRST = {
    condition: "Muss erst fragen",
    counts: ["no_authority", "callback_later", "no_time", "Vielleicht"],
    examples: ["das muss ich mit meinem Mann besprechen", "da frage ich erst die Chefin"],
  };
  const RUSHED = { condition: "Passt gerade nicht", counts: ["no_time", "callback_later"] };
  const busy = (chosen: string) =>
    said("Ich muss gleich zum nächsten Termin.", 4, {
      ...{ topic: "no-time", chosen, intent: null, lost: 3 },
    });

  test("means the same, and does not only count as it", () => {
    const asked = found(withConditions(ASKS_FIRST), [busy(ASKS_FIRST.condition)]);
    expect(asked.codes).not.toContain("extend-condition");
    const examples = ["ich hab jetzt keine Zeit", "ich bin gerade unterwegs"];
    expect(
      found(withConditions({ ...RUSHED, examples }), [busy(RUSHED.condition)]).advice,
    ).toMatchObject([{ code: "extend-condition", condition: "Passt gerade nicht" }]);
  });

  test("is for whoever answers for somebody else, whatever of it the condition names", () => {
    const others = {
      condition: "Macht jemand anders",
      counts: ["Nein", "no_authority", "not_available"],
      examples: ["das macht bei uns der Chef"],
    };
    const frontDesk = { topic: "front-desk", chosen: null, intent: "secretary_detected" } as const;
    const { advice } = found(withConditions(others), [
      said("Hier ist das Vorzimmer.", 4, { ...frontDesk, lost: 3 }),
      said("Empfang, worum geht's?", 4, { ...frontDesk, lost: 3 }),
    ]);
    expect(advice).toMatchObject([
      {
        code: "extend-condition",
        condition: others.condition,
        examples: ["Hier ist das Vorzimmer."],
      },
    ]);
  });
});

test("a question that only shares words with an entry is not its wording", () => {
  const entry = { id: "when", questions: ["Wann habe ich dann Internet?"], answer: "Bald." };
  const asked = said("Läuft das auch ohne Internet?", 6, {
    topic: "technical-question",
    chosen: null,
  });
  expect(found(withKnowledge(entry), [asked]).codes).not.toContain("extend-entry");
});
