import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { client, postForBlob, unwrap } from "./client.ts";
import { fullPage } from "./full-page.ts";
import { keys } from "./keys.ts";

const routes = client.api["bulk-calls"];

export type CampaignDetail = Awaited<ReturnType<typeof readDetail>>;
/** Calls by weekday (0 Sunday) and hour where the callee is: `1-09`. */
export type HourCounts = CampaignDetail["hours"];
export type CampaignContact = Awaited<ReturnType<typeof readContacts>>["contacts"][number];

/** Whom to show; what is absent does not matter. */
export interface ContactFilter {
  standing?: string;
  reason?: string;
  text?: string;
}

export const CONTACTS_ON_A_PAGE = 50;
const POLLED_EVERY = 3_000;
/** A text is looked for among all of them. */
const SEARCHED_EVERY = 15_000;

/** One campaign with what its page shows. */
export function useCampaignDetail(id: string) {
  return useQuery({
    queryKey: keys.campaign(id),
    queryFn: () => readDetail(id),
    refetchInterval: POLLED_EVERY,
  });
}

function readDetail(id: string) {
  return unwrap(routes.campaigns({ id }).get());
}

/** One page of those who fit, as of now: looked at again while the campaign may move them. */
export function useCampaignContacts(
  id: string,
  asked: ContactFilter & { after: string | null },
  isMoving: boolean,
) {
  return useQuery({
    queryKey: keys.campaignContacts(id, asked),
    queryFn: ({ signal }) => readContacts(id, asked, signal),
    placeholderData: keepPreviousData,
    // Each filter and page is asked for anew: nothing tells of single contacts.
    staleTime: 0,
    gcTime: 0,
    refetchInterval: isMoving && (asked.text ? SEARCHED_EVERY : POLLED_EVERY),
  });
}

/** A search among very many is told piece by piece, and some pieces hold nobody. */
async function readContacts(
  id: string,
  asked: ContactFilter & { after: string | null },
  signal: AbortSignal,
) {
  const { after: first, ...filter } = asked;
  const { items, next } = await fullPage(CONTACTS_ON_A_PAGE, first, async (after, limit) => {
    const { contacts, next } = await unwrap(
      routes.campaigns({ id }).contacts.search.post(
        // Its type is told as what the server reads it into.
        { ...filter, ...(after !== null && { after: after as never }), limit },
        { fetch: { signal } },
      ),
    );
    return { items: contacts, next };
  });
  return { contacts: items, next };
}

/** The calls with one contact, the newest first. */
export function useContactAttempts(id: string, contact: CampaignContact) {
  const { attempts, lastAt, standing, calledBackAt } = contact;
  const asOf = [attempts, lastAt, standing, calledBackAt].join(" ");
  return useQuery({
    queryKey: keys.campaignAttempts(id, contact.contact, asOf),
    queryFn: () =>
      unwrap(routes.campaigns({ id }).contacts({ contact: contact.contact }).attempts.get()),
    placeholderData: keepPreviousData,
  });
}

export type CampaignFlow = Awaited<ReturnType<typeof readFlow>>;

const FLOW_POLLED_EVERY = 10_000;

/** Which ways the calls went. */
export function useCampaignFlow(id: string, isMoving: boolean) {
  return useQuery({
    queryKey: keys.campaignFlow(id),
    queryFn: () => readFlow(id),
    staleTime: 0,
    refetchInterval: isMoving && FLOW_POLLED_EVERY,
  });
}

function readFlow(id: string) {
  return unwrap(routes.campaigns({ id }).flow.get());
}

/** At once, without waiting for anything. */
export function stopCampaign(id: string, endCalls: boolean) {
  return unwrap(routes.campaigns({ id }).stop.post({ endCalls }));
}

export function stopAllCampaigns(endCalls: boolean) {
  return unwrap(routes.stop.post({ endCalls }));
}

/** A draft of its own with the same lists. */
export function copyCampaign(id: string) {
  return unwrap(routes.campaigns({ id }).copy.post());
}

/** A draft with those contacts who stand there. */
export function redialContacts(id: string, standings: readonly string[]) {
  return unwrap(routes.campaigns({ id }).redial.post({ standings: [...standings] }));
}

export interface WrittenContact {
  phoneNumber: string;
  firstName: string;
  lastName: string;
  company: string;
}

/** What came of it, or how far it is: a long list is added little by little. */
export type AddedContacts = Awaited<ReturnType<typeof addContacts>>;

export function addContacts(id: string, given: { contacts: WrittenContact[] } | { list: string }) {
  return unwrap(routes.campaigns({ id }).contacts.post(given));
}

/** What came of every contact, as a file. */
export function exportContacts(id: string, format: "csv" | "xlsx"): Promise<Blob> {
  return postForBlob(`/api/bulk-calls/campaigns/${encodeURIComponent(id)}/export`, { format });
}
