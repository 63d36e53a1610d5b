import type { Reading } from "@rufbaum/understanding";
import { wantsToKnow } from "@rufbaum/understanding/leading-up";
import { SURE_OF_GOODBYE } from "./settings.ts";

/** Whether somebody surely takes leave. */
export function isGoodbye({
  intent,
  intentConfidence,
}: Pick<Reading, "intent" | "intentConfidence">) {
  return intent === "goodbye" && intentConfidence >= SURE_OF_GOODBYE;
}

/** Words that say no more than that somebody is there, or listens. */
const PRESENT = new Set(
  "ja jo jaja hallo hm hmm mhm äh ähm ich bin noch doch da dran hier wieder zurück so jetzt entschuldigung sorry klar natürlich bitte also nur höre hör sie zu gut ihnen am apparat telefon".split(
    " ",
  ),
);
const LISTENING = new Set(
  "ja jaja jo hm hmm mhm aha ah ach so okay ok genau gut verstehe richtig mh soso klar gern gerne".split(
    " ",
  ),
);

/** "Ja, bin noch da": an answer to "Sind Sie noch da?", not to the question before it. */
export function isPresence(text: string): boolean {
  return consistsOf(text, PRESENT);
}

/** The same with the reason why nothing was said: "doch, ich höre Sie, wir sind nur gerade beim Essen". */
export function isPresenceExplained(text: string): boolean {
  const said = EXPLAINED.exec(text)?.groups?.said;
  return said !== undefined && SAYS_PRESENT.test(said) && isPresence(said);
}

const EXPLAINED =
  /^(?<said>[^.!?]*?)[,.!]\s*(?:aber )?(?:ich|wir|i|mir|hier)(?: \p{L}+){1,2} (?:nur|bloß|halt)(?!\p{L})(?!.*(?:aber|später|keine zeit|anrufen|melden))[^?]*$/iu;
const SAYS_PRESENT = /(?<!\p{L})(?:höre?|da|dran|hier)(?!\p{L})/iu;

/** "Mhm", "ach so": said while listening. */
export function isBackchannel(text: string): boolean {
  return consistsOf(text, LISTENING);
}

/** "Guten Tag": a greeting, and nothing that answers. */
export function isMereGreeting(text: string): boolean {
  return consistsOf(text, GREETINGS);
}

const GREETINGS = new Set(
  "hallo hi hey servus moin mahlzeit grüezi grüß grüss gott guten schönen tag morgen abend ja".split(
    " ",
  ),
);

/** Whether a reply takes something back: "nein, ich meinte Dienstag". */
export function isCorrection(text: string): boolean {
  return CORRECTION.test(text);
}

const CORRECTION =
  /\b(?:ich mein(?:t)?e|mein(?:t)?e ich|vertan|versprochen|korrektur|korrigier\p{L}*|(?:doch |ach |nee? |nein )?lieber|nee?|nein|quatsch|stopp|obwohl|sondern|falsch|verbesser\p{L}*|stimmt nicht|vorhin|anders|besser)\b/iu;

/** Whether a reply finds something unsuitable: "zehn ist mir zu früh". */
export function isUnsuitable(text: string): boolean {
  return UNSUITABLE.test(text);
}

const UNSUITABLE =
  /\bmoment\b|\bzu (?:früh|spät|zeitig|bald)\b|\b(?:kann|geht|passt|schaffe?|klappt)\b[^.!?]{0,30}\bnicht\b/iu;

/** Whether a reply asks something: by its mark, or by the word it begins with. */
export function isQuestion(text: string): boolean {
  if (QUESTION.test(text) || wantsToKnow(text)) return true;
  return ASKS_VERB_FIRST.test(text) && !SAID_IN_THAT_ORDER.test(text);
}

const QUESTION =
  /^[^\p{L}]*(?:und |aber |äh |ja )?(?:wer|was|wie(?! gesagt| immer| besprochen)|wo|wann|warum|wieso|weshalb|welche[rsmn]?|wieviel|woher|wohin|wofür|wozu|womit|haben sie|gibt es|kann man|ist das|geht das)(?!\p{L}).{8,}|.{12,}\?\s*$/iu;

const ASKS_VERB_FIRST =
  /^[^\p{L}]*(?:(?:und|aber|ja|nur|sagen sie(?: mal)?|äh+m?|hm+),? )*(?:(?:muss|müsste?|brauche?|kann|könnte|darf|soll|bekomme?|kriege?|zahle?) (?:ich|man|wir|mein\p{L}*)|bieten sie|(?:ist|sind|wird|werden|gilt|reicht|dauert|kostet|hat) (?:das|da|der|die|es|so ?was))(?: \p{L}+){2,}/iu;

