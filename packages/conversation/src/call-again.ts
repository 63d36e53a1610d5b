import type { Reading } from "@rufbaum/understanding";
import { plainWords } from "./kin.ts";
import type { HeardReply } from "./nodes/node-behaviour.ts";

/**
 * Whether somebody seems to want no more calls and does not say so: he is asked once. Whoever answers
 * in the same breath, or wants to be called at another time, only grumbles.
 */
export function doubtsCalls({ text, reading }: HeardReply): boolean {
  const isPlain = COUNTS_CALLS.test(plainWords(text));
  if (isPlain && !OF_OTHERS.test(plainWords(text))) return !asksForMore(reading);
  if (isGoingOn(reading)) return false;
  const words = plainWords(text);
  if (DOUBTS.some((doubt) => doubt.test(words)) && !OF_OTHERS.test(words)) return true;
  const { intent, alsoHeard } = reading;
  const isUnwilling = intent === null || UNWILLING.has(intent);
  return isUnwilling && alsoHeard.some(({ name }) => name === "opt_out");
}

/** "Sie sind schon der Dritte diese Woche": whatever yes stands before it. */
const COUNTS_CALLS =
  /\b(?:sie|ihr) (?:sind|seid) (?:(?:jetzt|heute|nun|schon|bereits|doch|ja|diese woche) )*(?:der|die) (?:zweite|dritte|vierte|fünfte|sechste|siebte|zehnte|x te|xte|hundertste)r?\b.{0,40}\b(?:anruft|anrufen|am telefon|woche|heute|monat|tag|mit|von)\b/u;

function asksForMore({ intent, alsoHeard }: Reading): boolean {
  return [intent, ...alsoHeard.map(({ name }) => name)].some((name) => WANTS_MORE.has(name ?? ""));
}

const WANTS_MORE: ReadonlySet<string> = new Set(["callback_later", "send_info", "price_question"]);

const UNWILLING: ReadonlySet<string> = new Set(["Nein", "not_interested", "angry", "trust_doubt"]);

/** Whether they agree, or are asking for another call or for something to read. */
function isGoingOn({ intent, alsoHeard, values }: Reading): boolean {
  if (Object.keys(values).some((kind) => GIVEN.has(kind))) return true;
  return [intent, ...alsoHeard.map(({ name }) => name)].some((name) => GOES_ON.has(name ?? ""));
}

const GOES_ON: ReadonlySet<string> = new Set([
  ...["Ja", "appointment_accepted", "callback_later", "send_info", "price_question"],
  "voicemail_detected",
]);
/** Who names an hour or an address has an answer; "heute" alone is none. */
const GIVEN: ReadonlySet<string> = new Set(["time", "email"]);

const OFTEN =
  "(?:immer|ständig|dauernd|andauernd|laufend|pausenlos|so oft|zu oft|oft|ewig|immerzu|alle naselang|schon wieder|jede woche|jeden tag|jeden (?:zweiten )?(?:tag|monat)|jedes mal|dreimal die woche|wieder und wieder|mehrmals)";
const CALLS =
  "(?:anrufe?n?|anruferei|telefoniererei|telefonate?n?|werbeanrufe?n?|telefonwerbung|gebimmel|geklingel)";
const SMALL =
  "(?:(?:denn|eigentlich|wirklich|jetzt|langsam|aber|auch|doch|ja|mal|so|echt|mich|uns|hier|bei mir|bei uns|da|schon|bitte|heute|nun) )*";

