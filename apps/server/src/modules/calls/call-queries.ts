import { asked, type Calls } from "@rufbaum/calls";
import { parsePhoneNumber } from "@rufbaum/dialing";
import type { Clock } from "@rufbaum/runtime";
import {
  type CallFilter,
  type CallSummary,
  type CampaignName,
  campaignNames,
  countCalls,
  type Database,
  findCampaign,
  findDroppedWords,
  lastMessages,
  listCalls,
  listMessages,
  listOpenCalls,
  listRecordings,
} from "@rufbaum/store";
import type { Words } from "@rufbaum/words";
import { DomainError } from "../../errors.ts";
import type { ActiveCall, TranscriptMessage } from "../../live/messages.ts";
import { sharedRead } from "../../shared-read.ts";
import { readHomeCountry } from "../lawful-calling/home-country.ts";
import type { HeldSound } from "../recordings/held-sound.ts";
import { type RecordingView, viewRecording } from "./view-recording.ts";
import { type CallView, titlesIn, viewActiveCall, viewCall, viewMessage } from "./views.ts";

/** Utterances shown with a running call in a list. */
const LAST_WORDS = 2;

export interface CallDetail extends CallView {
  messages: TranscriptMessage[];
  path: string[];
  recordings: RecordingView[];
  /** When its words were dropped, and when it was said that an AI speaks; `null` where they are kept. */
  notLogged: { at: string; disclosedAt: string | null } | null;
}

export type CallQuery = Omit<CallFilter, "before" | "home" | "campaign"> & {
  before?: string | undefined;
  campaignId?: string | undefined;
  limit: number;
};

/** What pages and the command line see of calls; changes nothing. */
export function createCallQueries(deps: {
  db: Database;
  /** The same data, for lists. */
  sideDb: Database;
  clock: Pick<Clock, "now">;
  existing: Calls["existing"];
  treeOf: Calls["treeOf"];
  sound: Pick<HeldSound, "fetch">;
}) {
  const { db, sideDb, clock, existing, treeOf } = deps;

  /** Every dashboard asks for them every two seconds: one read does for all who ask meanwhile. */
  const active = sharedRead(readActive);

  async function readActive(): Promise<ActiveCall[]> {
    const calls = await listOpenCalls(sideDb);
    const ids = calls.map((call) => call.id);
    const messages = await lastMessages(sideDb, ids, LAST_WORDS);
    const campaignOf = await campaignsOf(calls);
    const now = clock.now();
    return Promise.all(
      calls.map(async (call) => {
        const tree = await treeOf(call);
        const last = (messages.get(call.id) ?? []).map((message) =>
          viewMessage(message, call, titlesIn(tree)),
        );
        const beside = { lastMessages: last, campaign: campaignOf(call) };
        return viewActiveCall(call, tree, beside, now);
      }),
    );
  }

  /** The newest first; `before` is the id of a call, only older ones follow. */
  async function list(query: CallQuery, words: Words): Promise<CallView[]> {
    const now = clock.now();
    const calls = await listCalls(sideDb, { ...(await filterOf(query)), limit: query.limit });
    const campaignOf = await campaignsOf(calls);
    return calls.map((call) => viewCall(call, campaignOf(call), { now, words }));
  }

  /** How many there are, counted up to `most`. */
  async function count(query: Omit<CallQuery, "limit">, most: number) {
    return countCalls(sideDb, { ...(await filterOf(query)), most });
  }

  async function filterOf(query: Omit<CallQuery, "limit">): Promise<CallFilter> {
    const { before, number, campaignId, ...filter } = query;
    const campaign = campaignId === undefined ? undefined : await keyOf(campaignId);
    const last = before === undefined ? undefined : await existing(before);
    const numbers = number === undefined ? {} : await numberFilter(number);
    return { ...filter, ...numbers, campaign, before: last };
  }

  /** @throws DomainError `unknown-campaign` */
  async function keyOf(id: string): Promise<number> {
    const campaign = await findCampaign(sideDb, id);
    if (campaign) return campaign.key;
    throw new DomainError({ code: "unknown-campaign", id }, { status: 404 });
  }

  /** Which campaign each of the calls is an attempt of: one read, or none, for all of them. */
  async function campaignsOf(
    calls: readonly Pick<CallSummary, "attempt">[],
  ): Promise<(call: Pick<CallSummary, "attempt">) => CampaignName | null> {
    const keys = new Set(calls.flatMap(({ attempt }) => attempt?.campaign ?? []));
    const names = await campaignNames(sideDb, [...keys]);
    return ({ attempt }) => (attempt && names.get(attempt.campaign)) ?? null;
  }

  /** A whole number is its owner's alone; of a part of one nobody knows where it stands. */
  async function numberFilter(text: string): Promise<Pick<CallFilter, "number" | "home">> {
    const home = await readHomeCountry(sideDb);
    const parsed = parsePhoneNumber(text, { home });
    return { number: parsed.ok ? parsed.e164 : text, home };
  }

  async function find(id: string, words: Words): Promise<CallDetail> {
    const call = await existing(id);
    const titles = titlesIn(await treeOf(call));
    const messages = await listMessages(sideDb, call.id);
    const recordings = await listRecordings(sideDb, call.id);
    const dropped = await findDroppedWords(sideDb, call.id);
    const campaignOf = await campaignsOf([call]);
    return {
      ...viewCall(call, campaignOf(call), { now: clock.now(), words }),
      messages: messages.map((message) => viewMessage(message, call, titles)),
      path: [...(call.state?.path ?? [])],
      recordings: recordings.map((made) => viewRecording(made, call)),
      notLogged: dropped && {
        at: new Date(dropped.at).toISOString(),
        disclosedAt:
          dropped.disclosedAt === null ? null : new Date(dropped.disclosedAt).toISOString(),
      },
    };
  }

  /** The sound of a call, from the carrier. @throws DomainError `no-recording`, CallRefused `carrier-refused` */
  async function recording(id: string): Promise<Response> {
    const call = await existing(id);
    const [made] = (await listRecordings(db, call.id)).filter(
      ({ status }) => status === "completed",
    );
    const sound = made && (await asked(deps.sound.fetch(made)));
    if (sound) return sound;
    throw new DomainError({ code: "no-recording" }, { status: 404 });
  }

  return { active, list, count, find, recording };
}
