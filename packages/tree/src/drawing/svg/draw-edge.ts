import { graphOf, waysOf } from "../../graph.ts";
import type { Tree } from "../../tree.ts";
import { CARD, type CardBox } from "../card.ts";
import { edgeMiddle, edgePath, turnOf } from "../edge-path.ts";
import type { DrawnEdge } from "../edges.ts";
import { widthOf } from "../wrap-text.ts";
import { escapeXml } from "./escape-xml.ts";

/** Letters that a chip shows. */
const MOST_LETTERS = 22;

/** A line, and the chip on it where its beginning does not say the condition. */
export interface DrawnLine {
  line: string;
  chip: string;
}

export function drawEdge(
  tree: Tree,
  edge: DrawnEdge,
  boxes: ReadonlyMap<string, CardBox>,
): DrawnLine | null {
  const [source, target] = [graphOf(tree).node(edge.source), graphOf(tree).node(edge.target)];
  const [from, to] = [boxes.get(edge.source), boxes.get(edge.target)];
  if (!source || !target || !from || !to) return null;
  const out = edge.conditionId === null ? from.ports.out : from.ports.conditions[edge.conditionId];
  const into = to.ports.in ?? { x: 0, y: CARD.port };
  if (!out) return null;
  const rows = edge.conditionId === null ? [] : waysOf(tree, edge.source);
  const row = rows.findIndex(({ id }) => id === edge.conditionId);
  const start = { x: source.position.x + out.x + 4, y: source.position.y + out.y };
  const end = { x: target.position.x + into.x - 2, y: target.position.y + into.y };
  const turn = turnOf(row, rows.length);
  return {
    line: `<path class="edge" d="${edgePath(start, end, turn)}" marker-end="url(#arrow)"/>`,
    chip:
      edge.label === null || edge.conditionId !== null
        ? ""
        : drawChip(edge.label, edgeMiddle(start, end, turn)),
  };
}

function drawChip(label: string, { x, y }: { x: number; y: number }): string {
  const letters = [...label];
  const shown =
    letters.length > MOST_LETTERS ? `${letters.slice(0, MOST_LETTERS - 1).join("")}…` : label;
  const width = Math.round(widthOf(shown, 11) + 16);
  return `<g class="chip" transform="translate(${x} ${y})"><rect x="${-width / 2}" y="-10" width="${width}" height="20" rx="10"/><text y="4">${escapeXml(shown)}</text></g>`;
}
