import { formatPhoneNumber } from "@rufbaum/dialing";
import { checkCallerNumber, standingOf } from "@rufbaum/dialing/caller-numbers";
import type { CallerNumberRecord } from "@rufbaum/store";
import type { Words } from "@rufbaum/words";

/** A number of the inventory as pages and the CLI show it. Times ISO 8601. */
export interface CallerNumberView {
  /** E.164. */
  number: string;
  /** As people write it. */
  written: string;
  label: string;
  kind: string;
  isForeign: boolean;
  proof: string | null;
  /** Whether the carrier vouches for it: bought there, or confirmed. */
  carrierSource: "owned" | "verified" | null;
  isDefault: boolean;
  /** The tree that answers calls to it. */
  inboundTreeId: string | null;
  /** Why calls can't show it now; `null` if they can. */
  problem: string | null;
  /** When the carrier was last asked about it. */
  checkedAt: string | null;
  createdAt: string;
}

export function viewCallerNumber(record: CallerNumberRecord, words: Words): CallerNumberView {
  const { number, label, kind, proof, carrierSource, isDefault, inboundTreeId } = record;
  const checked = checkCallerNumber(number);
  const standing = standingOf(record);
  return {
    number,
    written: formatPhoneNumber(number),
    label,
    kind,
    isForeign: checked.ok && checked.isForeign,
    proof,
    carrierSource,
    isDefault,
    inboundTreeId,
    problem: standing.ok ? null : words.unusableNumber(standing.refusal),
    checkedAt: record.checkedAt === null ? null : new Date(record.checkedAt).toISOString(),
    createdAt: new Date(record.createdAt).toISOString(),
  };
}
