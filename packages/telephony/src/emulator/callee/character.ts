import type { Question } from "./question.ts";

/** What a callee says to a question; one of the phrasings is chosen. */
export interface Reply {
  say: readonly string[];
  /** Puts the phone down afterwards. */
  hangUp?: boolean;
  /** Hands the phone over: another part of the character goes on, beginning with its greeting. */
  handsTo?: string;
}

/** One way to behave: replies for the first, the second … time a question is asked. */
export interface CharacterPart {
  name: string;
  /** Said when the phone is handed over to this part. */
  greets?: readonly string[];
  replies: Partial<Record<Question, readonly Reply[]>>;
  /** To questions that the part has no reply to. */
  otherwise: readonly Reply[];
  /** To what is no question. */
  listens?: readonly string[];
}

export interface Character {
  name: string;
  /** Milliseconds of thinking before an answer, least and most. */
  thinks: readonly [number, number];
  /** How likely a long utterance is interrupted, 0 to 1, and with what. */
  interrupts: number;
  interjections: readonly string[];
  /** Presses keys where it is asked to. */
  pressesKeys?: boolean;
  /** How often it answers before it loses patience. */
  patience: number;
  leaves: readonly string[];
  /** The first part begins. */
  parts: readonly [CharacterPart, ...CharacterPart[]];
}

/** Plain data: where a character stands in the conversation. */
export interface CharacterState {
  part: string;
  /** How often each question was answered by this part. */
  asked: Readonly<Partial<Record<Question, number>>>;
  answers: number;
}

export function firstState(character: Character): CharacterState {
  return { part: character.parts[0].name, asked: {}, answers: 0 };
}
