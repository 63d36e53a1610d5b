import { textOf } from "../content.ts";
import { graphOf, waysOf } from "../graph.ts";
import type { NodeKind, Note, Tree, TreeNode } from "../tree.ts";
import { CARD, type CardBox, cardBoxes } from "./card.ts";
import { edgePath, turnOf } from "./edge-path.ts";
import { type DrawnEdge, drawnEdges } from "./edges.ts";
import { HUES } from "./render-mermaid.ts";
import { wrapText } from "./wrap-text.ts";

export interface Drawing {
  svg: string;
  /** Pixels at zoom 1. */
  width: number;
  height: number;
}

export type DrawingTheme = "light" | "dark";

/** Room around the drawing. */
const MARGIN = 48;
const TITLE = 44;
const NOTE = { width: 200, height: 112 };

const COLOURS = {
  light: {
    base: "#f6f7f8",
    card: "#ffffff",
    foot: "#f9fafa",
    line: "#e4e7ea",
    edge: "#aab3bb",
    ink: "#12181d",
    muted: "#55606b",
    note: "#fdf1d8",
  },
  dark: {
    base: "#0b0e11",
    card: "#12161a",
    foot: "#0f1317",
    line: "#2c353d",
    edge: "#5b6670",
    ink: "#e9edf0",
    muted: "#a0abb5",
    note: "#2e230d",
  },
};

const KINDS: Record<NodeKind, string> = {
  start: "Start",
  message: "Nachricht",
  decision: "Entscheidung",
  input: "Eingabe",
  objection: "Einwand",
  action: "Aktion",
  end: "Ende",
};

