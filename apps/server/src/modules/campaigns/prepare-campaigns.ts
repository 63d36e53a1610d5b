import { describeFault, type Timers } from "@rufbaum/runtime";
import {
  type CampaignRecord,
  changeCampaign,
  countListedAfter,
  enterFromCampaign,
  enterList,
  type ListLeft,
  listsLeft,
  readCampaignCounts,
} from "@rufbaum/store";
import { type CheckDeps, checkContacts } from "./check-contacts.ts";
import { throughOutages } from "./through-outages.ts";
import type { CheckProgress } from "./view.ts";

/** Entries of a list that are put into a campaign by one statement: some ten milliseconds embedded. */
const ENTRIES = 1_000;

export interface PrepareDeps extends CheckDeps {
  timers: Timers;
  /** Ends all of it, with its server. */
  ending?: AbortSignal;
  changed(campaignId: string): void;
  log(message: string): void;
}

interface Wanted {
  /** Whether the rules are asked as well. */
  checks: boolean;
  /** The imports whose lists are put into it: all of its own unless said otherwise. */
  lists?: readonly string[];
  /** Whose contacts are put into it after them: another campaign's, by its key, who stand so there. */
  from?: { campaign: number; standings: readonly string[] | null } | null;
}

interface Preparation extends CheckProgress, Required<Wanted> {
  /** Ends all of it. */
  ending: AbortController;
  /** Ends the questions alone. */
  asking: AbortController;
  isAsking: boolean;
  /** What it waits for. */
  before: Preparation | null;
  work: Promise<void>;
}

/**
 * Puts the lists of campaigns into them and asks the rules about everybody, in slices, behind the
 * requests. What a server leaves unfinished the next check takes up: who is in stays in, and a
 * campaign counts as checked once all of it was. A database that is away is waited for.
 */
export function createPreparing(deps: PrepareDeps) {
  const { sideDb, clock, timers, changed, log } = deps;
  const running = new Map<string, Preparation>();

  /** Goes on with what is under way for this campaign, or begins it. */
  function begin(
    campaign: CampaignRecord,
    { checks, lists = campaign.lists, from = null }: Wanted,
  ): Preparation {
    const under = running.get(campaign.id);
    const isUnder = lists.every((list) => under?.lists.includes(list));
    const isAsked = under?.checks && !under.asking.signal.aborted;
    if (under && isUnder && (isAsked || !checks)) return under;
    const before = under ?? null;
    const [ending, asking] = [new AbortController(), new AbortController()];
    if (deps.ending?.aborted) ending.abort();
    const made: Preparation = {
      ...{ done: 0, total: 0, checks, lists, from },
      ...{ ending, asking, isAsking: false, before, work: Promise.resolve() },
    };
    made.work = Promise.resolve(before?.work)
      .catch(() => {})
      .then(() => prepare(campaign, made))
      .finally(() => {
        made.before = null;
        if (running.get(campaign.id) === made) running.delete(campaign.id);
        changed(campaign.id);
      });
    // Whoever waits for it is told; nobody may.
    made.work.catch((error) => {
      if (!ending.signal.aborted && !asking.signal.aborted) {
        log(`campaign ${campaign.id} was not made ready: ${describeFault(error)}`);
      }
    });
    running.set(campaign.id, made);
    return made;
  }

  async function prepare(campaign: CampaignRecord, made: Preparation): Promise<void> {
    const signal = AbortSignal.any([made.ending.signal, made.asking.signal]);
    const left = await through(made, () => listsLeft(sideDb, campaign.key, made.lists));
    made.total = await through(made, () => amountOf(campaign, made, left));
    for (const list of left) await fill(campaign, list, made);
    if (made.from) await fillFrom(campaign, made.from, made);
    if (!made.checks || made.asking.signal.aborted) return;
    made.isAsking = true;
    const { until, holdsBack } = await checkContacts(deps, campaign, {
      signal,
      told: (amount) => step(campaign, made, amount),
    });
    signal.throwIfAborted();
    await changeCampaign(sideDb, campaign.id, {
      among: ["draft", "paused"],
      changes: { checked: { at: clock.now(), until, holdsBack } },
    });
  }

  async function fill(
    { id, key: campaign, startedAt }: CampaignRecord,
    { importId, afterLine: begun }: ListLeft,
    made: Preparation,
  ): Promise<void> {
    for (let after: number | null = begun; after !== null; ) {
      made.ending.signal.throwIfAborted();
      const afterLine: number = after;
      // Who was added later comes first.
      const priority = startedAt === null ? 0 : 1;
      const slice = { campaign, importId, afterLine, limit: ENTRIES, priority };
      const { read, next } = await through(made, () =>
        enterList(sideDb, { ...slice, dueAt: clock.now() }),
      );
      step({ id }, made, read);
      after = next;
    }
  }

  async function fillFrom(
    { id, key: campaign }: CampaignRecord,
    { campaign: from, standings }: NonNullable<Wanted["from"]>,
    made: Preparation,
  ): Promise<void> {
    for (let place: number | null = 0; place !== null; ) {
      made.ending.signal.throwIfAborted();
      const after: number = place;
      const slice = { campaign, from, standings, after, limit: ENTRIES, priority: 0 };
      const { read, next } = await through(made, () =>
        enterFromCampaign(sideDb, { ...slice, dueAt: clock.now() }),
      );
      step({ id }, made, read);
      place = next;
    }
  }

  /** Of who is put in nothing is lost because the database was away. */
  function through<T>({ ending: { signal } }: Preparation, work: () => Promise<T>): Promise<T> {
    return throughOutages(work, { timers, signal });
  }

  function step({ id }: Pick<CampaignRecord, "id">, made: Preparation, amount: number): void {
    made.done = Math.min(made.total, made.done + amount);
    changed(id);
  }

  /** Entries to go through and people to ask about. */
  async function amountOf(
    { key }: CampaignRecord,
    { checks, from }: Preparation,
    left: readonly ListLeft[],
  ): Promise<number> {
    let entries = 0;
    if (from) {
      const counts = await readCampaignCounts(sideDb, [from.campaign]);
      const meant = counts.filter(({ standing }) => from.standings?.includes(standing) ?? true);
      entries = meant.reduce((sum, { amount }) => sum + amount, 0);
    }
    for (const list of left) entries += await countListedAfter(sideDb, list);
    if (!checks) return entries;
    const counts = await readCampaignCounts(sideDb, [key]);
    const inside = counts.reduce((sum, { amount }) => sum + amount, 0);
    return entries + Math.max(entries, inside);
  }

  /** What is under way; `null` where nothing is. */
  function progress(id: string): CheckProgress | null {
    const made = running.get(id);
    return made ? { done: made.done, total: made.total } : null;
  }

  /**
   * Asks the rules no further, as the campaign changed; resolves once nothing is written down of their
   * answers any more. Who is being put into it is put into it all the same.
   */
  async function abandon(id: string): Promise<void> {
    for (let made = running.get(id) ?? null; made; made = made.before) {
      made.asking.abort();
      if (made.isAsking) await made.work.catch(() => {});
    }
  }

  /** Ends all that is under way for a campaign that is gone; resolves once it has. */
  async function end(id: string): Promise<void> {
    const last = running.get(id);
    for (let made = last ?? null; made; made = made.before) made.ending.abort();
    await last?.work.catch(() => {});
  }

  async function close(): Promise<void> {
    await Promise.all([...running.keys()].map(end));
  }

  deps.ending?.addEventListener("abort", () => void close());
  return { begin, progress, abandon, end };
}

export type Preparing = ReturnType<typeof createPreparing>;
