import { USUAL_PLAN } from "@rufbaum/dialing/campaigns";
import { describeFault, type Runtime } from "@rufbaum/runtime";
import {
  appendAuditEntry,
  type CampaignRecord,
  type CampaignStatus,
  changeCampaign,
  type Database,
  findContactImport,
  findTree,
  forgetLostCalls,
  insertCampaign,
  listImportNames,
  markCampaignDeleted,
  type PauseReason,
  pauseCampaigns,
  readCampaignCounts,
  reopenCampaign,
} from "@rufbaum/store";
import type { Tree } from "@rufbaum/tree";
import type { Language, Words } from "@rufbaum/words";
import { DomainError } from "../../errors.ts";
import type { ContactFiles } from "../contacts/contact-files.ts";
import type { CallerNumbers } from "../numbers/service.ts";
import { unknownTree } from "../trees/service.ts";
import { type AddDeps, addContacts } from "./add-contacts.ts";
import { changedPlan, type PlanChanges } from "./campaign-plan.ts";
import type { CampaignDialling } from "./campaign-port.ts";
import type { CampaignQueries } from "./campaign-queries.ts";
import { exportResults } from "./export-results.ts";
import { finishAllSpent, lookAtAllAgain } from "./follow-plan.ts";
import type { Preparing } from "./prepare-campaigns.ts";
import { refuseNumber } from "./refuse-number.ts";
import { removeDeleted } from "./remove-deleted.ts";
import { stands } from "./stands.ts";
import { createStarting } from "./start-campaign.ts";

export interface CampaignsDeps extends Pick<AddDeps, "carrierName" | "clock"> {
  files: Pick<ContactFiles, "readSent" | "workbook">;
  runtime: Pick<Runtime, "clock" | "random" | "timers">;
  db: Database;
  /** The same data, for lists and whatever takes long. */
  sideDb: Database;
  campaigns: CampaignQueries;
  preparing: Preparing;
  dialling: CampaignDialling;
  callerNumbers: Pick<CallerNumbers, "choose">;
  changed(campaignId: string): void;
  /** @throws DomainError where nothing more can be stored */
  refuseWhenFull?(): void;
  log(message: string): void;
}

/** What is said of a draft; what is left out stays. */
export interface CampaignFields {
  name?: string | undefined;
  agent?: string | undefined;
  message?: string | undefined;
  treeId?: string | null | undefined;
  useDecisionTree?: boolean | undefined;
  plan?: PlanChanges | undefined;
  /** An import, whose list is to be dialled; of a draft with lists, one more. */
  list?: string | undefined;
}

export const USUAL_AGENT = "Christian_Plasa";

const EVERY: readonly CampaignStatus[] = ["draft", "running", "paused", "completed"];
/** Milliseconds. */
const PATIENCE = 1_500;

