import { useRef, useState } from "react";
import { useWhisper } from "../../api/calls-steering.ts";
import type { TranscriptMessage } from "../../api/live-messages.ts";
import { showFailure } from "../../app/toasts.tsx";
import { liveCallsTexts } from "../../messages/live-calls.ts";
import { type SentWhisper, unsaid } from "./whispers.ts";

/** The lines whispered here into one call; one that was refused is handed to `onRefused`. */
export function useWhispers(
  callId: string,
  said: readonly TranscriptMessage[],
  onRefused: (text: string) => void,
) {
  const [sent, setSent] = useState<readonly SentWhisper[]>([]);
  const lastKey = useRef(0);
  const { mutate } = useWhisper();

  function whisper(text: string): void {
    lastKey.current += 1;
    const key = lastKey.current;
    setSent((before) => [...before, { key, text, after: said.length }]);
    mutate(
      { id: callId, text },
      {
        onError: (error) => {
          setSent((before) => before.filter((each) => each.key !== key));
          onRefused(text);
          showFailure(liveCallsTexts().whisperFailed, error);
        },
      },
    );
  }

  return { waiting: unsaid(sent, said), whisper };
}
