import type { CallRecord, CampaignAttempt } from "@rufbaum/calls";
import type { calls } from "../schema/calls.ts";

export function callOf(row: typeof calls.$inferSelect): CallRecord {
  const { errorCode, errorMessage, campaign, contact, claim, ...more } = row;
  const {
    consentId: _,
    dialledAt: __,
    ledOutcome: ___,
    wordsDroppedAt: ____,
    disclosedAt: _____,
    ...call
  } = more;
  const error = errorCode === null ? null : { code: errorCode, message: errorMessage || null };
  return { ...call, attempt: attemptOf({ campaign, contact, claim }), error };
}

function attemptOf({
  campaign,
  contact,
  claim,
}: Pick<typeof calls.$inferSelect, keyof CampaignAttempt>): CampaignAttempt | null {
  if (campaign === null || contact === null || claim === null) return null;
  return { campaign, contact, claim };
}
