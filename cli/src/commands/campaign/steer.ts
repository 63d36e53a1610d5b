import { Command } from "commander";
import {
  bulkCalls,
  CAMPAIGN,
  type Campaign,
  campaignRoute,
  findCampaign,
  findToStop,
} from "../../campaigns/find-campaign.ts";
import { CALLS_LATER, needsServer } from "../../campaigns/needs-server.ts";
import { named, statusOf } from "../../campaigns/told-campaign.ts";
import { watchToItsEnd } from "../../campaigns/watch-to-its-end.ts";
import { ask } from "../../client.ts";
import { type Context, withConnection } from "../../context.ts";
import { CliError, wrongInput } from "../../errors.ts";
import { formats } from "../../output/formats.ts";

/** `rufbaum campaign pause` */
export function pauseCommand(context: Context): Command {
  return new Command("pause")
    .description("begin no more calls; those that go on are led to their end")
    .argument(...CAMPAIGN)
    .action((wanted: string) =>
      withConnection(context, async ({ client }) => {
        const { id } = await findCampaign(client, wanted);
        tellStatus(context, await ask(client, campaignRoute(client, id).pause.post()));
      }),
    );
}

/** `rufbaum campaign resume` */
export function resumeCommand(context: Context): Command {
  return new Command("resume")
    .description("go on with a campaign that is paused")
    .argument(...CAMPAIGN)
    .option("--watch", "show how far it is until it is done; Ctrl-C leaves it running")
    .action((wanted: string, { watch }: { watch?: true }) =>
      withConnection(context, async (connection) => {
        const { client, isOwn } = connection;
        if (isOwn && watch) throw needsServer();
        const { id } = await findCampaign(client, wanted);
        const resumed = await ask(client, campaignRoute(client, id).resume.post());
        if (!context.output.isJson() || !watch) tellStatus(context, resumed);
        if (isOwn) context.output.notice(CALLS_LATER);
        if (watch) await watchToItsEnd(context, connection, resumed);
      }),
    );
}

interface StopOptions {
  all?: true;
  endCalls?: true;
}

/** `rufbaum campaign stop` */
export function stopCommand(context: Context): Command {
  const { output } = context;
  return new Command("stop")
    .description("emergency stop: pause it at once, or all, and end their calls if wished")
    .argument("[campaign]", CAMPAIGN[1])
    .option("--all", "every campaign that runs")
    .option("--end-calls", "hang up the calls that go on, too")
    .addHelpText("after", STOP_HELP)
    .action(async (wanted: string | undefined, { all, endCalls = undefined }: StopOptions) => {
      if (wanted === undefined && all === undefined) {
        throw wrongInput("Name the campaign to stop, or give --all.");
      }
      if (wanted !== undefined && all !== undefined) {
        throw wrongInput("A campaign and --all were given: only one of them can be.");
      }
      const how = { ...(endCalls && { endCalls }) };
      await withConnection(context, async ({ client }) => {
        if (wanted !== undefined) {
          const { id } = await findToStop(client, wanted, endCalls === true);
          return tellStatus(context, await ask(client, campaignRoute(client, id).stop.post(how)));
        }
        const { stopped } = await ask(client, bulkCalls(client).stop.post(how));
        if (output.isJson()) output.json({ stopped });
        else output.line(`Stopped ${formats.counted(stopped, "campaign", "campaigns")}.`);
      });
    });
}

const STOP_HELP = `
Calls that go on are led to their end, unless --end-calls is given; what rings is let ring as long as
the rules ask for. \`rufbaum campaign resume\` goes on.

Examples:
  rufbaum campaign stop Herbst
  rufbaum campaign stop --all --end-calls
`;

/** `rufbaum campaign delete` */
export function deleteCampaignCommand(context: Context): Command {
  const { deps, output } = context;
  return new Command("delete")
    .description("take a campaign away; its contacts and calls stay. It must not run")
    .argument(...CAMPAIGN)
    .option("--yes", "do not ask")
    .action(async (wanted: string, { yes }: { yes?: true }) => {
      const mayAsk = deps.stdin.isTerminal && !output.isJson();
      if (!yes && !mayAsk) {
        throw wrongInput("Deleting has to be confirmed.", {
          reason: "not-confirmed",
          hint: "Say --yes to delete without being asked.",
        });
      }
      await withConnection(context, async ({ client }) => {
        const campaign = await findCampaign(client, wanted);
        if (!yes) {
          deps.stderr.write(`Delete ${named(campaign)}? [y/N] `);
          if (!/^(y|yes|j|ja)$/i.test((await deps.stdin.readLine()).trim())) {
            throw new CliError("Nothing was deleted.", { reason: "not-confirmed" });
          }
        }
        const { id } = campaign;
        await ask(client, campaignRoute(client, id).delete());
        if (output.isJson()) output.json({ id, deleted: true });
        else output.line(`Deleted ${named(campaign)}.`);
      });
    });
}

/** `rufbaum campaign watch` */
export function watchCampaignCommand(context: Context): Command {
  return new Command("watch")
    .description("how far a campaign is, until it is done or paused")
    .argument(...CAMPAIGN)
    .addHelpText("after", WATCH_HELP)
    .action((wanted: string) =>
      withConnection(context, async (connection) => {
        const { client, isOwn } = connection;
        // No other process calls with data that could be opened here.
        if (isOwn) throw needsServer();
        await watchToItsEnd(context, connection, await findCampaign(client, wanted));
      }),
    );
}

const WATCH_HELP = `
On a terminal one line that changes, else a line every ten seconds in which something changed; with
--json a line for each change: campaign-progress, and campaign-ended at the end. Ctrl-C or a signal ends
the watching alone, with watching-ended.

A server that is started anew is found again.

Exit codes: 0 it is done, or Ctrl-C; 1 it is paused or was deleted; 3 no server answered for five minutes.
`;

function tellStatus({ output }: Context, campaign: Campaign): void {
  if (output.isJson()) output.json(campaign);
  else output.line(`${named(campaign)}: ${statusOf(campaign)}`);
}
