import { CALL_STATUSES } from "@rufbaum/telephony";
import { CAMPAIGN_TREE_ID } from "@rufbaum/tree/campaign";
import { OUTCOMES } from "@rufbaum/tree/graph";
import { Command, Option } from "commander";
import { hasFailed, statusLine } from "../../calls/result.ts";
import { findCampaign } from "../../campaigns/find-campaign.ts";
import { ask, type Client } from "../../client.ts";
import { type Context, withConnection } from "../../context.ts";
import { readInstant } from "../../input/read-instant.ts";
import { formats } from "../../output/formats.ts";
import { findTree } from "../../trees/find-tree.ts";
import { wholeNumber } from "../../usage-error.ts";

/** Enough of a callSid to name it with. */
const SHOWN_OF_ID = 12;

interface Options {
  status?: (typeof CALL_STATUSES)[number];
  outcome?: (typeof OUTCOMES)[number];
  tree?: string;
  campaign?: string;
  number?: string;
  since?: string;
  until?: string;
  limit: number;
}

/** `rufbaum calls list` */
export function listCallsCommand(context: Context): Command {
  const { deps, output } = context;
  return new Command("list")
    .description("calls, the newest first, by the start of their callSid")
    .addOption(new Option("--status <status>", "only calls that stand so").choices(CALL_STATUSES))
    .addOption(new Option("--outcome <outcome>", "only calls that ended so").choices(OUTCOMES))
    .option(
      "--tree <tree>",
      "only with this tree: id, name, or the start of either; none: of campaigns without one",
    )
    .option("--campaign <campaign>", "only of this campaign: id, name, or the start of either")
    .option(
      "--number <number>",
      "only to or from this number, as you write it; its beginning or end will do",
    )
    .option("--since <time>", "from then on: 2026-11-21, 2026-11-21T14:30, or 90m, 2h, 7d ago")
    .option("--until <time>", "before then, written alike")
    .option("--limit <number>", "at most this many, up to 1000", wholeNumber(1, 1000), 20)
    .addHelpText("after", HELP)
    .action(async ({ status, outcome, tree, campaign, number, since, until, limit }: Options) => {
      const now = deps.runtime.clock.now();
      const from = since === undefined ? undefined : readInstant(since, "--since", now);
      const to = until === undefined ? undefined : readInstant(until, "--until", now);
      await withConnection(context, async ({ client }) => {
        const treeId = tree === undefined ? undefined : await idOfTree(client, tree);
        const campaignId =
          campaign === undefined ? undefined : (await findCampaign(client, campaign)).id;
        const wanted = { status, outcome, treeId, campaignId, number, since: from, until: to };
        const given = Object.entries(wanted).filter(([, value]) => value !== undefined);
        const query = { limit, ...Object.fromEntries(given) };
        // A number is to stand in no log of addresses.
        const calls = await ask(
          client,
          number === undefined
            ? client.api.api.calls.get({ query })
            : client.api.api.calls.search.post(query),
        );
        output.table(
          calls,
          [
            { title: "CALL", value: (call) => (call.callSid ?? call.id).slice(0, SHOWN_OF_ID) },
            { title: "STARTED", value: (call) => formats.dateTime(call.startTime) },
            { title: "NUMBER", value: (call) => call.phoneNumber },
            { title: "TREE", value: (call) => treeOf(call), isFlexible: true },
            { title: "STATUS", value: (call) => statusLine(call) },
            {
              title: "OUTCOME",
              value: (call) => call.outcome ?? "",
              colour: (call) => (call.outcome === null ? null : hasFailed(call) ? "red" : "green"),
            },
            { title: "LASTED", value: (call) => formats.duration(call.duration), align: "right" },
          ],
          { empty: given.length > 0 ? "No call is so." : "There have been no calls yet." },
        );
      });
    });
}

const NONE = "none";

async function idOfTree(client: Client, wanted: string): Promise<string> {
  return wanted.toLowerCase() === NONE ? CAMPAIGN_TREE_ID : (await findTree(client, wanted)).id;
}

/** What campaigns without a tree walk has a German name. */
function treeOf({ treeId, treeName }: { treeId: string; treeName: string }): string {
  return treeId === CAMPAIGN_TREE_ID ? NONE : treeName;
}

const HELP = `
A call that the carrier never took is "not placed": nobody's phone rang, and it counts as no call of a
campaign. One that broke as the program was stopped is "cut off"; its outcome says what was heard until
then. To --status both are failed.

Examples:
  rufbaum calls list --status in-progress
  rufbaum calls list --outcome appointment --since 7d --json
  rufbaum calls list --campaign Herbst --outcome failed
  rufbaum calls list --number "+49 30 23125 001"
`;
