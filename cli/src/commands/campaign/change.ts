import { Command } from "commander";
import {
  checkCampaign,
  notWithStrict,
  strictFaults,
  tellReport,
} from "../../campaigns/check-campaign.ts";
import { CAMPAIGN, campaignRoute, findCampaign } from "../../campaigns/find-campaign.ts";
import { type PlanOptions, planOf, withPlanOptions } from "../../campaigns/plan-options.ts";
import { tellNamesakes } from "../../campaigns/tell-namesakes.ts";
import { named } from "../../campaigns/told-campaign.ts";
import { ask } from "../../client.ts";
import { type Context, withConnection } from "../../context.ts";
import { FailedResult, wrongInput } from "../../errors.ts";

/** `rufbaum campaign change` */
export function changeCampaignCommand(context: Context): Command {
  const { deps, output } = context;
  return withPlanOptions(
    new Command("change")
      .description("call it otherwise, or change how it calls; also while it runs")
      .argument(...CAMPAIGN)
      .option("--name <name>", "what it is called from now on"),
  ).action(async (wanted: string, { name, ...options }: PlanOptions & { name?: string }) => {
    const plan = planOf(options, deps.runtime.clock.now());
    if (name === undefined && !plan) throw wrongInput("There is nothing to change.");
    await withConnection(context, async ({ client }) => {
      const { id } = await findCampaign(client, wanted);
      const said = { ...(name !== undefined && { name }), ...(plan && { plan }) };
      const changed = await ask(client, campaignRoute(client, id).patch(said));
      if (output.isJson()) output.json(changed);
      else output.line(`Changed ${named(changed)}.`);
      if (name !== undefined) await tellNamesakes(context, client, changed);
    });
  });
}

/** `rufbaum campaign copy` */
export function copyCampaignCommand(context: Context): Command {
  const { output } = context;
  return new Command("copy")
    .description("a new draft that calls the same people in the same way, from the beginning")
    .argument(...CAMPAIGN)
    .addHelpText(
      "after",
      "\nWhen it begins, and whose consent is presumed, is said anew.\n\nExample:\n  rufbaum campaign copy Herbst\n",
    )
    .action((wanted: string) =>
      withConnection(context, async ({ client }) => {
        const { id } = await findCampaign(client, wanted);
        const draft = await ask(client, campaignRoute(client, id).copy.post());
        if (output.isJson()) return output.json(draft);
        output.line(`Made ${named(draft)}, a draft.`);
        output.line(`Start it with: rufbaum campaign start --draft ${draft.id}`);
      }),
    );
}

/** `rufbaum campaign check` */
export function checkCampaignCommand(context: Context): Command {
  const { output } = context;
  return new Command("check")
    .description("ask the rules who of a draft, or a paused campaign, may be called")
    .argument(...CAMPAIGN)
    .option(
      "--strict",
      "exit with 1 if anybody would be left out, or the greeting names what no column is",
    )
    .action((wanted: string, { strict }: { strict?: true }) =>
      withConnection(context, async ({ client }) => {
        const { id } = await findCampaign(client, wanted);
        const report = await checkCampaign(context, client, id);
        if (output.isJson()) output.json(report);
        else tellReport(context, report, { greeting: true });
        const faults = strict ? strictFaults(report) : [];
        if (faults.length === 0) return;
        output.notice(notWithStrict(faults));
        throw new FailedResult();
      }),
    );
}
