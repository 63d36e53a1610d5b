import { GENESIS, hashOfEntry } from "./hashes.ts";
import type { LedgerEntry } from "./ledger-entry.ts";

export interface ChainEntry extends LedgerEntry {
  hash: string;
  /** `null` where it names no statement, or one that is not there. */
  statementHash: string | null;
}

/** What is left of an entry whose time is over. `purge`: the later entry that tells of it. */
export interface PurgedEntry {
  sequence: number;
  hash: string;
  /** `null` where there is none. */
  purge: number | null;
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
  /** `not-purged`: it is gone, and no entry tells of that. */
  why: "missing" | "unknown-statement" | "changed" | "not-purged";
};

/**
 * Follows a chain on from its head, by a page of entries in their order. Of one that was purged only
 * the hash is left, which the next one holds: that it was purged, and with this hash, says the entry
 * of its purge (`hashOfPurged`).
 */
export function verifyChain(
  head: ChainHead,
  entries: readonly (ChainEntry | PurgedEntry)[],
): { ok: true; head: ChainHead } | { ok: false; broken: BrokenEntry } {
  let { sequence, hash } = head;
  for (const read of entries) {
    sequence++;
    if (read.sequence !== sequence) return { ok: false, broken: { sequence, why: "missing" } };
    if ("purge" in read) {
      const isTold = read.purge !== null && read.purge > sequence;
      if (!isTold) return { ok: false, broken: { sequence, why: "not-purged" } };
      hash = read.hash;
      continue;
    }
    const { hash: written, statementHash, ...entry } = read;
    if (entry.statementId !== null && statementHash === null) {
      return { ok: false, broken: { sequence, why: "unknown-statement" } };
    }
    const expected = hashOfEntry(entry, { statement: statementHash, previous: hash });
    if (expected !== written) return { ok: false, broken: { sequence, why: "changed" } };
    hash = written;
  }
  return { ok: true, head: { sequence, hash } };
}
