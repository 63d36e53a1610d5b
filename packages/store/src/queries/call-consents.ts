import { and, eq, isNotNull } from "drizzle-orm";
import type { Database } from "../database.ts";
import { calls } from "../schema/calls.ts";
import { holdLedger, recordConsentUse } from "./consent-entries.ts";

/** Where the call stands on a consent. Before the call itself, as an erasure holds them. */
export async function holdLedgerFor(tx: Database, callId: string): Promise<void> {
  const isOnConsent = and(eq(calls.id, callId), isNotNull(calls.consentId));
  if ((await tx.$count(calls, isOnConsent)) > 0) await holdLedger(tx);
}

/** Once: it stands with the call until it is written down. */
export async function useConsent(
  db: Database,
  { id: callId, consentId, createdAt: at, madeBy }: typeof calls.$inferSelect,
  recordedAt: number,
): Promise<void> {
  if (consentId === null) return;
  const use = { consentId, callId, at };
  await recordConsentUse(db, use, { recordedAt, recordedBy: madeBy ?? "unnamed" });
  await db.update(calls).set({ consentId: null }).where(eq(calls.id, callId));
}