/** Where "da" or "das" was left out: "(Da) muss ich erst schauen". */
const SAID_IN_THAT_ORDER =
  /(?<!\p{L})(?:nicht|net|ned|nichts|nix|kein\p{L}*|schauen|gucken|nachsehen|nachschauen|überlegen|fragen|reden|sprechen|klären|arbeiten|egal|recht|lieber|machen|leider|wurst)(?!\p{L})/iu;

/** Whether somebody has only begun to speak: "ähm", "tja also". */
export function isHesitation(text: string): boolean {
  return HESITATION.test(text);
}

const HESITATION =
  /^(?:[^\p{L}]*(?:ä+h*m*|ö+h*m*|e+h+m*|hm+|tja|naja|na ja|also|nun|puh|pff+|so)(?!\p{L}))+[^\p{L}]*$/iu;

/** Whether somebody asks if the call is recorded. */
export function asksAboutRecording(text: string): boolean {
  return RECORDING.test(text);
}

const RECORDING = new RegExp(
  [
    // "Nehmen Sie das auf?"
    /(?:nehm|nimm|zeichn|schneid)\p{L}* (?:sie|ihr|du|man|die|der)(?: \p{L}+){0,2}? (?:das|es|alles|mich|uns|(?:dieses |das |unser )?gespräch|hier)(?: (?:jetzt|hier|alles|etwa|eigentlich|auch|gespräch|gerade|denn))* (?:auf|mit)/u,
    // "Wird das Gespräch aufgezeichnet?"
    /(?:wird|werde|werden) (?:das|es|alles|ich|wir|hier|dieses|unser|mein|der)(?!\p{L})[^.!?]{0,40} (?:aufgezeichnet|aufgenommen|mitgeschnitten|mitgehört|gespeichert)/u,
    /wer (?:hört|liest|sieht)(?: \p{L}+){0,3} (?:mit|zu|das)/u,
    /hört (?:da|hier|noch)(?: \p{L}+){0,2} (?:jemand|wer|einer)(?: \p{L}+)? (?:mit|zu)/u,
    /ob [^.!?]{0,50}(?:aufgezeichnet|aufgenommen|mitgeschnitten|aufzeichn\p{L}*|mitschneid\p{L}*)/u,
    /(?:ist das|läuft (?:da|hier|jetzt)?) ?(?:hier )?(?:eine?|ein) (?:aufnahme|aufzeichnung|mitschnitt|tonband)/u,
  ]
    .map(({ source }) => `(?<!\\p{L})(?:${source})(?!\\p{L})`)
    .join("|"),
  "iu",
);

/** Whether somebody asks where we have his number or data from. */
export function asksForSource(text: string): boolean {
  return SOURCE.test(text);
}

const SOURCE =
  /(?<!\p{L})(?:woher|wo|von wem|wie)\b.{0,40}\b(?:meine?n?|unsere?n?|die|der|mien)\b.{0,12}\b(?:nummer|telefonnummer|handynummer|daten|kontaktdaten|adresse)(?!\p{L})/iu;

/** Whether somebody says that he doubts who we are, or asks how we come by his number. */
export function doubtsUs(text: string): boolean {
  return (
    asksForSource(text) || /betrug|betrüg|abzock|seriös|verarsch|masche|fake|echt sind/iu.test(text)
  );
}

/** Whether somebody asks what the call is about, and not only who calls. */
export function asksForReason(text: string): boolean {
  return /(?<!\p{L})(?:worum|um was|was (?:gibt|wollen|möchten|wünschen|führt|liegt an|ist (?:denn|los|da|jetzt)|kann ich)|weswegen|weshalb|warum rufen|womit kann|wie kann ich|wat (?:is|gibt|wolln)|wos (?:is|gibt|wolln))/iu.test(
    text,
  );
}

/** Whether a reply says the name that a question asks for, and denies nothing: "ja, Paulsen hier". */
export function namesAskedFor(question: string, text: string): boolean {
  const words = new Set(text.toLowerCase().match(/\p{L}+/gu) ?? []);
  if (["nein", "nee", "nicht", "kein"].some((word) => words.has(word))) return false;
  const names = [...question.matchAll(/(?<=\s)\p{Lu}\p{L}+/gu)].map(([name]) => name.toLowerCase());
  return names.some((name) => name !== "frau" && name !== "herr" && words.has(name));
}

/** Whether somebody asks who calls. */
export function asksForName(text: string): boolean {
  return /(?<!\p{L})(?:wer|wea|mit wem|von wo|woher|welche firma|was für eine firma|ihr name)(?!\p{L})/iu.test(
    text,
  );
}

