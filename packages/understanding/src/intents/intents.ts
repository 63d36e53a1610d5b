import { foldPattern } from "../fold.ts";
import { COURTESIES } from "./courtesies.ts";
import type { Intent } from "./intent.ts";
import { OBJECTIONS } from "./objections.ts";
import { OPT_OUT } from "./opt-out.ts";
import { PEOPLE } from "./people.ts";
import { QUESTIONS } from "./questions.ts";
import { TIME } from "./time.ts";

/**
 * Intents with turns of phrase that are known for them. The patterns run over the normalised reply:
 * small letters, no punctuation, fillers and dialect mapped, umlauts written out.
 */
export const INTENTS: readonly Intent[] = [
  OPT_OUT,
  ...PEOPLE,
  ...OBJECTIONS,
  ...TIME,
  ...QUESTIONS,
  ...COURTESIES,
].map((intent) => ({ ...intent, patterns: intent.patterns.map(foldPattern) }));
