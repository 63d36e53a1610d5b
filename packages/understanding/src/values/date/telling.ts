import { wordSet } from "../tokens.ts";

/**
 * Whether a clause with "heute" or "morgen" tells of something: it has happened, somebody or something
 * else is spoken of, or the caller himself in a way that arranges nothing.
 *
 * @param words the clause without the day, folded
 * @param isLater the day is still to come, so that nothing has happened on it
 */
export function isTelling(words: readonly string[], clause: string, isLater: boolean): boolean {
  if (words.some((word) => SAID.has(word))) return false;
  if (ASKS_OF_OTHER.test(clause) || THERE_IS.test(clause)) return true;
  const isOfCaller = words.some((word) => SELF.has(word));
  if (isOfCaller) {
    if (IS_SO.test(clause) || IS_AWAY.test(clause)) return true;
    return !isLater && (HAS_SOMETHING.test(clause) || isPast(words));
  }
  if (!isLater && (isPast(words) || OF_TODAY.test(clause) || words.includes("es"))) return true;
  return words.some((word) => ANYBODY.has(word)) || hasOtherSubject(words);
}

/** "Was heute schon der Einkauf kostet"; not "was halten Sie von morgen". */
const ASKS_OF_OTHER =
  /^(?:(?:und|ja|na|ach|also|weiss) )*(?:was|wo|wer|warum|wieso|weshalb|welche\w*|bis wann) (?!(?:ist|waere|halten|meinen|sagen)\b.*\b(?:mit|von|zu)\b)/u;
const THERE_IS = /\b(?:gibt|gibts|gabs?|regnet\w*|schneit\w*|stuermt\w*)\b/u;

const SELF = wordSet("ich i isch wir mer");
/** "Ich bin heute so müde". */
const IS_SO =
  /\b(?:bin|sind|san|samma) (?!.*\b(?:frei|flexibel|offen|bereit|dabei|einverstanden)\b)/u;
const IS_AWAY = /\b(?:muss|muessen|fahr\w*|flieg\w*|verreis\w*|reis\w*|arbeite\w*)\b/u;

/** "Wir haben heute Ruhetag"; not "heute hab ich nichts vor". */
const HAS_SOMETHING = /\b(?:hab|habe|haben|ham)\b(?!.*\b(?:nichts|nix|kein\w*)\b)/u;

/** "Sie klingen heute so fröhlich", "der ist heute im Außendienst", "kalt heute". */
const OF_TODAY =
  /^(?:(?:und|ja|na|ach|aber) )*(?:sie \w+|haben sie|hoeren sie|sind sie)\b|\b(?:er|der|die) (?:ist|is|hat)\b|\b(?:ist|is|hat) (?:er|der|die)\b|\b(?:\w*wetter|kalt|warm|heiss|regen|schnee|nebel|gewitter)\b/u;

const ANYBODY = wordSet("man alles alle jeder jeden keiner keinem niemand viele leute");

function isPast(words: readonly string[]): boolean {
  if (words.some((word) => WAS.has(word))) return true;
  return words.some((word) => AUXILIARIES.has(word)) && words.some((word) => DONE.test(word));
}

/** "Mein Mann hat gesagt, heute": the day is what was said. */
const SAID = wordSet("gesagt gsagt gemeint gmeint gedacht vorgeschlagen");
const WAS = wordSet(
  "war waren warst hatte hatten wurde wurden stand standen kam kamen lag gab rief sah fuhr musste mussten konnte",
);
const AUXILIARIES = wordSet(
  "hat hab habe haben ham hama hamma ist is bin sind san wurde wurden worden",
);
const DONE =
  /^(?:(?:an|auf|aus|ab|ein|zu|vor|nach|mit|um|weg|los|her|hin|rein|raus|kaputt)?ge\p{L}{2,}(?:t|en)|\p{L}{2,}iert|(?:be|ver|er|ent|zer)\p{L}{3,}(?:t|en)|passiert|gewesen)$/u;

/** "Morgen schreibt mein Sohn Mathe": a noun that is the subject, and has nothing to do with a day to meet. */
function hasOtherSubject(words: readonly string[]): boolean {
  return words.some((word, at) => {
    const next = words[at + 1] ?? "";
    if (!ARTICLES.has(word) || PREPOSITIONS.has(words[at - 1] ?? "")) return false;
    return next !== "" && !OF_DAYS.test(next) && !VERBS.test(next);
  });
}

const ARTICLES = wordSet("der die das mein meine unser unsere ein eine sein seine kein keine");
const PREPOSITIONS = wordSet(
  "an am auf bei mit für von vom zu zum zur in im nach vor um wegen ohne gegen über unter hinter neben durch bis ab seit",
);
const OF_DAYS =
  /^(?:\p{L}*tage?|\p{L}*termine?|\p{L}*zeit|\p{L}*mittag|\p{L}*abend|woche|uhr\p{L}*|\p{L}*moeglich\p{L}*|erst\p{L}*|naechst\p{L}*|frueh\p{L}*|spaet\p{L}*|einzige\p{L}*|problem|thema|stress|gut\p{L}*|okay|ok|ja|auch|noch|doch|dann|da|halt|schon)$/u;
/** Behind "das" that stands for itself. */
const VERBS =
  /^(?:ist|is|sind|kann|koennte|soll\p{L}*|muesste|duerfte|wird|wuerde|waere?|ging\p{L}*|geht|passt|klappt|mach\p{L}*|reicht|langt|laesst|hat|hab\p{L}*|schaff\p{L}*|krieg\p{L}*|bekomm\p{L}*|hoert|klingt|sieht)$/u;
