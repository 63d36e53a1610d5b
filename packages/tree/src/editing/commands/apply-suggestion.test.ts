import { describe, expect, test } from "bun:test";
import { parseTree } from "../../document/parse-tree.ts";
import { cardBox } from "../../drawing/card.ts";
import { graphOf } from "../../graph.ts";
import { MOST_CONDITIONS } from "../../limits.ts";
import { lintTree } from "../../lint/lint-tree.ts";
import { sampleTree } from "../../sample/index.ts";
import type { Condition, Tree, TreeNode } from "../../tree.ts";
import {
  applyDiff,
  applySuggestion,
  type Edited,
  idsFor,
  invertDiff,
  isEmptyDiff,
  isRefused,
  type SuggestedCondition,
  type SuggestedWordings,
} from "../index.ts";

const TREE = sampleTree({ id: "tree_1", createdAt: "2026-01-01T00:00:00.000Z" });
const NOW = 1_700_000_000_000;

const BOUND: SuggestedCondition = {
  nodeId: "interest",
  condition: "Vertrag läuft noch",
  examples: ["Unser Vertrag läuft noch", " unser vertrag läuft noch ", "Da sind wir gebunden", ""],
  counts: ["contract_bound"],
};

function suggest(more: Partial<SuggestedCondition> = {}, tree: Tree = TREE): Edited {
  return applySuggestion(tree, { ...BOUND, ...more }, idsFor(tree, NOW));
}

function made(edited: Edited, from: Tree = TREE): Tree {
  if (isRefused(edited)) throw new Error(edited.refused.code);
  const tree = applyDiff(from, edited.diff);
  expect(parseTree(tree)).toMatchObject({ ok: true });
  return tree;
}

function withNode(id: string, changes: Partial<TreeNode>): Tree {
  const nodes = TREE.nodes.map((node) => (node.id === id ? { ...node, ...changes } : node));
  return { ...TREE, nodes };
}

function conditionOf(tree: Tree, key: string, nodeId = "interest"): Condition | undefined {
  return graphOf(tree)
    .conditions(nodeId)
    .find(({ condition }) => condition === key);
}

describe("a new condition", () => {
  test("comes last, with each example once, and leads to an answer that asks again", () => {
    const edited = suggest();
    const tree = made(edited);
    expect(tree.nodes.find(({ id }) => id === "interest")?.conditions?.at(-1)).toEqual({
      id: `condition_${NOW}`,
      condition: "Vertrag läuft noch",
      targetNodeId: `node_${NOW}`,
      examples: ["Unser Vertrag läuft noch", "Da sind wir gebunden"],
      counts: ["contract_bound"],
    });
    expect(tree.nodes.at(-1)).toMatchObject({
      ...{ id: `node_${NOW}`, type: "objection", title: "Vertrag läuft noch" },
      objection: { returns: true },
    });
    expect(edited).toMatchObject({ created: { nodes: [`node_${NOW}`] } });
    expect(lintTree(tree)).toEqual([]);
  });

  test("is answered at a place where no other card stands, however many are made", () => {
    let tree = TREE;
    for (const name of ["Erstens", "Zweitens", "Drittens"]) {
      for (const nodeId of ["time", "gatekeeper", "interest"]) {
        const edited = suggest({ nodeId, condition: `${name} ${nodeId}`, counts: [] }, tree);
        tree = made(edited, tree);
        const card = tree.nodes.at(-1);
        if (!card) throw new Error("Nothing was made.");
        const box = { ...card.position, ...cardBox(tree, card) };
        const upon = tree.nodes.filter((node) => {
          const other = { ...node.position, ...cardBox(tree, node) };
          return (
            node !== card &&
            Math.abs(other.x - box.x) < box.width &&
            other.y < box.y + box.height &&
            box.y < other.y + other.height
          );
        });
        expect(upon.map(({ title }) => title)).toEqual([]);
      }
    }
  });

  test("of the same name at another node leads to the same answer", () => {
    const once = made(suggest());
    const tree = made(suggest({ nodeId: "doubt" }, once), once);
    expect(tree.nodes).toHaveLength(once.nodes.length);
    expect(conditionOf(tree, "Vertrag läuft noch", "doubt")?.targetNodeId).toBe(`node_${NOW}`);
  });

  test("that answers the question leads where nothing else was taken", () => {
    const tree = made(suggest({ nodeId: "mail", condition: "Nein", counts: ["Nein"] }));
    expect(conditionOf(tree, "Nein", "mail")?.targetNodeId).toBe("end-mail");
  });

  test("that answers the question leads nowhere where the node has no such way", () => {
    const connections = TREE.connections.filter(({ sourceNodeId }) => sourceNodeId !== "mail");
    const tree = { ...TREE, connections };
    const edited = suggest({ nodeId: "mail", condition: "Nein", counts: ["Nein"] }, tree);
    expect(conditionOf(made(edited, tree), "Nein", "mail")?.targetNodeId).toBeNull();
  });

  test("can be taken back", () => {
    const edited = suggest();
    if (isRefused(edited)) throw new Error(edited.refused.code);
    expect(applyDiff(made(edited), invertDiff(edited.diff))).toEqual(TREE);
  });

  test("is made once, however often it is wished for", () => {
    const tree = made(suggest());
    const again = suggest({}, tree);
    expect(!isRefused(again) && isEmptyDiff(again.diff)).toBe(true);
  });

  test("does not claim what another condition of the node has", () => {
    const conditions = [
      {
        id: "no",
        condition: "Nein",
        examples: ["da sind wir gebunden"],
        counts: ["contract_bound"],
      },
    ];
    const tree = withNode("interest", { conditions });
    const condition = conditionOf(made(suggest({}, tree), tree), "Vertrag läuft noch");
    expect(condition?.examples).toEqual(["Unser Vertrag läuft noch"]);
    expect(condition).not.toHaveProperty("counts");
  });
});

