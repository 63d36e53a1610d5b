import { asksYesOrNo } from "./asks-yes-or-no.ts";
import { fold, foldPattern } from "./fold.ts";
import { openMemory } from "./memory.ts";
import type { NormalizedReply } from "./normalize.ts";

/** Questions whose yes stops and whose no goes on: "Störe ich gerade?" */
const STOPS = foldPattern(
  /\b(stör(e|en)? (ich|wir)|(komme|rufe|erwische) ich (gerade |sie |dich |jetzt )*(\p{L}+ )?(ungelegen|ungünstig|unpassend|im falschen moment)|ungelegen|etwas dagegen|was dagegen|haben sie (noch )?(irgendwelche )?(einwände|bedenken))\b/u,
);

/** "Sie stören", and "Sie stören nicht". */
const DISTURBS = /\bstoer\w*/u;
const NEGATED = /\b(?:nicht|nie|kein\w*|nein)\b/u;

/** Words by which a no says itself that it means to go on, and a yes that it agrees. */
const SAYS_ITSELF =
  /\b(reden|sprechen|erzaehlen|legen|schiessen|gerne?|nur zu|machen sie|fragen sie|los|passt|zeit|schlecht|unguenstig|ungelegen)\b/u;

const MOST_WORDS = 6;

/** Days of the week, as they stand in a folded text. */
const WEEKDAYS = /\b(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)/gu;

/**
 * Whether a reply to a question that names a day names another one in its place, or refuses that one:
 * "Dienstag wäre gut" to "Passt Ihnen Donnerstag?" is no yes.
 */
export function isOtherDay(question: string, { text }: NormalizedReply): boolean {
  if (question === "") return false;
  const { days } = asked(question);
  if (days.size === 0) return false;
  const named = text.match(WEEKDAYS) ?? [];
  if (named.length === 0) return false;
  if (named.every((day) => days.has(day))) return REFUSES_DAY.test(text);
  return named.every((day) => !days.has(day) || isRefused(day, text)) && !/\bauch\b/u.test(text);
}

const REFUSES_DAY =
  /\b(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)s?\b(?: \w+){0,3} (?:nicht|schlecht|unguenstig)\b|\bnicht (?:am )?(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)/u;

function isRefused(day: string, text: string): boolean {
  return new RegExp(
    `\\b${day}s?\\b(?: \\w+){0,3} (?:nicht|schlecht)\\b|\\bnicht (?:am )?${day}`,
    "u",
  ).test(text);
}

/** Whether a reply says of what was asked for that it is there: "den hab ich schon ewig". */
export function saysItIsThere(question: string, { text }: NormalizedReply): boolean {
  return question !== "" && asked(question).isForHaving && HAS.test(text) && !NEGATED.test(text);
}

const HAS =
  /\b(?:habe|haben|hab|hama|besitze|besitzen|nutze|nutzen) (?:ich|wir|i|mir|schon|bereits|beide?s?)\b|\b(?:den|die|das|so (?:einen|eine|eins)|eine?n?s?|alles|beides) (?:habe|haben|hab|gibt)\b|\b(?:ist|sind) (?:schon |bereits |alles )*(?:da|vorhanden|drin|dran|drauf)\b/u;

/** Whether a question asks who speaks: a name is an answer to it. */
export function asksForSomebody(question: string): boolean {
  return question !== "" && asked(question).isForSomebody;
}

/** Whether a question asks who speaks, or whether the matter is his: "Entscheiden Sie das?" */
export function asksWhoseMatter(question: string): boolean {
  return asksForSomebody(question) || FOR_A_MATTER.test(question);
}

const FOR_A_MATTER =
  /entscheid|verantwort|zuständig|kümmer|ansprech|(?<!\p{L})sind sie (?:\p{L}+ )*(?:der|die|inhaber|chef)|(?:machen|erledigen|betreuen|übernehmen|leiten|führen) sie(?!\p{L})/iu;

/** "Das läuft bei uns über mich", where it is asked whose matter something is. */
export function saysItIsHis(question: string, { text }: NormalizedReply): boolean {
  if (question === "" || !FOR_A_MATTER.test(question)) return false;
  return HIS.test(text) && !NOT_HIS.test(text);
}

