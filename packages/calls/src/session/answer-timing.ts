import type { AnswerTime } from "../call.ts";

/** How long a caller waits for each answer. */
export interface AnswerTiming {
  readonly speechEndedAt: number | null;
  /** The answer whose first sound has not been told of. */
  readonly awaited: {
    readonly messageId: string;
    readonly waitMilliseconds: number;
    readonly speechEndedAt: number;
  } | null;
}

export const NO_ANSWERS: AnswerTiming = { speechEndedAt: null, awaited: null };

/** An answer to what was heard at `askedAt` is on its way to the voice. */
export function answerSent(
  { speechEndedAt }: AnswerTiming,
  { messageId, askedAt, at }: { messageId: string; askedAt: number; at: number },
): AnswerTiming {
  const waitMilliseconds = Math.max(0, at - askedAt);
  const awaited = { messageId, waitMilliseconds, speechEndedAt: speechEndedAt ?? askedAt };
  return { speechEndedAt: null, awaited };
}

/**
 * What is known of the answer that is awaited, if any: `firstSound` is when it was heard, `null` where
 * nobody told.
 */
export function answerTime(
  { awaited }: AnswerTiming,
  firstSound: number | null,
): AnswerTime | null {
  if (!awaited) return null;
  const { messageId, waitMilliseconds, speechEndedAt } = awaited;
  const firstAudioMilliseconds =
    firstSound === null ? null : Math.max(0, firstSound - speechEndedAt);
  return { messageId, waitMilliseconds, firstAudioMilliseconds };
}
