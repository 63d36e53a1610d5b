import { describe, expect, test } from "bun:test";
import { lintTree } from "../lint/lint-tree.ts";
import { sampleTree } from "../sample/index.ts";
import type { Tree, TreeNode } from "../tree.ts";
import { treeWords } from "../tree-words.ts";
import { drawnEdges } from "./edges.ts";
import { renderMermaid } from "./render-mermaid.ts";
import { renderSvg } from "./render-svg.ts";
import { widthOf, wrapText } from "./wrap-text.ts";

const SAMPLE = sampleTree({ id: "tree_1", createdAt: "2026-01-01T00:00:00.000Z" });

const WORDS = treeWords("en");

const HOSTILE = [
  `"><script>alert(1)</script>`,
  "end",
  "a\nb\u0000c\u2028d",
  "]] }} )) |x| --> n0",
  "&amp; 'quoted' `code` #35;",
  "👩‍👩‍👧 日本語 \ud800",
];

function hostileTree(): Tree {
  return {
    ...SAMPLE,
    name: HOSTILE.join(" "),
    nodes: HOSTILE.map((title, index) => ({
      id: title,
      type: index === 0 ? ("start" as const) : ("decision" as const),
      title,
      content: title.repeat(40),
      position: { x: index * 300, y: -50 },
      conditions: [{ id: "c", condition: title, targetNodeId: HOSTILE[(index + 1) % 6] ?? null }],
    })),
    connections: [],
    notes: [{ id: "n", text: HOSTILE.join("\n"), position: { x: -400, y: 10 } }],
  };
}

