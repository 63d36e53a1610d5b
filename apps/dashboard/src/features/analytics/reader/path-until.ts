import type { Conversation } from "@rufbaum/simulation";

/**
 * The nodes that were visited until so many lines had been said. Nodes without a line, such as an
 * action that is silent, count as soon as a later one spoke; all of them when all was said.
 */
export function pathUntil({ path, lines }: Conversation, count: number): readonly string[] {
  if (count >= lines.length) return path;
  let reached = 0;
  for (const line of lines.slice(0, count)) {
    if (line.type === "end") continue;
    if (path[reached - 1] === line.nodeId) continue;
    const next = path.indexOf(line.nodeId, reached);
    if (next !== -1) reached = next + 1;
  }
  return path.slice(0, reached);
}