/** Whether somebody asks in so many words that something be sent. */
export function asksToBeSent(text: string): boolean {
  return /(?<!\p{L})(?:(?:zu)?(?:schick|send|mail)\p{L}*|unterlagen|infos?|informationen|prospekt|brosch\p{L}+|schriftlich\p{L}*|per (?:post|mail|e-?mail))(?!\p{L})/iu.test(
    text,
  );
}

/** Whether somebody asks what he would have of it. */
export function asksForBenefit(text: string): boolean {
  return BENEFIT.test(text);
}

const BENEFIT =
  /(?<!\p{L})(?:was (?:bringt|nützt|nutzt|hilft|bietet) (?:mir|uns|einem|das|es|mich)(?!\p{L})|was (?:hab|habe|hätte|hätten|haben) (?:ich|wir|i)\b.{0,20}\bdavon\b|was (?:ist|wäre|wär)\b.{0,25}\b(?:vorteil|nutzen|besondere)\b|(?:wozu|wofür|weshalb|warum) (?:soll\p{L}*|brauch\p{L}*|sollte|bräuchte) (?:ich|wir)\b|wo ist (?:da |denn )*(?:der|mein|unser) vorteil|was (?:genau )?(?:ist|wäre|soll) (?:das|es) (?:denn |eigentlich |genau |jetzt |überhaupt )*(?:sein|genau)?\s*\??$)/iu;

/** Whether somebody speaks English and nothing else. */
export function isEnglish(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}'’]+/gu) ?? [];
  if (words.length < FEWEST_ENGLISH) return false;
  const english = words.filter((word) => ENGLISH.has(word.replaceAll("’", "'")));
  const isClear = english.some((word) => !ALSO_DIALECT.has(word));
  return isClear && english.length >= FEWEST_ENGLISH - 1 && english.length >= words.length * MOSTLY;
}

/** "Am Mittag, do ben i drhoim." */
const ALSO_DIALECT: ReadonlySet<string> = new Set(
  "i am do is a he we no has now not of if or so".split(" "),
);

const FEWEST_ENGLISH = 3;
const MOSTLY = 0.55;

/** Words that say nothing in German; "was", "war", "so", "in", "an" and "die" would. */
const ENGLISH: ReadonlySet<string> = new Set(
  "i i'm i'll you your you're he she we they it it's is are am do does don't didn't doesn't can can't could would not no yes the a this that these those what's who where why how which who's my me our to of for with from about and but or if when please sorry thanks thank hello speak speaking understand know think want need have has had any anyone english german number call calling called wrong look looking time right now here there what isn't aren't please interested moment".split(
    " ",
  ),
);

/** Whether somebody who speaks up after a pause is likely another person, who says who is there. */
export function isIntroduction(text: string): boolean {
  return SAYS_WHO.test(text) || A_NAME.test(text);
}

const SAYS_WHO =
  /(?<!\p{L})(?:hier (?:ist|spricht|war)|am apparat|mein name ist|(?:wer|mit wem) (?:ist|sind|spricht|spreche|rede)|guten (?:tag|morgen|abend)|grüß gott|sie wollten mich)(?!\p{L})/iu;
const A_NAME =
  /^(?:[Jj]a,? )?(?:[Hh]ier )?(?!Hallo|Ja|So|Also|Moment|Danke|Gut|Okay|Nein)\p{Lu}\p{Ll}+(?:,? hier)?[.?!]?$/u;

const MOST_WORDS = 6;

function consistsOf(text: string, words: ReadonlySet<string>): boolean {
  const said = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return said.length > 0 && said.length <= MOST_WORDS && said.every((word) => words.has(word));
}

/** Whether a reply begins by denying: "nein, neun am Ende". */
export function beginsWithNo(text: string): boolean {
  return /^[^\p{L}]*(?:äh+m?[\s,]+)?(?:nein|nee|nö|ne|falsch|stimmt nicht)(?!\p{L})/iu.test(text);
}

/** Whether a machine asks to stay on the line for a person, or to choose one by keys. */
export function leadsToPeople(text: string): boolean {
  return LEADS_TO_PEOPLE.test(text);
}

const LEADS_TO_PEOPLE =
  /\b(?:in der leitung|bleiben sie (?:bitte )?(?:dran|am apparat)|nächste[nr]? freie|werden (?:gleich |umgehend |sofort )?verbunden|(?:drücken|wählen) sie die|warteschleife|(?:etwas|(?:einen )?(?:augenblick|moment)|um) geduld|(?:leitungen|plätze|mitarbeiter(?:innen)?)[^.]{0,40}(?:belegt|im gespräch)|anruf wird gehalten|qualitätssicherung)/iu;
