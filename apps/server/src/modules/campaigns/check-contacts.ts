import { heldBy, isLater } from "@rufbaum/dialing/campaigns";
import { type Campaign, type DialDecision, mayDial } from "@rufbaum/dialing/lawful-calling";
import type { Clock } from "@rufbaum/runtime";
import {
  type CampaignRecord,
  type CheckedContact,
  type Database,
  type OpenContact,
  readCallees,
  readOpenContacts,
  standContacts,
} from "@rufbaum/store";
import type { CarrierName } from "@rufbaum/telephony";
import { readDialSettings, rulesHoldBack } from "../lawful-calling/dial-settings.ts";
import { dialledFor } from "../lawful-calling/dialled-for.ts";
import { readTelephonySettings } from "../settings/telephony-settings.ts";

/** Contacts asked about in one go: some milliseconds of the thread that answers calls. */
const SLICE = 250;

export interface CheckDeps {
  /** What no call waits for. */
  sideDb: Database;
  clock: Clock;
  /** Who places what begins now. */
  carrierName(): CarrierName;
}

/** What the rules ask of a campaign's calls, as settings and plan have it now. */
export async function rulesFor(
  { sideDb, carrierName }: Pick<CheckDeps, "sideDb" | "carrierName">,
  { plan }: Pick<CampaignRecord, "plan">,
): Promise<{ campaign: Campaign; holdsBack: boolean }> {
  const settings = await readDialSettings(sideDb);
  const { company } = await readTelephonySettings(sideDb);
  return {
    holdsBack: rulesHoldBack(settings, carrierName()),
    campaign: dialledFor({
      settings,
      company,
      kind: "campaign",
      campaign: { plan, lostCalls: null },
    }),
  };
}

/** Where somebody stands by the rules' answer, and when he is due. */
export function standingBy(
  row: OpenContact,
  decision: DialDecision,
  { holdsBack, now }: { holdsBack: boolean; now: number },
): CheckedContact {
  const open = row.attempts > 0 ? "again" : "waiting";
  // Who was never called waited for the rules alone, and those are asked now.
  const isHeld = row.standing === "skipped" || (row.attempts === 0 && isLater(row.reason));
  const dueAt = isHeld ? now : (row.dueAt ?? now);
  const { contact, claims } = row;
  if (decision.allowed) return { contact, claims, standing: open, reason: "", dueAt };
  const held = heldBy(decision.denials);
  const reason = held.code;
  // Where settings let nobody through it says so: a check after they were changed brings all back.
  const isNever = held.kind === "never" || (held.kind === "campaign" && held.isForGood);
  if (holdsBack && isNever) {
    return { contact, claims, standing: "skipped", reason, dueAt: null };
  }
  const until = holdsBack && held.kind === "later" ? held.until : dueAt;
  return { contact, claims, standing: open, reason, dueAt: Math.max(dueAt, until) };
}

/**
 * Asks the rules about everybody whom a campaign may still call, slice by slice, and writes down where
 * each stands.
 * @param told after each slice, with how many it had
 * @returns when the first of each reason may be called
 */
export async function checkContacts(
  deps: CheckDeps,
  campaign: CampaignRecord,
  { signal, told }: { signal: AbortSignal; told(amount: number): void },
): Promise<{ until: Record<string, number>; holdsBack: boolean }> {
  const { sideDb, clock } = deps;
  const { campaign: about, holdsBack } = await rulesFor(deps, campaign);
  const until: Record<string, number> = {};
  for (let after: number | null = 0; after !== null; ) {
    signal.throwIfAborted();
    const slice = { campaign: campaign.key, after, limit: SLICE };
    const { contacts: rows, next } = await readOpenContacts(sideDb, slice);
    const now = clock.now();
    const asked = rows.map(({ number, country, kind, attempts: attemptsInCampaign }) => ({
      number,
      country,
      kind,
      attemptsInCampaign,
    }));
    const callees = await readCallees(sideDb, asked, { carrier: deps.carrierName(), now });
    const changed: CheckedContact[] = [];
    for (const [place, row] of rows.entries()) {
      const callee = callees[place];
      if (!callee) continue;
      const decision = mayDial(callee, about, now);
      const stands = standingBy(row, decision, { holdsBack, now });
      note(until, stands, now);
      if (differs(row, stands)) changed.push(stands);
    }
    signal.throwIfAborted();
    await standContacts(sideDb, campaign.key, changed);
    told(rows.length);
    after = next;
  }
  return { until, holdsBack };
}

export function differs(before: CheckedContact, after: CheckedContact): boolean {
  return (
    before.standing !== after.standing ||
    before.reason !== after.reason ||
    before.dueAt !== after.dueAt
  );
}

function note(until: Record<string, number>, { reason, dueAt }: CheckedContact, now: number): void {
  if (dueAt === null || dueAt <= now || !isLater(reason)) return;
  until[reason] = Math.min(until[reason] ?? dueAt, dueAt);
}
