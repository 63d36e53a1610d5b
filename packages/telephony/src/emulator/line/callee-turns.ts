import type { Callee, CalleeAct, HeardByCallee } from "../callee/callee.ts";
import type { LineTimers } from "./line-timers.ts";

/** When the callee reacts to what it hears, and what becomes of its plans. */
export interface CalleeTurns {
  pickUp(): void;
  agentBegan(text: string, milliseconds: number): void;
  /** These words were heard. */
  agentPlayed(text: string): void;
  agentFinished(): void;
  /** The agent fell silent because the callee spoke, or because the script went on. */
  agentCutOff(): void;
  agentPressed(digits: string): void;
  /** Ringing or music, until somebody speaks or the agent is cut off: nobody expects words. */
  hold(): void;
}

export interface TurnEvents {
  /** The callee opens its mouth, for so long. */
  speaks(text: string, milliseconds: number): void;
  /** It has finished; `false` if nobody heard it. */
  said(text: string): boolean;
  pressed(digit: string): void;
  beeped(): void;
  hungUp(): void;
}

/** Milliseconds of silence after which it is the callee's turn. */
const TURN_GAP = 400;
const SILENCE = 7_000;
/** How long the callee needs to begin, and for a character. */
const BREATH = 250;
const PER_CHARACTER = 58;
/** From key to key. */
const KEY_GAP = 450;

/**
 * Takes turns with the agent: once the agent has been silent for a gap, the callee reacts to all
 * that was said since it last spoke. While it still draws breath it lets the agent go on; once it
 * speaks it finishes its sentence. When nobody speaks it is told of the silence, again and again.
 */
export function calleeTurns(callee: Callee, timers: LineTimers, events: TurnEvents): CalleeTurns {
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
  function react(event: HeardByCallee): void {
    if (calleeSpeaks || isFirm) return;
    const acts = callee.react(event);
    if (event.type === "agent-began" && acts.length === 0 && !drawsBreath) return;
    cancelPlan();
    drawsBreath = false;
    perform(acts);
  }

  function perform([next, ...rest]: readonly CalleeAct[]): void {
    if (!next) return;
    drawsBreath = next.type === "say" || next.type === "press";
    isFirm = "firm" in next && next.firm === true;
    cancelPlan = timers.after(next.after, () => {
      drawsBreath = false;
      isFirm = false;
      if (next.type === "hang-up") return events.hungUp();
      if (next.type === "press") return press([...next.digits], rest);
      if (next.type === "say") return say(next.text, rest);
      events.beeped();
      waitForWords();
      perform(rest);
    });
  }

  function say(text: string, rest: readonly CalleeAct[]): void {
    cancelPause();
    const milliseconds = BREATH + text.length * PER_CHARACTER;
    calleeSpeaks = true;
    events.speaks(text, milliseconds);
    cancelPlan = timers.after(milliseconds, () => {
      calleeSpeaks = false;
      if (events.said(text)) heard = "";
      if (!agentSpeaks) waitForWords();
      perform(rest);
    });
  }

  /** Keys are pressed one by one, and nothing is heard meanwhile. */
  function press([digit, ...others]: readonly string[], rest: readonly CalleeAct[]): void {
    cancelPause();
    if (digit === undefined) {
      calleeSpeaks = false;
      heard = "";
      if (!agentSpeaks) waitForWords();
      perform(rest);
      return;
    }
    calleeSpeaks = true;
    events.pressed(digit);
    cancelPlan = timers.after(KEY_GAP, () => press(others, rest));
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
        const text = heard.replace(/\s+/g, " ").trim();
        if (text) react({ type: "agent-finished", text });
      });
    },
    agentCutOff() {
      agentSpeaks = false;
      heard += " ";
      if (!calleeSpeaks) waitForWords();
    },
    hold() {
      cancelPause();
      agentSpeaks = true;
    },
    agentPressed: (digits) => react({ type: "agent-pressed", digits }),
  };
}
