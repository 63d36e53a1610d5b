import { CORPUS } from "../corpus/lines.ts";

/** What somebody minds or likes about how he is spoken to, beyond what is asked. */
export interface Wording {
  /** He is called names, or talked down to. */
  insults: boolean;
  /** The question is made of words that nobody knows. */
  isGibberish: boolean;
  /** Something that nobody hands to a stranger on the phone. */
  demands: boolean;
  /** He is spoken to like an old friend. */
  isTooFamiliar: boolean;
  /** A large sum is named. */
  namesLargeSum: boolean;
  /** Something that he would gain, or a risk that he would not run. */
  promises: boolean;
  /** How many things he is asked at once. */
  questions: number;
}

const INSULTS =
  /(?<!\p{L})(?:(?:voll)?idiot\p{L}*|dumm(?!y|i\b)\p{L}*|dämlich\p{L}*|blöd\p{L}*|bescheuert\p{L}*|trottel\p{L}*|depp\p{L}*|versager\p{L}*|spinner\p{L}*|geizkragen|geizhals|ahnungslos\p{L}*|hinterwäldler\p{L}*|lächerlich\p{L}*|armselig\p{L}*|erbärmlich\p{L}*|(?:zu )?faul|zu alt dafür|halten sie (?:die klappe|den mund)|stellen sie sich nicht so an|selbst schuld|haben sie das (?:endlich )?kapiert)(?!\p{L})/u;
const DEMANDS =
  /(?<!\p{L})(?:iban|kontonummer|bankverbindung|kreditkarte\p{L}*|\bpin\b|\btan\b|passwort|kennwort|personalausweis\p{L}*|ausweisnummer|steuernummer|steuer-id|überweisen sie|blind unterschreiben|(?:haus|auto|wohnung|geld|grundstück|kind|kinder|hund|erspartes|ersparnisse)\p{L}* (?:\p{L}+ ){0,3}(?:schenken|überlassen|überschreiben|abgeben|verleihen)|auf einem bein|ein lied (?:vor)?singen|nackt|barfuß)(?!\p{L})/u;
const FAMILIAR =
  /(?<!\p{L})(?:na,? (?:alter|du|süße\p{L}*)|digga|schatz|süße[rn]?|kumpel|hast du|willst du|möchtest du|kannst du|bist du|bock)(?!\p{L})/u;
const LARGE_SUM =
  /(?:\d{1,3}\.\d{3}|\d{4,}|(?:zig|zehn|zwölf|zwei|drei|vier|fünf|sechs|sieben|acht|neun|hundert)?tausend\p{L}*) euro/u;
const PROMISES =
  /(?<!\p{L})(?:spar(?:en|t|st)|geschenkt|gratis|umsonst|kostenlos|kostenfrei|unverbindlich|ohne (?:jedes )?risiko|jederzeit (?:kündbar|absagen)|geld zurück|garantie\p{L}*|zuschuss|förder\p{L}*|gutschein|\d+ prozent (?:weniger|günstiger)|halbier\p{L}*)(?!\p{L})/u;

/** How somebody is spoken to; `text` and the sentence that asks are in small letters. */
export function wordingOf(text: string, sentence: string): Wording {
  return {
    insults: INSULTS.test(text),
    isGibberish: isGibberish(sentence),
    demands: DEMANDS.test(text),
    isTooFamiliar: FAMILIAR.test(text),
    namesLargeSum: LARGE_SUM.test(text),
    promises: PROMISES.test(text),
    questions: text.split("?").length - 1,
  };
}

/** A sentence of so many words at least of which hardly any is known. */
const LEAST_WORDS = 3;
const LEAST_KNOWN = 0.25;

function isGibberish(sentence: string): boolean {
  const words = sentence.match(/\p{L}+/gu) ?? [];
  if (words.length < LEAST_WORDS) return false;
  const known = words.filter((word) => KNOWN.has(word)).length;
  return known < LEAST_KNOWN * words.length;
}

/** Little words and what people say themselves: every real sentence has some of them. */
const KNOWN: ReadonlySet<string> = new Set([
  ...Object.values(CORPUS).flatMap((voices) =>
    voices["matter-of-fact"].flatMap((line) => line.toLowerCase().match(/\p{L}+/gu) ?? []),
  ),
  ..."ihnen ihr ihre ihrem ihren ihrer sie möchten wollen können dürfen darf soll sollen würden hätten haben sind ist geht gibt welche welcher welches welchen wie viele viel wo wann wer was warum oder und zu im am für mit von bei um ein eine einen einem einer der die das dem den des per".split(
    " ",
  ),
]);
