import { speakable } from "@rufbaum/speech";
import { useEffect, useRef } from "react";
import { useConversationSettings } from "../../../api/shared-settings.ts";
import { speak, stopSpeaking } from "../../../api/speech.ts";
import type { Chat } from "./chat/chat.ts";

/** Of the usual speed, for who did not catch it. */
const SLOW = 0.8;

/** Reads aloud what the agent says from now on, at the usual speed; the next turn cuts it off. */
export function useSpeakingAloud({ turns }: Chat, isOn: boolean): void {
  const known = useRef(turns);
  const usual = useConversationSettings().data?.defaultSpeed ?? 1;
  useEffect(() => {
    const before = known.current;
    known.current = turns;
    if (!isOn) return;
    for (const turn of turns.filter((each, index) => each !== before[index])) {
      for (const effect of turn.effects) {
        if (effect.type !== "say") continue;
        speak(speakable(effect.text), { rate: effect.pace === "slow" ? SLOW * usual : usual });
      }
    }
    return stopSpeaking;
  }, [turns, isOn, usual]);
}
