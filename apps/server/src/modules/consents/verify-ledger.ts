import { EMPTY_CHAIN } from "@rufbaum/dialing/consent-ledger";
import type { Clock } from "@rufbaum/runtime";
import {
  type Database,
  type LedgerFinding,
  readConsentHead,
  readFollowedChain,
  saveFollowedChain,
  verifyConsentEntries,
  verifyConsents,
  verifyConsentsOf,
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
export async function verifyLedger(sideDb: Database, part: VerifiedPart, words: Words) {
  const { after, hash, most } = part;
  const from = after === undefined || hash === undefined ? EMPTY_CHAIN : { sequence: after, hash };
  if (most !== undefined) {
    const checked = await verifyConsentEntries(sideDb, from, most);
    if (!checked.ok) return broken(checked.finding, words);
    const total = (await readConsentHead(sideDb)).sequence;
    if (!checked.isEnd)
      return { ok: true as const, isDone: false as const, total, head: checked.head };
    return whole(await verifyConsents(sideDb, checked.head), words);
  }
  return whole(await verifyConsents(sideDb, from), words);
}

export type VerifiedFor = Awaited<ReturnType<typeof verifyFor>>;

/**
 * All that the ledger says of one person, and the chain from where it was last followed to: what came
 * before was found as it was written then, and once a day all of it is looked at (`followLedger`).
 */
export async function verifyFor(
  sideDb: Database,
  { subject, at }: { subject: string; at: number },
  words: Words,
) {
  const followed = await readFollowedChain(sideDb);
  const chain = await verifyConsentEntries(sideDb, followed ?? EMPTY_CHAIN);
  if (!chain.ok) return broken(chain.finding, words);
  const own = await verifyConsentsOf(sideDb, subject);
  if (!own.ok) return broken(own.finding, words);
  await saveFollowedChain(sideDb, { ...chain.head, at });
  const { entries, statements, files } = own.checked;
  return {
    ok: true as const,
    head: chain.head,
    entries,
    statements,
    evidenceFiles: files,
    /** Up to where, and when, the chain had been followed before. */
    followed: followed && { sequence: followed.sequence, at: followed.at },
  };
}

/** Follows the whole ledger, slice by slice, while nobody waits for it. @returns what is wrong, or `null` */
export async function followLedger(
  sideDb: Database,
  { clock, signal }: { clock: Clock; signal: AbortSignal },
): Promise<LedgerFinding | null> {
  let head = EMPTY_CHAIN;
  for (let isEnd = false; !isEnd; ) {
    if (signal.aborted) return null;
    const part = await verifyConsentEntries(sideDb, head, SLICE);
    if (!part.ok) return part.finding;
    ({ head, isEnd } = part);
  }
  const checked = await verifyConsents(sideDb, head);
  if (!checked.ok) return checked.finding;
  await saveFollowedChain(sideDb, { ...checked.head, at: clock.now() });
  return null;
}

const SLICE = 5_000;

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

export function faultTold(finding: LedgerFinding, words: Words): string {
  if (finding.of === "entry") {
    return words.ledgerFault({ code: `entry-${finding.why}`, sequence: finding.sequence });
  }
  if (finding.of === "kept-head") {
    const { sequence, last, why } = finding;
    return words.ledgerFault({ code: `kept-head-${why}`, sequence, last });
  }
  return words.ledgerFault({ code: `statement-${finding.why}`, id: finding.id });
}
