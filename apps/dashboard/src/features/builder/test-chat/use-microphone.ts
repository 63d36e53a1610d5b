import { useEffect, useRef, useState } from "react";
import { type ListeningFault, listenOnce, stopSpeaking } from "../../../api/speech.ts";
import { showToast } from "../../../app/toasts.tsx";
import { testChatTexts } from "../../../messages/test-chat.ts";

const texts = testChatTexts;

const faultTexts = (): Record<ListeningFault, string> => ({
  "nothing-heard": texts().notHeard,
  refused: texts().microphoneRefused,
  unreachable: texts().recognitionFailed,
});

/** Takes one reply by voice. `onHeard`: what it is so far; `onSaid`: the whole. */
export function useMicrophone(handlers: {
  onHeard(text: string): void;
  onSaid(text: string): void;
}) {
  const [isOn, setOn] = useState(false);
  const stop = useRef<(() => void) | null>(null);
  const latest = useRef(handlers);
  latest.current = handlers;
  useEffect(() => () => stop.current?.(), []);

  function start(): void {
    stopSpeaking();
    setOn(true);
    stop.current = listenOnce({
      heard(text, isFinal) {
        if (isFinal) latest.current.onSaid(text);
        else latest.current.onHeard(text);
      },
      failed: (fault) => showToast({ tone: "info", title: faultTexts()[fault] }),
      ended() {
        stop.current = null;
        setOn(false);
      },
    });
  }

  return { isOn, toggle: () => (stop.current ? stop.current() : start()) };
}
