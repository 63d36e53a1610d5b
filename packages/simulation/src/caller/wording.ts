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
  /(?<!\p{L})(?:(?:voll)?idiot(?:en)?|dumm(?!y|i\b)\p{L}*|dämlich\p{L}*|blöd\p{L}*|bescheuert\p{L}*|trottel\p{L}*|depp\p{L}*|versager\p{L}*|spinner|geizkragen|geizhals|ahnungslos\p{L}*|hinterwäldler\p{L}*|lächerlich\p{L}*|armselig\p{L}*|erbärmlich\p{L}*|(?:zu )?faul|zu alt dafür|halten sie (?:die klappe|den mund)|stellen sie sich nicht so an|selbst schuld|haben sie das (?:endlich )?kapiert)(?!\p{L})/u;
const DEMANDS =
  /(?:(?:nennen|sagen|geben|verraten|diktieren) sie|wie (?:lautet|ist) ihre?|ich brauche|brauchen wir|welche)(?: \p{L}+){0,6} (?:iban|kontonummer|bankverbindung|kreditkarte\p{L}*|pin|tan|passwort|kennwort|ausweisnummer|steuernummer|einkommen|ersparnisse)(?!\p{L})|(?<!\p{L})(?:ihr(?:e[mnrs]?)? (?:haus|auto|wohnung|geld|grundstück|kind|kinder|hund|erspartes|ersparnisse) (?:\p{L}+ ){0,3}(?:schenken|überlassen|überschreiben|verleihen)|überweisen sie (?:\p{L}+ ){0,3}(?:sofort|jetzt|gleich|vorab|heute)|blind unterschreiben|auf einem bein|ein lied (?:vor)?singen|nackt|barfuß)(?!\p{L})/u;
/** Strangers are spoken to as "Sie". */
const FAMILIAR =
  /(?<!\p{L})(?:du|dir|dich|dein(?:e[mnrs]?)?|digga|schatz|süße[rn]?|kumpel|mausi|na,? alter)(?!\p{L})/u;
const RUDE =
  /(?<!\p{L})(?:nicht ewig zeit|jetzt oder nicht|ja oder nein,? ich|na los|machen sie schon|wird.s bald|schon wieder sie|damit auch sie (?:das|es|mit)|selbst ihnen (?:klar|einleuchten)|von ihnen (?:war|ist) (?:ja )?nichts anderes|wie oft (?:soll|muss) ich|hören sie (?:endlich|mir mal) zu|nicht so schwer zu verstehen)(?!\p{L})/u;
const THREATENS =
  /(?<!\p{L})(?:sonst (?:müssen (?:wir|sie)|werden (?:wir|sie)|verlieren sie|drohen|droht)|(?:müssen|haben) (?:sie )?mit .{0,40}(?:rechnen|zu rechnen)|(?:unser|vom|einen|den) anwalt (?:schreib|melde|einschalt|weitergeb|übergeb)\p{L}*|inkasso\p{L}*|mahnung\p{L}*|melden wir (?:sie|das|dies)|(?:strom|gas|anschluss|wasser) .{0,20}(?:abgestellt|ab(?:zu)?stellen)|auf der stelle|(?:keine bedenkzeit|bedenkzeit gibt es nicht)|zu ihrem nachteil|werden sie (?:es )?bereuen|schuld sind dann sie)(?!\p{L})/u;
/** A sum from a hundred euros on, in figures or words. */
const LARGE_SUM =
  /(?:(?<![\d.])(?:\d{1,3}(?:\.\d{3})+|\d{3,})(?:,\d\d)?|\p{L}*(?:hundert|tausend)\p{L}*) ?(?:euro|€)/u;
const GAINS =
  /(?<!\p{L})(?:weniger|spar(?:en|t|nis\p{L}*)|günstiger|gutschein|geschenkt|zurück|zuschuss|förder\p{L}*|bonus|prämie|statt|verdien\p{L}*|gehalt|brutto|lohn|bekommen sie|erhalten sie)(?!\p{L})/u;
const PROMISES =
  /(?<!\p{L})(?:spar(?:en|t|st)|(?:euro|prozent) (?:weniger|günstiger|im jahr weniger)|geschenkt|gratis|umsonst|kostenlos|kostenfrei|unverbindlich|kostet (?:sie |dabei )?nichts|(?:übernimmt|zahlt) (?:ihre|die) (?:kasse|krankenkasse)|ohne (?:jedes )?risiko|jederzeit (?:kündbar|absagen|widerrufen)|geld zurück|garantie\p{L}*|zuschuss|förder\p{L}*|bonus\p{L}*|gutschein|halbier\p{L}*)(?!\p{L})/u;

const KNOWS_HIM =
  /(?<!\p{L})(?:ihre (?:letzte )?(?:anfrage|bestellung|bewerbung|anmeldung|mitgliedschaft)|ihre letzte (?:spende|vorsorge|kontrolle|inspektion|wartung|untersuchung)|ihr (?:\p{L}*abo(?:nnement)?|vertrag bei uns|letzter besuch|letzter termin) (?:bei|läuft|liegt|endet|war|ist)|(?:sie (?:haben|hatten)|haben sie|wollten sie|sie wollten) (?:(?:sich|uns|bei uns|das|schon einmal|ein\p{L}*) )+(?:\p{L}+ ){0,9}(?:angefragt|angefordert|zugestimmt|geholfen|bestellt|beworben|angemeldet|erinnert werden|gebeten|unterstützt|gespendet|teilgenommen|eingetragen|gekauft)|sie hatten zugestimmt|hatten zugestimmt|sie wollten erinnert werden|sie (?:waren|sind) (?:schon |bereits |lange |seit \p{L}+ (?:\p{L}+ )?)*(?:bei uns|kunde|kundin|patient\p{L}*|mitglied|leser\p{L}*|abonnent\p{L}*)|um die wir gebeten wurden|(?:hat|wurde) (?:\p{L}+ ){0,9}(?:angefragt|angefordert)|(?:beziehen|lesen|nutzen) sie (?:\p{L}+ ){0,4}(?:von|bei) uns|sie (?:beziehen|lesen|nutzen) (?:\p{L}+ ){0,4}(?:von|bei) uns|bei uns versichert)(?!\p{L})/u;

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

/** A dot within a number ends nothing. */
function sentencesOf(text: string): string[] {
  return text.match(/(?:[^.!?…]|(?<=\d)\.(?=\d))+/gu) ?? [];
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