const HIS =
  /\b(?:mach\w*|entscheid\w*|erledige?|regele?|regle|betreue?) (?:ich|i|ick|isch)\b|\b(?:darum|drum|da) kuemmere? (?:ich|i|ick)\b|\b(?:ich|i|ick) (?:mach\w*|entscheid\w*|kuemmere?|erledige?|regele?|betreue?) (?:das|des|dit|so ?was|so etwas|mich (?:hier |da |selbst |selber |schon )*(?:darum|drum|um (?:das|alles|so)|selbst|selber))\b|\bueber (?:mich|mi|meinen (?:schreib)?tisch)\b|\b(?:liegt|haengt|bleibt|landet) (?:\w+ ){0,5}?(?:bei|an) (?:mir|mich|mi)\b|\b(?:faellt|gehoert) (?:\w+ ){0,3}?in mein\w*\b|\b(?:ist|waere) (?:\w+ ){0,2}?mein\w* (?:sache|bereich|ressort|aufgabe|job|ding)\b|\b(?:dafuer|da) bin (?:ich|i|ick) (?:\w+ ){0,2}?(?:zustaendig|verantwortlich|richtig)\b/u;
const NOT_HIS =
  /\b(?:nicht|nichts|net|ned|kein\w*|nie|nur|erst|nein|nee|auch|mit|aber|wenn|ob|heute|gerade)\b/u;

/** Whether a question asks who is there, or whether he has time: hardly a word answers that. */
export function asksForPresence(question: string): boolean {
  return asksForSomebody(question) || FOR_TIME.test(plainOf(lastSentence(question)));
}

const FOR_TIME = /\b(?:zeit|minuten?|minuetchen|moment|augenblick|stoer\w*|ungelegen|kurz)\b/u;

/** Whether a question asks if something may be sent, and for no day. */
export function asksToSend(question: string): boolean {
  return question !== "" && asked(question).isForSending;
}

/** What a short reply to "Störe ich gerade?" means, where the words alone would say the other. */
export function answerToStop(question: string, { text }: NormalizedReply): "yes" | "no" | null {
  if (question === "" || !asked(question).stops) return null;
  if (text.split(" ").length > MOST_WORDS) return null;
  if (DISTURBS.test(text)) return NEGATED.test(text) ? "yes" : "no";
  if (SAYS_ITSELF.test(text)) return null;
  if (/^(?:nein|ueberhaupt nicht|gar nicht|nicht|keineswegs)\b/u.test(text)) return "yes";
  return /^(?:ja|doch|schon|stimmt|ehrlich gesagt ja|klar)\b/u.test(text) ? "no" : null;
}

/** Whether a reply means something else after this question than by itself. */
export function isTurned(question: string, reply: NormalizedReply): boolean {
  return (
    answerToStop(question, reply) !== null ||
    isNameSaidBack(question, reply) ||
    isOtherDay(question, reply)
  );
}

/** What a question asks for that turns the meaning of an answer. */
interface Asked {
  /** Its yes stops and its no goes on. */
  stops: boolean;
  /** The names of a question for a person; `null` for any other question. */
  names: ReadonlySet<string> | null;
  isForSomebody: boolean;
  /** The days of the week that it proposes. */
  days: ReadonlySet<string>;
  /** It asks whether something is there. */
  isForHaving: boolean;
  /** It asks whether something may be sent. */
  isForSending: boolean;
}

/** Whether a question asks how something is at present, and for nobody's time. */
export function asksOfNow(question: string): boolean {
  return ASKS_OF_NOW.test(question) && !ASKS_FOR_TIME.test(question) && !asksForPresence(question);
}

const ASKS_OF_NOW =
  /\b(?:im moment|momentan|zurzeit|zur zeit|derzeit|aktuell|gerade|schon|bereits|regelmäßig)\b[^?]*\?\s*$/iu;
const ASKS_FOR_TIME = /\b(?:passt|sprechen|reden)\b[^?]*\?\s*$/iu;

/** "Oder macht es zurzeit niemand?" – "im Moment gar nicht" tells how it is, and asks for no other time. */
export function deniesNow(question: string, { text }: NormalizedReply): boolean {
  return asksOfNow(question) && NOT_NOW.test(text);
}

const NOT_NOW =
  /^(?:nein )?(?:also )?(?:im moment|momentan|zurzeit|zur zeit|derzeit|aktuell|gerade|bisher|bis jetzt) (?:eigentlich |leider |eher |gar |noch |ueberhaupt )*nicht$/u;

/** "Nur am Wochenende" to "Wie oft …?" tells when it is so, and wishes for no call then. */
export function tellsWhenUsual(question: string, { text }: NormalizedReply): boolean {
  return asksForFact(question) && USUALLY.test(text);
}

/** Whether a mere yes or no would answer nothing, and nobody's time is asked for. */
function asksForFact(question: string): boolean {
  return question.includes("?") && !asksYesOrNo(question) && !asksForPresence(question);
}

