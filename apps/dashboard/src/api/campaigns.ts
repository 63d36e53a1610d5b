import type { CampaignPlan } from "@rufbaum/dialing/campaigns";
import { useMutation, useQuery } from "@tanstack/react-query";
import { ApiError } from "./api-error.ts";
import { ask } from "./client.ts";
import { keys } from "./keys.ts";
import { queryClient } from "./query-client.ts";
import { waitFor } from "./runtime.ts";

export type CampaignStatus = "draft" | "running" | "paused" | "completed";

/** A campaign as lists show it. Times ISO 8601. */
export interface CampaignView {
  id: string;
  name: string;
  status: CampaignStatus;
  totalCalls: number;
  /** Contacts that are finished, skipped ones included. */
  completedCalls: number;
  successfulCalls: number;
  createdAt: string;
  createdBy: string;
  useDecisionTree: boolean;
  agent: string;
  message: string;
  treeId: string | null;
  treeName: string | null;
  treeVersion: number | null;
  pauseReason: string | null;
  startsAt: string | null;
  startedAt: string | null;
  pausedAt: string | null;
  completedAt: string | null;
  counts: readonly { standing: string; reason: string; amount: number }[];
  waiting: number;
  again: number;
  calling: number;
  skipped: number;
  answered: number;
  lost: number;
  calledBack: number;
  /** Of the last five minutes; `null`: nothing to tell yet. */
  startsPerMinute: number | null;
  secondsLeft: number | null;
  /** What it waits for. */
  hold: { code: string; until: string | null; message: string } | null;
  plan: PlanView;
  /** Ids of imports. */
  lists: readonly string[];
}

/** A plan as it is sent and told: its moments are ISO 8601. */
export type PlanView = Omit<CampaignPlan, "startsAt"> & { startsAt: string | null };

/** What can be said of a draft; of what runs `name` and `plan` alone. */
export interface CampaignFields {
  name?: string;
  agent?: string;
  /** Blank: the tree's own opening. */
  message?: string;
  treeId?: string | null;
  useDecisionTree?: boolean;
  plan?: Partial<PlanView>;
  /** An import's id. */
  list?: string;
}

/** Who will be called, and who won't and why. */
export interface Report {
  total: number;
  callable: number;
  /** Not now, but at another time. */
  later: number;
  skipped: number;
  /** Rows of the lists' files that were left out. */
  invalid: number;
  reasons: readonly ReportReason[];
  sentence: string;
  /** What is said before the greeting, as nothing else tells of an AI. */
  disclosure: string | null;
  /** Whether the rules hold calls back; in the emulator they need not. */
  holdsBack: boolean;
}

export interface ReportReason {
  code: string;
  name: string;
  amount: number;
  kind: "never" | "later";
  /** ISO 8601. */
  until: string | null;
}

const POLLED_EVERY = 3_000;

/** All campaigns, the newest first. */
export function useCampaigns() {
  return useQuery({
    queryKey: keys.campaigns,
    queryFn: () => ask<CampaignView[]>("GET", "/api/bulk-calls/campaigns"),
    refetchInterval: POLLED_EVERY,
  });
}

/** One campaign with what its page shows. */
export function useCampaign(id: string | null) {
  return useQuery({
    queryKey: keys.campaign(id ?? ""),
    queryFn: () => readCampaign(id ?? ""),
    enabled: id !== null,
    refetchInterval: POLLED_EVERY,
  });
}

export function readCampaign(id: string) {
  return ask<CampaignView>("GET", one(id));
}

/** Does something with campaigns, each once for each wish. */
export function useCampaignDeed<Given, T>(work: (given: Given) => Promise<T>) {
  return useMutation({ mutationFn: work, onSettled: renewCampaigns });
}

export function createCampaign(fields: CampaignFields) {
  return ask<CampaignView>("POST", "/api/bulk-calls/campaigns", fields);
}

export function changeCampaign(id: string, fields: CampaignFields) {
  return ask<CampaignView>("PATCH", one(id), fields);
}

/** `acknowledged`: how many will be skipped, as it was shown. */
export function startCampaign(id: string, acknowledged?: number) {
  return ask<CampaignView>("POST", `${one(id)}/start`, { acknowledged });
}

export function pauseCampaign(id: string) {
  return ask<CampaignView>("POST", `${one(id)}/pause`);
}

export function resumeCampaign(id: string) {
  return ask<CampaignView>("POST", `${one(id)}/resume`);
}

export function deleteCampaign(id: string) {
  return ask<unknown>("DELETE", one(id));
}

/** A call to one's own number, as the first contact would get it. */
export function tryCampaign(id: string, to: string) {
  return ask<{ callSid: string }>("POST", `${one(id)}/trial`, { to });
}

export interface CheckProgress {
  done: number;
  total: number;
}

const ASKED_AGAIN_AFTER = 500;

/**
 * Asks of each contact whether he may be called, which takes a while for long lists.
 * @throws ApiError; what `signal` was aborted with
 */
export async function checkCampaign(
  id: string,
  told: { signal: AbortSignal; onProgress(progress: CheckProgress): void },
): Promise<Report> {
  let answer = await ask<Report | CheckProgress>("POST", `${one(id)}/check`);
  while (!("callable" in answer)) {
    told.onProgress(answer);
    await waitFor(ASKED_AGAIN_AFTER, told.signal);
    answer = await ask<Report | CheckProgress>("GET", `${one(id)}/check`);
  }
  return answer;
}

export function renewCampaigns(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: keys.everyCampaign });
}

/** Whether a campaign is gone. */
export function isUnknownCampaign(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

function one(id: string): string {
  return `/api/bulk-calls/campaigns/${encodeURIComponent(id)}`;
}
