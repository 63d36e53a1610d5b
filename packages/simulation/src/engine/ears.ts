import { type ConversationState, expects } from "@rufbaum/conversation";
import type { Tree } from "@rufbaum/tree";
import type { Expected, ImmediateUnderstanding, Reading } from "@rufbaum/understanding";
import { mishear } from "../noise/mishear.ts";
import { BEGINNING } from "./virtual-time.ts";

/** What arrives of what callers say: the words as they are recognised, and what they mean. */
export interface Ears {
  /** `draw`, 0 to below 1, decides which of the ways it is recognised in. */
  recognise(said: string, draw: number): string;
  /** What the conversation hopes to hear; where it does not listen, an opt-out is heard all the same. */
  expect(state: ConversationState): Expected;
  read(text: string, expected: Expected): Reading;
}

/**
 * Ways in which one text may be recognised: as many that about two of them hold a slip. A long text
 * is seldom heard as it was said, a short one often, and short ones are said most.
 */
function variantsOf(said: string): number {
  return Math.max(3, Math.min(16, Math.floor(24 / said.split(" ").length)));
}

/** Texts whose readings, and whose ways of being misheard, are known again. */
export const MOST_TEXTS = 20_000;

export function openEars(tree: Tree, noise: number, reader: ImmediateUnderstanding): Ears {
  const heard = new Map<string, (string | undefined)[]>();

  return {
    recognise(said, draw) {
      if (noise <= 0) return said;
      let variants = heard.get(said);
      if (!variants) {
        // It is pure: to forget costs time alone.
        if (heard.size >= MOST_TEXTS) heard.clear();
        variants = Array<string | undefined>(variantsOf(said)).fill(undefined);
        heard.set(said, variants);
      }
      const variant = Math.floor(draw * variants.length);
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
