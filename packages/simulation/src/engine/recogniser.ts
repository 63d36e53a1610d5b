import {
  type ConversationState,
  expects,
  expectsEarly,
  nothingExpected,
} from "@rufbaum/conversation";
import type { Tree } from "@rufbaum/tree";
import { keypadOf } from "@rufbaum/tree/graph";
import type { Expected, ImmediateUnderstanding, Reading } from "@rufbaum/understanding";
import { mishear } from "../noise/mishear.ts";
import { BEGINNING } from "./virtual-time.ts";

/** What arrives of what callers say: the words as they are recognised, and what they mean. */
export interface Recogniser {
  /** `draw`, 0 to below 1, decides which of the ways it is recognised in. */
  recognise(said: string, draw: number): string;
  /** What the conversation hopes to hear; where it does not listen, an opt-out is heard all the same. */
  expect(state: ConversationState): Situation;
  /** What may be said before the question was asked. */
  expectEarly(state: ConversationState): Situation;
  read(text: string, situation: Situation): Reading;
}

/** One in which replies are read; the same one for the same expectations. */
export interface Situation {
  expected: Expected;
  /** Keys are waited for as well. */
  takesKeys: boolean;
  readings: Map<string, Reading>;
}

/**
 * Ways in which one text may be recognised: the fewer, the more of them hold a slip. A long text is
 * seldom heard as it was said, a short one often, and short ones are said most.
 */
function variantsOf(said: string): number {
  return Math.max(2, Math.min(8, Math.floor(16 / said.split(" ").length)));
}

/** Texts whose readings, and whose ways of being misheard, are known again. */
export const MOST_TEXTS = 12_000;

/** Situations, and readings in them, that are known again. To forget costs time alone: all is pure. */
const MOST_SITUATIONS = 8_000;
const MOST_READINGS = 30_000;

export function openRecogniser(
  tree: Tree,
  noise: number,
  reader: ImmediateUnderstanding,
): Recogniser {
  const heard = new Map<string, (string | undefined)[]>();
  const situations = new Map<string, Map<string, Situation[]>>();
  let known = 0;
  let readings = 0;

  function situationOf(nodeId: string, expected: Expected): Situation {
    if (known >= MOST_SITUATIONS || readings >= MOST_READINGS) {
      situations.clear();
      known = 0;
      readings = 0;
    }
    let ofNode = situations.get(nodeId);
    if (!ofNode) {
      ofNode = new Map();
      situations.set(nodeId, ofNode);
    }
    let ofQuestion = ofNode.get(expected.question);
    if (!ofQuestion) {
      ofQuestion = [];
      ofNode.set(expected.question, ofQuestion);
    }
    for (const situation of ofQuestion) {
      if (isSame(situation.expected, expected)) return situation;
    }
    const made: Situation = {
      expected: { ...expected, now: BEGINNING },
      takesKeys: keypadOf(tree, nodeId) !== null,
      readings: new Map(),
    };
    ofQuestion.push(made);
    known += 1;
    return made;
  }

  return {
    recognise(said, draw) {
      if (noise <= 0) return said;
      let variants = heard.get(said);
      if (!variants) {
        if (heard.size >= MOST_TEXTS) heard.clear();
        variants = Array<string | undefined>(variantsOf(said)).fill(undefined);
        heard.set(said, variants);
      }
      const variant = Math.floor(draw * variants.length);
      const before = variants[variant];
      if (before !== undefined) return before;
      const recognised = mishear(said, noise, variant);
      variants[variant] = recognised;
      return recognised;
    },
    expect(state) {
      const expected = expects(tree, state);
      return expected === null
        ? situationOf("", nothingExpected(state.lastSaid))
        : situationOf(state.nodeId ?? "", expected);
    },
    expectEarly: (state) => situationOf(state.nodeId ?? "", expectsEarly(tree, state)),
    read(text, situation) {
      const before = situation.readings.get(text);
      if (before !== undefined) return before;
      const reading = reader.read(text, situation.expected);
      situation.readings.set(text, reading);
      readings += 1;
      return reading;
    },
  };
}

const NONE: readonly string[] = [];

/** At the same node and after the same question, and all else that decides how a reply is read. */
function isSame(one: Expected, other: Expected): boolean {
  return (
    one.value === other.value &&
    one.ahead === other.ahead &&
    one.behind === other.behind &&
    (one.isFirst ?? false) === (other.isFirst ?? false) &&
    isSameHalf(one.half, other.half) &&
    isSameList(one.intents, other.intents) &&
    isSameList(one.named ?? NONE, other.named ?? NONE) &&
    isSameList(one.between ?? NONE, other.between ?? NONE)
  );
}

function isSameHalf(one: Expected["half"], other: Expected["half"]): boolean {
  return one?.from === other?.from && one?.to === other?.to && one?.part === other?.part;
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  if (one.length !== other.length) return false;
  for (let index = 0; index < one.length; index += 1) {
    if (one[index] !== other[index]) return false;
  }
  return true;
}
