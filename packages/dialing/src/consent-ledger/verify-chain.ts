import { GENESIS, hashOfEntry } from "./hashes.ts";
import type { LedgerEntry } from "./ledger-entry.ts";

export interface ChainEntry extends LedgerEntry {
  hash: string;
  /** `null` where it names no statement, or one that is not there. */
  statementHash: string | null;
}

/** Up to which entry a chain reaches. */
export interface ChainHead {
  sequence: number;
  hash: string;
}

export const EMPTY_CHAIN: ChainHead = { sequence: 0, hash: GENESIS };

/** The first entry that is not as it was written. `sequence`: where it should be. */
export type BrokenEntry = {
  sequence: number;
  why: "missing" | "unknown-statement" | "changed";
};

/** Follows a chain on from its head, by a page of entries in their order. */
export function verifyChain(
  head: ChainHead,
  entries: readonly ChainEntry[],
): { ok: true; head: ChainHead } | { ok: false; broken: BrokenEntry } {
  let { sequence, hash } = head;
  for (const { hash: written, statementHash, ...entry } of entries) {
    sequence++;
    if (entry.sequence !== sequence) return { ok: false, broken: { sequence, why: "missing" } };
    if (entry.statementId !== null && statementHash === null) {
      return { ok: false, broken: { sequence, why: "unknown-statement" } };
    }
    const expected = hashOfEntry(entry, { statement: statementHash, previous: hash });
    if (expected !== written) return { ok: false, broken: { sequence, why: "changed" } };
    hash = written;
  }
  return { ok: true, head: { sequence, hash } };
}
