import { type PatternPart, type Place, parsePattern } from "./parse-pattern.ts";

/** A pattern that is looked for in a text. */
export interface Pattern {
  test(text: string): boolean;
}

/** Where the machine can be: at a character to take, a place to be at, a fork, or at the end. */
type State =
  | { type: "character"; takes(character: string): boolean; next: number }
  | { type: "place"; at: Place; next: number }
  | { type: "fork"; next: number; other: number }
  | { type: "end" };

const MOST_STATES = 2_000;

/**
 * Reads a pattern as `RegExp` does, with the flags `i`, `m`, `s` and `u`, and looks for it in time
 * that grows as the text does: all ways through the pattern are followed at once (Thompson, 1968).
 * With `RegExp` itself `/.*a.*b.*c.*d.*e/` takes minutes on a long text in which it is not found.
 *
 * `null` for what is no pattern, is too large, looks around or refers back to what it found.
 */
export function openPattern(source: string, flags: string): Pattern | null {
  if (!isReadable(source, flags)) return null;
  const part = parsePattern(source);
  if (part === null) return null;
  const states: State[] = [{ type: "end" }];
  const takers = new Map<string, (character: string) => boolean>();
  const kept = ["u", ...["i", "s"].filter((flag) => flags.includes(flag))].join("");

  function add(state: State): number {
    states.push(state);
    return states.length - 1;
  }

  /** @returns the state in which the part begins */
  function build(of: PatternPart, next: number): number {
    if (states.length > MOST_STATES) return 0;
    switch (of.type) {
      case "character":
        return add({ type: "character", takes: takerOf(of.source), next });
      case "place":
        return add({ type: "place", at: of.at, next });
      case "sequence":
        return of.parts.reduceRight((after, each) => build(each, after), next);
      case "choice":
        return of.parts
          .map((each) => build(each, next))
          .reduce((other, first) => add({ type: "fork", next: first, other }));
      case "repeat":
        return repeat(of, next);
    }
  }

  function repeat(
    { part: of, least, most }: Extract<PatternPart, { type: "repeat" }>,
    next: number,
  ) {
    let after = next;
    if (most === Infinity) {
      const fork = { type: "fork" as const, next, other: next };
      after = add(fork);
      fork.next = build(of, after);
    } else {
      for (let count = least; count < most && states.length <= MOST_STATES; count += 1) {
        after = add({ type: "fork", next: build(of, after), other: next });
      }
    }
    for (let count = 0; count < least && states.length <= MOST_STATES; count += 1) {
      after = build(of, after);
    }
    return after;
  }

  function takerOf(one: string): (character: string) => boolean {
    const known = takers.get(one);
    if (known) return known;
    const pattern = new RegExp(`^(?:${one})$`, kept);
    const seen = new Map<string, boolean>();
    const taker = (character: string) => {
      const before = seen.get(character);
      if (before !== undefined) return before;
      const takes = pattern.test(character);
      seen.set(character, takes);
      return takes;
    };
    takers.set(one, taker);
    return taker;
  }

  const first = build(part, 0);
  if (states.length > MOST_STATES) return null;
  return { test: (text) => isIn(text, states, first, placesOf(flags)) };
}

function isReadable(source: string, flags: string): boolean {
  try {
    new RegExp(source, flags.includes("u") ? flags : `${flags}u`);
    return true;
  } catch {
    return false;
  }
}

type IsAt = (place: Place, before: string | undefined, after: string | undefined) => boolean;

function placesOf(flags: string): IsAt {
  const word = new RegExp("\\w", flags.includes("i") ? "iu" : "u");
  const isWord = (character: string | undefined) => character !== undefined && word.test(character);
  const isEdge = (character: string | undefined) =>
    character === undefined || (flags.includes("m") && LINE_END.test(character));
  return (place, before, after) => {
    if (place === "^") return isEdge(before);
    if (place === "$") return isEdge(after);
    return (isWord(before) !== isWord(after)) === (place === "\\b");
  };
}

const LINE_END = /^[\n\r\u2028\u2029]$/;

function isIn(text: string, states: readonly State[], first: number, isAt: IsAt): boolean {
  const characters = [...text];
  /** At which character a state was last entered: once is enough. */
  const entered = new Int32Array(states.length).fill(-1);
  let waiting: Extract<State, { type: "character" }>[] = [];
  for (let at = 0; at <= characters.length; at += 1) {
    const before = characters[at - 1];
    const after = characters[at];
    const open = [first];
    for (const state of waiting) {
      if (before !== undefined && state.takes(before)) open.push(state.next);
    }
    waiting = [];
    for (let number = open.pop(); number !== undefined; number = open.pop()) {
      const state = states[number];
      if (state === undefined || entered[number] === at) continue;
      entered[number] = at;
      if (state.type === "end") return true;
      if (state.type === "character") waiting.push(state);
      else if (state.type === "fork") open.push(state.next, state.other);
      else if (isAt(state.at, before, after)) open.push(state.next);
    }
  }
  return false;
}
