import { NAMES_OF, ROLL_UP } from "@rufbaum/understanding/lexicon";
import type { SentenceReader } from "@rufbaum/understanding/sentences";
import type { Gist } from "./gists.ts";
import { mostHeard, partOf } from "./most-heard.ts";
import { isAnswer } from "./polarity-fits.ts";

/** How like an intent a group must be, and how much more than any that is not akin. */
const LIKE = 0.48;
const MARGIN = 0.08;

/** One sentence alone has to be more like it. */
const LIKE_ALONE = 0.55;

/** What the model's likelihood adds to how like the intent's names the words are. */
const OF_MODEL = 0.5;

/** Courtesies, which nobody means by several different sentences. */
const NEVER_MEANT: ReadonlySet<string> = new Set(["greeting", "thank_you", "opt_out"]);

/** What each intent is called, in many ways. */
const NAMES: readonly (readonly [intent: string, names: readonly string[]])[] = Object.entries(
  NAMES_OF,
).map(([intent, names]) => [intent, names.split(",")]);

/**
 * The built-in intent that a group of replies means, though the reader took none of them for it: by how
 * like its names they are and how likely the model thinks it, all together; `null` where none stands out.
 * An opt-out is never guessed.
 */
export function meantIntent(gists: readonly Gist[], sentences: SentenceReader): string | null {
  const heard = mostHeard(gists);
  const asks = partOf(heard, ({ text }) => sentences.asks(text)) >= MOSTLY;
  const scores = NAMES.map(([intent, names]) => {
    let score = 0;
    for (const { text, share } of heard) {
      const like = Math.max(...names.map((name) => sentences.likeness(name, text)));
      score += share * (like + OF_MODEL * (sentences.intents(text).get(intent) ?? 0));
    }
    return { intent, score };
  }).sort((one, other) => other.score - one.score || (one.intent < other.intent ? -1 : 1));
  const [best] = scores;
  const least = heard.length > 1 ? LIKE : LIKE_ALONE;
  if (!best || best.score < least || NEVER_MEANT.has(best.intent)) return null;
  if (asks && isAnswer(best.intent)) return null;
  const next = scores.find(({ intent }) => !isAkin(intent, best.intent));
  return next && best.score - next.score < MARGIN ? null : best.intent;
}

const MOSTLY = 0.5;

/** One counts as the other where a node does not offer it. */
function isAkin(one: string, other: string): boolean {
  return (
    one === other ||
    (ROLL_UP[one]?.includes(other) ?? false) ||
    (ROLL_UP[other]?.includes(one) ?? false)
  );
}
