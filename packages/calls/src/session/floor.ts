import { missedQuestion } from "@rufbaum/conversation";
import type { Clock, Timers } from "@rufbaum/runtime";
import type { SpokenPart } from "../lines/line.ts";
import { FIRST_SOUND, GRACE, PER_CHARACTER } from "../lines/line-timing.ts";

/** A text on its way to the voice: as it is written down, and as it is spoken. */
export interface Given {
  written: string;
  parts: readonly SpokenPart[];
}

/** How far the agent was when the caller began to say something. */
export interface Beginning {
  /** Something was being said that can't be cut off. */
  wasFirm: boolean;
  /** The question that stands had not been asked by then, not even half of it. */
  isEarly: boolean;
  /** What had been said by then of the agent's turn. */
  heard: string;
}

/**
 * Who has the floor: how far the agent has come with what it says, and what has to wait for that.
 *
 *   firm, while anything that can't be cut off may still be spoken ──▶ free
 *   failed, once the voice has failed, until another line is open: nothing is spoken
 *
 * The carrier tells what it has played and when the agent falls silent, but it need not: until it
 * does, an estimate from the texts' lengths stands in.
 */
export interface Floor {
  /** Another line is open: nothing is being said on it yet. */
  lineOpened(): void;
  /** A turn's texts go out. */
  said(texts: readonly Given[]): void;
  agentStarted(): void;
  /** The carrier tells what it has played. */
  played(text: { text: string }): void;
  /** The agent has fallen silent: all was spoken. */
  agentFinished(): void;
  /** The agent was cut off: nothing more is spoken. */
  interrupted(): void;
  voiceFailed(): void;
  /** The caller opens his mouth. */
  callerBegan(): void;
  /** He has finished these words, or pressed a key (`""`). */
  callerDone(words: string): Beginning;
  /** Something is being said that can't be cut off. */
  readonly isFirm: boolean;
  /** Runs `task` as soon as nothing of that kind is being said. */
  whenFree(task: () => void): void;
  /** Forgets what waits. */
  stop(): void;
  /** What the carrier has not told to have played, as it is written, from the first such text on. */
  unheard(): readonly Given[];
}

export function createFloor({ clock, timers }: { clock: Clock; timers: Timers }): Floor {
  /** What is on its way to the voice, or was the last to be. */
  let texts: readonly Given[] = [];
  /** The turns, by their number; of the last one: its words, and the letters that came before them. */
  let turn = { number: 0, words: "", begins: 0 };
  /** Letters that the carrier told to have played. */
  let told = 0;
  /** Where the voice is known to have been at some time. */
  let known = { at: 0, letters: 0 };
  let isSpoken = true;
  let hasFailed = false;
  /** The carrier tells on this line how the agent speaks: its word is waited for. */
  let tells = false;
  let began: { turn: number; beginning: Beginning } | null = null;
  let waiting: readonly (() => void)[] = [];
  let cancel = () => {};

  /** Letters up to the end of the last text that can't be cut off. */
  function firmLetters(): number {
    const isFirm = ({ parts }: Given) => parts.some(({ interruptible }) => !interruptible);
    return lettersOf(texts.slice(0, texts.findLastIndex(isFirm) + 1));
  }

  /** Milliseconds for a letter. */
  function pace(): number {
    const parts = texts.flatMap((text) => text.parts);
    const characters = parts.reduce((sum, { text }) => sum + text.length, 0);
    return (characters * PER_CHARACTER) / Math.max(1, lettersOf(texts));
  }

  /** Letters that were spoken by then, as far as can be told. */
  function positionAt(at: number): number {
    const passed = (at - known.at) / Math.max(1, pace());
    return Math.min(lettersOf(texts), Math.max(0, known.letters + passed));
  }

  /** When so many letters are spoken at the latest. */
  function dueAt(letters: number): number {
    return known.at + (letters - known.letters) * pace() + (tells ? GRACE : 0);
  }

  /** Milliseconds for which the floor is still firm; no longer than it all takes, whatever the clock says. */
  function firmFor(): number {
    const firm = firmLetters();
    if (isSpoken || hasFailed || told >= firm) return 0;
    const most = FIRST_SOUND + firm * pace() + GRACE;
    return Math.min(most, Math.max(0, dueAt(firm) - clock.now()));
  }

  function free(): void {
    cancel();
    const tasks = waiting;
    waiting = [];
    for (const task of tasks) task();
  }

  function check(): void {
    if (waiting.length === 0) return;
    cancel();
    const rest = firmFor();
    if (rest === 0) free();
    else cancel = timers.after(rest, free);
  }

  function stop(): void {
    cancel();
    waiting = [];
  }

  function beginningAt(at: number): Beginning {
    const position = positionAt(at);
    const length = lettersOf(texts) - turn.begins;
    const share = length === 0 ? 1 : Math.max(0, (position - turn.begins) / length);
    const heard = turn.words.slice(0, Math.floor(turn.words.length * share));
    const wasFirm = position < firmLetters();
    const isEarly = wasFirm && missedQuestion(turn.words, turn.words.slice(heard.length));
    return { wasFirm, isEarly, heard };
  }

  function allSpoken(): void {
    known = { at: clock.now(), letters: lettersOf(texts) };
    isSpoken = true;
    check();
  }

  return {
    lineOpened() {
      texts = [];
      told = 0;
      isSpoken = true;
      hasFailed = false;
      tells = false;
      began = null;
      stop();
    },
    said(given) {
      const now = clock.now();
      const isNew = isSpoken || now >= dueAt(lettersOf(texts));
      if (isNew && !hasFailed) {
        texts = [];
        told = 0;
        known = { at: now + FIRST_SOUND, letters: 0 };
      }
      const words = given.map(({ written }) => written).join(" ");
      turn = { number: turn.number + 1, words, begins: lettersOf(texts) };
      texts = [...texts, ...given];
      isSpoken = false;
      check();
    },
    agentStarted() {
      tells = true;
      if (!isSpoken && known.letters === 0) known = { at: clock.now(), letters: 0 };
      check();
    },
    played({ text }) {
      tells = true;
      told = Math.min(lettersOf(texts), told + lettersIn(text));
      if (!isSpoken) known = { at: clock.now(), letters: told };
      check();
    },
    agentFinished: allSpoken,
    interrupted() {
      told = lettersOf(texts);
      allSpoken();
    },
    voiceFailed() {
      hasFailed = true;
      stop();
    },
    callerBegan() {
      began = { turn: turn.number, beginning: beginningAt(clock.now()) };
    },
    callerDone(words) {
      const before = began;
      began = null;
      if (before === null) return beginningAt(clock.now() - words.length * PER_CHARACTER);
      // Begun over another turn than the last one: its question was not asked by then.
      if (before.turn === turn.number) return before.beginning;
      return { ...before.beginning, isEarly: before.beginning.wasFirm, heard: "" };
    },
    get isFirm() {
      return firmFor() > 0;
    },
    whenFree(task) {
      waiting = [...waiting, task];
      check();
    },
    stop,
    unheard() {
      let ends = 0;
      const first = texts.findIndex((text) => {
        ends += lettersOf([text]);
        return ends > told;
      });
      return first < 0 ? [] : texts.slice(first);
    },
  };
}

function lettersOf(texts: readonly Given[]): number {
  const parts = texts.flatMap((text) => text.parts);
  return parts.reduce((sum, { text }) => sum + lettersIn(text), 0);
}

/** Blanks and marks do not count: the carrier cuts texts where it likes. */
function lettersIn(text: string): number {
  return text.replace(/[^\p{L}\p{N}]+/gu, "").length;
}
