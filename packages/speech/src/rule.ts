/** What stands around what a rule found, as far as it may matter; characters. */
const REACH = 100;

export interface Around {
  before: string;
  after: string;
}

/**
 * One thing that is written differently than it is spoken.
 *
 * A pattern has to be linear: every repetition in it has an upper bound or begins where nothing of
 * its kind stands before it.
 */
export interface Rule {
  pattern: RegExp;
  /** The spoken words for what was found; `null` leaves it as it is. */
  speak(groups: Groups, around: Around, found: string): string | null;
}

export type Groups = Readonly<Record<string, string | undefined>>;

/** A rule whose pattern is put together of pieces; `u` and `g` are set. */
export function rule(pattern: string, speak: Rule["speak"]): Rule {
  return { pattern: new RegExp(pattern, "gu"), speak };
}

/** Puts the spoken words in, a space between them and whatever letters they would touch. */
export function applyRule(text: string, { pattern, speak }: Rule): string {
  const spoken: string[] = [];
  let from = 0;
  let last = "";
  for (const match of text.matchAll(pattern)) {
    const [found] = match;
    const start = match.index;
    const end = start + found.length;
    const before = text.slice(Math.max(0, start - REACH), start);
    const after = text.slice(end, end + REACH);
    const words = speak(match.groups ?? {}, { before, after }, found);
    if (words === null) continue;
    const ahead = start > from ? before : last;
    const gap = ENDS_IN_WORD.test(ahead) && BEGINS_WITH_WORD.test(words) ? " " : "";
    last = ENDS_IN_WORD.test(words) && BEGINS_WITH_WORD.test(after) ? `${words} ` : words;
    spoken.push(text.slice(from, start), gap, last);
    from = end;
  }
  if (from === 0) return text;
  spoken.push(text.slice(from));
  return spoken.join("");
}

const ENDS_IN_WORD = /[\p{L}\d]$/u;
const BEGINS_WITH_WORD = /^[\p{L}\d]/u;
