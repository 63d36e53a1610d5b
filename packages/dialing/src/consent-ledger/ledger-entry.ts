import type { ConsentChannel } from "../lawful-calling/index.ts";

/** What was agreed to. Times in milliseconds since 1970. */
export interface Statement {
  id: string;
  wording: string;
  source: string;
  /** SHA-256 of what shows it, hex (`hashOfEvidence`). */
  evidenceHash: string;
  channel: ConsentChannel;
  company: string;
  /** `null`: for all that the company offers. */
  purpose: string | null;
  endsAt: number | null;
  recordedAt: number;
  recordedBy: string;
}

export const ENTRY_KINDS = ["grant", "use", "withdrawal", "erasure", "purge"] as const;

/** What happened to somebody's consent. Times in milliseconds since 1970. */
export interface LedgerEntry {
  /** Without gaps, from 1. */
  sequence: number;
  /** Of a purge: what it took out (`hashOfPurged`). */
  subject: string;
  kind: (typeof ENTRY_KINDS)[number];
  /** Of a withdrawal: `null` ends all that he agreed to. */
  statementId: string | null;
  callId: string | null;
  at: number;
  recordedAt: number;
  recordedBy: string;
}
