import {
  type CampaignContactRecord,
  type CampaignContactsAfter,
  type CampaignRecord,
  type Database,
  listCampaignContacts,
  readCampaignCounts,
} from "@rufbaum/store";
import type { Words } from "@rufbaum/words";
import type { ContactFiles } from "../contacts/contact-files.ts";
import { refuseTooLarge, type TableRows, tableFile } from "../contacts/table-file.ts";
import { nameOfReason } from "./view.ts";

const PAGE = 1_000;

/**
 * Who stands how in a campaign, with the columns of its lists, as a file.
 * @throws DomainError `workbook-too-large`
 */
export async function exportResults(
  { db, files, words }: { db: Database; files: Pick<ContactFiles, "workbook">; words: Words },
  campaign: CampaignRecord,
  wanted: { format: "csv" | "xlsx"; standings?: readonly string[] | undefined },
): Promise<Response> {
  const { format, standings } = wanted;
  if (format === "xlsx") {
    const counts = await readCampaignCounts(db, [campaign.key]);
    const meant = counts.filter(({ standing }) => standings?.includes(standing) ?? true);
    refuseTooLarge(meant.reduce((sum, { amount }) => sum + amount, 0));
  }
  const { sheet } = words.campaignResults;
  return tableFile({ format, name: "campaign", sheet }, rows(), files);

  async function* rows(): TableRows {
    yield [[...words.campaignResults.columns, ...campaign.otherColumns]];
    for (let after: CampaignContactsAfter | undefined; ; ) {
      const asked = { limit: PAGE, standings, after };
      const { contacts, next } = await listCampaignContacts(db, campaign.key, asked);
      yield contacts.map((row) => cellsOf(row, campaign.otherColumns, words));
      if (!next) return;
      after = next;
    }
  }
}

function cellsOf(row: CampaignContactRecord, columns: readonly string[], words: Words): string[] {
  const { standings } = words.campaignResults;
  const { standing, customFields } = row;
  return [
    row.number,
    row.firstName,
    row.lastName,
    row.company,
    Object.hasOwn(standings, standing) ? standings[standing as keyof typeof standings] : standing,
    nameOfReason(row.reason, words) ?? "",
    String(row.attempts),
    iso(row.lastAt),
    row.lastDuration === null ? "" : String(row.lastDuration),
    iso(row.calledBackAt),
    ...columns.map((name) => (Object.hasOwn(customFields, name) ? (customFields[name] ?? "") : "")),
  ];
}

function iso(at: number | null): string {
  return at === null ? "" : new Date(at).toISOString();
}
