import { checkCallerNumber } from "./check-caller-number.ts";

/** What the inventory knows about a number and its right to be shown. */
export interface OwnedNumber {
  /** E.164. */
  number: string;
  /** What shows that we may use it; `null` where the carrier vouches for it. */
  proof: string | null;
  carrierSource: "owned" | "verified" | null;
  /** What the last check found wrong, `null` if nothing. */
  problem: string | null;
}

export type CallerNumberStanding =
  | { ok: true }
  /** `message`: German, with what would make it usable. */
  | { ok: false; reason: "forbidden" | "foreign" | "no-proof" | "problem"; message: string };

/** Whether calls may show a number of the inventory now. The law comes first, then the right to it. */
export function standingOf(owned: OwnedNumber, home = "DE"): CallerNumberStanding {
  const checked = checkCallerNumber(owned.number, home);
  if (!checked.ok) return { ok: false, reason: "forbidden", message: checked.message };
  if (checked.isForeign && !hasProof(owned)) {
    return { ok: false, reason: "foreign", message: FOREIGN };
  }
  if (owned.carrierSource === null && !hasProof(owned)) {
    return { ok: false, reason: "no-proof", message: NO_PROOF };
  }
  if (owned.problem !== null) return { ok: false, reason: "problem", message: owned.problem };
  return { ok: true };
}

function hasProof({ proof }: OwnedNumber): boolean {
  return proof !== null && proof.trim() !== "";
}

const FOREIGN =
  "Eine Nummer aus dem Ausland wird nur mit Begründung angezeigt. Tragen Sie als Nachweis ein, warum sie Ihnen gehört und warum Sie mit ihr anrufen.";
const NO_PROOF =
  "Für diese Nummer fehlt der Nachweis, dass Sie sie anzeigen dürfen (§ 120 TKG). Tragen Sie ihn ein, etwa den Vertrag, oder lassen Sie die Nummer vom Anbieter bestätigen.";
