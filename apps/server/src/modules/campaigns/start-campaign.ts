import {
  appendAuditEntry,
  type CampaignRecord,
  changeCampaign,
  countSharedContacts,
  findContactImport,
  readCampaignCounts,
  saveSnapshot,
} from "@rufbaum/store";
import type { Words } from "@rufbaum/words";
import { DomainError } from "../../errors.ts";
import { rulesFor } from "./check-contacts.ts";
import { callsOf, publishedOf } from "./frozen-calls.ts";
import { greetingOf } from "./greeting.ts";
import { refuseNumber } from "./refuse-number.ts";
import type { CampaignFields, CampaignsDeps } from "./service.ts";
import { stands } from "./stands.ts";
import { type CheckProgress, type Report, viewReport } from "./view.ts";

/** Milliseconds. */
const CHECK_HOLDS = 15 * 60_000;
/** Contacts that are looked for in other campaigns, by one query that others may wait for. */
const MOST_COMPARED = 20_000;

export interface StartingDeps
  extends Pick<
    CampaignsDeps,
    | "callerNumbers"
    | "carrierName"
    | "clock"
    | "db"
    | "sideDb"
    | "campaigns"
    | "preparing"
    | "dialling"
    | "changed"
    | "refuseWhenFull"
  > {
  existingTree(treeId: string): Promise<unknown>;
  /** Whoever asks waits no longer than this for what may take longer. */
  quickly(): Promise<void>;
}

/** The check of a campaign, its report, and its start, which wants to know what was shown of it. */
export function createStarting(deps: StartingDeps) {
  const { db, sideDb, clock, campaigns, preparing, dialling, changed, quickly } = deps;

  /** What it would not start without, contacts aside. @throws DomainError */
  async function refuseIncomplete({
    name = "",
    useDecisionTree = false,
    treeId = null,
    plan,
  }: Pick<CampaignFields, "name" | "useDecisionTree" | "treeId"> & {
    plan?: { callerNumber?: string | null | undefined } | undefined;
  }): Promise<void> {
    if (name.trim() === "") throw new DomainError({ code: "campaign-nameless" }, { status: 422 });
    if (useDecisionTree) await publishedOf(db, treeId);
    else if (treeId !== null) await deps.existingTree(treeId);
    await refuseNumber(deps.callerNumbers, plan?.callerNumber);
  }

  /** As `check`, however long it takes. */
  async function checkNow(id: string): Promise<void> {
    await preparing.begin(await campaigns.existing(id), { checks: true }).work;
  }

  /** Who of it may be called; begins to ask, and answers how far that is where it takes long. */
  async function check(id: string) {
    const campaign = await campaigns.existing(id);
    if (campaign.status !== "draft" && campaign.status !== "paused")
      throw stands(campaign, "check");
    const made = preparing.begin(campaign, { checks: true });
    await Promise.race([made.work, quickly()]);
    return checked(id);
  }

  /** The report of the last check, or how far it is; `null` where there was none since it changed. */
  async function checked(id: string) {
    const progress = preparing.progress(id);
    if (progress) return { progress };
    const campaign = await campaigns.existing(id);
    return campaign.checked ? { campaign, checked: campaign.checked } : null;
  }

  async function report(campaign: CampaignRecord, words: Words): Promise<Report> {
    if (!campaign.checked) throw new Error("A campaign that was not checked has no report.");
    const lists = await Promise.all(campaign.lists.map((list) => findContactImport(sideDb, list)));
    const counts = await readCampaignCounts(sideDb, [campaign.key]);
    const total = counts.reduce((sum, { amount }) => sum + amount, 0);
    return viewReport(
      {
        counts,
        alsoIn: total > MOST_COMPARED ? [] : await countSharedContacts(sideDb, campaign.key),
        checked: campaign.checked,
        invalid: lists.reduce((sum, list) => sum + (list?.counts.dropped ?? 0), 0),
        otherPersons: lists.reduce(
          (sum, list) => sum + (list?.counts.reasons["other-person"] ?? 0),
          0,
        ),
        greeting: await greetingOf(sideDb, campaign, words),
      },
      words,
    );
  }

  /**
   * From now on it is dialled, with what its calls walk as it is now. `acknowledged`: how many will be
   * skipped, as it was shown; `null`: whoever starts it wants no such question.
   * @throws DomainError where something of it is missing, nobody of it may be called, others are
   *   skipped than was shown, or it was changed meanwhile
   */
  async function start(
    id: string,
    {
      acknowledged,
      by,
      words,
    }: { acknowledged?: number | null | undefined; by: string; words: Words },
  ): Promise<{ campaign: CampaignRecord; report: Report }> {
    deps.refuseWhenFull?.();
    const draft = await campaigns.existing(id);
    if (draft.status !== "draft") throw stands(draft, "start");
    await refuseIncomplete(draft);
    const calls = await callsOf(db, draft);
    const found = (await isCurrent(draft)) ? await checked(id) : await check(id);
    if (!found) throw stands(draft, "start");
    if ("progress" in found) throw isChecking(found.progress);
    const told = await report(found.campaign, words);
    refuseToStart(told, acknowledged);
    const at = clock.now();
    const campaign = await db.transaction(async (tx) => {
      const snapshotId = await saveSnapshot(tx, calls.tree, at);
      const started = await changeCampaign(tx, id, {
        among: ["draft"],
        changes(is) {
          // What was frozen and told is what starts, or nothing is: whoever changed it starts it again.
          if (!isAsTold(is, { ...draft, checked: found.checked })) throw stands(is, "start");
          return {
            status: "running",
            snapshotId,
            treeVersion: calls.version?.number ?? null,
            treeName: calls.version?.name ?? null,
            startedAt: at,
            resumedAt: at,
            startedBy: by,
          };
        },
      });
      if (!started) return null;
      const { total, skipped, later } = told;
      const details = { campaign: id, total, skipped, later };
      const entry = { at, by, action: "campaign-started", subject: null } as const;
      await appendAuditEntry(tx, { ...entry, details });
      return started;
    });
    if (!campaign) throw stands(await campaigns.existing(id), "start");
    changed(id);
    dialling.wake();
    return { campaign, report: told };
  }

  /** Whether what a check found may still be told as it is: consents come and go, and rules change. */
  async function isCurrent(campaign: CampaignRecord): Promise<boolean> {
    if (!campaign.checked) return false;
    const { at, holdsBack } = campaign.checked;
    if (Math.abs(clock.now() - at) > CHECK_HOLDS) return false;
    return (await rulesFor({ ...deps, sideDb }, campaign)).holdsBack === holdsBack;
  }

  return { refuseIncomplete, checkNow, check, checked, report, start };
}

