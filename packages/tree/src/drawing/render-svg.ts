import type { Tree } from "../tree.ts";
import type { TreeWords } from "../tree-words.ts";
import { type CardBox, cardBoxes } from "./card.ts";
import { drawnEdges } from "./edges.ts";
import { drawCard, drawNote, NOTE_SIZE } from "./svg/draw-card.ts";
import { drawEdge } from "./svg/draw-edge.ts";
import { escapeXml } from "./svg/escape-xml.ts";
import { COLOURS, type DrawingTheme, styles } from "./svg/theme.ts";

export type { DrawingTheme };

export interface Drawing {
  svg: string;
  /** Pixels at zoom 1. */
  width: number;
  height: number;
}

/** Room around the drawing, and for the tree's name above it. */
const MARGIN = 48;
const TITLE = 44;

/** The tree as a picture that needs nothing beside itself, looking as it does on the canvas. */
export function renderSvg(
  tree: Tree,
  { words, theme = "light" }: { words: TreeWords; theme?: DrawingTheme },
): Drawing {
  const boxes = cardBoxes(tree);
  const colours = COLOURS[theme];
  const bounds = boundsOf(tree, boxes);
  const width = Math.ceil(bounds.right - bounds.left + 2 * MARGIN);
  const height = Math.ceil(bounds.bottom - bounds.top + 2 * MARGIN + TITLE);
  const edges = drawnEdges(tree).flatMap((edge) => drawEdge(tree, edge, boxes) ?? []);
  const cards = tree.nodes.flatMap((node) => {
    const box = boxes.get(node.id);
    return box ? drawCard(node, box, { theme, words }) : [];
  });
  const parts = [
    ...(tree.notes ?? []).map(drawNote),
    ...edges.map(({ line }) => line),
    ...cards,
    ...edges.map(({ chip }) => chip).filter((chip) => chip !== ""),
  ];
  const [x, y] = [MARGIN - bounds.left, MARGIN + TITLE - bounds.top];
  const name = escapeXml(tree.name);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<title>${name}</title>
<style>${styles(colours)}</style>
<defs><marker id="arrow" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0L10 5L0 10z" fill="${colours.edge}"/></marker></defs>
<rect width="${width}" height="${height}" fill="${colours.base}"/>
<text class="name" x="${MARGIN}" y="${MARGIN + 6}">${name}</text>
<g transform="translate(${x} ${y})">
${parts.join("\n")}
</g>
</svg>
`;
  return { svg, width, height };
}

function boundsOf(tree: Tree, boxes: ReadonlyMap<string, CardBox>) {
  const rectangles = [
    ...tree.nodes.map(({ id, position }) => ({ ...position, ...(boxes.get(id) ?? NOTE_SIZE) })),
    ...(tree.notes ?? []).map(({ position, size }) => ({ ...position, ...(size ?? NOTE_SIZE) })),
  ];
  const [first = { x: 0, y: 0, width: 400, height: 200 }] = rectangles;
  const bounds = { left: first.x, top: first.y, right: first.x, bottom: first.y };
  for (const { x, y, width, height } of [first, ...rectangles]) {
    bounds.left = Math.min(bounds.left, x);
    bounds.top = Math.min(bounds.top, y);
    bounds.right = Math.max(bounds.right, x + width);
    bounds.bottom = Math.max(bounds.bottom, y + height);
  }
  return bounds;
}
