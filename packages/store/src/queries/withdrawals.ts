import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Database } from "../database.ts";
import { consentEntries } from "../schema/consents.ts";
import { appendConsentEntries } from "./consent-entries.ts";
import { wholeTime } from "./whole-time.ts";

/** That somebody took back all that he had agreed to. `at`: milliseconds since 1970. */
export interface Withdrawal {
  subject: string;
  at: number;
  by: string;
}

const isWhole = and(eq(consentEntries.kind, "withdrawal"), isNull(consentEntries.statementId));

/** All that the ledger holds of them. */
export async function listWithdrawals(db: Database): Promise<Withdrawal[]> {
  return db
    .select({
      subject: consentEntries.subject,
      at: consentEntries.at,
      by: consentEntries.recordedBy,
    })
    .from(consentEntries)
    .where(isWhole);
}

/** How many are looked for at once. */
const AT_ONCE = 1000;

/** Writes those down that the ledger lost with what was restored; to do so again changes nothing. */
export async function repeatWithdrawals(
  db: Database,
  withdrawals: readonly Withdrawal[],
): Promise<void> {
  for (let from = 0; from < withdrawals.length; from += AT_ONCE) {
    const some = withdrawals.slice(from, from + AT_ONCE);
    const subjects = some.map(({ subject }) => subject);
    const known = await db
      .select({ subject: consentEntries.subject, at: consentEntries.at })
      .from(consentEntries)
      .where(and(isWhole, inArray(consentEntries.subject, subjects)));
    const names = new Set(known.map(({ subject, at }) => `${subject} ${at}`));
    for (const { subject, at, by } of some) {
      if (names.has(`${subject} ${wholeTime(at)}`)) continue;
      const entry = { subject, kind: "withdrawal", statementId: null, callId: null, at } as const;
      await appendConsentEntries(db, [entry], { recordedAt: at, recordedBy: by });
    }
  }
}
