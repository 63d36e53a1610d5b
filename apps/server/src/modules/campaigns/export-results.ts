import type { Cell } from "@rufbaum/dialing/contact-files";
import { localTimeIn } from "@rufbaum/dialing/regions";
import {
  type CampaignContactRecord,
  type CampaignRecord,
  type Database,
  listCampaignResults,
  readCampaignCounts,
} from "@rufbaum/store";
import type { Words } from "@rufbaum/words";
import type { ContactFiles } from "../contacts/contact-files.ts";
import { refuseTooLarge, type TableRows, tableFile } from "../contacts/table-file.ts";
import { saidInCalls } from "./said-in-calls.ts";
import { nameOfReason } from "./view.ts";

const PAGE = 1_000;
/** Where each comes with what was said: with all that its call keeps. */
const PAGE_OF_SAID = 250;
/** What was said comes behind what that came to. */
const BEFORE_SAID = 6;

/**
 * Who stands how in a campaign, with what he said in his last call and the columns of its lists, as a
 * file.
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
  const { columns, sheet } = words.campaignResults;
  const said = await saidInCalls(db, campaign, words);
  return tableFile({ format, name: "campaign", sheet }, rows(), files);

  async function* rows(): TableRows {
    yield [[...columns.toSpliced(BEFORE_SAID, 0, ...said.names), ...campaign.otherColumns]];
    const limit = said.names.length > 0 ? PAGE_OF_SAID : PAGE;
    for (let after = 0; ; ) {
      const asked = { limit, standings, after };
      const { contacts, next } = await listCampaignResults(db, campaign.key, asked);
      const values = await said.of(contacts);
      yield contacts.map((row, place) =>
        cellsOf(row, campaign.otherColumns, words).toSpliced(
          BEFORE_SAID,
          0,
          ...(values[place] ?? []),
        ),
      );
      if (next === null) return;
      after = next;
    }
  }
}

function cellsOf(row: CampaignContactRecord, columns: readonly string[], words: Words): Cell[] {
  const { standings } = words.campaignResults;
  const { standing, customFields } = row;
  return [
    row.number,
    row.firstName,
    row.lastName,
    row.company,
    Object.hasOwn(standings, standing) ? standings[standing as keyof typeof standings] : standing,
    nameOfReason(row.reason, words) ?? "",
    row.attempts,
    shownAt(row.lastAt, words.timeZone),
    row.lastDuration ?? "",
    shownAt(row.calledBackAt, words.timeZone),
    ...columns.map((name) => (Object.hasOwn(customFields, name) ? (customFields[name] ?? "") : "")),
  ];
}

/** What the clock of a zone showed. */
export function shownAt(at: number | null, timeZone: string): Cell {
  if (at === null) return "";
  const { date, minute } = localTimeIn(at, timeZone);
  const parts = [Math.floor(minute / 60), minute % 60, Math.floor(at / 1_000) % 60];
  return { time: `${date} ${parts.map((part) => `${part}`.padStart(2, "0")).join(":")}` };
}
