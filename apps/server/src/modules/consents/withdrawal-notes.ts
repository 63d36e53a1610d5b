import { type Database, listAuditEntries } from "@rufbaum/store";

/** Nobody withdraws as often. */
const MOST = 1_000;

/**
 * What was noted with somebody's withdrawals, by the milliseconds since 1970 at which they were written
 * down. It stands in the audit, out of which his erasure takes it.
 */
export async function withdrawalNotes(
  db: Database,
  subject: string,
): Promise<ReadonlyMap<number, string>> {
  const entries = await listAuditEntries(db, {
    subject,
    action: "consent-withdrawn",
    limit: MOST,
  });
  return new Map(
    entries.flatMap(({ at, details: { note } }) =>
      typeof note === "string" && note !== "" ? [[at, note] as const] : [],
    ),
  );
}
