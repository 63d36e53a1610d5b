import { useEffect, useRef } from "react";
import { speak, stopSpeaking } from "../../../api/speech.ts";
import type { Chat } from "./chat/chat.ts";

/** Reads aloud what the agent says from now on; the next turn cuts it off. */
export function useReadingAloud(chat: Chat, isOn: boolean): void {
  const last = chat.turns.at(-1);
  const wasOn = useRef(isOn);
  useEffect(() => {
    const isSwitchedOn = isOn && !wasOn.current;
    wasOn.current = isOn;
    if (!isOn || isSwitchedOn) return;
    for (const effect of last?.effects ?? []) if (effect.type === "say") speak(effect.text);
    return stopSpeaking;
  }, [last, isOn]);
}
