import type { Tree } from "@rufbaum/tree";
import { Command } from "commander";
import { ask } from "../../client.ts";
import type { Context } from "../../context.ts";
import { CliError } from "../../errors.ts";
import { formats } from "../../output/formats.ts";
import { oneLine } from "../../output/printable.ts";
import { loadTree } from "../../trees/find-tree.ts";
import { withTree } from "../../trees/with-tree.ts";

/** Different replies that are told. */
const MOST = 500;

/** `rufbaum tree not-understood` */
export function notUnderstoodCommand(context: Context): Command {
  const { output } = context;
  return new Command("not-understood")
    .description("what was said at a tree's nodes and met no condition, in calls and simulations")
    .argument("<tree>", "id or name")
    .option("--node <node>", "at this one alone; its id or title")
    .addHelpText(
      "after",
      `
Simulations are those that were run in the dashboard; of "rufbaum simulate" nothing is kept. What the
draft understands by now is left out; the most frequent replies of calls come first.

Example:
  rufbaum tree not-understood Greeting --node "Interested?"
`,
    )
    .action(async (wanted: string, { node }: { node?: string }) => {
      await withTree(context, wanted, async ({ client }, { id, name }) => {
        const nodeId =
          node === undefined ? undefined : await nodeNamed(await loadTree(client, id), node);
        const routes = client.api.api["decision-trees"]({ id: encodeURIComponent(id) });
        const query = { limit: MOST, ...(nodeId !== undefined && { nodeId }) };
        const found = await ask(client, routes["not-understood"].get({ query }));
        output.table(
          found.replies,
          [
            { title: "NODE", value: ({ nodeTitle, nodeId }) => nodeTitle || nodeId },
            { title: "CALLS", value: ({ calls }) => String(calls), align: "right" },
            { title: "SIMULATED", value: ({ simulations }) => String(simulations), align: "right" },
            { title: "LAST", value: ({ lastAt }) => (lastAt ? formats.dateTime(lastAt) : "") },
            { title: "SAID", value: ({ text }) => text, isFlexible: true },
          ],
          {
            empty: `Nothing that was said with "${oneLine(name)}" was left without a condition.`,
            json: found,
          },
        );
        if (found.further > 0 && !output.isJson()) output.notice(`${found.further} more, rarer.`);
      });
    });
}

/** The id of a node that is named by its id or title. */
async function nodeNamed(tree: Tree, name: string): Promise<string> {
  const { nodeNames } = await import("@rufbaum/simulation/suite");
  const found = nodeNames(tree).find(name);
  if (found.ok) return found.id;
  throw new CliError(oneLine(found.message), { reason: "unknown-node", exitCode: 2 });
}
