import { expect, test } from "bun:test";
import { join } from "node:path";
import type { Tree, TreeNode } from "@rufbaum/tree";
import { type DrawingTheme, renderSvg } from "@rufbaum/tree/drawing/render";
import { graphOf, NODE_KINDS } from "@rufbaum/tree/graph";
import { messages } from "../../../messages/index.ts";

const ACTIONS = Object.keys(messages().tree.actions);
const OUTCOMES = Object.keys(messages().calls.outcomes);

test("a picture says of each kind what its card on the canvas says", () => {
  const nodes: TreeNode[] = [
    ...NODE_KINDS.map((type) => ({ type, input: { variable: "plz", value: "text" } })),
    ...ACTIONS.map((kind) => ({ type: "action", action: { kind } })),
    ...OUTCOMES.map((outcome) => ({ type: "end", outcome })),
  ].map((fields, index) => ({
    id: `node_${index}`,
    title: "Titel",
    position: { x: 0, y: 0 },
    ...(fields as Pick<TreeNode, "type">),
  }));
  const words = new Set(textsOf(renderSvg(treeOf(nodes), { words: messages().tree }).svg));
  const missing = nodes
    .flatMap((node) => [
      messages().tree.kinds[node.type],
      messages().tree.footer(node, graphOf(treeOf(nodes))),
    ])
    .filter((word) => word !== "" && !words.has(word));
  expect(missing).toEqual([]);
});

test.each([
  ["light", ":root {"],
  ["dark", '[data-theme="dark"] {'],
] as const)("a %s picture has the page's colours", async (theme, block) => {
  const css = await Bun.file(join(import.meta.dir, "../../../app.css")).text();
  const tokens = css.slice(css.indexOf(block), css.indexOf("}", css.indexOf(block)));
  const colourOf = (name: string) => tokens.match(new RegExp(`--${name}: (#\\w+);`))?.[1] ?? name;
  const names = ["base", "surface", "line", "line-strong", "ink", "muted", "faint", "warning-soft"];
  const { svg } = drawnIn(theme);
  expect(names.filter((name) => !svg.includes(colourOf(name)))).toEqual([]);
});

function drawnIn(theme: DrawingTheme) {
  const nodes = NODE_KINDS.map((type): TreeNode => {
    return { id: type, type, title: "Titel", position: { x: 0, y: 0 } };
  });
  return renderSvg(treeOf(nodes), { words: messages().tree, theme });
}

function treeOf(nodes: TreeNode[]): Tree {
  const createdAt = "2026-01-01T00:00:00.000Z";
  return { id: "tree", name: "Baum", isActive: false, createdAt, nodes, connections: [] };
}

function textsOf(svg: string): string[] {
  return [...svg.matchAll(/>([^<]+)<\/text>/g)].map(([, text = ""]) => text);
}
