import { ask, type Client } from "../client.ts";
import { pick } from "../pick.ts";

/** How a campaign is named. */
export const CAMPAIGN = ["<campaign>", "id or name, or the start of either"] as const;

export type Campaign = Awaited<ReturnType<typeof listCampaigns>>[number];

/** The newest first. */
export function listCampaigns(client: Client) {
  return ask(client, bulkCalls(client).campaigns.get());
}

/** The campaign that is meant by an id, a name, or the start of either. */
export async function findCampaign(client: Client, wanted: string): Promise<Campaign> {
  const found = await listCampaigns(client);
  return pick(found, wanted, { noun: "campaign", list: "rufbaum campaign list" });
}

/** The routes of one. */
export function campaignRoute(client: Client, id: string) {
  return bulkCalls(client).campaigns({ id: encodeURIComponent(id) });
}

export function bulkCalls(client: Client) {
  return client.api.api["bulk-calls"];
}

/** A list by its id or name; those that are not among the newest have to be named by their id. */
export async function idOfList(client: Client, list: string): Promise<string> {
  if (/^import_\w{6,}$/.test(list)) return list;
  const imports = await ask(client, client.api.api.contacts.imports.get());
  return pick(imports, list, { noun: "list", list: "rufbaum contacts imports" }).id;
}
