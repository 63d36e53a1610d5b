import { ask, type Client } from "../client.ts";
import { CliError, wrongInput } from "../errors.ts";
import { formats } from "../output/formats.ts";
import { moment } from "../output/moment.ts";
import { oneLine } from "../output/printable.ts";
import { pick } from "../pick.ts";

/** How a campaign is named. */
export const CAMPAIGN = ["<campaign>", "id or name, or the start of either"] as const;

const PICKED = { noun: "campaign", list: "rufbaum campaign list", told: standsSo };

/** `, running, started 2026-11-24 14:16` */
function standsSo({
  status,
  startedAt,
  createdAt,
}: Pick<Campaign, "status" | "startedAt" | "createdAt">): string {
  const since =
    startedAt === null ? `created ${moment(createdAt)}` : `started ${moment(startedAt)}`;
  return `, ${status}, ${since}`;
}

export type Campaign = Awaited<ReturnType<typeof listCampaigns>>[number];

/** The newest 500, the newest first. */
export function listCampaigns(client: Client) {
  return ask(client, bulkCalls(client).campaigns.get());
}

/** The campaign that is meant by its id; or, of the newest ones, by a name, or the start of either. */
export async function findCampaign(client: Client, wanted: string): Promise<Campaign> {
  return (
    (await byId(client, wanted)) ?? pick<Campaign>(await listCampaigns(client), wanted, PICKED)
  );
}

/** However old it is: the list tells the newest alone. */
async function byId(client: Client, wanted: string): Promise<Campaign | null> {
  if (!/^campaign_[\w-]+$/.test(wanted)) return null;
  try {
    return await ask(client, campaignRoute(client, wanted).get());
  } catch (error) {
    // It may be the start of one.
    if (error instanceof CliError && error.reason === "unknown-campaign") return null;
    throw error;
  }
}

/** The one to stop. @throws CliError (2) with the commands to choose from where several are meant */
export async function findToStop(
  client: Client,
  wanted: string,
  isEndingCalls: boolean,
): Promise<Campaign> {
  const known = await byId(client, wanted);
  if (known) return known;
  const all = await listCampaigns(client);
  try {
    return pick<Campaign>(all, wanted, PICKED);
  } catch (error) {
    if (!(error instanceof CliError) || error.reason !== "ambiguous-campaign") throw error;
    const { candidates } = error.details as { candidates: readonly { id: string }[] };
    const meant = all.filter(({ id }) => candidates.some((one) => one.id === id));
    const ending = isEndingCalls ? " --end-calls" : "";
    throw wrongInput(error.message, {
      reason: error.reason,
      lines: meant.map(
        (one) => `rufbaum campaign stop ${one.id}${ending}  # ${oneLine(one.name)}${standsSo(one)}`,
      ),
      details: { candidates: meant.map(({ id, name, status }) => ({ id, name, status })) },
      hint: `Nothing was stopped yet: enter the line that is meant, or for all: rufbaum campaign stop --all${ending}`,
    });
  }
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
  return pick<List>(imports, list, { ...LIST, told: sizeOf }).id;
}

const LIST = { noun: "list", list: "rufbaum contacts imports" } as const;
type List = Pick<
  NonNullable<
    Awaited<ReturnType<Client["api"]["api"]["contacts"]["imports"]["get"]>>["data"]
  >[number],
  "id" | "name" | "counts" | "startedAt"
>;

/** `, 96 rows, imported 2026-11-24 14:16` */
function sizeOf({ counts, startedAt }: List): string {
  const rows = formats.counted(counts.rows, "row", "rows");
  return `, ${rows}, imported ${moment(startedAt)}`;
}
