import { isLater } from "@rufbaum/dialing/campaigns";
import { mayDial } from "@rufbaum/dialing/lawful-calling";
import { breathe, type Clock } from "@rufbaum/runtime";
import {
  type CampaignRecord,
  type CheckedContact,
  changeCampaign,
  type Database,
  deleteContactImport,
  enterContacts,
  listImportedContacts,
  type OpenContact,
  readCallees,
  readOpenAmong,
  type StandingCount,
  standContacts,
} from "@rufbaum/store";
import type { CarrierName } from "@rufbaum/telephony";
import type { Language, Words } from "@rufbaum/words";
import { DomainError } from "../../errors.ts";
import type { RefusedContact } from "../../file-reader/file-order.ts";
import type { FileReader } from "../../file-reader/open-file-reader.ts";
import { readFile } from "../../file-reader/read-file.ts";
import type { ContactFiles } from "../contacts/contact-files.ts";
import { differs, rulesFor, standingBy } from "./check-contacts.ts";
import { greetingOf } from "./greeting.ts";
import { type Report, viewReport } from "./view.ts";

export interface AddDeps {
  /** What no call waits for. */
  sideDb: Database;
  clock: Clock;
  /** Who places what begins now. */
  carrierName(): CarrierName;
  files: Pick<ContactFiles, "readSent">;
}

/** Contacts that are added at once, one of them or a few; more are uploaded as a list. */
export const MOST_ADDED = 1_000;
/** Read and stored without a pause: some milliseconds of the thread that answers calls. */
const AT_ONCE = 50;
/** Added by hand they come before the lists. */
const FIRST = 1;

export interface AddedContacts {
  added: number;
  /** They were in it already. */
  known: number;
  refused: RefusedContact[];
  /** Of all of them who may still be called, or are left out. */
  report: Report;
}

/**
 * Puts contacts into a campaign, in front of its lists, and asks the rules about them. They are read
 * in this thread, a few at a time: a lead waits for nobody's upload.
 */
export async function addContacts(
  deps: AddDeps,
  campaign: CampaignRecord,
  sent: { contacts: readonly unknown[]; by: string; words: Words; language: Language },
): Promise<AddedContacts> {
  const { sideDb, files } = deps;
  const { contacts, by, words, language } = sent;
  const refused: RefusedContact[] = [];
  const { ended } = await files.readSent(bytesOf(contacts), {
    by,
    language,
    most: MOST_ADDED,
    batchRows: AT_ONCE,
    reader: readHereSlowly,
    noteOf: (line) => words.lineOfFile(campaign.name, line),
    refused: (rows) => void refused.push(...rows.map((row) => JSON.parse(row) as RefusedContact)),
    said() {
      if (contacts.length > 0) return campaign.name;
      throw new DomainError({ code: "no-contacts-given" }, { status: 422 });
    },
  });
  const listed = await listImportedContacts(sideDb, { importId: ended.id, limit: MOST_ADDED });
  const rows = listed.map(({ contact }) => contact);
  const dueAt = deps.clock.now();
  const given = { campaign: campaign.key, dueAt, priority: FIRST };
  const entered = await enterContacts(sideDb, {
    ...given,
    contacts: rows.map(({ sequence }) => sequence),
  });
  // They stand in the campaign: a list for each lead would hide the others.
  await deleteContactImport(sideDb, ended.id);
  await rememberColumns(sideDb, campaign, ended.otherColumns);
  // Those who were in it already, too: who was left out then may have agreed since.
  const among = rows.map(({ sequence }) => sequence);
  const open = await readOpenAmong(sideDb, { campaign: campaign.key, among });
  const report = await reportOn(deps, campaign, open, words);
  return { added: entered.length, known: rows.length - entered.length, refused, report };
}

async function reportOn(
  deps: AddDeps,
  campaign: CampaignRecord,
  rows: readonly OpenContact[],
  words: Words,
): Promise<Report> {
  const { sideDb, clock } = deps;
  const { campaign: about, holdsBack } = await rulesFor(deps, campaign);
  const [stands, changed]: [CheckedContact[], CheckedContact[]] = [[], []];
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const some = rows.slice(from, from + AT_ONCE);
    const now = clock.now();
    const asked = some.map(({ number, country, kind, attempts: attemptsInCampaign }) => ({
      number,
      country,
      kind,
      attemptsInCampaign,
    }));
    const callees = await readCallees(sideDb, asked, { carrier: deps.carrierName(), now });
    for (const [place, row] of some.entries()) {
      const callee = callees[place];
      if (!callee) continue;
      const standing = standingBy(row, mayDial(callee, about, now), { holdsBack, now });
      stands.push(standing);
      if (differs(row, standing)) changed.push(standing);
    }
    await breathe();
  }
  await standContacts(sideDb, campaign.key, changed);
  const until: Record<string, number> = {};
  for (const { reason, dueAt } of stands) {
    if (dueAt !== null && isLater(reason)) until[reason] = Math.min(until[reason] ?? dueAt, dueAt);
  }
  return viewReport(
    {
      counts: stands.map(
        ({ standing, reason }): StandingCount => ({
          campaign: campaign.key,
          standing,
          reason,
          amount: 1,
        }),
      ),
      checked: { at: clock.now(), until, holdsBack },
      invalid: 0,
      otherPersons: 0,
      alsoIn: [],
      greeting: await greetingOf(sideDb, campaign, words),
    },
    words,
  );
}

/** What they bring beside the lists' columns is a variable of their calls, too. */
async function rememberColumns(
  db: Database,
  { id, otherColumns }: CampaignRecord,
  columns: readonly string[],
): Promise<void> {
  if (columns.every((name) => otherColumns.includes(name))) return;
  const among = ["draft", "running", "paused", "completed"] as const;
  await changeCampaign(db, id, {
    among,
    changes: ({ otherColumns: known }) => ({ otherColumns: [...new Set([...known, ...columns])] }),
  });
}

const readHereSlowly: FileReader = {
  async *read(order, bytes) {
    for await (const news of readFile(order, bytes)) {
      yield news;
      await breathe();
    }
  },
};

async function* bytesOf(contacts: readonly unknown[]): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(JSON.stringify({ contacts }));
}
