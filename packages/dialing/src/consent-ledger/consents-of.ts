import type { Consent } from "../lawful-calling/index.ts";
import type { LedgerEntry, Statement } from "./ledger-entry.ts";

type Told = Pick<LedgerEntry, "sequence" | "kind" | "statementId" | "at"> & {
  statement: Pick<Statement, "channel" | "company" | "purpose" | "endsAt"> | null;
};

/**
 * What stands of one person's consents after all his entries, in their order. Each grant is one,
 * named by its place in the ledger; an erasure ends them as a withdrawal of all does.
 */
export function consentsOf(entries: readonly Told[]): Consent[] {
  const consents: (Consent & { statementId: string | null })[] = [];
  for (const { sequence, kind, statementId, at, statement } of entries) {
    if (kind === "grant") {
      if (!statement) continue;
      const { channel, company, purpose, endsAt } = statement;
      const scope = { channel, company, purpose, endsAt };
      const nothingYet = { withdrawnAt: null, lastUsedAt: null };
      consents.push({ id: `${sequence}`, ...scope, grantedAt: at, ...nothingYet, statementId });
      continue;
    }
    const isAbout = (consent: (typeof consents)[number]) =>
      statementId === null || consent.statementId === statementId;
    for (const consent of consents.filter(isAbout)) {
      if (kind === "use") consent.lastUsedAt = Math.max(consent.lastUsedAt ?? at, at);
      else consent.withdrawnAt ??= at;
    }
  }
  return consents.map(({ statementId, ...consent }) => consent);
}
