export { consentsOf } from "./consents-of.ts";
export {
  type EvidenceFile,
  GENESIS,
  hashOfEntry,
  hashOfEvidence,
  hashOfStatement,
} from "./hashes.ts";
export { ENTRY_KINDS, type LedgerEntry, type Statement } from "./ledger-entry.ts";
export {
  type BrokenEntry,
  type ChainEntry,
  type ChainHead,
  EMPTY_CHAIN,
  verifyChain,
} from "./verify-chain.ts";
