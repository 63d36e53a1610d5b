import { textOf } from "../content.ts";
import { NODE_KINDS, NODE_SPECS, specOf } from "../nodes/registry.ts";
import type { Tree } from "../tree.ts";
import type { TreeWords } from "../tree-words.ts";
import { drawnEdges } from "./edges.ts";

/** Characters of a node's text that its label shows. */
const MOST_TEXT = 80;

/**
 * The tree as a Mermaid flowchart, from left to right. Nodes are called n0, n1 …: ids of documents
 * may hold anything, and some words mean something to Mermaid.
 */
export function renderMermaid(
  tree: Tree,
  { conditionName }: Pick<TreeWords, "conditionName">,
): string {
  const names = new Map(tree.nodes.map(({ id }, index) => [id, `n${index}`]));
  const nodes = tree.nodes.map((node) => {
    const { face, speaks } = specOf(node);
    const [open, close] = face.mermaid;
    const text = speaks ? shortened(textOf(node)) : "";
    const label = [node.title || node.id, text].filter((line) => line !== "").map(escaped);
    return `  ${names.get(node.id)}${open}"${label.join("<br/>")}"${close}:::${className(node.type)}`;
  });
  const edges = drawnEdges(tree).map(({ source, target, label }) => {
    const arrow = label ? `-->|"${escaped(conditionName(label))}"|` : "-->";
    return `  ${names.get(source)} ${arrow} ${names.get(target)}`;
  });
  const classes = NODE_KINDS.map((kind) => {
    const { hue } = NODE_SPECS[kind].face;
    return `  classDef ${className(kind)} stroke:${hue},stroke-width:2px`;
  });
  return `${["flowchart LR", ...nodes, ...edges, ...classes].join("\n")}\n`;
}

/** The kind alone would not do: `end` ends something in Mermaid. */
function className(kind: string): string {
  return `kind_${kind}`;
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > MOST_TEXT ? `${[...line].slice(0, MOST_TEXT - 1).join("")}…` : line;
}

/**
 * In a quoted label everything is text but quotes, entities, tags and Markdown's signs. Colons are
 * written as numbers, too: in a line that reads like `style …:…#…;` Mermaid drops the last semicolon.
 */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028-\u202e\u2066-\u2069\ufeff]+/gu, " ")
    .replace(READ_LATER, "$&\u200b")
    .replace(/[#&<>"'`\\{}[\]()|*_~;:]/g, (sign) => `#${sign.charCodeAt(0)};`);
}

/** Formulas, icons and line breaks are found after the numbers became signs: nothing of no width parts them. */
const READ_LATER = /\$(?=\$)|\bfa[bklrs]?(?=:fa-)|\\(?=n)/g;
