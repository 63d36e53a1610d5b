import { formatPhoneNumber } from "@rufbaum/dialing";
import { isLater } from "@rufbaum/dialing/campaigns";
import type {
  CampaignContactRecord,
  CampaignRecord,
  CampaignStatus,
  CheckedCampaign,
  PauseReason,
  StandingCount,
} from "@rufbaum/store";
import { isSuccess } from "@rufbaum/tree/graph";
import type { CampaignHold, Words } from "@rufbaum/words";
import { idOfContact } from "../contacts/view.ts";
import { type PlanView, viewPlan } from "./campaign-plan.ts";
import type { Hold } from "./campaign-port.ts";
import type { Greeting } from "./greeting.ts";

/** How many stand where in a campaign. */
export interface StandingAmount {
  standing: string;
  /** What held them back, or how their last call ended; empty where there is nothing to tell. */
  reason: string;
  amount: number;
}

/** A campaign as lists and pages show it. Times ISO 8601. */
export interface CampaignView {
  id: string;
  name: string;
  status: CampaignStatus;
  /** Its contacts. */
  totalCalls: number;
  /** Contacts that are finished, skipped ones included. */
  completedCalls: number;
  /** Those of them with an outcome that counts as success. */
  successfulCalls: number;
  createdAt: string;
  createdBy: string;
  useDecisionTree: boolean;
  agent: string;
  message: string;
  treeId: string | null;
  treeName: string | null;
  /** The published version that it calls with, once started. */
  treeVersion: number | null;
  /** That it was deleted, and what comes of that; `null`: it is there, or none is used. */
  treeNote: string | null;
  pauseReason: PauseReason | null;
  /** That reason as a sentence. */
  pauseMessage: string | null;
  /** When it may begin to call; `null`: as soon as it is started. */
  startsAt: string | null;
  startedAt: string | null;
  startedBy: string | null;
  pausedAt: string | null;
  completedAt: string | null;
  counts: StandingAmount[];
  waiting: number;
  again: number;
  calling: number;
  skipped: number;
  answered: number;
  lost: number;
  calledBack: number;
  /** Of the last five minutes; `null`: nothing to tell. */
  startsPerMinute: number | null;
  /** Until everybody was called, at this pace; `null`: nobody knows, as while it waits for something. */
  secondsLeft: number | null;
  /** What it waits for while it runs. */
  hold: { code: CampaignHold; until: string | null; message: string } | null;
  /** Whether the rules keep anybody back: with the emulator they only tell. */
  holdsBack: boolean;
  plan: PlanView;
  /** The imports whose lists it dials. */
  lists: { id: string; name: string }[];
}

/** Why some will not be called, or not now. */
export interface ReportReason {
  code: string;
  name: string;
  amount: number;
  kind: "never" | "later";
  /** When the first of them may be called, ISO 8601. */
  until: string | null;
}

/** Who of a campaign will be called, and who won't and why. */
export interface Report extends Greeting {
  /** Contacts. */
  total: number;
  /** Whom its start calls, now or later: with the emulator, as long as no rules hold, everybody. */
  called: number;
  /** Contacts that its start leaves out. */
  leftOut: number;
  /** Now, by the rules. */
  callable: number;
  /** Not now, but at another time, by the rules. */
  later: number;
  /** Never, by the rules: where they don't hold anybody back, those whom they would. */
  skipped: number;
  /** Rows of the lists' files, which are no contacts: not among the total, nor those left out. */
  invalid: number;
  reasons: ReportReason[];
  /** How many stand in other campaigns that run, too; not counted of very many. */
  alsoIn: { id: string; name: string; amount: number }[];
  sentence: string;
  /** Whether the rules hold calls back; in the emulator they need not. */
  holdsBack: boolean;
  checkedAt: string;
}

/** How far a check is. */
export interface CheckProgress {
  done: number;
  total: number;
}

/** What is counted of calls beside who stands where. */
export interface CampaignFigures {
  counts: readonly StandingCount[];
  tallies: Readonly<Record<string, number>>;
  /** Calls begun within the last five minutes. */
  starts: number;
  hold: Hold | null;
  isTreeGone: boolean;
  holdsBack: boolean;
  lists: readonly { id: string; name: string }[];
}

const UNFINISHED: readonly string[] = ["waiting", "again", "calling"];
/** Minutes over which the pace is told. */
export const PACE_MINUTES = 5;

