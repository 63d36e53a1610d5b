import type { NodeOf } from "@rufbaum/tree";
import { textOf } from "@rufbaum/tree/graph";
import type { Reading } from "@rufbaum/understanding";
import { plainWords } from "../../kin.ts";
import {
  asksForMeeting,
  dayOfTurn,
  FOR_A_CALL,
  FOR_WHEN,
  forgetMention,
  hourBack,
  hourWithSide,
} from "../../said-before.ts";
import { saidBack } from "../../spoken-value.ts";
import { timesTold, told } from "../../told.ts";
import { type Step, sayWords, type Walk } from "../../walk.ts";
import { asksToBeCalled } from "../../wish-for-call.ts";
import { VALUE_WORDING, WORDING } from "../../wording.ts";
import { askShortly, awaitAnswer } from "../ask.ts";
import type { HeardReply } from "../node-behaviour.ts";
import { saidAgain } from "./half.ts";
import { openAnswerOf, speaksOfTime } from "./open-answers.ts";
import { dayToPropose, timeToPropose } from "./propose.ts";

/** Whether an input keeps in a caller's words when somebody may be called or met. */
export function asksWhen(node: NodeOf<"input">, { graph }: Walk): boolean {
  const question = textOf(node);
  const isText = (node.input?.value ?? graph.kindAsked(node.id)) === "text";
  return isText && FOR_WHEN.test(question) && asksForMeeting(question);
}

/**
 * "Donnerstag ab neun, da bin ich im Büro erreichbar" answers when to call, whatever way out it reminds
 * of; "ich melde mich am Montag" surely goes that way.
 */
export function givesWhen(
  node: NodeOf<"input">,
  walk: Walk,
  { text, reading }: HeardReply,
): boolean {
  if (!asksWhen(node, walk) || REFUSALS.has(reading.intent ?? "")) return false;
  const { values, halves } = reading;
  const isRead = values.date !== undefined || values.time !== undefined || halves !== undefined;
  const isTold = isRead || (values.number !== undefined && speaksOfTime(text));
  return isTold && (reading.confidence < SURE_OF_OTHER_WAY || CALL_ME.test(text));
}

const REFUSALS: ReadonlySet<string> = new Set(["Nein", "not_interested", "opt_out", "angry"]);

/** What an author wrote for a way is likelier than this. */
const SURE_OF_OTHER_WAY = 0.9;
const CALL_ME = /(?<!\p{L})(?:ruf\p{L}*|meld\p{L}*) (?:sie|se) (?:mich|uns|sich)(?!\p{L})/iu;

/**
 * Whatever is said is kept in the caller's words, after the day that was named on the way here. Who has
 * no time in mind is proposed one.
 */
export function hearWhen(
  node: NodeOf<"input">,
  walk: Walk,
  { text, reading }: HeardReply,
): { step: Step } | { value: string } | null {
  const { half } = walk.state;
  const { time } = reading.values;
  if (half?.kind === "text" && reading.values.date !== undefined && OF_HOUR.test(half.heard)) {
    return { value: `${saidBack("date", reading.values.date)}, ${saidOfDay(half.heard)}` };
  }
  if (half?.kind === "text" && (time !== undefined || reading.halves?.time)) {
    return { value: `${half.heard}, ${hourSaid(text, reading) ?? text.trim()}` };
  }
  const hasNumber = reading.values.number !== undefined && speaksOfTime(text);
  const isOpen = openAnswerOf(text) === "any" && time === undefined && !hasNumber;
  return isOpen ? { step: proposeWhen(node, walk, reading) } : null;
}

/**
 * "Rufen Sie mich morgen an", "nach sechs", said on the way here: only the hour, or the day, is missing.
 */
export function whenInPart(node: NodeOf<"input">, walk: Walk): Step | null {
  if (!asksWhen(node, walk)) return null;
  const day = dayOfTurn(walk);
  const isDayNamed = NAMES_DAY.test(walk.said ?? "");
  const hour = day || isDayNamed ? undefined : hourWithSide(walk);
  if (!day && !hour) return null;
  const heard = day ? saidBack("date", day.value) : hour ? saidAgain(hourBack(hour)) : "";
  walk.state.half = { kind: "text", heard };
  walk.state.between = null;
  sayWords(walk, `${WORDING.half(heard)} ${VALUE_WORDING[day ? "time" : "date"].rest ?? ""}`);
  return awaitAnswer(node, walk);
}