/** The tree as a picture that needs nothing beside itself, looking as it does on the canvas. */
export function renderSvg(tree: Tree, { theme = "light" }: { theme?: DrawingTheme } = {}): Drawing {
  const boxes = cardBoxes(tree);
  const colours = COLOURS[theme];
  const bounds = boundsOf(tree, boxes);
  const width = bounds.right - bounds.left + 2 * MARGIN;
  const height = bounds.bottom - bounds.top + 2 * MARGIN + TITLE;
  const edges = drawnEdges(tree).map((edge) => drawEdge(tree, edge, boxes));
  const cards = tree.nodes.map((node) => drawCard(node, boxes.get(node.id)));
  const notes = (tree.notes ?? []).map(drawNote);
  const [x, y] = [MARGIN - bounds.left, MARGIN + TITLE - bounds.top];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<title>${escaped(tree.name)}</title>
<style>${styles(colours)}</style>
<defs><marker id="arrow" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0L10 5L0 10z" fill="${colours.edge}"/></marker></defs>
<rect width="${width}" height="${height}" fill="${colours.base}"/>
<text class="name" x="${MARGIN}" y="${MARGIN + 6}">${escaped(tree.name)}</text>
<g transform="translate(${x} ${y})">
${[...notes, ...edges, ...cards].join("\n")}
</g>
</svg>
`;
  return { svg, width, height };
}

type Boxes = ReadonlyMap<string, CardBox>;

function styles(colours: (typeof COLOURS)["light"]): string {
  return [
    `text{font-family:Inter,"Helvetica Neue",Arial,sans-serif;fill:${colours.ink};font-size:12px}`,
    ".name{font-size:20px;font-weight:600}",
    ".title{font-size:14px;font-weight:600}",
    ".kind{font-weight:500}",
    `.quiet{fill:${colours.muted}}`,
    `.card{fill:${colours.card};stroke:${colours.line}}`,
    `.row{stroke:${colours.line}}`,
    `.edge{fill:none;stroke:${colours.edge};stroke-width:1.75}`,
    `.note{fill:${colours.note}}`,
  ].join("");
}

function drawCard(node: TreeNode, box: CardBox | undefined): string {
  if (!box) return "";
  const { x, y } = node.position;
  const inner = { width: CARD.width - 2 * CARD.padding, size: 12 };
  const text = wrapText(textOf(node), { ...inner, lines: box.lines });
  const [title = ""] = wrapText(node.title, { width: inner.width, size: 14, lines: 1 });
  const textTop = CARD.header + CARD.title + 13;
  const rows = box.rows.map(({ label, y: top }) => {
    const [shown = ""] = wrapText(label, { width: inner.width - 12, size: 12, lines: 1 });
    return `<line class="row" x1="3" x2="${CARD.width}" y1="${top}" y2="${top}"/><text x="${CARD.padding + 2}" y="${top + 18}">${escaped(shown)}</text><circle cx="${CARD.width}" cy="${top + CARD.row / 2}" r="4" fill="${HUES[node.type]}"/>`;
  });
  return `<g transform="translate(${x} ${y})">
<rect class="card" width="${box.width}" height="${box.height}" rx="12"/>
<path d="M12 0H3V${box.height}H12A12 12 0 0 1 0 ${box.height - 12}V12A12 12 0 0 1 12 0z" fill="${HUES[node.type]}"/>
<text class="kind" x="${CARD.padding + 2}" y="21" style="fill:${HUES[node.type]}">${KINDS[node.type]}</text>
<text class="title" x="${CARD.padding + 2}" y="${CARD.header + 16}">${escaped(title)}</text>
${text.map((line, index) => `<text class="quiet" x="${CARD.padding + 2}" y="${textTop + index * CARD.textLine}">${escaped(line)}</text>`).join("")}
${rows.join("")}
</g>`;
}

function drawEdge(tree: Tree, edge: DrawnEdge, boxes: Boxes): string {
  const [source, target] = [graphOf(tree).node(edge.source), graphOf(tree).node(edge.target)];
  const [from, to] = [boxes.get(edge.source), boxes.get(edge.target)];
  if (!source || !target || !from || !to) return "";
  const out = edge.conditionId === null ? from.ports.out : from.ports.conditions[edge.conditionId];
  const into = to.ports.in ?? { x: 0, y: CARD.port };
  if (!out) return "";
  const rows = edge.conditionId === null ? [] : waysOf(tree, edge.source);
  const row = rows.findIndex(({ id }) => id === edge.conditionId);
  const start = { x: source.position.x + out.x + 4, y: source.position.y + out.y };
  const end = { x: target.position.x + into.x - 2, y: target.position.y + into.y };
  const path = edgePath(start, end, turnOf(row, rows.length));
  return `<path class="edge" d="${path}" marker-end="url(#arrow)"/>`;
}

function drawNote({ text, position: { x, y }, size = NOTE }: Note): string {
  const lines = wrapText(text, {
    width: size.width - 24,
    size: 12,
    lines: Math.max(1, Math.floor((size.height - 16) / 18)),
  });
  const written = lines.map(
    (line, index) => `<text x="12" y="${22 + index * 18}">${escaped(line)}</text>`,
  );
  return `<g transform="translate(${x} ${y})"><rect class="note" width="${size.width}" height="${size.height}" rx="8"/>${written.join("")}</g>`;
}

function boundsOf(tree: Tree, boxes: Boxes) {
  const bounds = { left: 0, top: 0, right: 400, bottom: 200 };
  const rectangles = [
    ...tree.nodes.map(({ id, position }) => ({ ...position, ...(boxes.get(id) ?? NOTE) })),
    ...(tree.notes ?? []).map(({ position, size }) => ({ ...position, ...(size ?? NOTE) })),
  ];
  const [first] = rectangles;
  if (first)
    Object.assign(bounds, { left: first.x, top: first.y, right: first.x, bottom: first.y });
  for (const { x, y, width, height } of rectangles) {
    bounds.left = Math.min(bounds.left, x);
    bounds.top = Math.min(bounds.top, y);
    bounds.right = Math.max(bounds.right, x + width);
    bounds.bottom = Math.max(bounds.bottom, y + height);
  }
  return bounds;
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** XML has no way at all to say most control characters, nor half a pair of surrogates. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\ufffe\uffff]/gu, " ")
    .replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}
