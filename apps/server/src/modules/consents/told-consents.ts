import { formatPhoneNumber } from "@rufbaum/dialing";
import { consentsOf, type LedgerEntry } from "@rufbaum/dialing/consent-ledger";
import { type Consent, findConsent } from "@rufbaum/dialing/lawful-calling";
import {
  type Database,
  findEvidenceFile,
  findSuppression,
  listConsentEntries,
} from "@rufbaum/store";
import type { Words } from "@rufbaum/words";
import { readDialSettings } from "../lawful-calling/dial-settings.ts";
import { dayAlone, LEDGER_TIME_ZONE, lastDay } from "../today/start-of-day.ts";
import { withdrawalNotes } from "./withdrawal-notes.ts";

export type ToldConsents = Awaited<ReturnType<typeof tellConsents>>;

/** All that the ledger says of a number, and what stands of it now, in words. */
export async function tellConsents(
  db: Database,
  { number, subject, now }: { number: string; subject: string; now: number },
  words: Words,
) {
  const entries = await listConsentEntries(db, subject);
  const consents = consentsOf(entries);
  const { rules } = await readDialSettings(db);
  const blocked = await findSuppression(db, { number });
  const notes = await withdrawalNotes(db, subject);
  const noteOf = ({ kind, recordedAt }: (typeof entries)[number]) =>
    kind === "withdrawal" ? (notes.get(recordedAt) ?? null) : null;
  const told = [];
  for (const consent of consents) {
    const grant = entries.find(({ sequence }) => `${sequence}` === consent.id);
    if (!grant?.statement) continue;
    const { statement, recordedAt, recordedBy, hash } = grant;
    const uses = entries.filter((one) => one.kind === "use" && grantOf(one, entries) === grant);
    const state = stateOf(consent, consents, { months: rules.consentMonths, now });
    const file = await fileOf(db, statement.evidenceFile);
    told.push({
      id: consent.id,
      statementId: statement.id,
      statementHash: statement.hash,
      wording: statement.wording,
      source: statement.source,
      /** `null` once it was erased. */
      evidence: statement.evidence,
      evidenceHash: statement.evidenceHash,
      file,
      channel: statement.channel,
      channelText: words.consentChannel(statement.channel),
      company: statement.company,
      purpose: statement.purpose,
      grantedAt: iso(consent.grantedAt),
      endsAt: consent.endsAt === null ? null : iso(consent.endsAt),
      withdrawnAt: consent.withdrawnAt === null ? null : iso(consent.withdrawnAt),
      /** The days of these (yyyy-mm-dd), where only the day is known; `endsOn` is the last on which it counts. */
      grantedOn: dayAlone(consent.grantedAt),
      endsOn: consent.endsAt === null ? null : lastDay(consent.endsAt),
      withdrawnOn: consent.withdrawnAt === null ? null : dayAlone(consent.withdrawnAt),
      /** How he withdrew, as it was noted then; `null` where nothing was. */
      withdrawalNote:
        entries
          .filter(({ at }) => at === consent.withdrawnAt)
          .map(noteOf)
          .find((note) => note !== null) ?? null,
      recordedAt: iso(recordedAt),
      recordedBy,
      hash,
      stands: state.code === "consent-valid",
      state: state.code,
      stateText: words.consentState(state, LEDGER_TIME_ZONE),
      uses: uses.map(({ at, callId }) => ({ at: iso(at), callId })),
    });
  }
  return {
    number,
    written: formatPhoneNumber(number),
    consents: told,
    entries: entries.map((entry) => ({
      sequence: entry.sequence,
      kind: entry.kind,
      kindText: words.ledgerEntryKind(entry.kind),
      statementId: entry.statementId,
      callId: entry.callId,
      at: iso(entry.at),
      /** Only the day of it is known. */
      on: entry.kind === "use" ? null : dayAlone(entry.at),
      recordedAt: iso(entry.recordedAt),
      recordedBy: entry.recordedBy,
      /** Of a withdrawal: how it came about. */
      note: noteOf(entry),
      hash: entry.hash,
    })),
    blocked: blocked && {
      since: iso(blocked.createdAt),
      reason: blocked.reason,
      reasonText: words.suppressionReason(blocked.reason),
      by: blocked.createdBy,
    },
  };
}

/** What a call stood on: the last that was granted of its statement by then, as far as clocks tell. */
function grantOf<Entry extends LedgerEntry>(use: Entry, entries: readonly Entry[]) {
  const before = entries.filter(
    ({ kind, statementId, sequence }) =>
      kind === "grant" && statementId === use.statementId && sequence < use.sequence,
  );
  return before.findLast(({ at }) => at <= use.at) ?? before.at(-1);
}

/** By its own scope, held against all that was withdrawn of the same, as a call would be. */
function stateOf(
  consent: Consent,
  all: readonly Consent[],
  { months, now }: { months: number | null; now: number },
) {
  const { channel, company, purpose, grantedAt, withdrawnAt } = consent;
  // Its own end: an erasure or withdrawal after it changes nothing about that.
  if (withdrawnAt !== null) return { code: "consent-withdrawn" as const, since: withdrawnAt };
  const same = all
    .filter(
      (one) =>
        one === consent ||
        one.allWithdrawnAt !== null ||
        (one.withdrawnAt !== null && one.channel === channel),
    )
    .map((one) => ({ ...one, channel: "ai-voice" as const }));
  const found = findConsent(same, { company, purpose, rules: { consentMonths: months } }, now);
  if (found.code === "consent-withdrawn" || found.code === "consent-lapsed") return found;
  if (found.code === "valid") return { code: "consent-valid" as const };
  return { code: "consent-later" as const, from: grantedAt };
}

async function fileOf(db: Database, id: string | null) {
  const found = id === null ? null : await findEvidenceFile(db, id);
  if (!found) return null;
  const { name, type, sha256, content } = found;
  return { name, type, sha256, bytes: content.length };
}

function iso(moment: number): string {
  return new Date(moment).toISOString();
}
