import { graphOf } from "../graph.ts";
import type { Tree } from "../tree.ts";
import type { TreeWords } from "../tree-words.ts";
import { drawPlaced } from "./draw-placed.ts";
import { drawCard } from "./svg/draw-card.ts";
import { drawNote } from "./svg/draw-note.ts";
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
/** Lines begin at the rim of a port, and end so near to a card that the arrow touches it. */
const GAPS = { start: 4, end: 2 };

/** The tree as a picture that needs nothing beside itself, looking as it does on the canvas. */
export function renderSvg(
  tree: Tree,
  { words, theme = "light" }: { words: TreeWords; theme?: DrawingTheme },
): Drawing {
  const { bounds, nodes, ways, notes } = drawPlaced(tree, GAPS);
  const graph = graphOf(tree);
  const colours = COLOURS[theme];
  const width = Math.ceil(bounds.width + 2 * MARGIN);
  const height = Math.ceil(bounds.height + 2 * MARGIN + TITLE);
  const parts = [
    ...notes.map(drawNote),
    ...ways.map(({ path }) => `<path class="edge" d="${path}" marker-end="url(#arrow)"/>`),
    ...nodes.map((drawn) => drawCard(drawn, { theme, words, graph })),
  ];
  const [x, y] = [MARGIN - bounds.x, MARGIN + TITLE - bounds.y];
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
