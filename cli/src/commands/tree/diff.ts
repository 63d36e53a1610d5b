import type { Connection, Tree } from "@rufbaum/tree";
import { type Changed, compareTrees, type TreeComparison } from "@rufbaum/tree/editing";
import { entryName } from "@rufbaum/tree/graph";
import { Command } from "commander";
import type { Context } from "../../context.ts";
import { FailedResult } from "../../errors.ts";
import type { Paint } from "../../output/colours.ts";
import { oneLine } from "../../output/printable.ts";
import { NAMING_ANYWHERE, readTree } from "../../trees/read-tree.ts";

/** `rufbaum tree diff` */
export function diffCommand(context: Context): Command {
  const { output } = context;
  return new Command("diff")
    .description("what is different between two trees or two versions of one")
    .argument("<from>", "a file, id or name")
    .argument("<to>", "a file, id or name")
    .option("--exit-code", "exit with 1 if there is a difference")
    .addHelpText(
      "after",
      `${NAMING_ANYWHERE}
Examples:
  rufbaum tree diff Greeting@published Greeting
  rufbaum tree diff Greeting@3 greeting.json --json
`,
    )
    .action(async (from: string, to: string, { exitCode = false }: { exitCode?: boolean }) => {
      const [before, after] = [await readTree(context, from), await readTree(context, to)];
      const comparison = compareTrees(before.tree, after.tree);
      if (output.isJson()) output.json(comparison);
      else if (comparison.isSame) output.line("No difference.");
      else for (const line of linesOf(comparison, after.tree, output.paint)) output.line(line);
      if (exitCode && !comparison.isSame) throw new FailedResult("There is a difference.");
    });
}

/** One line for each thing that is different, `+` added, `-` removed, `~` changed. */
function linesOf(
  { fields, nodes, connections, notes, knowledge }: TreeComparison,
  tree: Tree,
  paint: Paint,
) {
  const titles = new Map(
    [...nodes.removed, ...tree.nodes].map(({ id, title }) => [id, oneLine(title || id)]),
  );
  const edge = ({ sourceNodeId, targetNodeId, condition }: Connection) =>
    `${titles.get(sourceNodeId)} → ${titles.get(targetNodeId)}${condition ? ` (${oneLine(condition)})` : ""}`;
  const added = (text: string) => paint("green", `+ ${text}`);
  const removed = (text: string) => paint("red", `- ${text}`);
  const changed = (text: string) => paint("yellow", `~ ${text}`);
  return [
    ...Object.entries(fields).map(([name, { from, to }]) =>
      changed(`${name}: ${turned(from, to)}`),
    ),
    ...nodes.added.map(({ type, title }) => added(`${type} "${oneLine(title)}"`)),
    ...nodes.removed.map(({ type, title }) => removed(`${type} "${oneLine(title)}"`)),
    ...nodes.changed.flatMap((change) => [
      changed(`${change.to.type} "${oneLine(change.to.title)}"`),
      ...fieldLines(change),
    ]),
    ...connections.added.map((connection) => added(edge(connection))),
    ...connections.removed.map((connection) => removed(edge(connection))),
    ...connections.changed.map(({ from, to }) => changed(`${edge(from)} is now ${edge(to)}`)),
    ...notes.added.map(({ text }) => added(`note "${oneLine(text)}"`)),
    ...notes.removed.map(({ text }) => removed(`note "${oneLine(text)}"`)),
    ...notes.changed.map(({ to }) => changed(`note "${oneLine(to.text)}"`)),
    ...knowledge.added.map((entry) => added(`knowledge "${oneLine(entryName(entry))}"`)),
    ...knowledge.removed.map((entry) => removed(`knowledge "${oneLine(entryName(entry))}"`)),
    ...knowledge.changed.flatMap((change) => [
      changed(`knowledge "${oneLine(entryName(change.to))}"`),
      ...fieldLines(change),
    ]),
    ...(nodes.moved.length > 0 ? [`  ${nodes.moved.length} moved on the canvas`] : []),
  ];
}

function fieldLines({ fields }: Changed<unknown>): string[] {
  return Object.entries(fields)
    .filter(([name]) => name !== "position")
    .map(([name, { from, to }]) => `    ${name}: ${turned(from, to)}`);
}

function turned(from: unknown, to: unknown): string {
  return `${shown(from)} → ${shown(to)}`;
}

/** Values longer than this are cut. */
const MOST_SHOWN = 100;

function shown(value: unknown): string {
  if (value === undefined) return "nothing";
  const text = oneLine(typeof value === "string" ? `"${value}"` : JSON.stringify(value));
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN - 1)}…` : text;
}
