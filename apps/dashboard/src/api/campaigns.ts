import { infiniteQueryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { ApiError } from "./api-error.ts";
import { client, unwrap } from "./client.ts";
import { keys } from "./keys.ts";
import { queryClient } from "./query-client.ts";
import { waitFor } from "./runtime.ts";

const routes = client.api["bulk-calls"];

/** A campaign as lists show it. */
export type CampaignView = Awaited<ReturnType<typeof readCampaigns>>[number];
export type CampaignStatus = CampaignView["status"];
/** How it dials: moments are ISO 8601. */
export type PlanView = CampaignView["plan"];
/** What can be said of a draft; of what runs `name` and `plan` alone. A `list` comes to those it has. */
export type CampaignFields = Omit<SentFields, "plan"> & { plan?: Partial<PlanView> };
type SentFields = NonNullable<Parameters<typeof routes.campaigns.post>[0]>;
/** Who will be called, and who won't and why. */
export type Report = Exclude<Awaited<ReturnType<typeof askForCheck>>, CheckProgress>;
export type ReportReason = Report["reasons"][number];

const POLLED_EVERY = 3_000;

/** All campaigns, the newest first. */
export function useCampaigns() {
  return useQuery({
    queryKey: keys.campaigns,
    queryFn: readCampaigns,
    refetchInterval: POLLED_EVERY,
  });
}

function readCampaigns() {
  return unwrap(routes.campaigns.get());
}

/** One campaign with what its page shows. */
export function readCampaign(id: string) {
  return unwrap(one(id).get());
}

/** Does something with campaigns, each once for each wish. */
export function useCampaignDeed<Given, T>(work: (given: Given) => Promise<T>) {
  return useMutation({ mutationFn: work, onSettled: renewCampaigns });
}

export function createCampaign(fields: CampaignFields) {
  return unwrap(routes.campaigns.post(fields as SentFields));
}

export function changeCampaign(id: string, fields: CampaignFields) {
  return unwrap(one(id).patch(fields as SentFields));
}

/** `acknowledged`: how many will be skipped, as it was shown. */
export function startCampaign(id: string, acknowledged: number) {
  return unwrap(one(id).start.post({ acknowledged }));
}

/** What a start was refused with: who is skipped by now, and why; `null` where it was refused otherwise. */
export function refusedReport(error: unknown): Report | null {
  const report = error instanceof ApiError ? error.details.report : undefined;
  return (report as Report | undefined) ?? null;
}

export function pauseCampaign(id: string) {
  return unwrap(one(id).pause.post());
}

export function resumeCampaign(id: string) {
  return unwrap(one(id).resume.post());
}

export function deleteCampaign(id: string) {
  return unwrap(one(id).delete());
}

/** A call to one's own number, as the first contact would get it. */
export function tryCampaign(id: string, to: string) {
  return unwrap(one(id).trial.post({ to }));
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
  let answer = await askForCheck(id);
  while (!("callable" in answer)) {
    told.onProgress(answer);
    await waitFor(ASKED_AGAIN_AFTER, told.signal);
    answer = await unwrap(one(id).check.get());
  }
  return answer;
}

function askForCheck(id: string) {
  return unwrap(one(id).check.post());
}

/** Pages of those whom one reason of a report is about, for `useInfiniteQuery`. */
export function skippedPages(id: string, reason: string) {
  return infiniteQueryOptions({
    queryKey: keys.skipped(id, reason),
    queryFn: ({ pageParam }) =>
      unwrap(
        one(id).contacts.search.post({
          reason,
          limit: ROWS_ON_A_PAGE,
          // Its type is told as what the server reads it into.
          ...(pageParam !== null && { after: pageParam as never }),
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    // Each check writes them anew.
    staleTime: 0,
    gcTime: 0,
  });
}

const ROWS_ON_A_PAGE = 100;
const FIRST = 10;

/** The first who stand in a campaign; `null`: nobody is asked for. */
export function useFirstOfCampaign(id: string | null) {
  return useQuery({
    queryKey: keys.firstOfCampaign(id ?? ""),
    queryFn: async () =>
      (await unwrap(one(id ?? "").contacts.search.post({ limit: FIRST }))).contacts,
    enabled: id !== null,
  });
}

export function renewCampaigns(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: keys.everyCampaign });
}

function one(id: string) {
  return routes.campaigns({ id });
}