/** "Rufen Sie Freitag Vormittag an", said on the way here: that is when. */
export function dayAndPart(node: NodeOf<"input">, walk: Walk): string | null {
  const day = asksWhen(node, walk) ? dayOfTurn(walk) : undefined;
  const part = walk.offeredHalves?.time?.heard;
  if (day === undefined || part === undefined) return null;
  const [first, last] = [day.heard, part].map((heard) => heard.toLowerCase());
  const said = ` ${walk.said?.toLowerCase() ?? ""} `;
  if (!said.includes(` ${first} ${last} `) && !said.includes(` ${last} am ${first} `)) return null;
  forgetMention(walk, "date", day.value);
  return `${saidBack("date", day.value)}, ${partSaid(part)}`;
}

/** "Rufen Sie mich nach sechs an", said on the way here: when to call is told. */
export function whenWished(node: NodeOf<"input">, walk: Walk): string | null {
  const { said: text = "" } = walk;
  const said = plainWords(text);
  if (!asksWhen(node, walk) || !FOR_A_CALL.test(textOf(node)) || NOT_THEN.test(said)) return null;
  if (!asksToBeCalled(said) && !IS_THERE.test(said)) return null;
  const when = WHEN.exec(said)?.[0];
  return when !== undefined && MORE_THAN_A_DAY.test(when) ? asWritten(when, text) : null;
}

/** Nouns keep their capital, where a transcript has one. */
function asWritten(words: string, text: string): string {
  const at = text.toLowerCase().indexOf(words);
  return at < 0 ? words : text.slice(at, at + words.length);
}

const IS_THERE =
  /(?<!\p{L})(?:erreich\p{L}*|(?:bin|wär\p{L}*) ich (?:\p{L}+ )?(?:da|daheim|zu ?hause|frei)|(?:hab|habe|hätte) ich (?:\p{L}+ )?zeit|(?:geht|ginge|passt) (?:es|s|das)|schlecht|ungünstig)(?!\p{L})/u;
const NOT_THEN = /(?<!\p{L})(?:nicht|nie|kein\p{L}*|nur|außer|wenn|oder|zwischen|bis)(?!\p{L})/u;
const SOME_HOUR =
  "(?:\\d{1,2}|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|(?:drei|vier|fünf|sech|sieb|acht|neun)zehn|zwanzig)";
const PART =
  "(?:(?:am )?(?:frühen |späten )?(?:vormittag|nachmittag|mittag|abend)s?|morgens|früh|nach feierabend|nach der arbeit|nach dem (?:essen|mittagessen))";
const HOUR = `(?:(?:so |erst |wieder )?(?:nach|ab|gegen|um|vor|kurz nach|kurz vor)(?: so| halb| viertel nach| viertel vor)? ${SOME_HOUR}(?: uhr)?(?: dreißig)?)`;
const DAY =
  "(?:heute|morgen|übermorgen|(?:am )?(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag))";
const WHILE =
  "(?:in (?:einer|ner|zwei|drei|vier|einem|ein paar|n paar) (?:halben |viertel )?(?:stunden?|viertelstunde|tagen|wochen?|monaten?|monat)|(?:anfang |mitte |ende )?(?:nächste|kommende|übernächste)[nr]? (?:woche|monat)|ende der woche)";
const WHEN = new RegExp(
  `(?<!\\p{L})(?:${DAY}|${PART}|${HOUR}|${WHILE})(?: (?:${DAY}|${PART}|${HOUR}|${WHILE}|wieder))*(?!\\p{L})`,
  "u",
);
/** With a day alone the hour is still to be asked. */
const MORE_THAN_A_DAY = new RegExp(`(?<!\\p{L})(?:${PART}|${HOUR}|${WHILE})(?!\\p{L})`, "u");

/**
 * Day and hour as they are said back, without what else was said; `null` where none were told, or more
 * is told of them than these two: "Dienstag, aber nur, wenn …".
 */
