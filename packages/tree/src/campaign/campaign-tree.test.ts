import { describe, expect, test } from "bun:test";
import { textOf } from "../content.ts";
import { parseTree } from "../document/parse-tree.ts";
import { lintTree } from "../lint/lint-tree.ts";
import { canStart } from "../lint/opening.ts";
import { sampleTree } from "../sample/index.ts";
import type { Tree, TreeNode } from "../tree.ts";
import { campaignTree, disclosureFor, openingTextOf, usualGreeting } from "./index.ts";

const company = "Sonnwerk GmbH";
const SAMPLE = sampleTree({ id: "tree_1", createdAt: "2026-01-01T00:00:00.000Z" });
const OF_A_COMPANY = "Hier spricht eine künstliche Intelligenz von Sonnwerk GmbH.";

/** start → … → ask → bye, with these words; a message is left out by `null`. */
function tree(start: string, message: TreeNode["content"] | null = null, question = "Passt es?") {
  const at = (id: string, type: TreeNode["type"], content: TreeNode["content"]): TreeNode => ({
    id,
    type,
    title: id,
    position: { x: 0, y: 0 },
    content: content ?? "",
  });
  const nodes = [
    at("start", "start", start),
    ...(message === null ? [] : [at("message", "message", message)]),
    {
      ...at("ask", "decision", question),
      conditions: [{ id: "y", condition: "Ja", targetNodeId: "bye" }],
    },
    at("bye", "end", "Tschüss."),
  ];
  const order = message === null ? ["start", "ask"] : ["start", "message", "ask"];
  const connections = order.slice(1).map((targetNodeId, index) => ({
    id: `c${index}`,
    sourceNodeId: order[index] ?? "",
    targetNodeId,
  }));
  const createdAt = "2026-01-01T00:00:00.000Z";
  return { id: "t", name: "Baum", isActive: true, createdAt, nodes, connections } satisfies Tree;
}

function textAt(made: Tree, id: string): string {
  const node = made.nodes.find((one) => one.id === id);
  return node ? textOf(node) : "";
}

function made(of: Tree | null, greeting = "") {
  return campaignTree({ tree: of, greeting, company, agentVoice: null });
}

describe("a campaign without a tree", () => {
  test.each([
    [null, ""],
    [company, ""],
    [company, "Guten Tag [firstName|], es geht um Ihr Dach."],
    [company, "Möchten Sie Strom sparen?"],
    [company, "Guten Tag. Darf sich jemand bei Ihnen melden?"],
    [company, "Guten Tag. Wäre das interessant für Sie?"],
    [company, "Guten Tag. Dürfen wir Ihnen Unterlagen schicken?"],
    [company, "Guten Tag. Wann dürfen wir uns bei Ihnen melden?"],
    [null, "Hallo! Hier ist die KI von Sonnwerk. Spreche ich mit [lastName|Ihnen]?"],
  ])("is a valid document without a fault, of %p with %p", (whose, greeting) => {
    const of = campaignTree({ tree: null, greeting, company: whose, agentVoice: null });
    expect(parseTree(of)).toEqual({ ok: true, tree: of });
    expect([canStart(of), lintTree(of)]).toEqual([[], []]);
  });

  test("says the usual greeting unless it has one of its own", () => {
    const { nodes } = made(null, "  ");
    const opening = nodes.slice(0, 2).map(textOf).join(" ");
    expect(opening).toBe(usualGreeting({ company }));
    expect(disclosureFor({ tree: null, greeting: "", company })).toBeNull();
  });
});

