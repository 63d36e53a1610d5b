import type { Call } from "../../api/calls.ts";
import { callEndsTexts } from "../../messages/call-ends.ts";
import { messages } from "../../messages/index.ts";
import type { Tone } from "../../ui/badge.tsx";

const texts = () => messages().calls;

const GOOD = new Set(["appointment", "success", "callback", "info-requested", "transferred"]);
const BAD = new Set(["failed", "abandoned", "opt-out"]);
const LACKING = new Set(["busy", "no-answer", "voicemail", "wrong-person"]);

/** How a call came out, in a word. */
export function outcomeText({ outcome, status }: Pick<Call, "outcome" | "status">): string {
  if (outcome !== null) return texts().outcomes[outcome] ?? outcome;
  return texts().statuses[status] ?? status;
}

export function outcomeTone({ outcome, status }: Pick<Call, "outcome" | "status">): Tone {
  const word = outcome ?? status;
  if (GOOD.has(word)) return "success";
  if (BAD.has(word)) return "failure";
  return LACKING.has(word) ? "warning" : "neutral";
}

/** Why it ended, in a sentence: the carrier's fault first, then the conversation's end. */
export function endText({
  error,
  endReason,
  status,
  answeredBy,
}: Pick<Call, "error" | "endReason" | "status" | "answeredBy">): string | null {
  if (error) return error.message;
  if (endReason === "voicemail" && answeredBy === "fax") return callEndsTexts().fax;
  if (endReason !== null) return callEndsTexts().reasons[endReason] ?? endReason;
  return callEndsTexts().statuses[status] ?? null;
}