export function whenSaid({ text, reading }: HeardReply): string | null {
  const last = text.split(TAKEN_BACK).at(-1) ?? text;
  const limit = LIMIT.exec(last);
  const meant = last.replace(LIMIT, " ").replace(BESIDES, " ");
  if (text.trim().split(/\s+/u).length <= MOST_WORDS_OF_A_TIME) return null;
  if (SAYS_MORE.test(meant) || SEVERAL_DAYS.test(meant)) return null;
  const { halves, values } = reading;
  const day = halves?.date
    ? saidAgain(halves.date.heard)
    : values.date === undefined
      ? null
      : saidBack("date", values.date);
  const hour = hourSaid(meant, reading);
  if (hour === null && SPEAKS_OF_HOUR.test(meant)) return null;
  const side = hour === null && limit?.groups ? limitSaid(limit.groups) : null;
  if (limit && hour === null && side === null) return null;
  return [day, hour ?? side].filter((part) => part !== null).join(", ") || null;
}

/** "Nicht vor 16 Uhr". */
function limitSaid({ side = "", hour = "" }: Readonly<Record<string, string>>): string | null {
  const named = /^\d+$/u.test(hour) ? Number(hour) : HOURS.indexOf(hour.toLowerCase());
  if (named < 0 || named > 24) return null;
  return `nicht ${side.toLowerCase()} ${named > 0 && named < 7 ? named + 12 : named} Uhr`;
}

/** A reply of so few words is as good as it is: "Rufen Sie morgen wieder an". */
const MOST_WORDS_OF_A_TIME = 5;

