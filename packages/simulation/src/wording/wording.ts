import type { Kind } from "./kinds.ts";
import { isKnownWord } from "./known-words.ts";
import { of } from "./likelihoods.ts";
import { type OffenceTaken, offenceIn } from "./offence.ts";
import { likelihoodsOf } from "./sentence-kinds.ts";
import { sentencesOf } from "./sentences.ts";

/** What somebody minds or likes about how he is spoken to, beyond what is asked. */
export interface Wording {
  /** What he may take amiss; `null` where hardly anybody would. */
  offence: OffenceTaken | null;
  /** A sentence is made of words that nobody knows. */
  isGibberish: boolean;
  /** A large sum is named that he would pay. */
  namesLargeSum: boolean;
  /** Something that he would gain, or a risk that he would not run. */
  promises: boolean;
  /** They know each other: he is a customer, or has asked for the call. */
  knowsHim: boolean;
  /** How many things he is asked at once, and how many of them lead nowhere. */
  questions: number;
  idleQuestions: number;
}

/** Strangers are spoken to as "Sie". */
const FAMILIAR =
  /(?<!\p{L})(?:du|dir|dich|dein(?:e[mnrs]?)?|digga|schatz|süße[rn]?|kumpel|mausi|na,? alter)(?!\p{L})/u;
const SWEARING =
  /(?<![\p{L}-])\p{L}*(?:idiot(?:en)?|trottel|depp(?:en)?|dummk[oö]pf\p{L}*|schwachk[oö]pf\p{L}*|hohlk[oö]pf\p{L}*|vollpfosten|blödm[aä]nn\p{L}*|arschl[oö]ch\p{L}*|hornochse\p{L}*|versager)(?![\p{L}-])/u;

/** What needs no weighing. */
function plainOffenceIn(lower: string): OffenceTaken | null {
  if (SWEARING.test(lower)) return { kind: "insult", likelihood: 1 };
  return FAMILIAR.test(lower) ? { kind: "familiar", likelihood: 1 } : null;
}

/** A sum from a hundred euros on, in figures or words. */
const LARGE_SUM =
  /(?:(?<![\d.])(?:\d{1,3}(?:\.\d{3})+|\d{3,})(?:,\d\d)?|\p{L}*(?:hundert|tausend)\p{L}*) ?(?:euro|€)/u;
const GAINS =
  /(?<!\p{L})(?:weniger|spar(?:en|t|nis\p{L}*)|günstiger|gutschein|geschenkt|zurück|zuschuss|förder\p{L}*|bonus|prämie|statt|verdien\p{L}*|gehalt|brutto|lohn|bekommen sie|erhalten sie)(?!\p{L})/u;
const PROMISES =
  /(?<!\p{L})(?:spar(?:en|t|st)|(?:euro|prozent) (?:weniger|günstiger|im jahr weniger)|geschenkt|gratis|umsonst|kostenlos|kostenfrei|unverbindlich|kostet (?:sie |dabei )?nichts|(?:übernimmt|zahlt) (?:ihre|die) (?:kasse|krankenkasse)|ohne (?:jedes )?risiko|jederzeit (?:kündbar|absagen|widerrufen)|geld zurück|garantie\p{L}*|zuschuss|förder\p{L}*|bonus\p{L}*|gutschein|halbier\p{L}*)(?!\p{L})/u;
const KNOWS_HIM =
  /(?<!\p{L})(?:ihre (?:letzte )?(?:anfrage|bestellung|bewerbung|anmeldung|mitgliedschaft)|ihre letzte (?:spende|vorsorge|kontrolle|inspektion|wartung|untersuchung)|ihr (?:\p{L}*abo(?:nnement)?|vertrag bei uns|letzter besuch|letzter termin) (?:bei|läuft|liegt|endet|war|ist)|(?:sie (?:haben|hatten)|haben sie|wollten sie|sie wollten) (?:(?:sich|uns|bei uns|das|schon einmal|ein\p{L}*) )+(?:\p{L}+ ){0,9}(?:angefragt|angefordert|zugestimmt|geholfen|bestellt|beworben|angemeldet|erinnert werden|gebeten|unterstützt|gespendet|teilgenommen|eingetragen|gekauft)|sie hatten zugestimmt|hatten zugestimmt|sie wollten erinnert werden|sie (?:waren|sind) (?:schon |bereits |lange |seit \p{L}+ (?:\p{L}+ )?)*(?:bei uns|kunde|kundin|patient\p{L}*|mitglied|leser\p{L}*|abonnent\p{L}*)|um die wir gebeten wurden|(?:hat|wurde) (?:\p{L}+ ){0,9}(?:angefragt|angefordert)|(?:beziehen|lesen|nutzen) sie (?:\p{L}+ ){0,4}(?:von|bei) uns|sie (?:beziehen|lesen|nutzen) (?:\p{L}+ ){0,4}(?:von|bei) uns|bei uns versichert)(?!\p{L})/u;

/** How somebody is spoken to. */
export function wordingOf(text: string): Wording {
  const lower = text.toLowerCase();
  const sentences = sentencesOf(text).map((sentence) => ({
    text: sentence,
    lower: sentence.toLowerCase(),
    likely: likelihoodsOf(sentence),
  }));
  const isLikely = (kind: Kind) => sentences.some(({ likely }) => of(likely, kind) > LIKELY);
  return {
    offence: plainOffenceIn(lower) ?? offenceIn(sentences),
    isGibberish: sentences.some((sentence) => isGibberish(sentence.text)),
    namesLargeSum: sentences.some(
      (one) =>
        (of(one.likely, "cost") > LIKELY || LARGE_SUM.test(one.lower)) && !GAINS.test(one.lower),
    ),
    promises: PROMISES.test(lower) || isLikely("gain"),
    knowsHim: KNOWS_HIM.test(lower) || isLikely("acquainted"),
    questions: text.split("?").length - 1,
    idleQuestions: sentences.filter(({ likely }) => of(likely, "idle") > LIKELY).length,
  };
}

const LIKELY = 0.45;

/** So much of a sentence nobody knows: its words, and what part of it they are. */
const FEWEST_UNKNOWN = 2;
const PART_UNKNOWN = 0.15;

/** Nouns within a sentence may be a name, several together are one. */
const MAYBE_A_NAME = 0.7;

/** "weber at example Punkt org": what is spelled is made of no words. */
const SPELLED = /(?<!\p{L})(?:at|ät|punkt|bindestrich|unterstrich)(?!\p{L})/u;

function isGibberish(sentence: string): boolean {
  if (SPELLED.test(sentence.toLowerCase())) return false;
  const words = sentence.match(/\p{L}+(?:-\p{L}+)*/gu) ?? [];
  let unknown = 0;
  let isInName = false;
  words.forEach((word, place) => {
    const isUnknown = word.split("-").some((part) => !isKnownWord(part.toLowerCase()));
    const mayBeName = place > 0 && /^\p{Lu}/u.test(word);
    if (isUnknown && !(isInName && mayBeName)) unknown += mayBeName ? MAYBE_A_NAME : 1;
    isInName = isUnknown && mayBeName;
  });
  return unknown >= FEWEST_UNKNOWN && unknown >= PART_UNKNOWN * words.length;
}
