import { type ConversationState, expects } from "@rufbaum/conversation";
import type { Tree } from "@rufbaum/tree";
import type { Expected, ImmediateUnderstanding, Reading } from "@rufbaum/understanding";
import { mishear } from "../noise/mishear.ts";
import { BEGINNING } from "./virtual-time.ts";

/** What arrives of what callers say: the words as they are recognised, and what they mean. */
export interface Ears {
  recognise(said: string, variant: number): string;
  /** What the conversation hopes to hear; where it does not listen, an opt-out is heard all the same. */
  expect(state: ConversationState): Expected;
  read(text: string, expected: Expected): Reading;
}

/** Ways in which one text may be recognised. */
export const VARIANTS = 16;

/** Texts whose readings, and whose ways of being misheard, are known again. */
export const MOST_TEXTS = 20_000;

export function openEars(tree: Tree, noise: number, reader: ImmediateUnderstanding): Ears {
  const heard = new Map<string, (string | undefined)[]>();

  return {
    recognise(said, variant) {
      if (noise <= 0) return said;
      let variants = heard.get(said);
      if (!variants) {
        // It is pure: to forget costs time alone.
        if (heard.size >= MOST_TEXTS) heard.clear();
        variants = [];
        heard.set(said, variants);
      }
      const known = variants[variant];
      if (known !== undefined) return known;
      const recognised = mishear(said, noise, variant);
      variants[variant] = recognised;
      return recognised;
    },
    expect(state) {
      const expected = expects(tree, state);
      return expected === null
        ? { ...NOTHING_EXPECTED, question: state.lastSaid, now: BEGINNING }
        : { ...expected, now: BEGINNING };
    },
    read: (text, expected) => reader.read(text, expected),
  };
}

const NOTHING_EXPECTED = { conditions: [], intents: [], value: null } as const;

const keyed = new WeakMap<object, boolean>();

/** Whether keys are waited for as well. */
export function takesKeys({ value, conditions }: Expected): boolean {
  if (value === "digits") return true;
  let known = keyed.get(conditions);
  if (known === undefined) {
    known = conditions.some(({ key }) => /^[0-9*#]+$/.test(key.trim()));
    keyed.set(conditions, known);
  }
  return known;
}
