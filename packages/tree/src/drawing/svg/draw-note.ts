import type { DrawnNote } from "../tree-drawing.ts";
import { wrapText } from "../wrap-text.ts";
import { escapeXml } from "./escape-xml.ts";

export function drawNote({ note, x, y, width, height }: DrawnNote): string {
  const room = Math.max(1, Math.floor((height - 16) / 20));
  const lines = note.text
    .split(/\r\n?|\n/)
    .slice(0, room)
    .flatMap((line) => {
      const wrapped = wrapText(line, { width: width - 24, size: 13, lines: room });
      return wrapped.length === 0 ? [""] : wrapped;
    })
    .slice(0, room);
  const written = lines.map(
    (line, index) => `<text x="12" y="${23 + index * 20}" font-size="13">${escapeXml(line)}</text>`,
  );
  return `<g transform="translate(${x} ${y})"><rect class="note" width="${width}" height="${height}" rx="8"/>${written.join("")}</g>`;
}
