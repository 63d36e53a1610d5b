import { LONGEST_SPOKEN } from "./limits.ts";
import type { Condition } from "./tree.ts";

/** How an agent names a condition to somebody on the phone. */
export interface ConditionWords {
  words: string;
  /**
   * `author`: written for it, with places for variables. `name`: its name, which people could say.
   * `example`: somebody's words, to be quoted. For want of better, its name made readable: `key`, or
   * `code` where nobody on the phone would know it, such as `secretary detected`, `1`, or a whole story.
   */
  from: "author" | "name" | "example" | "key" | "code";
}

/** The words for a condition: its author's, else its name, else what somebody may say for it. */
export function conditionWords({ spoken, condition, examples = [] }: Condition): ConditionWords {
  const own = spoken?.trim() ?? "";
  if (LETTER.test(own)) return { words: own, from: "author" };
  const name = condition.trim();
  if (isSpeakable(name)) return { words: name, from: "name" };
  const example = examples
    .map(asQuoted)
    .find((text) => LETTER.test(text) && text.length <= QUOTABLE);
  if (example !== undefined) return { words: example, from: "example" };
  const words = readable(name);
  const isCode = ENGLISH.test(words) || !/\p{L}{2}/u.test(words) || words.length > LONGEST_SPOKEN;
  return { words, from: isCode ? "code" : "key" };
}

/** Signs alone can't be said; a place may be filled with words. */
const LETTER = /[\p{L}\p{N}]/u;

/** How they stand in a sentence, which goes on: `das passt so` of an example as `„das passt so“`. */
export function inSentence({ words, from }: ConditionWords): string {
  const open = words.replace(ENDS, "");
  return from === "example" ? `„${open}“` : open;
}

/** What would end the sentence, unless it belongs to an abbreviation. */
const ENDS = /(?<=[\p{L}\p{N}]{3})[\s.!?…,;:]+$/u;

/** Characters of an example that can be said in a question. */
const QUOTABLE = 60;

/** `Ja`, `Lieber später`. */
const NAME = /^\p{Lu}\p{L}*(?:[ -]\p{L}+)*$/u;
const LONGEST_NAME = 25;

/** Of an identifier that somebody wrote in English: `not interested`. */
const ENGLISH =
  /\b(?:yes|no|maybe|not|interested|detected|requested|objection|accepted|declined|rejected|agreed|wants|given|mentioned|confirmed|wrong|later|other|else|unknown|busy|customer|caller|user|appointment|provider|price|time|call|send|already|has|is|the|and|with)\b/iu;

/** Tells of the caller in the third person: `Hat schon Anbieter`, `Kunde will Rückruf`. */
const TELLS_OF_CALLER =
  /^(?:kund(?:e|in)|anrufer|anruferin|er|hat|ist|will|wollte|möchte|wünscht|braucht|fragt|sagt|lehnt|nennt|reagiert|antwortet)\b/iu;

function isSpeakable(name: string): boolean {
  if (name.length > LONGEST_NAME || !NAME.test(name) || /\p{Ll}\p{Lu}/u.test(name)) return false;
  return !ENGLISH.test(name) && !TELLS_OF_CALLER.test(name);
}

/** Without what would be read out, or taken for a place, or end the sentence. */
function asQuoted(example: string): string {
  return withoutMarks(example).replace(/[\s.!?…,;:]+$/u, "");
}

function readable(key: string): string {
  const isIdentifier = !/\s/.test(key);
  const words = isIdentifier ? key.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2") : key;
  return withoutMarks(words.replace(/_+|(?<!\p{N})\.+|\.+(?!\p{N})/gu, " "));
}

function withoutMarks(text: string): string {
  return text
    .replace(/[[\]{}„“”"»«]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}