const USUALLY =
  /^(?:(?:nur|immer|meist\w*|oft|manchmal|eher|hauptsaechlich|vor allem|bloss|und|mal|ja|auch|so|die|ich|sie|trage|nehme|benutze|brauche) )*(?:(?:am|jedes|an) wochenenden?|(?:mon|diens|donners|frei|sams|sonn|werk|feier|all)tags|mittwochs|sonnabends|morgens|vormittags|mittags|nachmittags|abends|nachts|tagsueber|im (?:winter|sommer|herbst|fruehjahr|urlaub))(?: (?:und|oder|nur|meist\w*|immer|mal|abends|morgens|nachts|mittags|sonntags|samstags|am wochenende))*$/u;

/** Asks for a figure, whatever is kept of it: "wie viele Zimmer oder wie viele Quadratmeter?". */
export function asksHowMuch(question: string): boolean {
  return /(?<!\p{L})(?:wie ?viele?|wie (?:groß|hoch|lang|breit|weit|alt)|anzahl)(?!\p{L})/iu.test(
    question,
  );
}

/** Whether a question asks when something shall be. */
export function asksWhen(question: string): boolean {
  return ASKS_WHEN.test(question);
}

const ASKS_WHEN =
  /\b(?:wann|welche[mnrs]? (?:tag|uhrzeit|zeit)\p{L}*|um wie ?viel uhr|um welche uhrzeit)\b[^?]*\?\s*$/iu;

/** What a question decides about the yes and no of any reply to it. */
export function turnsIn(question: string): string {
  if (question === "") return "";
  const { stops, names, isForSomebody, isForHaving, isForSending } = asked(question);
  const named = names === null ? "" : `?${[...names].join(" ")}`;
  const isForPresence = asksForPresence(question);
  const asks = [
    ASKS_FOR_ROLE.test(question),
    isForPresence,
    asksOfNow(question),
    asksWhen(question),
    asksHowMuch(question),
    asksForFact(question),
    sexOf(question),
  ];
  const kinds = [stops, isForSomebody, isForHaving, isForSending, ...asks].join(" ");
  return `${kinds} ${named}`;
}

/** The days that a question proposes; they count where a reply names one. */
export function daysProposed(question: string): string {
  return question === "" ? "" : [...asked(question).days].join(" ");
}

export function namesDay({ text }: NormalizedReply): boolean {
  return text.search(WEEKDAYS) >= 0;
}

const known = openMemory<string, Asked>(500);

function asked(question: string): Asked {
  const before = known.get(question);
  if (before) return before;
  const plain = plainOf(question);
  const made = {
    stops: STOPS.test(plainOf(lastSentence(question))),
    names: namesIn(question),
    isForSomebody: ASKS_FOR_SOMEBODY.test(plain),
    days: ASKS_WHICH.test(plain) ? NO_DAYS : new Set(plain.match(WEEKDAYS) ?? []),
    isForHaving: ASKS_FOR_HAVING.test(plainOf(lastSentence(question))),
    isForSending: SENDS.test(plain) && !MEETS.test(plain),
  };
  known.put(question, made);
  return made;
}

const NO_DAYS: ReadonlySet<string> = new Set();

/** Any day answers it. */
const ASKS_WHICH = /\b(?:welche\w*|wann|wie)\b/u;

const ASKS_FOR_HAVING =
  /^(?:und |also )?(?:haben|hatten|besitzen|nutzen) (?:sie|ihr)\b|^(?:und )?(?:gibt es|ist|sind)\b.*\b(?:schon|bereits|vorhanden)\b/u;

const SENDS =
  /\b(?:mail|e mail|email|unterlagen|infos?|informationen|prospekt|broschuere|katalog|whatsapp|sms|post)\b/u;
const MEETS = /termin|besuch|treffen|gespraech|vorbei|kommen|vor ort|\b(?:uhr|oder)\b/u;

function lastSentence(question: string): string {
  return (
    question
      .trim()
      .split(/(?<=[.!?])(?<!\b(?:Dr|Prof|Hr|Fr|Dipl|med|Ing)\.)\s+/u)
      .at(-1) ?? ""
  );
}