const DOUBTS: readonly RegExp[] = [
  /\bwie oft (?:wollen|müssen|wollt|müsst|muss|soll|sollen) .{0,25}\b(?:noch |denn )+(?:\p{L}+ ){0,2}?(?:anrufen|anruft)\b/u,
  new RegExp(
    `\\b(?:gut sein|(?:mal|auch|langsam) gut|genug|reicht|schluss|ruhe|aufhören|satt|leid|müde)\\b.{0,20}\\b(?:mit|von|vor|an)? ?(?:den|diesen|ihren|euren|der|dieser|die|ihre|eure|solchen) (?:\\p{L}+ )?${CALLS}(?= |$)`,
    "u",
  ),
  new RegExp(
    `\\b(?:mit|von) (?:den|diesen|ihren|euren|der|dieser) (?:\\p{L}+ )?${CALLS} .{0,25}\\b(?:gut|genug|reicht|schluss|ruhe|aufhören|sein)(?= |$)`,
    "u",
  ),
  new RegExp(`\\b(?:müssen|müsst) (?:sie|ihr) ${SMALL}${OFTEN} (?:\\p{L}+ ){0,2}?anrufen\\b`, "u"),
  new RegExp(
    `\\b(?:rufen sie|ruft ihr|sie rufen|ihr ruft) ${SMALL}${OFTEN}\\b.{0,20}\\ban\\b`,
    "u",
  ),
  new RegExp(`\\b${OFTEN} ${SMALL}(?:rufen sie|ruft ihr|ruft jemand von (?:ihnen|euch))\\b`, "u"),
  new RegExp(
    `\\b(?:werde|werden) (?:ich |wir )?${SMALL}(?:${OFTEN} (?:von (?:ihnen|euch|ihrer firma)) |von (?:ihnen|euch|ihrer firma) ${SMALL}${OFTEN} )angerufen\\b`,
    "u",
  ),
  /\b(?:das ist|das war|ist das) (?:(?:jetzt|heute|nun|schon|bereits|doch|diese woche) )*(?:der|ihr|euer) (?:zweite|dritte|vierte|fünfte|sechste|siebte|zehnte|x te|xte|hundertste)r? (?:werbe)?anruf\b/u,
  /\b(?:sie|ihr) (?:sind|seid) (?:(?:jetzt|heute|nun|schon|bereits|doch|diese woche) )*(?:der|die) (?:zweite|dritte|vierte|fünfte|sechste|siebte|zehnte|x te|xte|hundertste)r? (?:\p{L}+ ){0,2}(?:anruft|anrufen|am telefon)(?= |$)/u,
  /^(?:(?:ach|oh|och|na|nee|nein|nicht|hilfe|mensch|schon) )*schon wieder (?:(?:so|ein|einer|eine|dieser|diese|von|ihr|sie|der|die|euch|ihnen) )*(?:(?:werbe|telefon)?anruf|werbung|verkäufer|callcenter|sie|ihr|ihnen|euch)(?: (?:von )?(?:ihnen|euch|hier))?$/u,
  /^(?:(?:ach|oh|och|na|nee|nein|mensch|bitte|mein|gott|hilfe) )*(?:(?:sie|ihr) schon wieder|nicht schon wieder(?: (?:sie|ihr|so was|sowas|werbung))?)$/u,
  new RegExp(
    `\\b(?:ihre|eure|diese|solche|die(?:se)? (?:ständigen|dauernden|ewigen|vielen)) (?:ständigen |dauernden |ewigen |vielen )?${CALLS} .{0,20}\\b(?:nerv\\p{L}*|stör\\p{L}*|lästig|unerwünscht|zu viel|brauche? ich nicht|müssen nicht sein)(?= |$)`,
    "u",
  ),
  new RegExp(
    `\\bmuss das ${SMALL}(?:sein )?(?:mit (?:den|diesen|ihren) )?(?:ständigen |dauernden |vielen )?${CALLS}(?: sein)?$`,
    "u",
  ),
  /\b(?:ich|wir) (?:mag|mögen|bin|sind) (?:(?:eigentlich|ja|da|generell|grundsätzlich|überhaupt|gar) )*(?:kein(?:e)? (?:freund|fan) von|nicht so für|gegen) (?:solchen? |diesen? )?(?:werbe)?(?:anrufe?n?|telefonwerbung)\b/u,
  /\b(?:muss|müssen) (?:ich|wir) (?:eigentlich |jetzt |denn |wirklich )*(?:noch )?(?:öfter|weiter|ständig|dauernd) (?:mit (?:ihnen|solchen) )?(?:anrufen |anrufe )?(?:rechnen|telefonieren)\b/u,
];

/**
 * "Andauernd ruft bei mir einer an": whether somebody is weary of being called, by whomever; he is owed a
 * word of regret.
 */
export function isWearyOfCalls(text: string): boolean {
  const words = plainWords(text);
  return WEARY.some((turn) => turn.test(words)) && !OF_OTHERS.test(words);
}

const SOMEBODY =
  "(?:einer|eine|jemand|wer|was|leute|welche|so welche|irgend\\p{L}*(?: \\p{L}+)?|(?:ein|zwei|drei|vier|fünf|zehn|zig|hundert|tausend|etliche|lauter|so viele) (?:\\p{L}+ )?(?:leute|firmen|mal|callcenter|verkäufer)|callcenter|verkäufer|firmen)";