const TOLD = [
  ...(["name", "agent", "message", "useDecisionTree", "treeId"] as const),
  ...(["plan", "lists", "checked"] as const),
];

/** Whether nothing changed of what its calls are made of, whom it calls, and what was found of them. */
function isAsTold(is: CampaignRecord, told: CampaignRecord): boolean {
  return TOLD.every((name) => JSON.stringify(is[name]) === JSON.stringify(told[name]));
}

function isChecking({ done, total }: CheckProgress): DomainError {
  return new DomainError(
    { code: "campaign-checking", done, total },
    { status: 409, details: { done, total } },
  );
}

/** @param acknowledged how many were told to be skipped; `null`: nobody was told */
function refuseToStart(report: Report, acknowledged: number | null | undefined): void {
  const { total, invalid, skipped, sentence, holdsBack } = report;
  const details = { report };
  if (total === 0) {
    const status = 422;
    if (invalid === 0) throw new DomainError({ code: "campaign-without-contacts" }, { status });
    throw new DomainError({ code: "nobody-callable", sentence }, { status: 409, details });
  }
  if (holdsBack && skipped === total) {
    throw new DomainError({ code: "nobody-callable", sentence }, { status: 409, details });
  }
  if (acknowledged === null || acknowledged === skipped) return;
  if (acknowledged === undefined && (skipped === 0 || !holdsBack)) return;
  throw new DomainError(
    { code: "skipped-unacknowledged", skipped, total, sentence },
    { status: 409, details },
  );
}
