import type { LocalTime } from "../../regions/index.ts";
import type { Denial } from "../dial-decision.ts";
import type { Callee, Campaign } from "../dial-facts.ts";
import type { ConsentFinding } from "../find-consent.ts";

/** Who is called for what, and when. */
export interface DialQuestion {
  callee: Callee;
  campaign: Campaign;
  /** Milliseconds since 1970. */
  now: number;
  /** What his clock and his calendar show then; `null` where his country has several clocks. */
  local: LocalTime | null;
  /** The consent that the call would stand on, or why there is none. */
  consent: ConsentFinding;
}

/** What one rule has against a call. It looks at nothing but its question, so that no order counts. */
export type Rule = (question: DialQuestion) => Denial | null;

/** A trial on one's own telephone disturbs nobody but oneself. */
export function isOwnTest({ callee, campaign }: DialQuestion): boolean {
  return callee.isOwnNumber && campaign.kind === "test";
}