const ANYBODY = `(?:${SOMEBODY}|sie|ihr|die)`;
const WEARY: readonly RegExp[] = [
  new RegExp(
    `\\b${OFTEN} ${SMALL}(?:ruft|rufen|klingelt) ${SMALL}${ANYBODY} (?:\\p{L}+ ){0,3}an\\b`,
    "u",
  ),
  new RegExp(
    `\\b(?:ruft|rufen) ${SMALL}(?:(?:am|pro|jeden) tag|täglich|${OFTEN}) ${SMALL}${SOMEBODY} (?:\\p{L}+ ){0,3}an\\b`,
    "u",
  ),
  new RegExp(`\\b(?:ruft|rufen) ${SMALL}${SOMEBODY} ${SMALL}${OFTEN} (?:\\p{L}+ ){0,3}an\\b`, "u"),
  new RegExp(
    `\\b(?:sie|ihr) (?:rufen|ruft) ${SMALL}(?:ganz schön |sehr |ziemlich )*${OFTEN} an\\b`,
    "u",
  ),
  new RegExp(`\\b(?:werde|werden) (?:ich |wir )?${SMALL}${OFTEN} ${SMALL}angerufen\\b`, "u"),
  new RegExp(
    `\\b${OFTEN} (?:die (?:gleichen|selben)|dieselben|diese|solche|so) ${CALLS}(?= |$)`,
    "u",
  ),
  new RegExp(
    `\\b(?:nervt|nerven|reicht) (?:\\p{L}+ ){0,3}(?:mit (?:den|diesen) )?(?:${CALLS})(?= |$)`,
    "u",
  ),
  /^(?:(?:ach|oh|och|na|nee|ja|mein|meine|gott|mensch|du liebe güte|herrje|nicht|hallo|\p{L}+) ){0,4}schon wieder (?:(?:so )?(?:ein|eine|einer|was|jemand|wer)|werbung|sowas|leute)(?: (?:anruf|werbeanruf|vertreter|verkäufer|callcenter|firma|von|der|die|mit|was|mir|uns|etwas|verkaufen|will|wollen|andrehen|aufschwatzen|anruft))*$/u,
  /^(?:(?:ach|oh|na|ja|mein|gott|bin ich|am apparat|\p{L}+) ){0,4}(?:was|wat) (?:\p{L}+ ){0,4}schon wieder$/u,
  /\b(?:sie|ihr) (?:habt|haben|hattet|hatten) (?:\p{L}+ ){0,3}(?:gestern|vorgestern|heute|letzte woche|diese woche) (?:\p{L}+ ){0,2}(?:erst|schon) (?:\p{L}+ ){0,2}angerufen\b/u,
  /\bjeden tag (?:ruft|rufen|klingelt) (?:einer|jemand|welche|leute|das telefon)\b/u,
];

/** Others call, or the caller himself does. */
const OF_OTHERS =
  /\b(?:ich rufe?|rufe? ich|mein \p{L}+ anruf|meine kunden|andere firmen|die konkurrenz|telekom|vodafone)\b/u;

export type CallAgain = "no-more" | "go-on";

/** What is answered to whether no more calls are wanted; `null` where that stays open. */
export function callAgainIn({ text, reading: { intent } }: HeardReply): CallAgain | null {
  const words = plainWords(text);
  if (NO_MORE.test(words) && !DENIED.test(words)) return "no-more";
  if (RATHER_CALL.test(words) || DENIED.test(words)) return "go-on";
  if (YES.test(words)) return "no-more";
  if (NO.test(words)) return "go-on";
  if (intent === "Ja") return "no-more";
  return intent === "Nein" || intent === "callback_later" ? "go-on" : null;
}

const NO_MORE =
  /\b(?:nicht mehr|nimmer|nie mehr|nie wieder|keine (?:weiteren |solchen )?anrufe|niemals)\b/u;
const DENIED =
  /\b(?:nicht dass|nie gesagt|nicht gesagt|hab(?:e)? ich nicht (?:gesagt|gemeint)|so (?:war|ist) das nicht gemeint)\b/u;
const RATHER_CALL =
  /\b(?:ruhig|weiterhin|gerne? (?:wieder|noch ?mal|weiter)|(?:können|dürfen|könnt|dürft) (?:sie|ihr) (?:schon|ruhig|gerne?|wieder|weiter|ja)|(?:sie|ihr) (?:können|dürfen|könnt|dürft) (?:mich |uns )?(?:schon|ruhig|gerne?|wieder|weiter|ja)|(?:heute|jetzt|gerade) (?:bloß |nur )?nicht|nur (?:heute|jetzt|gerade) nicht|morgen|später|nächste woche|ein ander(?:es)? ?mal|passt schon|stört (?:mich |uns )?nicht|schon (?:in ordnung|ok|okay|gut)|alles gut|rufen sie (?:wieder |mich |uns |nur |doch |gern(?:e)? |schon )+an)\b/u;
const YES =
  /^(?:(?:ach|oh|na|also|äh) )*(?:ja+|jo|joa|jawohl|genau|richtig|gern|gerne|stimmt|exakt|unbedingt|auf jeden fall|das wäre (?:gut|schön|nett|mir (?:lieb|recht))|allerdings|sicher|klar|natürlich|selbstverständlich|freilich|ich bitte darum|bitte ja|yes|das möchte ich|möchte ich|wäre (?:mir )?(?:lieb|recht|besser))\b/u;
const NO =
  /^(?:(?:ach|oh|na|also|äh) )*(?:nein|nee|nö|ne|no|keineswegs|quatsch|um gottes willen|ach was)\b/u;