describe("as Mermaid", () => {
  test("every node and every edge of the tree is in it", () => {
    const lines = renderMermaid(SAMPLE, WORDS).split("\n");
    expect(lines[0]).toBe("flowchart LR");
    expect(lines.filter((line) => line.includes(":::"))).toHaveLength(SAMPLE.nodes.length);
    expect(lines.filter((line) => line.includes("-->"))).toHaveLength(drawnEdges(SAMPLE).length);
  });

  test("no word of Mermaid's own is taken as a name, and every class is defined", () => {
    const own =
      /^(end|graph|flowchart|subgraph|style|linkStyle|classDef|class|click|href|default)$/;
    const drawn = renderMermaid(SAMPLE, WORDS);
    const wordsAt = (place: RegExp) => [...drawn.matchAll(place)].map(([, word = ""]) => word);
    const nodes = wordsAt(/^ {2}(\w+)(?=[[({])/gm);
    const classes = wordsAt(/:::(\w+)/g);
    const defined = wordsAt(/classDef (\w+)/g);
    expect(nodes).toHaveLength(SAMPLE.nodes.length);
    for (const word of [...nodes, ...classes]) expect(word).not.toMatch(own);
    expect(classes.filter((name) => !defined.includes(name))).toEqual([]);
  });

  test.each([
    ["style x:#y; b", "style x#58;#35;y#59; b"],
    ["$$x$$", "$\u200b$x$\u200b$"],
    ["fa:fa-car", "fa\u200b#58;fa-car"],
    ["a\\nb", "a#92;\u200bnb"],
    ["👩‍👩‍👧", "👩‍👩‍👧"],
    ["\u202eback\ud800", " back\ufffd"],
  ])("what Mermaid reads inside of labels is text: %p", (title, label) => {
    const nodes = SAMPLE.nodes.slice(0, 1).map((node) => ({ ...node, title, content: "" }));
    expect(renderMermaid({ ...SAMPLE, nodes, connections: [] }, WORDS)).toContain(`"${label}"`);
  });

  test("labels say nothing that Mermaid would understand", () => {
    for (const line of renderMermaid(hostileTree(), WORDS).split("\n")) {
      const labels = [...line.matchAll(/"([^"]*)"/g)].map(([, label = ""]) => label);
      for (const label of labels) {
        expect(label.replaceAll("<br/>", "")).not.toMatch(/[<>"'`\\{}[\]()|*_~\p{Cc}]/u);
      }
      expect(line.split('"').length % 2).toBe(1);
    }
  });
});

describe("as SVG", () => {
  test.each(["light", "dark"] as const)("every title, condition and edge is in it: %s", (theme) => {
    const { svg, width, height } = renderSvg(SAMPLE, { words: WORDS, theme });
    for (const { title } of SAMPLE.nodes)
      expect([title, svg.includes(title)]).toEqual([title, true]);
    expect(svg.match(/class="edge"/g)).toHaveLength(drawnEdges(SAMPLE).length);
    const rightmost = Math.max(...SAMPLE.nodes.map(({ position }) => position.x));
    expect(width).toBeGreaterThan(rightmost);
    expect(height).toBeGreaterThan(400);
  });

  test("it is well-formed, whatever the texts are", () => {
    const { svg } = renderSvg(hostileTree(), { words: WORDS });
    expect(svg).not.toContain("<script");
    expect(svg.isWellFormed()).toBe(true);
    expect(svg.replaceAll("\n", "")).not.toMatch(/\p{Cc}/u);
    const open: string[] = [];
    for (const [, close, name = "", self] of svg.matchAll(/<(\/?)([a-z]+)[^>]*?(\/?)>/g)) {
      if (close) expect(open.pop()).toBe(name);
      else if (!self) open.push(name);
    }
    expect(open).toEqual([]);
    expect(svg.replaceAll(/<[^>]*>/g, "")).not.toMatch(/[<]|&(?!amp;|lt;|gt;|quot;)/);
  });

  test("notes keep their lines", () => {
    const notes = [{ id: "n", text: "oben\n\nunten", position: { x: 0, y: 500 } }];
    expect(renderSvg({ ...SAMPLE, notes }, { words: WORDS }).svg).toMatch(
      />oben<\/text><text[^>]*><\/text><text[^>]*>unten</,
    );
  });

  test("a kind that says nothing shows no text, but its footer", () => {
    const node: TreeNode = {
      id: "a",
      type: "action",
      title: "Merken",
      content: "wird nie gesprochen",
      action: { kind: "tag", tag: "x" },
      position: { x: 0, y: 0 },
    };
    const { svg } = renderSvg({ ...SAMPLE, nodes: [node], connections: [] }, { words: WORDS });
    expect(svg).not.toContain("wird nie");
    expect(svg).toContain(WORDS.actions.tag);
  });

  test("an outcome or an action that a later version knows is drawn by its name", () => {
    const place = { title: "x", position: { x: 0, y: 0 } };
    const nodes = [
      { id: "a", type: "end", outcome: "moved-on", ...place },
      { id: "b", type: "action", action: { kind: "write-mail", to: "x" }, ...place },
    ] as unknown as TreeNode[];
    const later = { ...SAMPLE, nodes, connections: [] };
    const { svg } = renderSvg(later, { words: WORDS });
    expect([svg.includes("moved-on"), svg.includes("write-mail")]).toEqual([true, true]);
    expect(lintTree(later).length).toBeGreaterThan(0);
  });

  test("a tree without nodes is a picture, too", () => {
    expect(
      renderSvg({ ...SAMPLE, nodes: [], connections: [] }, { words: WORDS }).width,
    ).toBeGreaterThan(100);
  });
});

test("text is broken at words, and what does not fit ends in an ellipsis", () => {
  const box = { width: 120, size: 12, lines: 2 };
  const lines = wrapText("Guten Tag, hier spricht die KI-Assistentin der Sonnwerk GmbH", box);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toEndWith("…");
  for (const line of lines) expect(widthOf(line, 12)).toBeLessThanOrEqual(120);
  expect(wrapText("kurz", box)).toEqual(["kurz"]);
  expect(wrapText("", box)).toEqual([]);
  expect(wrapText("x".repeat(500), box)[0]).toEndWith("…");
});
