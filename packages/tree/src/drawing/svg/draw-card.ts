import { textOf } from "../../content.ts";
import type { Graph } from "../../graph.ts";
import { specOf } from "../../nodes/registry.ts";
import type { TreeWords } from "../../tree-words.ts";
import { CARD, type CardBox } from "../card.ts";
import type { DrawnNode } from "../tree-drawing.ts";
import { wrapText } from "../wrap-text.ts";
import { escapeXml } from "./escape-xml.ts";
import type { DrawingTheme } from "./theme.ts";

/** Where texts begin, and how much of the width they may take. */
const LEFT = CARD.inset;
const INNER = CARD.width - 2 * LEFT;
const ROUND = CARD.round;

export function drawCard(
  { node, box, x, y }: DrawnNode,
  { theme, words, graph }: { theme: DrawingTheme; words: TreeWords; graph: Graph },
): string {
  if (!box) return "";
  const { hue, icon, ...face } = specOf(node).face;
  const ink = face.ink[theme];
  const [title = ""] = wrapText(node.title, { width: INNER, size: 14, lines: 1, isBold: true });
  const text = box.lines === 0 ? [] : wrapText(textOf(node), { ...SMALL, lines: box.lines });
  const textTop = CARD.header + CARD.title + 16;
  return [
    `<g transform="translate(${x} ${y})">`,
    `<rect class="card" width="${box.width}" height="${box.height}" rx="${ROUND}"/>`,
    box.footer === null ? "" : drawFooter(words.footer(node, graph), box.footer, box),
    drawBar(box.height, hue),
    `<g class="icon" transform="translate(${LEFT} 9) scale(${14 / 24})" stroke="${ink}">${icon}</g>`,
    `<text class="kind" x="${LEFT + 20}" y="20.5" style="fill:${ink}">${escapeXml(words.kinds[node.type])}</text>`,
    `<text class="title" x="${LEFT}" y="${CARD.header + 16}">${escapeXml(title)}</text>`,
    ...text.map((line, index) => drawLine(line, LEFT, textTop + index * CARD.textLine, "quiet")),
    ...box.rows.map(({ label, y }) =>
      drawRow(label === null ? words.onFailure : words.conditionName(label), y, box),
    ),
    "</g>",
  ].join("");
}

const SMALL = { width: INNER, size: 12 };

function drawBar(height: number, hue: string): string {
  return `<path d="M${ROUND} 0A${ROUND} ${ROUND} 0 0 0 0 ${ROUND}V${height - ROUND}A${ROUND} ${ROUND} 0 0 0 ${ROUND} ${height}A15 15 0 0 1 ${CARD.bar} ${height - ROUND}V${ROUND}A15 15 0 0 1 ${ROUND} 0z" fill="${hue}"/>`;
}

function drawRow(label: string, y: number, box: CardBox): string {
  const [shown = ""] = wrapText(label, { ...SMALL, width: INNER - 10, lines: 1 });
  return `${drawRule(y, box)}${drawLine(shown, LEFT, y + 18)}<circle class="port" cx="${box.width}" cy="${y + CARD.row / 2}" r="4.5"/>`;
}

function drawFooter(words: string, y: number, box: CardBox): string {
  const [shown = ""] = wrapText(words, { ...SMALL, lines: 1 });
  const down = box.height - ROUND;
  const ground = `M0 ${y}H${box.width}V${down}A${ROUND} ${ROUND} 0 0 1 ${box.width - ROUND} ${box.height}H${ROUND}A${ROUND} ${ROUND} 0 0 1 0 ${down}z`;
  return `<path class="foot" d="${ground}" transform="translate(.5 -.5) scale(${(box.width - 1) / box.width} 1)"/>${drawRule(y, box)}${drawLine(shown, LEFT, y + 18, "faint")}`;
}

function drawRule(y: number, { width }: CardBox): string {
  return `<line class="row" x1="${CARD.bar}" x2="${width}" y1="${y + 0.5}" y2="${y + 0.5}"/>`;
}

function drawLine(text: string, x: number, y: number, look?: string): string {
  return `<text${look ? ` class="${look}"` : ""} x="${x}" y="${y}">${escapeXml(text)}</text>`;
}