const NAMES_DAY =
  /(?<!\p{L})(?:(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|sonnabends?|heute|morgen|übermorgen|\p{L}*woche|monat)(?!\p{L})/iu;
const OF_HOUR = /^(?:ab|nach|vor) \d/iu;

const TAKEN_BACK =
  /(?<!\p{L})(?:nein|nee|naa|nö|quatsch|falsch|moment|oder (?:(?:na+|ach|nee|nein|doch) )*(?:besser|lieber|sagen wir))(?!\p{L})/iu;
/** "Aber nicht vor vier". */
const LIMIT =
  /(?:(?:aber|nur|halt|und|bitte|am besten|bloß)[\s,]+)*(?:nicht|net|ned|nit) (?<side>vor|nach) (?:so )?(?<hour>[\p{L}\d]+)(?: uhr)?(?: bitte)?/iu;
/** "Davor geht es leider nicht" says of an hour what it means anyway. */
const BESIDES =
  /(?<!\p{L})(?:davor|vorher|früher|danach|später|nachher) (?:geht|gehts|ginge|kann|klappt|klappts|bin|passt|passts|is|ist|hab|habe|wird)(?!\p{L})[^,.]*?(?<!\p{L})(?:nicht|net|ned|nit|nix|schlecht|keine zeit|weg|arbeiten|schwierig)(?!\p{L})/iu;
const SEVERAL_DAYS =
  /(?:(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|sonnabends?) und (?:am |auch )?(?:(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|sonnabend)/iu;
const SAYS_MORE =
  /(?<!\p{L})(?:wenn(?! (?:sie (?:wollen|möchten)|es (?:geht|passt)|das (?:geht|passt)|ihnen|möglich|(?:das|es|des|s) (?:ihnen )?(?:recht|genehm|möglich) (?:ist|is|wär\p{L}*)))|sobald|bevor|nachdem|außer|ausser|nicht|net|nie|nur|oder|entweder|spätestens|frühestens|jeden|täglich|immer|eventuell|vielleicht|handy|festnetz|nummer|unter der|zwischen|von \S+ bis|bis|dazwischen)(?!\p{L})|\d{4,}/iu;

/** "Nach 18 Uhr", "am Vormittag". */
function hourSaid(text: string, { values: { time }, halves }: Reading): string | null {
  if (time !== undefined) {
    const lead = leadBefore(text, String(time));
    return `${lead === "" ? "" : `${lead} `}${saidBack("time", time)}`;
  }
  const part = halves?.time?.heard;
  return part === undefined ? null : partSaid(part);
}

/** An hour or a part of the day that was not read is in the caller's words alone. */
const SPEAKS_OF_HOUR =
  /(?<!\p{L})(?:\p{L}*(?:mittags?|abends?|nachts?)|morgens|früh\p{L}*|spät\p{L}*|uhr|nach|ab|um|gegen)(?!\p{L})/iu;
function partSaid(part: string): string {
  return BARE_PART.test(part) ? `am ${saidAgain(part)}` : saidOfDay(part);
}

const BARE_PART = /^(?:vormittag|nachmittag|mittag|abend|morgen)$/iu;

function saidOfDay(part: string): string {
  const words = saidAgain(part);
  return words.charAt(0).toLowerCase() === part.charAt(0) ? part.charAt(0) + words.slice(1) : words;
}

/** "Nach", "ab" or the like, where it is said of the full hour itself and not of its minutes. */
function leadBefore(text: string, time: string): string {
  const [hours = Number.NaN, minutes] = time.split(":").map(Number);
  if (minutes !== 0) return "";
  const hour = `(?:${[hours, hours - 12].flatMap((one) => [String(one), HOURS[one] ?? []].flat()).join("|")})`;
  const said = new RegExp(
    `(?<!\\p{L})(?<!(?:fünf|zehn|zwanzig|viertel|minuten) )(nach|ab|vor|gegen|kurz nach|kurz vor)(?: so)? (?:um )?${hour}(?![\\p{L}\\d])`,
    "iu",
  ).exec(text);
  return said?.[1]?.toLowerCase() ?? "";
}

const HOURS: readonly string[] = [
  ..."null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn".split(
    " ",
  ),
  ..."sechzehn siebzehn achtzehn neunzehn zwanzig einundzwanzig zweiundzwanzig dreiundzwanzig".split(
    " ",
  ),
];

/**
 * "Sie brauchen nicht noch mal anzurufen, ich will doch einen Termin", where a call is arranged: that is no
 * time to call. Who wants something else is led back to the question before, as its answer was mistaken.
 */
export function meetNoCall(
  node: NodeOf<"input">,
  walk: Walk,
  { text, reading: { values, halves } }: HeardReply,
): Step | null {
  const { state, graph } = walk;
  const isTimed = values.date !== undefined || values.time !== undefined || halves !== undefined;
  if (isTimed || !asksWhen(node, walk) || !FOR_A_CALL.test(textOf(node))) return null;
  const isElse = WANTS_ELSE.test(text);
  if (!WHY_CALL.test(text) && !(NO_CALL.test(text) && isElse)) return null;
  if (timesTold(state, "mistook") >= MOST_EXCUSES) return null;
  told(state, "mistook");
  sayWords(walk, WORDING.mistook);
  const before = state.lastWay ? graph.node(state.lastWay.nodeId) : null;
  return before !== null && before.id !== node.id ? { to: before.id } : askShortly(node, walk);
}

const MOST_EXCUSES = 2;
const CALLING = "(?:(?:an|aa|o|zurück)(?:zu|ze)?ruf|meld|telefonier)\\p{L}*";
const NO_CALL = new RegExp(
  `(?<!\\p{L})(?:brauch|bräucht|müss|muss|soll|nötig)\\p{L}*(?: \\p{L}+){0,3} (?:nicht|net|ned|nit|keiner|niemand|kein\\p{L}*|nimmer)(?: \\p{L}+){0,4} ${CALLING}`,
  "iu",
);
const WHY_CALL = new RegExp(
  `(?<!\\p{L})(?:wieso|warum|weshalb|wozu)(?: \\p{L}+){0,6} ${CALLING}`,
  "iu",
);
const WANTS_ELSE =
  /(?<!\p{L})(?:(?:ich|i|isch|mir|wir) (?:will|möcht\p{L}*|wollt\p{L}*|hätt\p{L}*|bräucht\p{L}*|brauch\p{L}*|bin (?:doch|ja|jetzt|gerade|grad)|hab\p{L}* (?:doch|ja|nur))|(?:haben|ham|hamse|habt) (?:sie )?(?:mich|uns) (?:doch|ja|jetzt))(?!\p{L})/iu;

function proposeWhen(node: NodeOf<"input">, walk: Walk, { halves }: Reading): Step {
  const day = dayToPropose(walk.at, halves?.date ?? null, walk.said, walk.state.closedOn);
  const words = `${saidBack("date", day)}, ${saidBack("time", timeToPropose(undefined))}`;
  walk.state.unconfirmed = words;
  walk.state.isProposed = true;
  walk.state.between = null;
  sayWords(walk, WORDING.propose(words));
  return awaitAnswer(node, walk);
}