function plainOf(text: string): string {
  return fold(text.toLowerCase())
    .replace(/[^\p{L} ]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** Questions for a person. */
const ASKS_FOR_SOMEBODY = foldPattern(
  /\b(spreche|rede) ich (hier |da |gerade |jetzt )*mit\b|\bbin ich (hier |da |richtig |verbunden )*(bei|mit)\b|\bsind sie\b/u,
);

const ROUND_A_NAME = new Set([
  "herr",
  "herrn",
  "frau",
  "ja",
  "hier",
  "doktor",
  "dr",
  "am",
  "apparat",
]);

/** "Spreche ich mit Frau Braun?" – "Braun." is a yes. */
export function isNameSaidBack(question: string, { text }: NormalizedReply): boolean {
  if (question === "" || text === "") return false;
  const { names } = asked(question);
  if (names === null) return false;
  const words = text.split(" ");
  if (words.length > MOST_WORDS - 2) return false;
  const said = words.filter((word) => !ROUND_A_NAME.has(word));
  return said.length > 0 && said.every((word) => names.has(word));
}

/** Whoever says this of himself is the one that was asked for. */
const IS_ASKED_FOR =
  /\b(?:bin ich|ich bins?|bins|am telefon|am apparat|(?:selbst|selber|persoenlich|hoechstpersoenlich) (?:dran|am)|(?:der|die|das) (?:ist|bin) (?:hier |selbst |selber )?(?:dran|am)|in person|leibhaftig|hoechst(?:selbst|persoenlich)|(?:der|die)selbe|koennen sie mit mir (?:sprechen|reden)|(?:sind|bist|waeren) (?:sie|du) (?:bei mir |hier |da |schon |genau |ganz )*richtig|bei mir (?:schon |genau )?richtig|(?:mach|mache|machen|entscheide|kuemmere) ich (?:hier |bei uns |das |alles |mich )*(?:selbst|selber|alles|mit|hier|darum|drum)?)\b/u;

/** Denied, or said of somebody else. */
const IS_ELSE =
  /\b(?:nicht|nicht mehr|kein\w*|nein|falsch|verkehrt|gestorben|verstorben|tot|mutter|vater|mann|frau (?:ist|hat)|tochter|sohn|schwester|bruder|nachbar\w*|kolleg\w*|chef\w*|unterwegs|urlaub|dienstlich|besuch|verbinde|hole|gebe|moment|ist gerade|ist grad|kommt|wohnt|arbeitet|heisse|heiss)\b/u;

const ROUND_ONESELF = new Set(
  "ja jo jaja doch hier ist bin ich das der die des do da dran am apparat telefon hallo guten gut schoenen tag tach morgen abend moin servus gruess grias gott ihnen sie auch selbst selber persoenlich genau richtig so na sag sage sach saach gesagt wie mal herr frau doktor dr bitte i ick sprechen spricht mit".split(
    " ",
  ),
);

const ASKS_IN_TURN =
  /(?:\b(?:und|aber|nur) )?\b(?:sagen sie|hoeren sie|redet da|rede ich|spreche ich|bin ich (?:\w+ )?mit|sind sie|wer|wie|was|wat|wos|worum|warum|wieso|weshalb|mit wem|von wo|woher|um was)\b.*$/u;

/** "Spreche ich mit Frau Braun?" – "ja die bin ich, guten Tag", "Braun, worum geht es?" */
export function isAskedForHere(question: string, { text }: NormalizedReply): boolean {
  if (question === "" || text === "") return false;
  const { names, isForSomebody } = asked(question);
  if (names === null || !isForSomebody) return false;
  if (agreesWithName(question, text)) return true;
  const said = text.replace(ASKS_IN_TURN, "").trim();
  if (said === "" || IS_ELSE.test(said) || isOfOtherSex(question, said)) return false;
  if (IS_ASKED_FOR.test(said)) return true;
  const words = said.split(" ");
  const isNamed = words.some((word) => names.has(word));
  const agrees = /\b(?:ja|jo|jaja)\b/u.test(said);
  if (!isNamed && !agrees) return false;
  const rest = words.filter((word) => !names.has(word) && !ROUND_ONESELF.has(word));
  return rest.length === 0 && (isNamed || (words.length > 1 && text === said));
}

/**
 * "Spreche ich mit der Inhaberin?" – "petersen ja", "ja hier ist aylin demir": whoever gives his name with
 * a yes where nobody was asked for by name is the one.
 */
function agreesWithName(question: string, text: string): boolean {
  if (!ASKS_FOR_ROLE.test(question) || IS_ELSE.test(text) || ASKS_IN_TURN.test(text)) return false;
  if (!/\b(?:ja|jo|joa|jawohl)\b/u.test(text)) return false;
  const words = text.split(" ");
  const names = words.filter((word) => !ROUND_ONESELF.has(word) && word !== "jawohl");
  return names.length <= MOST_NAMES && names.every((word) => !HEDGES.test(word));
}

/** For whoever has a task or an office, and not for somebody by name. */
const ASKS_FOR_ROLE =
  /\b(?:spreche|rede) ich [^.!?]*\bmit (?:de[rm]|eine[rm]|jemand\w*)\b(?! (?:Herrn?|Frau|Familie|Firma)\b)|\bbin ich (?:[^.!?]* )?richtig\b|\bsind sie (?:[^.!?]* )?(?:zuständig|verantwortlich|inhaber\p{L}*|ansprechpartner\p{L}*)/iu;
const MOST_NAMES = 2;
/** No name, and no plain yes. */
const HEDGES =
  /^(?:\w{1,2}|und|viel\w*|eigentlich|manch\w*|meist\w*|schon|aber|nur|wenn|eher|jein|noch|leider|teil\w*|kommt|drauf|denke|glaube|kann|koennte|\d+)$/u;

/** "Hier ist der Paulsen": says the name that was asked for, and hardly anything else. */
export function isNamedHere(question: string, reply: NormalizedReply): boolean {
  const { names } = asked(question);
  return reply.text.split(" ").some((word) => names?.has(word)) && isAskedForHere(question, reply);
}

/** "Hier ist die Frau Vogt", where Herr Vogt is asked for. */
function isOfOtherSex(question: string, said: string): boolean {
  const sex = sexOf(question);
  return sex !== null && (sex === "hers" ? /\bherrn?\b/u : /\bfrau\b/u).test(said);
}

function sexOf(question: string): "hers" | "his" | null {
  const isHers = /\bFrau\b/u.test(question);
  if (isHers === /\bHerrn?\b/u.test(question)) return null;
  return isHers ? "hers" : "his";
}

/** "Ja, was gibt's?" says that he is the one, and asks for more; "ja, wer ist denn da?" does not. */
export function agreesAndAsksWhy(question: string, { text }: NormalizedReply): boolean {
  if (question === "" || !asked(question).isForSomebody) return false;
  // Where nobody is asked for by name, a name denies nothing.
  const said = FOR_A_ROLE.test(question) ? text.replace(NAME_BEHIND_YES, "$1 ") : text;
  return AGREES_AND_ASKS.test(said);
}

const FOR_A_ROLE = /\b(?:mit|bei) (?:der|dem|den|jemand\w*|eine[mr]) /u;
const NAME_BEHIND_YES =
  /^(ja|jo) (?!was|wat|wos|worum|um|wer|wie|warum|nein|nicht)\w+ (?:(?:hier|am apparat) )?/u;

/** "Ja, was gibt's?", whatever was asked. */
export function asksWhyAfterYes(text: string): boolean {
  return AGREES_AND_ASKS.test(text);
}

const AGREES_AND_ASKS =
  /^(?:ja|jo|joa|jawohl)(?: (?:ja|bitte|hallo|moin|servus|guten (?:tag|morgen|abend)|tag|gruess gott|und|sagen sie(?: mal)?))* (?:was (?:gibts?|is|ist|liegt|fuehrt|kann|koennen|darf|moechten|wollen|wuenschen|brauchen)|wat (?:is|gibts?|wolln|wollen)|wos (?:is|gibts?|woll\w*)|worum|um wat|um was|weswegen|weshalb rufen|warum rufen|womit kann|wie kann ich)\b(?!.*\b(?:wer|mit wem|nicht|falsch)\b)/u;

/** "Ja, wer ist denn da?": whoever asks that has not said who he is. */
export function onlyAsksWhoCalls(question: string, { text }: NormalizedReply): boolean {
  if (question === "" || !asked(question).isForSomebody) return false;
  return /^(?:(?:ja|jo|hallo|na|und|aber|bitte) )*(?:wer|was|wat|wos|worum|um was|mit wem|woher|wieso|weshalb|warum)\b/u.test(
    text,
  );
}

function namesIn(question: string): ReadonlySet<string> | null {
  const last =
    question
      .trim()
      .split(/(?<=[.!?])(?<!\b(?:Dr|Prof|Hr|Fr|Dipl|med|Ing)\.)\s+/u)
      .at(-1) ?? "";
  const plain = fold(last.toLowerCase()).replace(/[^\p{L} ]+/gu, " ");
  if (!ASKS_FOR_SOMEBODY.test(plain)) return null;
  // A name is a word with a capital that does not begin the sentence.
  return new Set(
    [...last.matchAll(/(?<=\s)\p{Lu}\p{L}+/gu)]
      .map(([name]) => fold(name.toLowerCase()))
      .filter((name) => !ROUND_A_NAME.has(name) && name !== "sie" && name !== "ihnen"),
  );
}
