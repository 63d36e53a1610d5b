import { CORPUS } from "../corpus/lines.ts";
import { REAL_WORDS } from "../noise/real-words.ts";

/** What somebody minds or likes about how he is spoken to, beyond what is asked. */
export interface Wording {
  /** He is called names, or talked down to. */
  insults: boolean;
  /** A sentence is made of words that nobody knows. */
  isGibberish: boolean;
  /** Something that nobody hands to a stranger on the phone. */
  demands: boolean;
  /** He is spoken to like an old friend. */
  isTooFamiliar: boolean;
  /** Impatient or condescending, without a bad word. */
  isRude: boolean;
  /** What happens to him if he says no. */
  threatens: boolean;
  /** A large sum is named that he would pay. */
  namesLargeSum: boolean;
  /** Something that he would gain, or a risk that he would not run. */
  promises: boolean;
  /** They know each other: he is a customer, or has asked for the call. */
  knowsHim: boolean;
  /** How many things he is asked at once. */
  questions: number;
}

const INSULTS =
  /(?<!\p{L})(?:(?:voll)?idiot\p{L}*|dumm(?!y|i\b)\p{L}*|dämlich\p{L}*|blöd\p{L}*|bescheuert\p{L}*|trottel\p{L}*|depp\p{L}*|versager\p{L}*|spinner\p{L}*|geizkragen|geizhals|ahnungslos\p{L}*|hinterwäldler\p{L}*|lächerlich\p{L}*|armselig\p{L}*|erbärmlich\p{L}*|(?:zu )?faul|zu alt dafür|halten sie (?:die klappe|den mund)|stellen sie sich nicht so an|selbst schuld|haben sie das (?:endlich )?kapiert)(?!\p{L})/u;
const DEMANDS =
  /(?<!\p{L})(?:iban|kontonummer|bankverbindung|kreditkarte\p{L}*|\bpin\b|\btan\b|passwort|kennwort|personalausweis\p{L}*|ausweisnummer|steuernummer|steuer-id|überweisen sie|blind unterschreiben|(?:haus|auto|wohnung|geld|grundstück|kind|kinder|hund|erspartes|ersparnisse)\p{L}* (?:\p{L}+ ){0,3}(?:schenken|überlassen|überschreiben|abgeben|verleihen)|auf einem bein|ein lied (?:vor)?singen|nackt|barfuß)(?!\p{L})/u;
/** Strangers are spoken to as "Sie". */
const FAMILIAR =
  /(?<!\p{L})(?:du|dir|dich|dein(?:e[mnrs]?)?|digga|schatz|süße[rn]?|kumpel|mausi|na,? alter)(?!\p{L})/u;
const RUDE =
  /(?<!\p{L})(?:nicht ewig zeit|jetzt oder nicht|ja oder nein, |na los|machen sie schon|wird.s bald|zum letzten mal|schon wieder sie|damit auch sie|selbst ihnen|sogar sie|von ihnen (?:war|ist) (?:ja )?nichts anderes|wie oft (?:soll|muss) ich|hören sie (?:endlich|mir) (?:mal )?zu|nicht so schwer zu verstehen)(?!\p{L})/u;
const THREATENS =
  /(?<!\p{L})(?:sonst (?:müssen|wird|werden|verlieren|drohen|droht|gibt|kommt)|(?:müssen|haben) (?:sie )?mit .{0,40}(?:rechnen|zu rechnen)|(?:anwalt|inkasso|gericht|mahnung|strafe|kündigen wir|melden wir (?:sie|das|dies)|abgestellt|stellen wir .{0,30}ab)|auf der stelle|bedenkzeit gibt es nicht|keine bedenkzeit|zu ihrem nachteil|werden sie (?:es )?bereuen|schuld sind dann sie)(?!\p{L})/u;
