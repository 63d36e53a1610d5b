import type { Input } from "../twiml/twiml.ts";
import type { LineTimers } from "./line-timers.ts";

/** How long the voice needs for a character, in milliseconds. */
const PER_CHARACTER = 65;
/** How long a key's tone takes, and how long `w` waits. */
const KEY = 250;
const WAIT = 500;

/** Something the callee hears: words, keys or another sound. */
export type Utterance = Readonly<{
  /** What the callee may do to cut it off. */
  interruptible: Input;
  /** Gives way to what comes after it. */
  preemptible?: boolean;
  /** It was heard to its end. */
  done?: () => void;
}> &
  ({ text: string } | { digits: string } | { milliseconds: number });

/** What of the agent's voice was heard before it fell silent. */
export interface CutSpeech {
  /** Since the agent began to speak, and of the last text alone. */
  heard: string;
  fragment: string;
  milliseconds: number;
}

/** The agent's voice on the line: what is to be said is said one after the other. */
export interface AgentSpeech {
  say(utterance: Utterance, startsAfter: number): void;
  /** Falls silent and drops the rest; `null` if it was silent. */
  interrupt(): CutSpeech | null;
  /** Drops what may give way; what of it was heard, `null` if nothing of it had begun. */
  preempt(): CutSpeech | null;
  readonly speaking: boolean;
  /** What may cut off what is being said now. */
  readonly interruptible: Input;
}

export interface SpeechEvents {
  /** The agent begins to speak after silence. */
  started(): void;
  began(text: string, milliseconds: number): void;
  /** Words were spoken, to their end or up to where they were cut. */
  played(text: string, milliseconds: number, cut: boolean): void;
  pressed(digits: string): void;
  /** All that was queued is spoken. */
  finished(): void;
}

interface Current {
  utterance: Utterance;
  begunAt: number;
  milliseconds: number;
}

/**
 *   silent ── say ──▶ starting ──▶ speaking ──▶ … next … ──▶ silent
 *                        │            ├── interrupt ──▶ silent, the rest is dropped
 *                        │            └── preempt ──▶ what may give way is dropped, the next begins
 *                        └ the voice needs a moment before its first sound
 */
export function createAgentSpeech(
  timers: LineTimers,
  now: () => number,
  events: SpeechEvents,
): AgentSpeech {
  let queue: Utterance[] = [];
  let state: "silent" | "starting" | "speaking" = "silent";
  let current: Current | null = null;
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
    const milliseconds = durationOf(next);
    current = { utterance: next, begunAt: now(), milliseconds };
    cancel = timers.after(milliseconds, () => {
      if ("text" in next) {
        spoken += next.text;
        events.played(next.text, milliseconds, false);
      }
      if ("digits" in next) events.pressed(next.digits);
      next.done?.();
      speakNext();
    });
    if ("text" in next) events.began(next.text, milliseconds);
  }

  /** Cuts off what is being said; the queue stays. */
  function cut(): CutSpeech | null {
    cancel();
    const was = current;
    current = null;
    if (!was) return null;
    const milliseconds = Math.round(now() - was.begunAt);
    const text = "text" in was.utterance ? was.utterance.text : "";
    const fragment = beginning(text, milliseconds / was.milliseconds);
    if (fragment) events.played(fragment, milliseconds, true);
    return { heard: spoken + fragment, fragment, milliseconds: Math.round(now() - startedAt) };
  }

  return {
    say(utterance, startsAfter) {
      if ("text" in utterance && utterance.text === "") return;
      queue.push(utterance);
      if (state !== "silent") return;
      state = "starting";
      cancel = timers.after(startsAfter, start);
    },
    interrupt() {
      queue = [];
      const result = cut();
      state = "silent";
      return result;
    },
    preempt() {
      queue = queue.filter(({ preemptible }) => !preemptible);
      if (!current?.utterance.preemptible) return null;
      const result = cut();
      // What comes instead begins where the voice was; should nothing come, it is silent.
      cancel = timers.after(0, speakNext);
      return result;
    },
    get speaking() {
      return state === "speaking";
    },
    get interruptible() {
      return current?.utterance.interruptible ?? "any";
    },
  };
}

function durationOf(utterance: Utterance): number {
  if ("milliseconds" in utterance) return utterance.milliseconds;
  if ("text" in utterance) return utterance.text.length * PER_CHARACTER;
  return [...utterance.digits].reduce((sum, key) => sum + keyDuration(key), 0);
}

function keyDuration(key: string): number {
  if (key === "w") return WAIT;
  return key === "W" ? 2 * WAIT : KEY;
}

/** The first part of a text, cut at the end of a word. */
function beginning(text: string, share: number): string {
  const cut = Math.floor(text.length * Math.min(1, share));
  if (cut >= text.length) return text;
  return text.slice(0, text.lastIndexOf(" ", cut) + 1).trimEnd();
}
