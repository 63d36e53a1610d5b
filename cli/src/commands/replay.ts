import { Command } from "commander";
import { callsMadeWith } from "../calls/made-with.ts";
import { readRecordedCalls } from "../calls/recorded-calls.ts";
import { type Context, withConnection } from "../context.ts";
import { FailedResult, wrongInput } from "../errors.ts";
import { readInstant } from "../input/read-instant.ts";
import { reportReplay } from "../replay/report-replay.ts";
import { NAMING_ANYWHERE, readTree } from "../trees/read-tree.ts";
import { wholeNumber } from "../usage-error.ts";

interface Options {
  since?: string;
  tree?: string;
  limit: number;
  failOnChange?: true;
}

const MOST_CALLS = 10_000;

/** `rufbaum replay` */
export function replayCommand(context: Context): Command {
  return new Command("replay")
    .description("lead real calls through a changed tree, and tell where they would go another way")
    .argument("<tree>", "the changed tree: a file, or a tree's id or name")
    .option("--tree <tree>", "the tree that the calls were made with (default: the same one)")
    .option("--since <time>", "calls from then on: 2026-11-21, or 90m, 2h, 7d ago")
    .option("--limit <number>", "at most the last so many calls", wholeNumber(1, MOST_CALLS), 500)
    .option(
      "--fail-on-change",
      "exit with 1 if any call goes another way or ends otherwise, with 2 if there is none",
    )
    .addHelpText("after", HELP)
    .action((wanted: string, options: Options) => replay(context, wanted, options));
}

async function replay(context: Context, wanted: string, options: Options): Promise<void> {
  const { deps, output } = context;
  const { limit, failOnChange } = options;
  const now = deps.runtime.clock.now();
  const since = options.since && readInstant(options.since, "--since", now);
  const { tree } = await readTree(context, wanted);
  const calls = await withConnection(context, async ({ client }) => {
    const treeId = await callsMadeWith(client, tree, options.tree);
    return readRecordedCalls(client, { treeId, since, limit });
  });
  if (failOnChange && calls.length === 0) {
    throw wrongInput("There are no calls to lead through the tree, so nothing was checked.", {
      reason: "no-calls",
      hint: `Widen --since${options.tree === undefined ? ", or name the tree that calls were made with by --tree" : ""}, or leave out --fail-on-change.`,
    });
  }
  const { replayCalls } = await import("@rufbaum/simulation");
  const { openUnderstanding } = await import("@rufbaum/understanding");
  const found = replayCalls(tree, calls, await openUnderstanding());
  if (output.isJson()) output.json({ treeId: tree.id, treeName: tree.name, ...found });
  else reportReplay(found, tree, output);
  if (failOnChange && found.changed.count > 0) throw new FailedResult("Calls have changed.");
}

const HELP = `${NAMING_ANYWHERE}
Each line of a caller is read anew, as long as the agent comes to the nodes that it came to then;
where it comes to another one, the call is left. Transcripts hold no keys, no silence and nothing of
who cut in: that is supposed where nothing else explains what the agent said. Exit code 0, whatever
is found, unless --fail-on-change is given: then 1 if anything changed, and 2 if there was no call
to lead.

Examples:
  rufbaum replay Greeting@draft --since 7d
  rufbaum replay greeting.json --tree Greeting --fail-on-change
`;
