import type { Clock } from "@rufbaum/runtime";
import type { AnswerTime } from "../call.ts";

/** How long a caller waits for each answer. */
export interface AnswerTiming {
  callerFinished(): void;
  /** An answer to what was heard at `askedAt` is on its way to the voice. */
  sent(messageId: string, askedAt: number): void;
  /** Its first sound is heard; what is known of it now, `null` where no answer was awaited. */
  agentStarted(): AnswerTime | null;
  /** What is known of an answer whose first sound nobody told of. */
  take(): AnswerTime | null;
}

export function createAnswerTiming({ now }: Clock): AnswerTiming {
  let speechEndedAt: number | null = null;
  let awaited: { messageId: string; waitMilliseconds: number; speechEndedAt: number } | null = null;

  function take(firstSound: number | null): AnswerTime | null {
    if (!awaited) return null;
    const { messageId, waitMilliseconds } = awaited;
    const firstAudioMilliseconds =
      firstSound === null ? null : Math.max(0, firstSound - awaited.speechEndedAt);
    awaited = null;
    return { messageId, waitMilliseconds, firstAudioMilliseconds };
  }

  return {
    callerFinished() {
      speechEndedAt = now();
    },
    sent(messageId, askedAt) {
      awaited = {
        messageId,
        waitMilliseconds: Math.max(0, now() - askedAt),
        speechEndedAt: speechEndedAt ?? askedAt,
      };
      speechEndedAt = null;
    },
    agentStarted: () => take(now()),
    take: () => take(null),
  };
}
