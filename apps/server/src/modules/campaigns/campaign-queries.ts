import { parsePhoneNumber } from "@rufbaum/dialing";
import type { Clock } from "@rufbaum/runtime";
import {
  type CampaignContactsAfter,
  type CampaignRecord,
  countCampaignStarts,
  type Database,
  findCampaign,
  findCampaignContact,
  findContact,
  listCalls,
  listCampaignContacts,
  listCampaigns,
  listExistingTrees,
  listImportNames,
  readCampaignCounts,
  readCampaignTallies,
} from "@rufbaum/store";
import type { CarrierName } from "@rufbaum/telephony";
import type { Words } from "@rufbaum/words";
import { DomainError } from "../../errors.ts";
import { viewCall } from "../calls/views.ts";
import { sequenceOf } from "../contacts/view.ts";
import { readDialSettings, rulesHoldBack } from "../lawful-calling/dial-settings.ts";
import { readHomeCountry } from "../lawful-calling/home-country.ts";
import type { CampaignDialling } from "./campaign-port.ts";
import { writtenAfter } from "./contacts-after.ts";
import {
  type CampaignFigures,
  type CampaignView,
  PACE_MINUTES,
  viewCampaign,
  viewCampaignContact,
} from "./view.ts";

/** Campaigns listed: of older ones nobody sees the progress. */
const LISTED = 500;
/** Calls to one contact that are shown. */
const ATTEMPTS = 100;

export interface CampaignContactQuery {
  limit: number;
  after?: CampaignContactsAfter | undefined;
  standing?: string | undefined;
  reason?: string | undefined;
  text?: string | undefined;
}

/** Counts by weekday (0 Sunday) and hour where the people are: `1-09`. */
export type ByHour = Readonly<Record<string, number>>;

/** What pages and the command line see of campaigns; changes nothing. */
export function createCampaignQueries(deps: {
  /** The same data, for lists. */
  sideDb: Database;
  clock: Clock;
  /** Who places what begins now. */
  carrierName(): CarrierName;
  dialling: Pick<CampaignDialling, "holdOf">;
}) {
  const { sideDb, clock, carrierName, dialling } = deps;

  async function list(words: Words): Promise<CampaignView[]> {
    return view(await listCampaigns(sideDb, { limit: LISTED }), words);
  }

  async function viewOne(campaign: CampaignRecord, words: Words): Promise<CampaignView> {
    const [shown] = await view([campaign], words);
    if (!shown) throw new Error("A campaign was not shown.");
    return shown;
  }

  /** A query of each kind for all of them, however many they are. */
  async function view(found: readonly CampaignRecord[], words: Words): Promise<CampaignView[]> {
    const now = clock.now();
    const keys = found.map(({ key }) => key);
    const running = found.filter(({ status }) => status === "running").map(({ key }) => key);
    const counts = Map.groupBy(await readCampaignCounts(sideDb, keys), (one) => one.campaign);
    const tallies = Map.groupBy(
      await readCampaignTallies(sideDb, keys, ["call"]),
      (one) => one.campaign,
    );
    const starts = await countCampaignStarts(sideDb, running, {
      since: now - PACE_MINUTES * 60_000,
    });
    const names = await listImportNames(sideDb, [...new Set(found.flatMap(({ lists }) => lists))]);
    const treeIds = found.flatMap(({ treeId }) => treeId ?? []);
    const trees = await listExistingTrees(sideDb, [...new Set(treeIds)]);
    const holdsBack = rulesHoldBack(await readDialSettings(sideDb), carrierName());
    return found.map((campaign) => {
      const figures: CampaignFigures = {
        counts: counts.get(campaign.key) ?? [],
        tallies: Object.fromEntries(
          (tallies.get(campaign.key) ?? []).map(({ key, amount }) => [key, amount]),
        ),
        starts: starts.get(campaign.key) ?? 0,
        hold: campaign.status === "running" ? dialling.holdOf(campaign) : null,
        isTreeGone: campaign.treeId !== null && !trees.has(campaign.treeId),
        holdsBack,
        lists: campaign.lists.map((id) => ({ id, name: names.get(id) ?? "" })),
      };
      return viewCampaign(campaign, figures, { words, now });
    });
  }

  /** @throws DomainError `unknown-campaign` */
  async function existing(id: string): Promise<CampaignRecord> {
    const campaign = await findCampaign(sideDb, id);
    if (campaign) return campaign;
    throw unknownCampaign(id);
  }

  async function find(id: string, words: Words) {
    const campaign = await existing(id);
    const tallies = await readCampaignTallies(sideDb, [campaign.key], ["hour", "answered-hour"]);
    const byHour = (kind: string): ByHour =>
      Object.fromEntries(
        tallies.filter((one) => one.kind === kind).map(({ key, amount }) => [key, amount]),
      );
    return {
      ...(await viewOne(campaign, words)),
      hours: byHour("hour"),
      answeredHours: byHour("answered-hour"),
      /** The lists' columns without a role: the N-th is `customFieldN`. */
      otherColumns: campaign.otherColumns,
    };
  }

  /** @throws DomainError `unknown-campaign` */
  async function contacts(id: string, query: CampaignContactQuery, words: Words) {
    const { key } = await existing(id);
    const { text: search, standing, ...wanted } = query;
    const one = search === undefined ? null : await withNumber(key, search);
    if (one) {
      const isMeant = (standing ?? one.standing) === one.standing;
      return { contacts: isMeant ? [viewCampaignContact(one, words)] : [], next: null };
    }
    const standings = standing === undefined ? undefined : [standing];
    const page = await listCampaignContacts(sideDb, key, { ...wanted, standings, search });
    return {
      contacts: page.contacts.map((row) => viewCampaignContact(row, words)),
      next: page.next && writtenAfter(page.next),
    };
  }

  /** A whole number is its owner's alone, and found at once; `null` for all else. */
  async function withNumber(campaign: number, text: string) {
    const parsed = parsePhoneNumber(text, { home: await readHomeCountry(sideDb) });
    const contact = parsed.ok ? await findContact(sideDb, parsed.e164) : null;
    return contact && findCampaignContact(sideDb, campaign, contact.sequence);
  }

  /** The calls for a contact, the newest first. @throws DomainError `not-in-campaign` */
  async function attempts(id: string, contactId: string, words: Words) {
    const { key: campaign, name } = await existing(id);
    const contact = sequenceOf(contactId);
    const row = contact === null ? null : await findCampaignContact(sideDb, campaign, contact);
    if (!row) {
      throw new DomainError({ code: "not-in-campaign", id: contactId }, { status: 404 });
    }
    const attemptsFor = { campaign, contact: row.contact };
    const calls = await listCalls(sideDb, { attemptsFor, limit: ATTEMPTS });
    const how = { now: clock.now(), words };
    return calls.map((call) => viewCall(call, { id, name }, how));
  }

  return { list, find, existing, viewOne, contacts, attempts };
}

export type CampaignQueries = ReturnType<typeof createCampaignQueries>;

export function unknownCampaign(id: string): DomainError {
  return new DomainError({ code: "unknown-campaign", id }, { status: 404 });
}
