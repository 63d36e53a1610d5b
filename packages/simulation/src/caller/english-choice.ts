/** Words that an answer to a question between things has at most; what is longer is no plain choice. */
const MOST_WORDS = 5;

/** What a question in English asks between, as whoever is asked names it; `null` where it does not. */
export function choiceIn(question: string): readonly string[] | null {
  const [, before, last] = BETWEEN.exec(question.trim()) ?? [];
  if (before === undefined || last === undefined) return null;
  if (NO_THING.test(last) || ANY.test(question)) return null;
  const right = wordsOf(last.replace(VERDICT, "").replace(LEAD, ""));
  const parts = before.split(/,\s*/u);
  const start = parts.findLastIndex((part) => LEAD.test(part) || OPENS.test(part));
  const named = parts.slice(Math.max(0, start)).flatMap((part, at) => {
    if (at > 0) return [wordsOf(part)];
    // "Which is better, Monday or Tuesday?": what stands first only leads up to it.
    return OPENS.test(part) && start < parts.length - 1 ? [] : [tailLike(right, wordsOf(part))];
  });
  const all = [...named, right];
  if (all.some(({ length }) => length === 0 || length > MOST_WORDS)) return null;
  const options = all.map((words) => words.map(asHisOwn).join(" "));
  return options.length < 2 || options.some((option) => YES_OR_NO.test(option)) ? null : options;
}

const BETWEEN = /^(.+?),? or (?:else |rather |perhaps |maybe )?(.+?)[\s.]*\?$/iu;
/** "Or not", "or two", "or something like that": nothing to choose. */
const NO_THING =
  /^(?:not|no|so|more|less|fewer|some\w+|any\w*|similar|others?|another|whatever|one|two|three|\d+)\b/iu;
const ANY = /\bany(?:thing|one|body)?\b/iu;
const YES_OR_NO = /^(?:yes|no)$/iu;
/** What asks, before anything is named. */
const LEAD =
  /^(?:(?:so|and|well|then|okay) )?(?:is|are|was|do|does|would|should|shall|can|could|will|have|may)\b(?: (?:you|i|we|it|this|that|there))?(?: (?:like|want|prefer|rather))?(?: to\b)?\s*/iu;
const OPENS = /^(?:so |and )?(?:what|which|who|where|when|how)\b/iu;
/** What is said of the things after the last of them. */
const VERDICT =
  /\s+(?:better|best|easier|more convenient|okay|fine|good|suits?|works?|instead|then|for you)(?: (?:you|for you|better|best|well))*$/iu;
const DETERMINER = /^(?:an?|the|my|your|our|this|that)$/iu;

/** The end of what stands before "or" that is of a kind with what follows it. */
function tailLike(right: readonly string[], words: readonly string[]): string[] {
  const [first = ""] = right;
  const same = words.findLastIndex((word) => word.toLowerCase() === first.toLowerCase());
  if (same >= 0) return words.slice(same);
  const article = words.findLastIndex((word) => DETERMINER.test(word));
  if (DETERMINER.test(first) && article >= 0) return words.slice(article);
  const named = wordsOf(words.join(" ").replace(LEAD, ""));
  const from = Math.max(0, named.length - Math.max(1, right.length));
  return named.slice(DETERMINER.test(named[from - 1] ?? "") ? from - 1 : from);
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}'’&-]+/gu) ?? [];
}

function asHisOwn(word: string): string {
  return OWN[word.toLowerCase()] ?? word;
}

const OWN: Readonly<Record<string, string>> = { your: "my", you: "me", yourself: "myself" };
