import { contactVariables } from "@rufbaum/calls";
import { findConsent } from "@rufbaum/dialing/lawful-calling";
import type { Clock } from "@rufbaum/runtime";
import {
  type ContactRecord,
  consentState,
  countContactCalls,
  type Database,
  findCall,
  findContactNote,
  findSuppression,
  listContactCalls,
  listContactCampaigns,
  listContactLists,
  listMergedNumbers,
  readConsents,
} from "@rufbaum/store";
import { readAskedOfConsent } from "./search-fields.ts";
import { idOfContact, viewNote } from "./view.ts";

/** All that is known of a contact beside its own fields. Times ISO 8601. */
export async function tellOfContact(
  { sideDb, clock }: { sideDb: Database; clock: Clock },
  contact: ContactRecord,
) {
  const { sequence, subject, number } = contact;
  const merged = await listMergedNumbers(sideDb, sequence);
  const [note, consents, asked, suppression, campaigns, lists, calls] = await Promise.all([
    findContactNote(sideDb, sequence),
    readConsents(sideDb, subject),
    readAskedOfConsent(sideDb),
    findSuppression(sideDb, { number }),
    listContactCampaigns(sideDb, sequence),
    listContactLists(sideDb, sequence),
    countContactCalls(sideDb, [number, ...merged.map((one) => one.number)]),
  ]);
  return {
    note: viewNote(note),
    /** Of its own number, as the rules find it for the settings' company and purpose. */
    consent: consentState(findConsent(consents, asked, clock.now()).code),
    consents: consents.map((consent) => ({
      id: consent.id,
      company: consent.company,
      purpose: consent.purpose,
      channel: consent.channel,
      grantedAt: iso(consent.grantedAt),
      endsAt: iso(consent.endsAt),
      withdrawnAt: iso(consent.withdrawnAt),
      lastUsedAt: iso(consent.lastUsedAt),
    })),
    suppression: suppression && {
      reason: suppression.reason,
      note: suppression.note,
      since: iso(suppression.createdAt),
      by: suppression.createdBy,
    },
    campaigns: campaigns.map(({ dueAt, lastAt, ...stand }) => ({
      ...stand,
      dueAt: iso(dueAt),
      lastAt: iso(lastAt),
    })),
    lists: lists.map(({ startedAt, ...list }) => ({ ...list, importedAt: iso(startedAt) })),
    /** Numbers of contacts that were merged into this one; their calls are among its own. */
    mergedNumbers: merged.map((one) => ({ id: idOfContact(one.sequence), phone: one.number })),
    calls,
  };
}

/** A page of its calls, the newest first; `before`: the id of the last of the page before. */
export async function listCallsOf(
  db: Database,
  { sequence, number }: ContactRecord,
  { before, limit }: { before?: string | undefined; limit: number },
) {
  const merged = await listMergedNumbers(db, sequence);
  const numbers = [number, ...merged.map((one) => one.number)];
  const last = before === undefined ? undefined : await findCall(db, before);
  if (last === null) return { calls: [], next: null };
  const calls = await listContactCalls(db, { numbers, before: last, limit });
  return {
    calls: calls.map(({ createdAt, campaignId, campaignName, number: phone, ...call }) => ({
      ...call,
      phone,
      startTime: iso(createdAt),
      campaign: campaignId === null ? null : { id: campaignId, name: campaignName ?? "" },
    })),
    next: calls.length < limit ? null : (calls.at(-1)?.id ?? null),
  };
}

/** What a call can say of it, as a campaign's calls do; its own fields are the further columns. */
export function variablesOfContact(contact: ContactRecord) {
  const { number, firstName, lastName, company, email, postcode, customFields } = contact;
  const told = { number, firstName, lastName, company, email, postcode, customFields };
  return contactVariables(told, Object.keys(customFields));
}

function iso(at: number): string;
function iso(at: number | null): string | null;
function iso(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}
