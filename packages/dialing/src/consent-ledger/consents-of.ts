import type { Consent } from "../lawful-calling/index.ts";
import type { LedgerEntry, Statement } from "./ledger-entry.ts";

type Told = Pick<LedgerEntry, "sequence" | "kind" | "statementId" | "at"> & {
  statement: Pick<Statement, "channel" | "company" | "purpose" | "endsAt"> | null;
};

/**
 * What stands of one person's consents after all his entries, in their order. Each grant is one,
 * named by its place in the ledger. A withdrawal ends what was granted up to its time, whenever that
 * was written down; an erasure ends all that was written down before, too. So does a withdrawal that
 * lies before every grant: such were once written down, and told to have ended all.
 */
export function consentsOf(entries: readonly Told[]): Consent[] {
  const consents: (Consent & { statementId: string | null })[] = [];
  const ends: number[] = [];
  for (const { sequence, kind, statementId, at, statement } of entries) {
    if (kind === "grant") {
      if (!statement) continue;
      const { channel, company, purpose, endsAt } = statement;
      const scope = { channel, company, purpose, endsAt };
      const since = ends.filter((end) => at <= end);
      const isOver = since.length > 0;
      const withdrawnAt = isOver ? Math.min(...since) : null;
      const allWithdrawnAt = isOver ? Math.max(...since) : null;
      const fate = { withdrawnAt, allWithdrawnAt, lastUsedAt: null };
      consents.push({ id: `${sequence}`, ...scope, grantedAt: at, ...fate, statementId });
      continue;
    }
    const isAbout = (consent: (typeof consents)[number]) =>
      statementId === null || consent.statementId === statementId;
    const about = consents.filter(isAbout);
    const before = kind === "withdrawal" ? about.filter(({ grantedAt }) => grantedAt <= at) : about;
    for (const consent of before.length > 0 ? before : about) {
      if (kind === "use") {
        consent.lastUsedAt = Math.max(consent.lastUsedAt ?? at, at);
        continue;
      }
      consent.withdrawnAt ??= at;
      if (statementId === null) consent.allWithdrawnAt = Math.max(consent.allWithdrawnAt ?? at, at);
    }
    if (statementId === null && kind !== "use") ends.push(at);
  }
  return consents.map(({ statementId, ...consent }) => consent);
}
