import { fold } from "../fold.ts";
import { type Token, wordAt, wordSet, wordTable } from "./tokens.ts";

/**
 * Words that stand for letters: DIN 5009 before and since 2022, Austria, Switzerland, NATO.
 */
const CODE_WORDS = wordTable([
  ["a", "anton aachen alfa alpha anna"],
  ["ä", "ärger äsch"],
  ["b", "berta bertha berlin bravo"],
  ["c", "cäsar cesar caesar chemnitz charlie"],
  ["ch", "charlotte"],
  ["d", "dora düsseldorf delta david daniel"],
  ["e", "emil essen echo"],
  ["f", "friedrich frankfurt foxtrot fritz"],
  ["g", "gustav goslar golf"],
  ["h", "heinrich hamburg hotel"],
  ["i", "ida ingelheim india"],
  ["j", "julius jena juliett juliet jakob"],
  ["k", "kaufmann köln kilo konrad kaiser"],
  ["l", "ludwig leipzig lima leopold"],
  ["m", "martha marta münchen mike marie"],
  ["n", "nordpol nürnberg november nathan niklaus"],
  ["o", "otto offenbach oscar oskar"],
  ["ö", "ökonom österreich örlikon"],
  ["p", "paula potsdam papa peter"],
  ["q", "quelle quickborn quebec quasi"],
  ["r", "richard rostock romeo rosa"],
  ["s", "samuel siegfried salzwedel sierra sophie"],
  ["sch", "schule"],
  ["t", "theodor tübingen tango"],
  ["u", "ulrich unna uniform"],
  ["ü", "übermut übel"],
  ["v", "viktor victor völklingen"],
  ["w", "wilhelm wuppertal whiskey whisky"],
  ["x", "xanthippe xantippe xanten xaver xray"],
  ["y", "ypsilon yankee yverdon"],
  ["z", "zacharias zeppelin zwickau zürich zulu"],
]);

/** How letters' names are written by ear. Umlauts are left as they are: "äh" is a filler. */
const BY_EAR = wordTable([
  ["a", "ah"],
  ["b", "be beh bee"],
  ["c", "ce ceh ze zeh tse"],
  ["d", "de deh dee"],
  ["e", "eh ee"],
  ["f", "ef eff"],
  ["g", "ge geh gee"],
  ["h", "ha hah"],
  ["i", "ih"],
  ["j", "jot jott yot"],
  ["k", "ka kah"],
  ["l", "el ell"],
  ["m", "em emm"],
  ["n", "en enn"],
  ["o", "oh"],
  ["p", "pe peh pee"],
  ["q", "ku kuh"],
  ["r", "er err"],
  ["s", "es ess"],
  ["t", "te teh tee"],
  ["u", "uh"],
  ["v", "vau fau"],
  ["w", "we weh wee"],
  ["x", "ix iks"],
  ["y", "ypsilon üpsilon ipsilon upsilon"],
  ["z", "zett zet tset"],
  ["ß", "eszett esszett sz szett"],
]);

/** One letter, or the few that a word stands for. */
export interface Letter {
  letters: string;
  to: number;
  /** `sure`: a single letter or "M wie Martha"; `word`: a code word alone; `ear`: the letter's name. */
  by: "sure" | "word" | "ear";
  /** The code word begins with another letter than the one named. */
  isDoubtful: boolean;
}

const LIKE = wordSet("wie von für");
const CASES = wordSet("großes großen groß kleines klein großer kleiner buchstabe");
const UMLAUTS = new Map([
  ["a", "ä"],
  ["o", "ö"],
  ["u", "ü"],
]);
const TWICE = wordSet("doppel doppelt doppeltes zweimal zwei 2");
const SHARP = wordSet("scharfes scharfem scharf ringel buckel rucksack");

/** The letter that is spelled at a place: "m", "em", "Martha", "M wie Martha", "doppel l", "scharfes s". */
export function letterAt(tokens: readonly Token[], from: number): Letter | null {
  let at = from;
  if (CASES.has(wordAt(tokens, at)) && tokens[at + 1]?.kind === "word") at++;
  const word = wordAt(tokens, at);
  if (SHARP.has(word)) {
    const next = wordAt(tokens, at + 1) === "-" ? at + 2 : at + 1;
    if (!["s", "es", "ess"].includes(wordAt(tokens, next))) return null;
    return { letters: "ß", to: next + 1, by: "sure", isDoubtful: false };
  }
  if (TWICE.has(word)) {
    let next = wordAt(tokens, at + 1) === "mal" ? at + 2 : at + 1;
    if (wordAt(tokens, next) === "-") next++;
    const single = plainLetterAt(tokens, next);
    return single && single.letters.length === 1
      ? { ...single, letters: single.letters.repeat(2), by: "sure" }
      : null;
  }
  return plainLetterAt(tokens, at);
}

function plainLetterAt(tokens: readonly Token[], at: number): Letter | null {
  const token = tokens[at];
  if (token?.kind !== "word") return null;
  const { word } = token;
  if (word === "umlaut") {
    const base = plainLetterAt(tokens, at + 1);
    const umlaut = base && UMLAUTS.get(base.letters);
    return umlaut ? { ...base, letters: umlaut, by: "sure" } : null;
  }
  const named = nameOf(token);
  if (LIKE.has(wordAt(tokens, at + 1)) && named !== null) {
    const code = wordAt(tokens, at + 2) === "in" ? at + 3 : at + 2;
    if (wordAt(tokens, code) === "umlaut") {
      const umlaut = plainLetterAt(tokens, code);
      if (umlaut) return umlaut;
    }
    const like = tokens[code];
    if (like?.kind === "word" && like.word.length > 1) {
      const meant = CODE_WORDS.get(like.word);
      const isAgreed = meant?.startsWith(named) || fold(firstOf(like)) === fold(named);
      const letters =
        isAgreed || (named === "ß" && like.word.length > 1) ? named : (meant ?? named);
      const isSame = letters === named || letters === "sch" || letters === "ch";
      return { letters, to: code + 1, by: "sure", isDoubtful: !isSame };
    }
  }
  if (named !== null) {
    if (UMLAUTS.has(named) && wordAt(tokens, at + 1) === "umlaut") {
      return { letters: UMLAUTS.get(named) ?? named, to: at + 2, by: "sure", isDoubtful: false };
    }
    return { letters: named, to: at + 1, by: isSingle(token) ? "sure" : "ear", isDoubtful: false };
  }
  if (LIKE.has(word) && word === "wie") {
    const code = tokens[at + 1];
    const meant = code && CODE_WORDS.get(code.word);
    return meant ? { letters: meant, to: at + 2, by: "word", isDoubtful: false } : null;
  }
  const meant = CODE_WORDS.get(word);
  return meant === undefined ? null : { letters: meant, to: at + 1, by: "word", isDoubtful: false };
}

function isSingle({ raw }: Token): boolean {
  return raw.length === 1;
}

function firstOf({ raw }: Token): string {
  return raw.slice(0, 1).toLowerCase();
}

function nameOf(token: Token): string | null {
  if (isSingle(token)) return /[a-zäöüß]/iu.test(token.raw) ? token.raw.toLowerCase() : null;
  if (/^[äöü]h$/iu.test(token.raw)) return token.raw.toLowerCase() === "äh" ? null : firstOf(token);
  if (/^(?:sch|ch|ck|th|st)$/u.test(token.word)) return token.word;
  return BY_EAR.get(token.word) ?? null;
}