describe("a condition that is there", () => {
  test.each(["Ja", "ja ", "day-ja"])("gets the examples, called %p", (condition) => {
    const tree = made(suggest({ condition, examples: ["von mir aus"], counts: [] }));
    const { length } = graphOf(TREE).conditions("interest");
    expect(graphOf(tree).conditions("interest")).toHaveLength(length);
    expect(conditionOf(tree, "Ja")).toEqual({
      ...{ id: "day-ja", condition: "Ja", targetNodeId: "day", examples: ["von mir aus"] },
    });
  });

  test("keeps the examples and intents it has", () => {
    const examples = ["worum geht es", "immer her damit"];
    const tree = made(suggest({ nodeId: "time", condition: "Ja", examples, counts: ["greeting"] }));
    const before = conditionOf(TREE, "Ja", "time")?.examples ?? [];
    expect(conditionOf(tree, "Ja", "time")).toMatchObject({
      examples: [...before, "immer her damit"],
      counts: ["greeting"],
    });
  });

  test("keeps its way where only a connection names it", () => {
    const connection = {
      ...{ id: "named", sourceNodeId: "interest", targetNodeId: "mail", condition: "Prospekt" },
    };
    const tree = { ...TREE, connections: [...TREE.connections, connection] };
    const after = made(suggest({ condition: "Prospekt", counts: [] }, tree), tree);
    const condition = conditionOf(after, "Prospekt");
    expect(condition?.examples).toEqual(["Unser Vertrag läuft noch", "Da sind wir gebunden"]);
    expect(condition && graphOf(after).targetOf("interest", condition)).toBe("mail");
  });
});

test("a new condition leads to the objection that is named for it, which is made by nobody", () => {
  const tree = made(
    suggest({
      condition: "Preis",
      examples: ["Wer bezahlt das?"],
      counts: [],
      answeredBy: "objection-price",
    }),
  );
  expect(tree.nodes).toHaveLength(TREE.nodes.length);
  expect(conditionOf(tree, "Preis")?.targetNodeId).toBe("objection-price");
});

describe("wordings for the knowledge", () => {
  const known = [{ id: "e", questions: ["Was kostet das?"], answer: "Nichts." }];
  const TOLD: Tree = { ...TREE, settings: { knowledge: known } };
  const wordings = (more: Partial<SuggestedWordings>, tree = TOLD) =>
    applySuggestion(
      tree,
      { entryId: null, question: "Wie lange dauert das?", examples: [], ...more },
      idsFor(tree, NOW),
    );

  test("go to the entry that is named, each once, and to no second one", () => {
    const examples = [" was kostet das ", "Wie teuer ist das?", "wie teuer ist das"];
    const tree = made(wordings({ entryId: "e", examples }), TOLD);
    expect(tree.settings?.knowledge).toEqual([
      { id: "e", questions: ["Was kostet das?", "Wie teuer ist das?"], answer: "Nichts." },
    ]);
  });

  test("make an entry whose answer is still to be written, and can be taken back", () => {
    const edited = wordings({ examples: ["Geht das schnell?"] });
    const tree = made(edited, TOLD);
    expect(tree.settings?.knowledge?.[1]).toEqual({
      id: `entry_${NOW}`,
      questions: ["Wie lange dauert das?", "Geht das schnell?"],
      answer: "",
    });
    if (isRefused(edited)) throw new Error(edited.refused.code);
    expect(applyDiff(tree, invertDiff(edited.diff))).toEqual(TOLD);
  });

  test.each<[string, Partial<SuggestedWordings>]>([
    ["unknown-entry", { entryId: "gone", examples: ["Wie?"] }],
    ["no-question", { question: " ?" }],
    ["wording-too-long", { question: "Wie ".repeat(100) }],
    [
      "too-many-wordings",
      { entryId: "e", examples: Array.from({ length: 20 }, (_, at) => `Frage ${at}?`) },
    ],
  ])("are refused as %s", (code, more) => {
    expect(wordings(more)).toMatchObject({ refused: { code } });
  });
});

describe("refused", () => {
  const many = Array.from({ length: MOST_CONDITIONS + 1 }, (_, index) => `Beispiel ${index}`);
  const conditions = [{ id: "fork", condition: "viel", expression: "betrag > 5" }];
  test.each<[string, string, () => Edited]>([
    ["unknown-node", "a node that is gone", () => suggest({ nodeId: "gone" })],
    ["listens-not", "a node that only speaks", () => suggest({ nodeId: "end-no" })],
    [
      "listens-not",
      "a fork, which asks nobody",
      () => suggest({}, withNode("interest", { content: "", conditions })),
    ],
    ["no-name", "a condition without a name", () => suggest({ condition: "  " })],
    [
      "too-many-conditions",
      "more examples than the document holds",
      () => suggest({ examples: many }),
    ],
  ])("as %s: %s", (refused, _what, command) => {
    expect(command()).toMatchObject({ refused: { code: refused } });
  });
});
