import { outcomeSpec } from "@rufbaum/tree/graph";
import type { Call } from "../../api/calls.ts";
import { callEndsTexts } from "../../messages/call-ends.ts";
import { messages } from "../../messages/index.ts";
import type { Tone } from "../../ui/badge.tsx";

const texts = () => messages().calls;

/** How a call came out, in a word. */
export function outcomeText({ outcome, status }: Pick<Call, "outcome" | "status">): string {
  if (outcome !== null) return texts().outcomes[outcome] ?? outcome;
  return texts().statuses[status] ?? status;
}

export function outcomeTone({ outcome, status }: Pick<Call, "outcome" | "status">): Tone {
  // A call without an outcome has a status of the carrier's, some of which are called the same.
  return outcomeSpec(outcome ?? status)?.tone ?? "neutral";
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
