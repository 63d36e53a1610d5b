import type { Finding, Severity, Tree } from "@rufbaum/tree";
import { type Told, wordsIn } from "@rufbaum/words";
import type { Colour, Paint } from "./colours.ts";
import { oneLine } from "./printable.ts";

const COLOURS: Record<Severity, Colour> = { error: "red", warning: "yellow", info: "dim" };

/** The same findings as the command line tells them, whatever language they were told in. */
export function toldFindings(findings: readonly Finding[]): Told<Finding>[] {
  const { finding: tell } = wordsIn("en");
  return findings.map((finding) => ({ ...finding, message: tell(finding) }));
}

/** A line for each finding: how bad, where, what. */
export function paintedFindings(
  findings: readonly Finding[],
  tree: Tree | null,
  paint: Paint,
): string[] {
  const titles = new Map(tree?.nodes.map(({ id, title }) => [id, title]));
  return toldFindings(findings).map(({ severity, nodeId, path, message }) => {
    const where = path ?? (nodeId === null ? "" : (titles.get(nodeId) ?? nodeId));
    const place = where === "" ? "" : ` ${oneLine(where)}:`;
    return `  ${paint(COLOURS[severity], severity)}${place} ${oneLine(message)}`;
  });
}
