import { FIRST_SOUND, missedQuestion, PER_CHARACTER } from "@rufbaum/conversation";
import type { SpokenPart } from "../lines/line.ts";
import { GRACE } from "../lines/line-timing.ts";

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
 * Who has the floor: how far the agent has come with what it says.
 *
 *   firm, while anything that can't be cut off may still be spoken ──▶ free
 *   failed, once the voice has failed, until another line is open: nothing is spoken
 *
 * The carrier tells what it has played and when the agent falls silent, but it need not: until it
 * does, an estimate from the texts' lengths stands in.
 */
export interface Floor {
  /** What is on its way to the voice, or was the last to be. */
  readonly texts: readonly Given[];
  /** The turns, by their number; of the last one: its words, and the letters that came before them. */
  readonly turn: { readonly number: number; readonly words: string; readonly begins: number };
  /** Letters that the carrier told to have played. */
  readonly told: number;
  /** Where the voice is known to have been at some time. */
  readonly known: { readonly at: number; readonly letters: number };
  readonly isSpoken: boolean;
  readonly hasFailed: boolean;
  /** The carrier tells on this line how the agent speaks: its word is waited for. */
  readonly tells: boolean;
  /** The caller has opened his mouth, and not finished. */
  readonly began: { readonly turn: number; readonly beginning: Beginning } | null;
}

/** Another line is open: nothing is being said on it yet. */
export function openFloor({ turn, known }: Pick<Floor, "turn" | "known">): Floor {
  return {
    ...{ turn, known, texts: [], told: 0, isSpoken: true },
    ...{ hasFailed: false, tells: false, began: null },
  };
}

export const NOTHING_SAID: Floor = openFloor({
  turn: { number: 0, words: "", begins: 0 },
  known: { at: 0, letters: 0 },
});

/** A turn's texts go out. */
export function floorGiven(floor: Floor, given: readonly Given[], at: number): Floor {
  const isNew = (floor.isSpoken || at >= dueAt(floor, lettersOf(floor.texts))) && !floor.hasFailed;
  const before = isNew ? [] : floor.texts;
  const words = given.map(({ written }) => written).join(" ");
  return {
    ...floor,
    ...(isNew && { told: 0, known: { at: at + FIRST_SOUND, letters: 0 } }),
    turn: { number: floor.turn.number + 1, words, begins: lettersOf(before) },
    texts: [...before, ...given],
    isSpoken: false,
  };
}

export function floorStarted(floor: Floor, at: number): Floor {
  const isFirst = !floor.isSpoken && floor.known.letters === 0;
  return { ...floor, tells: true, known: isFirst ? { at, letters: 0 } : floor.known };
}

/** The carrier tells what it has played. */
export function floorPlayed(floor: Floor, { text }: { text: string }, at: number): Floor {
  const told = Math.min(lettersOf(floor.texts), floor.told + lettersIn(text));
  const known = floor.isSpoken ? floor.known : { at, letters: told };
  return { ...floor, tells: true, told, known };
}

/** The agent has fallen silent: all was spoken. */
export function floorSpoken(floor: Floor, at: number): Floor {
  return { ...floor, known: { at, letters: lettersOf(floor.texts) }, isSpoken: true };
}

/** The agent was cut off: nothing more is spoken. */
export function floorCut(floor: Floor, at: number): Floor {
  return floorSpoken({ ...floor, told: lettersOf(floor.texts) }, at);
}

/** The caller opens his mouth. */
export function callerBegan(floor: Floor, at: number): Floor {
  return { ...floor, began: { turn: floor.turn.number, beginning: beginningAt(floor, at) } };
}

/** Where the agent was when the caller began to say what is finished now (`""`: a key). */
export function beginningOf(floor: Floor, words: string, at: number): Beginning {
  const { began, turn } = floor;
  if (began === null) return beginningAt(floor, at - words.length * PER_CHARACTER);
  // Begun over another turn than the last one: its question was not asked by then.
  if (began.turn === turn.number) return began.beginning;
  return { ...began.beginning, isEarly: began.beginning.wasFirm, heard: "" };
}

/** Milliseconds for which the floor is still firm; no longer than it all takes, whatever the clock says. */
export function firmFor(floor: Floor, at: number): number {
  const firm = firmLetters(floor);
  if (floor.isSpoken || floor.hasFailed || floor.told >= firm) return 0;
  const most = FIRST_SOUND + firm * pace(floor) + GRACE;
  return Math.min(most, Math.max(0, dueAt(floor, firm) - at));
}

/** What the carrier has not told to have played, as it is written, from the first such text on. */
export function unheard({ texts, told }: Floor): readonly Given[] {
  let ends = 0;
  const first = texts.findIndex((text) => {
    ends += lettersOf([text]);
    return ends > told;
  });
  return first < 0 ? [] : texts.slice(first);
}

/** Letters up to the end of the last text that can't be cut off. */
function firmLetters({ texts }: Floor): number {
  const isFirm = ({ parts }: Given) => parts.some(({ interruptible }) => !interruptible);
  return lettersOf(texts.slice(0, texts.findLastIndex(isFirm) + 1));
}

/** Milliseconds for a letter. */
function pace({ texts }: Floor): number {
  const parts = texts.flatMap((text) => text.parts);
  const characters = parts.reduce((sum, { text }) => sum + text.length, 0);
  return (characters * PER_CHARACTER) / Math.max(1, lettersOf(texts));
}

/** Letters that were spoken by then, as far as can be told. */
function positionAt(floor: Floor, at: number): number {
  const passed = (at - floor.known.at) / Math.max(1, pace(floor));
  return Math.min(lettersOf(floor.texts), Math.max(0, floor.known.letters + passed));
}

/** When so many letters are spoken at the latest. */
function dueAt(floor: Floor, letters: number): number {
  const { known, tells } = floor;
  return known.at + (letters - known.letters) * pace(floor) + (tells ? GRACE : 0);
}

function beginningAt(floor: Floor, at: number): Beginning {
  const { turn, texts } = floor;
  const position = positionAt(floor, at);
  const length = lettersOf(texts) - turn.begins;
  const share = length === 0 ? 1 : Math.max(0, (position - turn.begins) / length);
  const heard = turn.words.slice(0, Math.floor(turn.words.length * share));
  const wasFirm = position < firmLetters(floor);
  const isEarly = wasFirm && missedQuestion(turn.words, turn.words.slice(heard.length));
  return { wasFirm, isEarly, heard };
}

function lettersOf(texts: readonly Given[]): number {
  const parts = texts.flatMap((text) => text.parts);
  return parts.reduce((sum, { text }) => sum + lettersIn(text), 0);
}

/** Blanks and marks do not count: the carrier cuts texts where it likes. */
function lettersIn(text: string): number {
  return text.replace(/[^\p{L}\p{N}]+/gu, "").length;
}
