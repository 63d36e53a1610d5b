import type { Connection } from "../connection/connection.ts";
import type { Context } from "../context.ts";
import { FailedResult } from "../errors.ts";
import type { Campaign } from "./find-campaign.ts";
import { named } from "./told-campaign.ts";
import { watchCampaign } from "./watch-campaign.ts";

/** Ends with the campaign, or with Ctrl-C, which leaves it running. */
export async function watchToItsEnd(
  context: Context,
  connection: Connection,
  { id }: Pick<Campaign, "id">,
): Promise<void> {
  const { output } = context;
  const { campaign, isInterrupted } = await watchCampaign(context, connection, id);
  const type = isInterrupted ? "watching-ended" : "campaign-ended";
  if (output.isJson()) output.jsonLine({ type, campaign, isInterrupted });
  if (isInterrupted) {
    tellGoesOn(context, campaign);
    return;
  }
  if (campaign.status !== "completed") throw new FailedResult();
}

/** Whoever pressed Ctrl-C may have meant the calls. */
export function tellGoesOn({ output }: Context, campaign: Campaign): void {
  output.notice(`${named(campaign)} goes on. To stop it: rufbaum campaign stop ${campaign.id}`);
}
