import { OUTCOMES } from "@rufbaum/tree/graph";
import { Command, Option } from "commander";
import { ask } from "../../client.ts";
import { type Context, withConnection } from "../../context.ts";
import { readInstant } from "../../input/read-instant.ts";
import { formats } from "../../output/formats.ts";
import { oneLine } from "../../output/printable.ts";
import { findTree } from "../../trees/find-tree.ts";
import { wholeNumber } from "../../usage-error.ts";

const SHOWN_OF_ID = 12;

interface Options {
  outcome?: (typeof OUTCOMES)[number];
  tree?: string;
  node?: string;
  since?: string;
  until?: string;
  limit: number;
}

/** `rufbaum transcript search` */
export function searchCommand(context: Context): Command {
  const { deps, output } = context;
  return new Command("search")
    .description("calls in which something was said, the newest first")
    .argument("<words...>", "German words, in whatever form; all within one call")
    .addOption(new Option("--outcome <outcome>", "only calls that ended so").choices(OUTCOMES))
    .option("--tree <tree>", "only with this tree: id, name, or the start of either")
    .option("--node <id>", "only those that came by this node")
    .option("--since <time>", "from then on: 2026-11-21, 2026-11-21T14:30, or 90m, 2h, 7d ago")
    .option("--until <time>", "before then, written alike")
    .option("--limit <number>", "at most this many, up to 200", wholeNumber(1, 200), 20)
    .addHelpText("after", HELP)
    .action(async (words: string[], options: Options) => {
      const { outcome, tree, node: nodeId, limit } = options;
      const now = deps.runtime.clock.now();
      const since = options.since && readInstant(options.since, "--since", now);
      const until = options.until && readInstant(options.until, "--until", now);
      await withConnection(context, async ({ client }) => {
        const treeId = tree === undefined ? undefined : (await findTree(client, tree)).id;
        // Said on the command line, the last word is written to its end.
        const wanted = {
          text: `${words.join(" ")} `,
          limit,
          outcome,
          treeId,
          nodeId,
          since,
          until,
        };
        const body = Object.fromEntries(
          Object.entries(wanted).filter(([, value]) => value !== undefined && value !== ""),
        ) as { text: string; limit: number };
        const found = await ask(client, client.api.api.transcripts.search.post(body));
        if (output.isJson()) return output.json(found);
        output.table(
          found.calls,
          [
            { title: "CALL", value: (call) => (call.callSid ?? call.id).slice(0, SHOWN_OF_ID) },
            { title: "STARTED", value: (call) => formats.dateTime(call.startTime) },
            { title: "NUMBER", value: (call) => call.phoneNumber },
            { title: "RESULT", value: (call) => call.outcome ?? call.status },
            { title: "HITS", value: (call) => String(call.matchCount), align: "right" },
            {
              title: "SAID",
              value: (call) => oneLine(call.matches[0]?.text ?? ""),
              isFlexible: true,
            },
          ],
          { empty: "Nobody said so." },
        );
        if (found.ignoredWords.length > 0) {
          output.line(`Not looked for, as every text has it: ${found.ignoredWords.join(", ")}.`);
        }
        if (!found.isComplete) {
          output.line("Older calls are still being made ready for searching: try again later.");
        }
        if (found.next !== null) output.line("There are more: see --limit.");
      });
    });
}

const HELP = `
Several words have to stand in one call; "in quotes" they follow one another, and begin* stands for
whatever begins so.

Examples:
  rufbaum transcript search wallbox --since 30d
  rufbaum transcript search wallbox keller --outcome not-interested
`;