/** A sum from a hundred euros on, in figures or words. */
const LARGE_SUM =
  /(?:(?<![\d.])(?:\d{1,3}(?:\.\d{3})+|\d{3,})(?:,\d\d)?|\p{L}*(?:hundert|tausend)\p{L}*) ?(?:euro|€)/u;
const GAINS =
  /weniger|spar(?:en|t|nis)|günstiger|gutschein|geschenkt|zurück|zuschuss|förder|bonus|prämie|statt/u;
const PROMISES =
  /(?<!\p{L})(?:spar(?:en|t|st)|(?:euro|prozent) (?:weniger|günstiger|im jahr weniger)|geschenkt|gratis|umsonst|kostenlos|kostenfrei|unverbindlich|kostet (?:sie |dabei )?nichts|(?:übernimmt|zahlt) (?:ihre|die) (?:kasse|krankenkasse)|ohne (?:jedes )?risiko|jederzeit (?:kündbar|absagen|widerrufen)|geld zurück|garantie\p{L}*|zuschuss|förder\p{L}*|bonus\p{L}*|gutschein|halbier\p{L}*)(?!\p{L})/u;

const KNOWS_HIM =
  /(?<!\p{L})(?:ihre (?:\p{L}+ )?(?:anfrage|bestellung|bewerbung|anmeldung|mitgliedschaft|spende|vorsorge|letzte \p{L}+)|ihr (?:\p{L}*abo\p{L}*|vertrag bei uns|letzter besuch|letzter termin)|ihre\p{L}* \p{L}*(?:zeitung|police|versicherung) bei uns|(?:haben|hatten|wollten|hat) (?:sie )?(?:sich |bei uns |uns |das |ein\p{L}* )*(?:\p{L}+ ){0,9}(?:angefragt|angefordert|zugestimmt|geholfen|bestellt|beworben|angemeldet|erinnert werden|gebeten|unterstützt|gespendet|teilgenommen|eingetragen|gekauft)|sie (?:waren|sind) (?:\p{L}+ ){0,4}(?:bei uns|kunde|kundin|patient\p{L}*|mitglied|leser\p{L}*|abonnent\p{L}*)|um die wir gebeten wurden|wurde (?:\p{L}+ ){0,8}(?:angefragt|angefordert|bestellt)|(?:beziehen|lesen|nutzen) (?:sie )?(?:\p{L}+ ){0,4}(?:von|bei) uns|bei uns (?:versichert|kunde|kundin))(?!\p{L})/u;

/** How somebody is spoken to; `text` is in small letters. */
export function wordingOf(text: string): Wording {
  return {
    insults: INSULTS.test(text),
    isGibberish: sentencesOf(text).some(isGibberish),
    demands: DEMANDS.test(text),
    isTooFamiliar: FAMILIAR.test(text),
    isRude: RUDE.test(text),
    threatens: THREATENS.test(text),
    namesLargeSum: sentencesOf(text).some((one) => LARGE_SUM.test(one) && !GAINS.test(one)),
    promises: PROMISES.test(text),
    knowsHim: KNOWS_HIM.test(text),
    questions: text.split("?").length - 1,
  };
}

function sentencesOf(text: string): string[] {
  return text.match(/[^.!?…]+/gu) ?? [];
}

/** Words of a sentence that nobody knows: so many at least, and more than those that are known. */
const LEAST_UNKNOWN = 3;

function isGibberish(sentence: string): boolean {
  const words = sentence.match(/\p{L}+/gu) ?? [];
  const unknown = words.filter((word) => !KNOWN.has(word)).length;
  return unknown >= LEAST_UNKNOWN && 2 * unknown > words.length;
}

/** What people say and what recognisers write: every real sentence is mostly made of these. */
const KNOWN: ReadonlySet<string> = new Set([
  ...REAL_WORDS,
  ...Object.values(CORPUS).flatMap((voices) =>
    voices["matter-of-fact"].flatMap((line) => line.toLowerCase().match(/\p{L}+/gu) ?? []),
  ),
]);
