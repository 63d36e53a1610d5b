export { consentsOf } from "./consents-of.ts";
export {
  type EvidenceFile,
  GENESIS,
  hashOfEntry,
  hashOfEvidence,
  hashOfPurged,
  hashOfStatement,
} from "./hashes.ts";
export { ENTRY_KINDS, type LedgerEntry, type Statement } from "./ledger-entry.ts";
export {
  type BrokenEntry,
  type ChainEntry,
  type ChainHead,
  EMPTY_CHAIN,
  type PurgedEntry,
  verifyChain,
} from "./verify-chain.ts";
