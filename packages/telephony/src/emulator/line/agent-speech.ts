import type { LineTimers } from "./line-timers.ts";

/** How long the voice needs for a character, in milliseconds. */
const PER_CHARACTER = 65;

/** The agent's voice on the line: texts are spoken one after the other. */
export interface AgentSpeech {
  say(text: string, options: { interruptible: boolean; startsAfter: number }): void;
  /** Falls silent and drops the rest; tells what of this utterance was heard, `null` if nothing was. */
  interrupt(): { heard: string; fragment: string; milliseconds: number } | null;
  readonly speaking: boolean;
  /** Whether the text being spoken now may be cut off. */
  readonly interruptible: boolean;
}

export interface SpeechEvents {
  /** The agent begins to speak after silence. */
  started(): void;
  began(text: string, milliseconds: number): void;
  played(text: string): void;
  /** All that was queued is spoken. */
  finished(): void;
}

interface Utterance {
  text: string;
  interruptible: boolean;
}

/**
 *   silent ── say ──▶ starting ──▶ speaking ──▶ … next text … ──▶ silent
 *                        │            └── interrupt ──▶ silent, the rest is dropped
 *                        └ the voice needs a moment before its first sound
 */
export function createAgentSpeech(
  timers: LineTimers,
  now: () => number,
  events: SpeechEvents,
): AgentSpeech {
  const queue: Utterance[] = [];
  let state: "silent" | "starting" | "speaking" = "silent";
  let current: (Utterance & { begunAt: number; milliseconds: number }) | null = null;
  let startedAt = 0;
  let spoken = "";
  let cancel = () => {};

  function start(): void {
    state = "speaking";
    startedAt = now();
    spoken = "";
    events.started();
    speakNext();
  }

  function speakNext(): void {
    const next = queue.shift();
    if (!next) {
      state = "silent";
      current = null;
      events.finished();
      return;
    }
    const milliseconds = next.text.length * PER_CHARACTER;
    current = { ...next, begunAt: now(), milliseconds };
    cancel = timers.after(milliseconds, () => {
      spoken += next.text;
      events.played(next.text);
      speakNext();
    });
    events.began(next.text, milliseconds);
  }

  return {
    say(text, { interruptible, startsAfter }) {
      if (text === "") return;
      queue.push({ text, interruptible });
      if (state !== "silent") return;
      state = "starting";
      cancel = timers.after(startsAfter, start);
    },
    interrupt() {
      cancel();
      queue.length = 0;
      const wasSpeaking = current;
      state = "silent";
      current = null;
      if (!wasSpeaking) return null;
      const share = (now() - wasSpeaking.begunAt) / wasSpeaking.milliseconds;
      const fragment = beginning(wasSpeaking.text, share);
      return { heard: spoken + fragment, fragment, milliseconds: Math.round(now() - startedAt) };
    },
    get speaking() {
      return state === "speaking";
    },
    get interruptible() {
      return current?.interruptible ?? true;
    },
  };
}

/** The first part of a text, cut at the end of a word. */
function beginning(text: string, share: number): string {
  const cut = Math.floor(text.length * Math.min(1, share));
  if (cut >= text.length) return text;
  return text.slice(0, text.lastIndexOf(" ", cut) + 1).trimEnd();
}