describe("a campaign with a tree", () => {
  test("leaves the tree as it is where nothing is to be said differently", () => {
    expect(made(SAMPLE)).toBe(SAMPLE);
    expect(disclosureFor({ tree: SAMPLE, greeting: " ", company })).toBeNull();
  });

  test("says its greeting in place of the tree's opening", () => {
    const greeting = "Moin [firstName], hier ist die KI der Sonnwerk.";
    const opened = made(SAMPLE, greeting);
    expect(textAt(opened, "start")).toBe(greeting);
    expect(opened.nodes.slice(1)).toEqual(SAMPLE.nodes.slice(1));
    expect(openingTextOf(SAMPLE)).toBe(textAt(SAMPLE, "start"));
  });

  test("takes the first message for the opening where the start says nothing", () => {
    const of = tree("", { text: "Guten Tag.", responses: ["x"] });
    expect(openingTextOf(of)).toBe("Guten Tag.");
    const opened = made(of, "Hier ist die KI.");
    expect(opened.nodes[1]?.content).toEqual({ text: "Hier ist die KI.", responses: ["x"] });
    expect(textAt(opened, "start")).toBe("");
  });

  test("keeps the question of an opening, to which what follows listens", () => {
    const of = tree("", "Hier ist die KI. Haben Sie kurz Zeit?");
    const openedWith = (greeting: string) => textOf(made(of, greeting).nodes[1] as TreeNode);
    expect(openedWith("Moin, hier ist die KI.")).toBe(
      "Moin, hier ist die KI. Haben Sie kurz Zeit?",
    );
    expect(openedWith("Hier ist die KI. Störe ich?")).toBe("Hier ist die KI. Störe ich?");
  });

  test("greets before a question, which it never replaces", () => {
    const of = tree("", null, "Hier ist die KI. Haben Sie Zeit?");
    expect(openingTextOf(of)).toBe("");
    const opened = made(of, "Guten Tag.");
    expect([textAt(opened, "start"), textAt(opened, "ask")]).toEqual([
      "Guten Tag.",
      "Hier ist die KI. Haben Sie Zeit?",
    ]);
  });

  test("has it said first that an AI speaks, wherever nobody else says it", () => {
    const of = tree("Guten Tag.", "Es geht um Strom.");
    expect(disclosureFor({ tree: of, greeting: "", company })).toBe(OF_A_COMPANY);
    expect(textAt(made(of), "start")).toBe(`${OF_A_COMPANY} Guten Tag.`);
    expect(textAt(made(of, "Hallo!"), "start")).toBe(`${OF_A_COMPANY} Hallo!`);
    expect(textAt(made(tree("")), "start")).toBe(OF_A_COMPANY);
    expect(textAt(made(tree("Guten Tag.", "Hier ist die KI.")), "start")).toBe("Guten Tag.");
    expect(
      textAt(campaignTree({ tree: of, greeting: "", company: null, agentVoice: null }), "start"),
    ).toBe("Hier spricht eine künstliche Intelligenz. Guten Tag.");
  });

  test("a greeting that replaces the disclosure gets one of its own", () => {
    const greeting = "Guten Tag.";
    expect(disclosureFor({ tree: SAMPLE, greeting, company })).toBe(OF_A_COMPANY);
    expect(textAt(made(SAMPLE, greeting), "start")).toBe(`${OF_A_COMPANY} Guten Tag.`);
  });

  test("nor is it left unsaid on a mailbox", () => {
    const settings = { voicemailMessage: "Bitte rufen Sie zurück." };
    expect(made({ ...SAMPLE, settings }).settings?.voicemailMessage).toBe(
      `${OF_A_COMPANY} Bitte rufen Sie zurück.`,
    );
    const said = { voicemailMessage: "Hier war die KI." };
    expect(made({ ...SAMPLE, settings: said }).settings).toEqual(said);
  });

  test("names the agent's voice, and keeps what the tree's settings say besides", () => {
    const settings = { variables: { ort: "Kiel" } };
    const of = { tree: { ...SAMPLE, settings }, greeting: "", company, agentVoice: "Tom" };
    const opened = campaignTree(of);
    expect(opened.settings).toEqual({ ...settings, voice: "Tom" });
    expect(parseTree(opened)).toEqual({ ok: true, tree: opened });
    expect(SAMPLE.settings).toBeUndefined();
  });

  test("says the company where its texts name one and nothing else fills it", () => {
    const greeting = "Hier ist die KI-Assistentin von [firma].";
    expect(made(SAMPLE, greeting).settings?.variables).toMatchObject({ firma: company });
    const settings = { variables: { firma: "Ortsverein" } };
    expect(made({ ...SAMPLE, settings }, greeting).settings).toEqual(settings);
  });

  test("a tree without a start stays one", () => {
    const of = { ...tree("Hallo."), nodes: [] };
    expect(made(of, "Guten Tag.")).toBe(of);
  });
});