export function viewCampaign(
  campaign: CampaignRecord,
  { counts, tallies, starts, hold, isTreeGone, holdsBack, lists }: CampaignFigures,
  { words, now }: { words: Words; now: number },
): CampaignView {
  const { status, startedAt, plan } = campaign;
  // One that ended keeps what would pause it, should it go on.
  const pauseReason = status === "paused" ? campaign.pauseReason : null;
  const amountOf = (isMeant: (standing: string) => boolean) =>
    counts.reduce((sum, one) => sum + (isMeant(one.standing) ? one.amount : 0), 0);
  const standing = (name: string) => amountOf((one) => one === name);
  const [waiting, again] = [standing("waiting"), standing("again")];
  const minutes = Math.min(PACE_MINUTES, Math.max(1, (now - (startedAt ?? now)) / 60_000));
  const pace = status === "running" && starts > 0 ? starts / minutes : null;
  const isAhead = status === "running" && (plan.startsAt ?? 0) > now;
  const waitsFor = isAhead ? { code: "before-start" as const, until: plan.startsAt } : hold;
  const held = status === "running" ? waitsFor : null;
  return {
    id: campaign.id,
    name: campaign.name,
    status,
    totalCalls: amountOf(() => true),
    completedCalls: amountOf((one) => !UNFINISHED.includes(one)),
    successfulCalls: amountOf(isSuccess),
    createdAt: iso(campaign.createdAt),
    createdBy: campaign.createdBy,
    useDecisionTree: campaign.useDecisionTree,
    agent: campaign.agent,
    message: campaign.message,
    treeId: campaign.treeId,
    treeName: campaign.treeName,
    treeVersion: campaign.treeVersion,
    treeNote:
      campaign.useDecisionTree && isTreeGone ? words.campaignTreeGone(startedAt !== null) : null,
    pauseReason,
    pauseMessage: pauseReason && words.campaignPause(pauseReason),
    startsAt: isoOrNull(plan.startsAt),
    startedAt: isoOrNull(startedAt),
    startedBy: campaign.startedBy,
    pausedAt: isoOrNull(campaign.pausedAt),
    completedAt: isoOrNull(campaign.completedAt),
    counts: counts.map(({ standing, reason, amount }) => ({ standing, reason, amount })),
    waiting,
    again,
    calling: standing("calling"),
    skipped: standing("skipped"),
    answered: tallies.answered ?? 0,
    lost: tallies.lost ?? 0,
    calledBack: tallies["called-back"] ?? 0,
    startsPerMinute: pace === null ? null : Math.round(pace * 10) / 10,
    secondsLeft: pace === null || held ? null : Math.ceil(((waiting + again) / pace) * 60),
    hold: held && viewHold(held, words),
    holdsBack,
    plan: viewPlan(plan),
    lists: [...lists],
  };
}

function viewHold({ code, until }: Hold, words: Words) {
  const when = isoOrNull(until);
  return { code, until: when, message: words.campaignHold(code, when, words.timeZone) };
}

/** The report as the counts have it, which the check wrote. */
export function viewReport(
  given: {
    counts: readonly StandingCount[];
    checked: CheckedCampaign;
    /** Rows of the files that were left out, those with another person's name among them. */
    invalid: number;
    otherPersons: number;
    greeting: Greeting;
    alsoIn: Report["alsoIn"];
  },
  words: Words,
): Report {
  const { checked, invalid, otherPersons, greeting, alsoIn } = given;
  const { holdsBack } = checked;
  const open = given.counts.filter(
    ({ standing }) => standing === "waiting" || standing === "again",
  );
  const skippedCounts = given.counts.filter(({ standing }) => standing === "skipped");
  const wouldSkip = open.filter(({ reason }) => reason !== "" && !isLater(reason));
  const never = gathered([...skippedCounts, ...(holdsBack ? [] : wouldSkip)]);
  const waiting = gathered(open.filter(({ reason }) => isLater(reason)));
  const total = sum(given.counts);
  const [skipped, later] = [sum(never), sum(waiting)];
  const rows = [
    { code: "invalid", amount: invalid - otherPersons },
    { code: "other-person", amount: otherPersons },
  ].filter(({ amount }) => amount > 0);
  return {
    total,
    called: sum(open),
    leftOut: sum(skippedCounts),
    callable: sum(open) - later - (holdsBack ? 0 : sum(wouldSkip)),
    later,
    skipped,
    invalid,
    reasons: [
      ...[...never, ...rows].map((one) => viewReason(one, "never", checked, words)),
      ...waiting.map((one) => viewReason(one, "later", checked, words)),
    ],
    alsoIn,
    sentence: words.launchReport({
      ...{ total, called: sum(open), never, later: waiting, invalid, holdsBack },
    }),
    ...greeting,
    holdsBack,
    checkedAt: iso(checked.at),
  };
}

function viewReason(
  { code, amount }: { code: string; amount: number },
  kind: ReportReason["kind"],
  { until }: CheckedCampaign,
  words: Words,
): ReportReason {
  const name = nameOfReason(code, words) ?? code;
  return {
    code,
    name,
    amount,
    kind,
    until: kind === "later" ? isoOrNull(until[code] ?? null) : null,
  };
}

/** The most frequent first. */
function gathered(counts: readonly StandingCount[]): { code: string; amount: number }[] {
  const amounts = new Map<string, number>();
  for (const { reason, amount } of counts) amounts.set(reason, (amounts.get(reason) ?? 0) + amount);
  return [...amounts]
    .map(([code, amount]) => ({ code, amount }))
    .sort((one, other) => other.amount - one.amount || (one.code < other.code ? -1 : 1));
}

function sum(counts: readonly { amount: number }[]): number {
  return counts.reduce((all, { amount }) => all + amount, 0);
}

/** Begins with a capital; `null` of what has no name. */
export function nameOfReason(code: string, words: Words): string | null {
  const name = words.skipReason(code) ?? words.endReason(code);
  return name && `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** Where somebody stands in a campaign. Times ISO 8601. */
export function viewCampaignContact(row: CampaignContactRecord, words: Words) {
  const { number, firstName, lastName, company, standing, reason, attempts } = row;
  return {
    contact: idOfContact(row.contact),
    /** E.164, and as people write it. */
    number,
    written: formatPhoneNumber(number),
    firstName,
    lastName,
    company,
    standing,
    reason,
    reasonName: nameOfReason(reason, words),
    attempts,
    dueAt: isoOrNull(row.dueAt),
    lastAt: isoOrNull(row.lastAt),
    callId: row.callId,
    callSid: row.callSid,
    calledBackAt: isoOrNull(row.calledBackAt),
    /** Seconds. */
    lastDuration: row.lastDuration,
  };
}
export type CampaignContactView = ReturnType<typeof viewCampaignContact>;

function iso(at: number): string {
  return new Date(at).toISOString();
}

function isoOrNull(at: number | null): string | null {
  return at === null ? null : iso(at);
}
