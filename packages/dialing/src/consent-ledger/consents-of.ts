import type { Consent } from "../lawful-calling/index.ts";
import type { LedgerEntry, Statement } from "./ledger-entry.ts";

type Told = Pick<LedgerEntry, "sequence" | "kind" | "statementId" | "at"> & {
  statement: Pick<Statement, "channel" | "company" | "purpose" | "endsAt"> | null;
};

/**
 * What stands of one person's consents after all his entries, in their order. Each grant is one,
 * named by its place in the ledger. Who took back all, or was erased, took back what was written
 * down before as well as what he had granted before and was only written down later.
 */
export function consentsOf(entries: readonly Told[]): Consent[] {
  const consents: (Consent & { statementId: string | null })[] = [];
  let allWithdrawnAt: number | null = null;
  for (const { sequence, kind, statementId, at, statement } of entries) {
    if (kind === "grant") {
      if (!statement) continue;
      const { channel, company, purpose, endsAt } = statement;
      const scope = { channel, company, purpose, endsAt };
      const isOver = allWithdrawnAt !== null && at <= allWithdrawnAt;
      const withdrawnAt = isOver ? allWithdrawnAt : null;
      const fate = { withdrawnAt, allWithdrawnAt: withdrawnAt, lastUsedAt: null };
      consents.push({ id: `${sequence}`, ...scope, grantedAt: at, ...fate, statementId });
      continue;
    }
    const isAbout = (consent: (typeof consents)[number]) =>
      statementId === null || consent.statementId === statementId;
    for (const consent of consents.filter(isAbout)) {
      if (kind === "use") {
        consent.lastUsedAt = Math.max(consent.lastUsedAt ?? at, at);
        continue;
      }
      consent.withdrawnAt ??= at;
      if (statementId === null) consent.allWithdrawnAt = Math.max(consent.allWithdrawnAt ?? at, at);
    }
    if (statementId === null && kind !== "use") allWithdrawnAt = Math.max(allWithdrawnAt ?? at, at);
  }
  return consents.map(({ statementId, ...consent }) => consent);
}
