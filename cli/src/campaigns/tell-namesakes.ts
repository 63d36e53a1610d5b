import type { Client } from "../client.ts";
import type { Context } from "../context.ts";
import { formats } from "../output/formats.ts";
import { type Campaign, listCampaigns } from "./find-campaign.ts";
import { named, statusOf } from "./told-campaign.ts";

/** Several may have one name; who has to stop one in a hurry should know before. */
export async function tellNamesakes(
  { output }: Context,
  client: Client,
  { id, name }: Pick<Campaign, "id" | "name">,
  { stays = true }: { stays?: boolean } = {},
): Promise<void> {
  const all = await listCampaigns(client);
  const [newest, ...others] = all.filter((one) => one.name === name && one.id !== id);
  if (!newest) return;
  const more = others.length === 0 ? "" : `, and ${formats.whole(others.length)} more`;
  const how = stays ? ` Name this one by its id: ${id}` : "";
  output.notice(`There is another campaign ${named(newest)}, ${statusOf(newest)}${more}.${how}`);
}
