import type { Callee, CalleeAct, Heard } from "../callee/callee.ts";
import type { LineTimers } from "./line-timers.ts";

/** When the callee reacts to what it hears, and what becomes of its plans. */
export interface CalleeTurns {
  pickUp(): void;
  agentBegan(text: string, milliseconds: number): void;
  agentPlayed(text: string): void;
  agentFinished(): void;
}

export interface TurnEvents {
  /** The callee opens its mouth; `false` if it is not heard. */
  speaks(): boolean;
  said(text: string): void;
  hungUp(): void;
}

/** Milliseconds of silence after which it is the callee's turn. */
const TURN_GAP = 400;
const SILENCE = 7_000;
/** How long the callee needs to begin, and for a character. */
const BREATH = 250;
const PER_CHARACTER = 58;

/**
 * Takes turns with the agent: once the agent has been silent for a gap, the callee reacts to all
 * that was said since it last spoke. While it still draws breath it lets the agent go on; once it
 * speaks it finishes its sentence. When nobody speaks it is told of the silence, again and again.
 */
export function calleeTurns(
  callee: Callee,
  timers: LineTimers,
  { speaks, said, hungUp }: TurnEvents,
): CalleeTurns {
  let heard = "";
  let silences = 0;
  let agentSpeaks = false;
  let calleeSpeaks = false;
  /** About to say something: what may be dropped, or what may not. */
  let drawsBreath = false;
  let isFirm = false;
  let cancelPlan = () => {};
  let cancelPause = () => {};

  /** What the callee plans now replaces what it planned before, but never a sentence begun. */
  function react(event: Heard): void {
    if (calleeSpeaks || isFirm) return;
    const acts = callee.react(event);
    if (event.type === "agent-began" && acts.length === 0 && !drawsBreath) return;
    cancelPlan();
    drawsBreath = false;
    perform(acts);
  }

  function perform([next, ...rest]: readonly CalleeAct[]): void {
    if (!next) return;
    drawsBreath = next.type === "say";
    isFirm = next.type === "say" && next.firm === true;
    cancelPlan = timers.after(next.after, () => {
      drawsBreath = false;
      isFirm = false;
      if (next.type === "hang-up") return hungUp();
      say(next.text, rest);
    });
  }

  function say(text: string, rest: readonly CalleeAct[]): void {
    cancelPause();
    const audible = speaks();
    if (audible) agentSpeaks = false;
    calleeSpeaks = true;
    cancelPlan = timers.after(BREATH + text.length * PER_CHARACTER, () => {
      calleeSpeaks = false;
      if (audible) {
        heard = "";
        said(text);
      }
      if (!agentSpeaks) waitForWords();
      perform(rest);
    });
  }

  function waitForWords(): void {
    pause(SILENCE, () => {
      silences += 1;
      waitForWords();
      react({ type: "silence", times: silences });
    });
  }

  function pause(milliseconds: number, then: () => void): void {
    cancelPause();
    cancelPause = timers.after(milliseconds, then);
  }

  return {
    pickUp() {
      waitForWords();
      react({ type: "picked-up" });
    },
    agentBegan(text, milliseconds) {
      cancelPause();
      agentSpeaks = true;
      silences = 0;
      react({ type: "agent-began", text, milliseconds });
    },
    agentPlayed(text) {
      heard += text;
    },
    agentFinished() {
      agentSpeaks = false;
      heard += " ";
      if (calleeSpeaks) return;
      pause(TURN_GAP, () => {
        waitForWords();
        react({ type: "agent-finished", text: heard.replace(/\s+/g, " ").trim() });
      });
    },
  };
}
