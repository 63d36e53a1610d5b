import { EMPTY_CHAIN } from "@rufbaum/dialing/consent-ledger";
import {
  type Database,
  type LedgerFinding,
  readConsentHead,
  verifyConsentEntries,
  verifyConsents,
} from "@rufbaum/store";
import type { Words } from "@rufbaum/words";

/** Where a client that verifies in parts goes on, and how many entries it wants at most. */
export interface VerifiedPart {
  after?: number | undefined;
  hash?: string | undefined;
  most?: number | undefined;
}

export type VerifiedLedger = Awaited<ReturnType<typeof verifyLedger>>;

/**
 * Follows the chain through the whole ledger, or a part of it. `isDone`: nothing is left to be
 * verified; before that only entries were, up to `head`.
 */
export async function verifyLedger(reading: Database, part: VerifiedPart, words: Words) {
  const { after, hash, most } = part;
  const from = after === undefined || hash === undefined ? EMPTY_CHAIN : { sequence: after, hash };
  if (most !== undefined) {
    const checked = await verifyConsentEntries(reading, from, most);
    if (!checked.ok) return broken(checked.finding, words);
    const total = (await readConsentHead(reading)).sequence;
    if (!checked.isEnd)
      return { ok: true as const, isDone: false as const, total, head: checked.head };
    return whole(await verifyConsents(reading, checked.head), words);
  }
  return whole(await verifyConsents(reading, from), words);
}

function whole(checked: Awaited<ReturnType<typeof verifyConsents>>, words: Words) {
  if (!checked.ok) return broken(checked.finding, words);
  const { head, statements, files } = checked;
  return {
    ok: true as const,
    isDone: true as const,
    entries: head.sequence,
    statements,
    evidenceFiles: files,
    head,
  };
}

function broken(finding: LedgerFinding, words: Words) {
  return { ok: false as const, isDone: true as const, finding, message: faultTold(finding, words) };
}

function faultTold(finding: LedgerFinding, words: Words): string {
  if (finding.of === "entry") {
    return words.ledgerFault({ code: `entry-${finding.why}`, sequence: finding.sequence });
  }
  if (finding.of === "kept-head") {
    const { sequence, last, why } = finding;
    return words.ledgerFault({ code: `kept-head-${why}`, sequence, last });
  }
  return words.ledgerFault({ code: `statement-${finding.why}`, id: finding.id });
}
