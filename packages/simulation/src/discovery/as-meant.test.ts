import { describe, expect, test } from "bun:test";
import type { Tree, TreeNode } from "@rufbaum/tree";
import { sampleTree } from "@rufbaum/tree/sample";
import { meaningOf } from "@rufbaum/understanding/lexicon";
import { openSentences } from "@rufbaum/understanding/sentences";
import { CONCERNS } from "./concern-names.ts";
import { discover as discoverIn } from "./discover.ts";
import type { MissedGroup } from "./missed-group.ts";

const SAMPLE = sampleTree({ id: "tree", createdAt: "2026-01-01T00:00:00.000Z" });
const SENTENCES = await openSentences();

function said(text: string, count = 5, more: Partial<MissedGroup> = {}): MissedGroup {
  return { nodeId: "interest", text, intent: null, count, ...more };
}

function taught(missed: readonly MissedGroup[], tree: Tree = SAMPLE) {
  return Object.values(discoverIn(tree, missed, SENTENCES)).flatMap((one) => one.suggestions);
}

/** The sample tree with another question and other conditions where it asks for interest. */
function asking(text: string, conditions: readonly string[]): Tree {
  const own = conditions.map((condition, at) => ({ id: `c${at}`, condition }));
  const nodes = SAMPLE.nodes.map(
    (node): TreeNode =>
      node.id === "interest" ? { ...node, content: text, conditions: own } : node,
  );
  return { ...SAMPLE, nodes };
}

test("no name of a concern means a built-in intent", () => {
  for (const name of CONCERNS) {
    expect([name, meaningOf(name).intents]).toEqual([name, []]);
  }
});

describe("what is known to be meant", () => {
  test("weighs more than what the reader took it for", () => {
    const burnt = { topic: "bad-experience", chosen: null, attitude: "aside" } as const;
    const missed = [
      said("Damit bin ich schon einmal auf die Nase gefallen.", 4, {
        intent: "Vielleicht",
        ...burnt,
      }),
      said("Ich habe damit schlechte Erfahrungen.", 3, { intent: "no_time", ...burnt }),
    ];
    expect(taught(missed)).toMatchObject([
      { condition: "Schlechte Erfahrung gemacht", counts: [], examples: { length: 2 } },
    ]);
  });

  test("is an example of the condition that was meant, and of no other", () => {
    const agreed = { topic: "interested", attitude: "agrees" } as const;
    const missed = [
      said("Hört sich brauchbar an.", 4, { ...agreed, chosen: "Ja", intent: "price_objection" }),
      said("Das klingt nicht schlecht.", 3, { ...agreed, chosen: "Ja" }),
    ];
    expect(taught(missed)).toMatchObject([{ condition: "Ja", examples: { length: 2 } }]);
  });

  test("is a concern whatever form it has, and no question for the knowledge", () => {
    const partner = { topic: "asks-partner", chosen: null, attitude: "aside" } as const;
    const missed = [
      said("Muss mein Partner auch wollen.", 4, partner),
      said("Da sprechen wir zu Hause erst drüber, ja?", 3, partner),
      said("Muss ich zu Hause klären.", 3, partner),
    ];
    expect(taught(missed)).toMatchObject([{ condition: "Will es zu Hause absprechen" }]);
  });

  test("keeps apart what shares no more than words", () => {
    const missed = [
      said("Bin ich mit einem Roboter verbunden?", 4, { topic: "is-this-a-bot", chosen: null }),
      said("Ist damit eine Garantie verbunden?", 4, { topic: "asks-warranty", chosen: null }),
      said("Wie lange ist die Garantie?", 3, { topic: "asks-warranty", chosen: null }),
    ];
    const entries = taught(missed).filter((one) => "entryId" in one);
    expect(entries).toHaveLength(1);
    expect(entries[0]?.examples).not.toContain("Bin ich mit einem Roboter verbunden?");
  });

  test.each([
    ["little German", "Ich kann nicht so gut Deutsch sprechen.", "Ich nicht gut Deutsch."],
    [
      "a value",
      "An ann punkt thiele at example punkt org.",
      "Das wäre petra at example punkt org.",
    ],
    ["words of leave", "Und weg.", "Danke, nein, tschüss."],
  ])("%s belongs into no condition", (_what, one, other) => {
    const nothing = { topic: null, chosen: null } as const;
    expect(taught([one, other].map((text) => said(text, 5, nothing)))).toEqual([]);
  });
});

describe("of real calls, too", () => {
  const CHOICE = asking("Geht es um Fenster oder um die Haustür?", ["Fenster", "Haustür"]);

  test("a bare answer says nothing where a question offers a choice", () => {
    const missed = ["Nein", "Nein, nein."].map((text) => said(text, 5, { intent: "Nein" }));
    const doubts = ["Vielleicht.", "Ja, vielleicht."].map((text) =>
      said(text, 5, { intent: "Vielleicht" }),
    );
    expect(taught([...missed, ...doubts], CHOICE)).toEqual([]);
  });

  test("nor does it where one way of the choice would take a yes", () => {
    const yes = { topic: "yes", attitude: "agrees", chosen: "Haustür" } as const;
    const missed = [said("Na sicher doch.", 4, yes), said("Ja, warum auch nicht.", 3, yes)];
    expect(taught(missed, CHOICE)).toEqual([]);
  });

  test("a question is no example of a wish", () => {
    const at = { intent: "send_info" };
    const missed = [
      said("Darf ich erfahren, worum es geht?", 6, at),
      said("Schicken Sie mir bitte Unterlagen.", 5, at),
      said("Ich hätte gern einen Prospekt.", 4, at),
    ];
    const examples = taught(missed, CHOICE).flatMap((one) => one.examples);
    expect(examples.toSorted()).toEqual([
      "Ich hätte gern einen Prospekt.",
      "Schicken Sie mir bitte Unterlagen.",
    ]);
  });
});
