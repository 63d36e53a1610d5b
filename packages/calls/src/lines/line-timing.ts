import type { Cancel, Clock, Timers } from "@rufbaum/runtime";

/** German synthetic speech at normal speed takes about this long per character, in milliseconds. */
export const PER_CHARACTER = 65;
/** From sending a text to its first sound, as observed with ConversationRelay. */
export const FIRST_SOUND = 400;
/** How much longer than estimated the carrier may speak before we no longer wait for it. */
export const GRACE = 3_000;

/** How long after the caller's voice its words may still come. */
const LAST_WORDS = 1_000;
/** Longer than this nobody is waited for who speaks into a goodbye. */
const MOST_WORDS = 15_000;

/**
 * Who speaks on a line, and for how long nobody does.
 *
 * The carrier says when the agent begins and ends to speak, but it need not: until it does, an
 * estimate from the text's length stands in. Silence counts only while somebody listens for it and
 * neither the agent nor the caller speaks. Who speaks into the last words is heard out before the
 * line is given away: he may want no more calls.
 */
export interface LineTiming {
  /** A text of this length goes out; nobody listens until the next `listenFor`. */
  agentSays(characters: number): void;
  agentStarted(): void;
  /** `false`: that was told of words before the last ones. */
  agentFinished(): boolean;
  /** The agent was cut off; `false` as above. */
  interrupted(): boolean;
  callerStarted(): void;
  callerFinished(): void;
  /** From the end of what is being said: runs `task` after so many milliseconds of silence. */
  listenFor(silence: number, task: () => void): void;
  /** His words have come, or his key: more of them would be another sentence. */
  callerDone(): void;
  /** Runs `task` once everything has been said, and nobody is in the middle of a sentence. */
  whenSpoken(task: () => void): void;
  stop(): void;
}

export function createLineTiming({ clock, timers }: { clock: Clock; timers: Timers }): LineTiming {
  let agentSpeaksUntil = 0;
  /** No longer than this from now, whatever becomes of the clock. */
  let mostRemaining = 0;
  /** A first sound was told of since something was given to the voice last. */
  let hasBegun = false;
  let awaited: { silence: number; task: () => void } | null = null;
  let afterSpeech: (() => void) | null = null;
  let callerSpeaks = false;
  let cancelSilence: Cancel = () => {};
  let cancelAfterSpeech: Cancel = () => {};

  function remaining(): number {
    return Math.min(mostRemaining, Math.max(0, agentSpeaksUntil - clock.now()));
  }

  function watchSilence(): void {
    cancelSilence();
    if (awaited) cancelSilence = timers.after(remaining() + awaited.silence, awaited.task);
  }

  /**
   * What is told now is of words before the last ones: a key that cuts the agent off comes first, and
   * is answered before the carrier tells that the agent was cut off.
   */
  function isOfEarlierWords(): boolean {
    return !hasBegun && remaining() > mostRemaining / 2;
  }

  function spoken(): void {
    if (afterSpeech && callerSpeaks) hearOut(MOST_WORDS);
    else giveAway();
  }

  function hearOut(milliseconds: number): void {
    cancelAfterSpeech();
    cancelAfterSpeech = timers.after(milliseconds, giveAway);
  }

  function callerDone(): void {
    // All was said already, or the agent was cut off: only the caller was waited for.
    const isLast = callerSpeaks && afterSpeech !== null && remaining() === 0;
    callerSpeaks = false;
    if (isLast) hearOut(LAST_WORDS);
  }

  function giveAway(): void {
    cancelAfterSpeech();
    const task = afterSpeech;
    afterSpeech = null;
    task?.();
  }

  return {
    agentSays(characters) {
      cancelSilence();
      awaited = null;
      if (characters === 0) return;
      hasBegun = false;
      mostRemaining = remaining() + FIRST_SOUND + characters * PER_CHARACTER;
      agentSpeaksUntil = clock.now() + mostRemaining;
    },
    agentStarted() {
      hasBegun = true;
      cancelSilence();
    },
    agentFinished() {
      if (isOfEarlierWords()) return false;
      agentSpeaksUntil = clock.now();
      if (afterSpeech) spoken();
      else watchSilence();
      return true;
    },
    interrupted() {
      if (isOfEarlierWords()) return false;
      agentSpeaksUntil = clock.now();
      callerSpeaks = true;
      return true;
    },
    callerStarted() {
      callerSpeaks = true;
      cancelSilence();
    },
    callerFinished() {
      callerDone();
      watchSilence();
    },
    callerDone,
    listenFor(silence, task) {
      awaited = { silence, task };
      watchSilence();
    },
    whenSpoken(task) {
      cancelSilence();
      cancelAfterSpeech();
      awaited = null;
      afterSpeech = task;
      if (remaining() === 0) spoken();
      else cancelAfterSpeech = timers.after(remaining() + GRACE, spoken);
    },
    stop() {
      cancelSilence();
      cancelAfterSpeech();
      awaited = null;
      afterSpeech = null;
      callerSpeaks = false;
    },
  };
}