/** What is done to campaigns, each with its state in one statement: of two at once one wins. */
export function createCampaigns(deps: CampaignsDeps) {
  const { db, sideDb, campaigns, preparing, dialling, changed } = deps;
  const { clock, random, timers } = deps.runtime;
  /** Whoever asks waits no longer than this for what may take longer. */
  const quickly = () => new Promise<void>((resolve) => void timers.after(PATIENCE, resolve));
  const starting = createStarting({ ...deps, existingTree, quickly });

  async function create(fields: CampaignFields, by: string): Promise<CampaignRecord> {
    deps.refuseWhenFull?.();
    const { name = "", agent = USUAL_AGENT, message = "", treeId = null } = fields;
    const tree = treeId === null ? null : await existingTree(treeId);
    const list = fields.list === undefined ? null : await finishedList(fields.list);
    await refuseNumber(deps.callerNumbers, fields.plan?.callerNumber);
    const plan = changedPlan(USUAL_PLAN, fields.plan ?? {}, { by, now: clock.now() });
    const made = await insertCampaign(db, {
      id: random.id("campaign"),
      name,
      agent,
      message,
      useDecisionTree: fields.useDecisionTree ?? treeId !== null,
      treeId,
      treeName: tree?.name ?? null,
      plan,
      lists: list ? [list.id] : [],
      otherColumns: list?.otherColumns ?? [],
      createdAt: clock.now(),
      createdBy: by,
    });
    await writeDownOverride(null, made, by);
    await tookUp(made);
    return made;
  }

  /** @throws DomainError `campaign-stands` where what is said is frozen by its start */
  async function change(id: string, fields: CampaignFields, by: string): Promise<CampaignRecord> {
    const before = await campaigns.existing(id);
    const { name, plan, ...frozen } = fields;
    const isFrozenSaid = Object.values(frozen).some((value) => value !== undefined);
    const among: CampaignStatus[] = isFrozenSaid ? ["draft"] : ["draft", "running", "paused"];
    if (!among.includes(before.status)) throw stands(before, "change");
    const { treeId, list: listId, agent, message, useDecisionTree } = frozen;
    const tree = treeId === undefined || treeId === null ? null : await existingTree(treeId);
    const list = listId === undefined ? null : await finishedList(listId);
    await refuseNumber(deps.callerNumbers, plan?.callerNumber);
    if (isFrozenSaid || plan) await preparing.abandon(id);
    const isNewList = list !== null && !before.lists.includes(list.id);
    const after = await changeCampaign(db, id, {
      among,
      changes: (is) => ({
        ...(name !== undefined && { name }),
        ...(agent !== undefined && { agent }),
        ...(message !== undefined && { message }),
        ...(useDecisionTree !== undefined && { useDecisionTree }),
        ...(treeId !== undefined && { treeId, treeName: tree?.name ?? null }),
        ...(plan && { plan: changedPlan(is.plan, plan, { by, now: clock.now() }) }),
        ...(isNewList && {
          lists: eachOnce(is.lists, [list.id]),
          otherColumns: eachOnce(is.otherColumns, list.otherColumns),
        }),
        // Whom the rules let through may be others now.
        ...((plan || isNewList) && { checked: null }),
      }),
    });
    if (!after) throw stands(await campaigns.existing(id), "change");
    if (plan?.presumedConsent) await writeDownOverride(before, after, by);
    if (isNewList) await tookUp(after);
    if (plan?.attempts !== undefined || plan?.retries) await behind(after, finishAllSpent);
    if (plan?.windows !== undefined) await behind(after, lookAtAllAgain);
    changed(id);
    dialling.wake();
    return after;
  }

  /** Does what a plan's change means for many, behind the request where it takes longer. */
  async function behind(
    { id, key }: CampaignRecord,
    follow: (db: Database, campaign: number, now: number) => Promise<void>,
  ): Promise<void> {
    const work = follow(sideDb, key, clock.now()).catch((error: unknown) => {
      deps.log(`what a changed plan means was not done for all of them: ${describeFault(error)}`);
    });
    await Promise.race([work, quickly()]);
    // It may have been the last of them.
    void work.then(() => {
      changed(id);
      dialling.wake();
    });
  }

  /** Puts its lists into it, behind the request where they are long. */
  async function tookUp(campaign: CampaignRecord): Promise<void> {
    if (campaign.lists.length === 0) return changed(campaign.id);
    const { work } = preparing.begin(campaign, { checks: false });
    await Promise.race([work, quickly()]);
  }

  async function pause(id: string, reason: PauseReason = "by-hand"): Promise<CampaignRecord> {
    const changes = { status: "paused", pauseReason: reason, pausedAt: clock.now() } as const;
    const paused = await changeCampaign(db, id, { among: ["running"], changes });
    if (!paused) throw stands(await campaigns.existing(id), "pause");
    changed(id);
    return paused;
  }

  async function resume(id: string, by: string): Promise<CampaignRecord> {
    await preparing.abandon(id);
    const running = { status: "running", pauseReason: null, pausedAt: null } as const;
    const changes = { ...running, resumedAt: clock.now() };
    const resumed = await db.transaction(async (tx) => {
      const goesOn = await changeCampaign(tx, id, { among: ["paused"], changes });
      // What made it stop before is no reason to stop again.
      if (goesOn) await forgetLostCalls(tx, goesOn.key);
      return goesOn;
    });
    if (!resumed) throw stands(await campaigns.existing(id), "resume");
    changed(id);
    await audit("campaign-resumed", by, { campaign: id });
    dialling.wake();
    return resumed;
  }

  /** Pauses it at once, or stays with a pause that it has; `endCalls`: those that go on end, too. */
  async function stop(id: string, { endCalls, by }: { endCalls: boolean; by: string }) {
    const before = await campaigns.existing(id);
    await haltIfRunning(before);
    await audit("campaign-stopped", by, { campaign: id, endCalls });
    await dialling.stopCalls(before, { endCalls });
    return campaigns.existing(id);
  }

  /** As far as it runs: it may have ended, or been paused, meanwhile. */
  async function haltIfRunning({ id, status }: CampaignRecord): Promise<void> {
    if (status !== "running") return;
    await pause(id, "emergency-stop").catch((error: unknown) => {
      if (!(error instanceof DomainError)) throw error;
    });
  }

  /** Of all campaigns. @returns how many ran */
  async function stopAll({ endCalls, by }: { endCalls: boolean; by: string }): Promise<number> {
    const stopped = await pauseCampaigns(db, { reason: "emergency-stop", at: clock.now() });
    await audit("campaign-stopped", by, { campaign: null, stopped: stopped.length, endCalls });
    await dialling.stopCalls(null, { endCalls });
    for (const { id } of stopped) changed(id);
    return stopped.length;
  }

  /** @throws DomainError `campaign-stands` while it runs */
  async function remove(id: string, by: string): Promise<void> {
    const before = await campaigns.existing(id);
    const among: CampaignStatus[] = ["draft", "paused", "completed"];
    if (!(await markCampaignDeleted(db, id, { among, at: clock.now() }))) {
      throw stands(await campaigns.existing(id), "delete");
    }
    await preparing.end(id);
    await audit("campaign-deleted", by, { campaign: id, status: before.status });
    changed(id);
    // What is left where this ends early, housekeeping removes.
    void removeDeleted(sideDb).catch((error: unknown) => {
      deps.log(`a deleted campaign is left for later: ${describeFault(error)}`);
    });
  }

  /** Contacts, or a list, into one that is not started, or runs; one that is completed runs again. */
  async function add(
    id: string,
    given: { contacts: readonly unknown[] } | { list: string },
    { by, words, language }: { by: string; words: Words; language: Language },
  ) {
    deps.refuseWhenFull?.();
    const campaign = await campaigns.existing(id);
    if ("list" in given) {
      const list = await finishedList(given.list);
      const before = await totalOf(campaign);
      // First, so that whatever breaks off from here on somebody goes on with the list.
      await changeCampaign(db, id, {
        among: EVERY,
        changes: ({ lists, otherColumns }) => ({
          lists: eachOnce(lists, [list.id]),
          otherColumns: eachOnce(otherColumns, list.otherColumns),
          checked: null,
        }),
      });
      const { work } = preparing.begin(campaign, { checks: false, lists: [list.id] });
      const isDone = await Promise.race([work.then(() => true), quickly().then(() => false)]);
      await tookMore(id, { list: list.id }, by);
      // It may have called all others before the last of a long list stood in it. Where that fails
      // the dialler's look for such campaigns does it.
      void work.then(() => reopen(id)).catch(() => {});
      const added = (await totalOf(campaign)) - before;
      const { done, total } = preparing.progress(id) ?? { done: 0, total: 0 };
      return isDone
        ? {
            added,
            known: Math.max(0, list.counts.rows - list.counts.dropped - added),
            refused: [],
            report: null,
          }
        : { done, total };
    }
    const added = await addContacts(deps, campaign, { ...given, by, words, language });
    if (added.added > 0) await tookMore(id, { added: added.added }, by);
    // They may be in it from a try that broke off before it went on.
    else await reopen(id);
    return added;
  }

  /** A draft of those who stand so, behind the request where they are many. */
  async function redial(
    id: string,
    standings: readonly string[],
    { by, words }: { by: string; words: Words },
  ): Promise<CampaignRecord> {
    const campaign = await campaigns.existing(id);
    const counts = await readCampaignCounts(sideDb, [campaign.key]);
    if (!counts.some(({ standing }) => standings.includes(standing))) {
      throw new DomainError({ code: "nobody-to-redial" }, { status: 422 });
    }
    const made = await likeIt(campaign, {
      name: words.campaignAgain(campaign.name),
      lists: [],
      by,
    });
    const from = { campaign: campaign.key, standings };
    const { work } = preparing.begin(made, { checks: false, lists: [], from });
    await Promise.race([work, quickly()]);
    return made;
  }

  /** A draft of everybody in it: the same lists, as far as there still are any, then whoever else. */
  async function copy(
    id: string,
    { by, words }: { by: string; words: Words },
  ): Promise<CampaignRecord> {
    const campaign = await campaigns.existing(id);
    const names = await listImportNames(sideDb, campaign.lists);
    const lists = campaign.lists.filter((list) => names.has(list));
    const made = await likeIt(campaign, { name: words.campaignCopy(campaign.name), lists, by });
    const from = { campaign: campaign.key, standings: null };
    const { work } = preparing.begin(made, { checks: false, from });
    await Promise.race([work, quickly()]);
    return made;
  }

  /** When it begins and who is presumed to agree is said anew. */
  function likeIt(
    { agent, message, useDecisionTree, treeId, treeName, plan, otherColumns }: CampaignRecord,
    { name, lists, by }: { name: string; lists: readonly string[]; by: string },
  ): Promise<CampaignRecord> {
    deps.refuseWhenFull?.();
    return insertCampaign(db, {
      id: random.id("campaign"),
      name,
      agent,
      message,
      useDecisionTree,
      treeId,
      treeName,
      plan: { ...plan, startsAt: null, presumedConsent: null },
      lists,
      otherColumns,
      createdAt: clock.now(),
      createdBy: by,
    });
  }

  /** Its results as a file, which is written down. */
  async function exported(
    id: string,
    wanted: { format: "csv" | "xlsx"; standings?: readonly string[] | undefined },
    { by, words }: { by: string; words: Words },
  ): Promise<Response> {
    const campaign = await campaigns.existing(id);
    const { format, standings = null } = wanted;
    await audit("campaign-exported", by, { campaign: id, format, standings });
    return exportResults({ db: sideDb, files: deps.files, words }, campaign, wanted);
  }

  async function tookMore(id: string, details: Record<string, unknown>, by: string): Promise<void> {
    await reopen(id);
    await audit("campaign-extended", by, { campaign: id, ...details });
    changed(id);
    dialling.wake();
  }

  /** Whoever came last is called, too. */
  async function reopen(id: string): Promise<void> {
    if (!(await reopenCampaign(db, id, { now: clock.now() }))) return;
    changed(id);
    dialling.wake();
  }

  async function totalOf({ key }: CampaignRecord): Promise<number> {
    const counts = await readCampaignCounts(sideDb, [key]);
    return counts.reduce((sum, { amount }) => sum + amount, 0);
  }

  async function existingTree(treeId: string): Promise<Tree> {
    const tree = await findTree(db, treeId);
    if (tree) return tree;
    throw unknownTree(treeId);
  }

  async function finishedList(id: string) {
    const list = await findContactImport(db, id);
    if (!list) throw new DomainError({ code: "unknown-import", id }, { status: 404 });
    if (list.status !== "running") return list;
    throw new DomainError({ code: "list-unfinished", name: list.name }, { status: 409 });
  }

  /** Who lets businesses be called without an express consent answers for it. */
  async function writeDownOverride(
    before: CampaignRecord | null,
    after: CampaignRecord,
    by: string,
  ): Promise<void> {
    const presumed = after.plan.presumedConsent;
    if (!presumed || presumed.at === before?.plan.presumedConsent?.at) return;
    await audit("campaign-override", by, { campaign: after.id, reason: presumed.reason });
  }

  async function audit(
    action: Parameters<typeof appendAuditEntry>[1]["action"],
    by: string,
    details: Record<string, unknown>,
    within: Database = db,
  ): Promise<void> {
    await appendAuditEntry(within, { at: clock.now(), by, action, subject: null, details });
  }

  return {
    create,
    change,
    ...starting,
    pause,
    resume,
    stop,
    stopAll,
    add,
    redial,
    copy,
    exported,
    remove,
  };
}

/** In the order in which they came. */
function eachOnce(before: readonly string[], more: readonly string[]): string[] {
  return [...new Set([...before, ...more])];
}

export type Campaigns = ReturnType<typeof createCampaigns>;
