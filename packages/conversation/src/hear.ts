import type { Condition, TreeNode, ValueKindName } from "@rufbaum/tree";
import { findPlaceholders, questionOf, specOf, textOf } from "@rufbaum/tree/graph";
import type { Reading } from "@rufbaum/understanding";
import { addressPutRight, speaksOfAddress } from "@rufbaum/understanding/address";
import { weekdaysClosed } from "@rufbaum/understanding/closed-days";
import { OF_ADDRESS } from "@rufbaum/understanding/of-whatever";
import { phonePutRight } from "@rufbaum/understanding/phone-number";
import { hearsBadly, remarksOnLine } from "./bad-line.ts";
import { isOtherDay, nodeOfDay } from "./day-with-hour.ts";
import { fill, spoken } from "./fill.ts";
import { isInEnglish } from "./in-english.ts";
import { asksForMoment, kindWanted, momentPutRight } from "./kind-wanted.ts";
import { answerTruth } from "./nodes/answer-question.ts";
import { answerAside, sayOnceMore } from "./nodes/aside.ts";
import { askShortly, awaitAnswer, chooseWay, takeBack } from "./nodes/ask.ts";
import { halfOf } from "./nodes/input/half.ts";
import { beginsWithYes, leavesAsItIs } from "./nodes/input/open-answers.ts";
import { answerKnown } from "./nodes/knowledge.ts";
import type { HeardReply } from "./nodes/node-behaviour.ts";
import { fetches, meetNotTheOne } from "./nodes/not-the-one.ts";
import { meetOnceMore } from "./nodes/once-more.ts";
import { behaviourOf } from "./nodes/registry.ts";
import { standByNo } from "./nodes/stand-by-no.ts";
import { introduce } from "./nodes/who-speaks.ts";
import { conditionOfHardship } from "./own-hardship.ts";
import { missedQuestion } from "./question.ts";
import {
  asksForAddress,
  asksWhenOfMatter,
  countsWhatIsAsked,
  keepMentions,
} from "./said-before.ts";
import {
  holdOf,
  MAILBOX_TURNS,
  MOST_ASIDES,
  MOST_TURNS_HERE,
  SURE_OF_ASIDE,
  SURE_OF_LATE_MAILBOX,
  SURE_OF_MAILBOX,
  SURE_OF_STANDING,
} from "./settings.ts";
import {
  isBackchannel,
  isCorrection,
  isEnglish,
  isGoodbye,
  isHesitation,
  isIntroduction,
  isPresence,
  isPresenceExplained,
  isQuestion,
  isUnsuitable,
  leadsToPeople,
  namesAskedFor,
} from "./small-talk.ts";
import { told } from "./told.ts";
import type { VariableValue } from "./types.ts";
import { end, listen, remember, type Step, say, sayNode, sayWords, type Walk } from "./walk.ts";
import { WORDING } from "./wording.ts";

/** What a reply comes to at a node that listens; what concerns the call itself comes first. */
export function hearAt(node: TreeNode, walk: Walk, heard: HeardReply): Step | null {
  const { state } = walk;
  const waiting = state.waiting ?? null;
  const unheard = state.unheard ?? null;
  state.waiting = null;
  state.unheard = null;
  state.silences = 0;
  state.callerTurns = (state.callerTurns ?? 0) + 1;
  walk.said = heard.text;
  const reading = meantForMeeting(node, heard.reading);
  walk.offered = reading.values;
  if (heard.reading.ahead && !remarksOnLine(heard.text))
    state.ahead = { ...state.ahead, ...heard.reading.ahead };
  walk.offeredHalves = reading.halves;
  walk.mentioned = reading.mentioned;
  walk.isAnswered = specOf(node).wants !== undefined;
  keepMentions(walk, reading);
  const closed = weekdaysClosed(heard.text);
  if (closed.length > 0) state.closedOn = [...new Set([...(state.closedOn ?? []), ...closed])];
  state.turnsHere = (state.turnsHere ?? 0) + 1;
  if (state.turnsHere > MOST_TURNS_HERE) return giveUp(node, walk, heard);
  return (
    answerMachine(node, walk, heard) ??
    comeBack(node, walk, heard, waiting) ??
    meetBadLine(node, walk, heard) ??
    waitForMore(node, walk, heard) ??
    answerForeigner(node, walk, heard) ??
    sayRest(node, walk, heard, unheard) ??
    meetNotTheOne(node, walk, heard) ??
    answerTruth(node, walk, heard) ??
    answerKnown(node, walk, heard, (besides) => answerHere(node, walk, besides)) ??
    answerHere(node, walk, heard)
  );
}

/** "Zum ersten Februar", where it is asked from when on something is needed, is no day to meet on. */
function meantForMeeting(node: TreeNode, reading: Reading): Reading {
  if (!asksWhenOfMatter(textOf(node))) return reading;
  const { date: _date, time: _time, ...values } = reading.values;
  const { halves: _halves, mentioned, ...rest } = reading;
  const others = mentioned?.filter(({ kind }) => kind !== "date" && kind !== "time");
  return { ...rest, values, ...(others && { mentioned: others }) };
}

/** What is said in answer to the question, or puts an earlier answer right. */
function answerHere(node: TreeNode, walk: Walk, heard: HeardReply): Step | null {
  return (
    correct(node, walk, heard) ??
    doubtReadBack(node, walk, heard) ??
    hardshipWay(node, walk, heard) ??
    putRight(node, walk, heard) ??
    agreeReadBack(node, walk, heard) ??
    standByNo(node, walk, heard) ??
    meetOnceMore(node, walk, heard) ??
    behaviourOf(node).hear?.(node, walk, heard) ??
    null
  );
}

/**
 * What was said before the question was asked answers nothing, whatever it sounds like. It may be about
 * the call itself; what the agent's first words have answered meanwhile ("Hallo, wer ist da?") needs no
 * other answer.
 */
export function hearEarly(node: TreeNode, walk: Walk, heard: HeardReply): Step | null {
  const { intent } = heard.reading;
  if (ANSWERED_BY_OPENING.has(intent ?? "")) return null;
  walk.state.callerTurns = (walk.state.callerTurns ?? 0) + 1;
  return (
    answerMachine(node, walk, heard) ??
    answerKnown(node, walk, heard, () => null) ??
    answerAside(node, walk, heard) ??
    (isGoodbye(heard.reading) ? end(walk, "abandoned", "goodbye", WORDING.goodbye) : null)
  );
}

const ANSWERED_BY_OPENING: ReadonlySet<string> = new Set(["who_is_calling", "are_you_there"]);

/** Whoever talks round a question for ever is not asked for ever. */
function giveUp(node: TreeNode, walk: Walk, heard: HeardReply): Step {
  const fallback = walk.graph.fallback(node.id);
  return (
    chooseWay(node, walk, heard) ??
    (fallback === null
      ? end(walk, "failed", "unmatched", WORDING.goodbyeUnmatched)
      : { to: fallback })
  );
}

/** A mailbox hears a message, if the tree has one; a call filter hears who calls and why. */
function answerMachine(node: TreeNode, walk: Walk, { text, reading }: HeardReply): Step | null {
  const { intent, intentConfidence } = reading;
  const { settings } = walk.tree;
  if (intent === null || walk.graph.objections.has(intent) || isAnswer(reading)) return null;
  if (intent === "voicemail_detected") {
    const isEarly = (walk.state.callerTurns ?? 0) <= MAILBOX_TURNS;
    if (intentConfidence < (isEarly ? SURE_OF_MAILBOX : SURE_OF_LATE_MAILBOX)) return null;
    if (leadsToPeople(text)) {
      walk.state.waiting = "another";
      return listen(walk, holdOf(walk.tree, node));
    }
    return end(walk, "voicemail", "voicemail", settings?.voicemailMessage);
  }
  if (intent !== "call_screening" || intentConfidence < SURE_OF_ASIDE) return null;
  const asides = walk.state.asides ?? 0;
  if (asides >= MOST_ASIDES) return null;
  walk.state.asides = asides + 1;
  const { start } = walk.graph;
  const words = [settings?.screeningAnswer ?? "", start ? textOf(start) : ""];
  walk.state.between = null;
  const introduction = words.find((text) => fill(text, walk.state.variables) !== "");
  say(walk, introduction ?? WORDING.screening);
  return awaitAnswer(node, walk);
}

/** Whether the tree has a way for just this intent, and not for something said beside it. */
function isAnswer({ condition, alsoHeard }: Reading): boolean {
  return condition !== null && alsoHeard.every((heard) => heard.condition !== condition);
}

/** "Ja, bin noch da": that was not the answer to the question; it is asked again. */
function comeBack(
  node: TreeNode,
  walk: Walk,
  { text, reading }: HeardReply,
  waiting: Walk["state"]["waiting"],
): Step | null {
  if (waiting === "fetch") return fetches(node, walk, { text, reading });
  if (waiting === "another") return meetAnother(node, walk, { text, reading });
  const isNew = isIntroduction(text) && !COMES_BACK.test(text);
  if (waiting === "back" && isNew) return meetAnother(node, walk, { text, reading });
  const isThere = isPresence(text) || isPresenceExplained(text);
  return waiting && isThere ? askShortly(node, walk) : null;
}

/** "Die Leitung rauscht": what was said last is said once more, slowly. */
function meetBadLine(node: TreeNode, walk: Walk, heard: HeardReply): Step | null {
  if (!hearsBadly(node, heard)) return null;
  const asides = walk.state.asides ?? 0;
  if (asides >= MOST_ASIDES) return null;
  walk.state.asides = asides + 1;
  return sayOnceMore(node, walk);
}

/** "Bin wieder am Apparat": the same as before. */
const COMES_BACK = /(?<!\p{L})(?:wieder|zurück|noch)(?!\p{L})/iu;

/** What a tree has for those who mourn, or are ill, is for whoever says so, whatever else it sounds like. */
function hardshipWay(node: TreeNode, walk: Walk, heard: HeardReply): Step | null {
  const own = conditionOfHardship(node, walk, heard);
  const target = own && walk.graph.targetOf(node.id, own);
  return target ? { to: target } : null;
}

/** Where the answer before was put right, unless this question is answered as well. */
function putRight(node: TreeNode, walk: Walk, heard: HeardReply): Step | null {
  const wanted = specOf(node).wants?.(node, walk.graph);
  const { condition, values } = heard.reading;
  const isAnswered = condition !== null || (wanted !== undefined && values[wanted] !== undefined);
  const isSure = condition !== null && heard.reading.confidence >= SURE_OF_STANDING;
  return isAnswered && (isSure || !isCorrection(heard.text)) ? null : takeBack(walk, heard);
}

/**
 * Whoever speaks English goes the way that the tree has for that, or is taken leave of in English; but
 * not where he is asked in it.
 */
function answerForeigner(node: TreeNode, walk: Walk, { text, reading }: HeardReply): Step | null {
  if (reading.condition !== null || !isEnglish(text) || isInEnglish(textOf(node))) return null;
  const { graph } = walk;
  const way = graph.conditions(node.id).find(meansEnglish);
  const target = way ? graph.targetOf(node.id, way) : null;
  if (target !== null) return { to: target };
  return end(walk, "abandoned", "foreign-language", WORDING.onlyGerman);
}

function meansEnglish({ condition, examples = [] }: Condition): boolean {
  return [condition, ...examples].some((words) => ENGLISH_NAMED.test(words));
}

const ENGLISH_NAMED = /engl[ia]s[ch]|(?:kein|nicht|no) (?:deutsch|german)|fremdsprach|foreign/iu;

function isUnread({ condition, intent, values, asked }: Reading): boolean {
  const says = condition !== null || intent !== null || Object.keys(values).length > 0;
  return !says && asked === undefined;
}

/** "Ähm": who has only begun to speak is given time, and has not been misunderstood. */
function waitForMore(node: TreeNode, walk: Walk, { text, reading }: HeardReply): Step | null {
  if (!isHesitation(text) || !isUnread(reading) || reading.alternatives.length > 0) return null;
  return awaitAnswer(node, walk);
}

/**
 * Whoever was fetched has heard nothing yet: who calls, and why, is said to them as well. Who has said that
 * he is the one that was asked for is not asked for it again.
 */
function meetAnother(node: TreeNode, walk: Walk, { text, reading }: HeardReply): Step | null {
  const { intent, intentConfidence } = reading;
  const stillWaits =
    intent === "hold_on" || intent === "putting_through" || intent === "voicemail_detected";
  if (stillWaits && intentConfidence >= SURE_OF_ASIDE) return null;
  walk.state.between = null;
  const first = firstAsked(walk);
  if (first === null || first.id === node.id) {
    introduce(walk, { toAnother: true });
    const question = questionOf(fill(textOf(node), walk.state.variables));
    const isNamed = reading.condition !== null && namesAskedFor(question, text);
    return (isNamed ? chooseWay(node, walk, { reading }) : null) ?? askShortly(node, walk);
  }
  // What was asked of somebody else is not this one's to answer.
  if (walk.graph.start) sayNode(walk, walk.graph.start);
  told(walk.state, "who_is_calling");
  return { to: first.id };
}

/** The first that was asked. */
function firstAsked({ state, graph }: Walk): TreeNode | null {
  return graph.node(state.path.find((id) => graph.listens(id)) ?? "");
}

/**
 * Who talked over the question can't have answered it: a mere "ja" or something unclear is met with
 * what was not heard. Whatever says more is taken as it is.
 */
function sayRest(
  node: TreeNode,
  walk: Walk,
  heard: HeardReply,
  unheard: string | null,
): Step | null {
  const { state } = walk;
  if (unheard === null || !missedQuestion(state.lastTurn ?? state.lastSaid, unheard)) return null;
  const isUnclear = isUnread(heard.reading);
  const asides = state.asides ?? 0;
  if ((!isUnclear && !isBackchannel(heard.text)) || asides >= MOST_ASIDES) return null;
  state.asides = asides + 1;
  sayWords(walk, unheard);
  return awaitAnswer(node, walk);
}

/** "Nein, ich meinte Mittwoch": a value that was given before is put right, and the question stands. */
function correct(node: TreeNode, walk: Walk, heard: HeardReply): Step | null {
  const { text, reading } = heard;
  const { inputs = [], variables } = walk.state;
  if (inputs.length === 0) return null;
  const named = new Set(findPlaceholders(textOf(node)).map(({ name }) => name));
  const wanted = kindWanted(node, walk);
  const isForMoment = asksForMoment(node, walk);
  const changed: string[] = [];
  const repeated: string[] = [];
  const dayAt = wanted === "time" && !isForMoment ? nodeOfDay(walk) : null;
  for (const { nodeId, variable, kind } of inputs.toReversed()) {
    const value =
      (kind === "date-time"
        ? momentPutRight(variables[variable], {
            date: valueFor("date", reading),
            time: valueFor("time", reading),
          })
        : valueFor(kind, reading)) ??
      addressFor({ nodeId, kind, variable }, walk, heard) ??
      (kind === "phone-number" ? phonePutRight(String(variables[variable]), text) : null) ??
      undefined;
    const half = halfOf(kind === "date-time" ? "date" : kind, reading.halves);
    if (half && nodeId !== node.id && wanted !== kind && isCorrection(text)) {
      // "Doch lieber nächste Woche": the day is asked for anew, within it.
      return reading.condition === null ? { to: nodeId } : null;
    }
    if (nodeId === node.id || wanted === kind || (isForMoment && OF_A_MOMENT.has(kind))) continue;
    if (kind === "date-time" && OF_A_MOMENT.has(wanted)) continue;
    if (value === undefined || typeof value === "boolean") continue;
    if (value === variables[variable]) {
      if (named.has(variable)) repeated.push(spoken(value));
      continue;
    }
    // Where the question names the value, or asks for another kind, saying a new one is enough.
    const isElse =
      wanted !== undefined && SAID_FOR_ITSELF.has(kind) && reading.values[wanted] === undefined;
    const isNewDay = nodeId === dayAt && isOtherDay(variables[variable], value);
    if (!named.has(variable) && !isElse && !isNewDay && !isCorrection(text)) continue;
    if (COUNTED.has(kind) && !isNumberPutRight({ nodeId, variable, value, named }, walk, heard)) {
      continue;
    }
    remember(walk, { [variable]: value });
    changed.push(spoken(value));
  }
  if (changed.length === 0 && repeated.length > 0 && !beginsWithYes(text)) {
    // "Nein, Bahnhofstraße 51": who says again what is kept refuses nothing.
    const question = questionOf(fill(textOf(node), variables));
    sayWords(walk, `${WORDING.asKept(repeated.join(", "))} ${question}`);
    return awaitAnswer(node, walk);
  }
  // "Ach nee, lieber Mittwoch, um elf": what was asked is answered as well.
  if (changed.length === 0 || (wanted !== undefined && reading.values[wanted] !== undefined)) {
    return null;
  }
  if (inputs.some(({ variable }) => named.has(variable))) {
    walk.state.between = null;
    sayNode(walk, node);
    return awaitAnswer(node, walk);
  }
  sayWords(walk, WORDING.corrected(changed.join(", ")));
  // "Ja gern, ach Moment, lieber Donnerstag": the yes that came first answers what was asked.
  const isAgreed = reading.condition !== null && beginsWithYes(text) && agrees(reading);
  return isAgreed ? null : askShortly(node, walk);
}

function agrees({ intent, alsoHeard }: Reading): boolean {
  return [intent, ...alsoHeard.map(({ name }) => name)].some((name) => AGREEMENTS.has(name ?? ""));
}

/** Kinds of which every reply may hold one by the way: a house number, an hour, a price. */
const COUNTED: ReadonlySet<ValueKindName> = new Set(["number", "amount"]);

/** Kinds that are full of numbers, or made of words that may be. */
const HOLDS_NUMBERS: ReadonlySet<ValueKindName> = new Set([
  ...(["text", "postcode", "phone-number", "digits", "email", "spelled-name"] as const),
]);

/** "Nein, ich hab mich vertan, es sind drei": whether hardly anything but a number is told. */
function saysNumberAlone(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const others = words.filter((word) => !BESIDE_A_NUMBER.has(word) && !NUMBER_WORD.test(word));
  return others.length <= MOST_OTHER_WORDS && !speaksOfAddress(text);
}

const MOST_OTHER_WORDS = 2;

/** "Ein Telefonat reicht" counts nothing. */
const SAYS_ONE = /(?<!\p{L})(?:1|eins|(?:nur|bloß|bloss|lediglich) (?:ein|eine[nrs]?))(?!\p{L})/iu;
const NUMBER_WORD =
  /^(?:ein|eins|zwei|zwo|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|(?:\p{L}+)?(?:zehn|zig|ßig|hundert|tausend)\p{L}*)$/u;
const BESIDE_A_NUMBER: ReadonlySet<string> = new Set(
  "nein nee ne nö ja ach äh ähm also na oh moment stopp halt quatsch falsch korrektur entschuldigung sorry ich wir sie es das die hab habe haben mich uns vertan versprochen geirrt verzählt ist sind waren war stimmt nicht kein sondern doch lieber meine meinte mein besser eher nur bloß bitte dann mal machen mach nehmen nehm nehme sagen wir sollen sollte muss müssen es heißen richtig insgesamt zusammen schon jetzt wieder".split(
    " ",
  ),
);

/**
 * A number is put right by who says its noun or its unit; by who says hardly anything else, where nothing is asked
 * for that holds numbers; and where the question reads it out and asks for nothing, unless he speaks of
 * an address.
 */
function isNumberPutRight(
  {
    nodeId,
    variable,
    value,
    named,
  }: { nodeId: string; variable: string; value: VariableValue; named: ReadonlySet<string> },
  walk: Walk,
  { text, reading: { mentioned = [], values } }: HeardReply,
): boolean {
  const asker = walk.graph.node(nodeId);
  const question = asker ? textOf(asker) : "";
  const isNamed = mentioned.some(
    (one) => one.kind === "number" && one.value === value && countsWhatIsAsked(question, one.of),
  );
  if (isNamed || values.amount === value) return true;
  const here = walk.graph.node(walk.state.nodeId ?? "");
  const wanted = here ? specOf(here).wants?.(here, walk.graph) : undefined;
  if (value === 1 && !SAYS_ONE.test(text)) return false;
  if (wanted === undefined && named.has(variable)) return !speaksOfAddress(text);
  if (wanted !== undefined && HOLDS_NUMBERS.has(wanted)) return false;
  return saysNumberAlone(text);
}

/**
 * "Doch lieber am Nachmittag", where values are read back, agrees to nothing; what shall be changed is
 * asked.
 */
function doubtReadBack(node: TreeNode, walk: Walk, { text, reading }: HeardReply): Step | null {
  if (!AGREEMENTS.has(reading.intent ?? "")) return null;
  if ((!isCorrection(text) && !isUnsuitable(text)) || leavesAsItIs(text)) return null;
  const { inputs = [] } = walk.state;
  const named = new Set(findPlaceholders(textOf(node)).map(({ name }) => name));
  if (!inputs.some(({ variable }) => named.has(variable))) return null;
  walk.state.between = null;
  say(walk, WORDING.whatToChange);
  return awaitAnswer(node, walk);
}

const AGREEMENTS: ReadonlySet<string> = new Set(["Ja", "appointment_accepted"]);

/** "Ja, und bringen Sie bitte Unterlagen mit", where values are read back: the yes is what was asked for. */
function agreeReadBack(node: TreeNode, walk: Walk, { text, reading }: HeardReply): Step | null {
  const isLeft = !ASKS_FOR_CHANGE.test(textOf(node)) && leavesAsItIs(text);
  if ((!beginsWithYes(text) && !isLeft) || isQuestion(text)) return null;
  const { inputs = [], variables } = walk.state;
  const named = new Set(findPlaceholders(textOf(node)).map(({ name }) => name));
  const read = inputs.filter(({ variable }) => named.has(variable));
  if (read.length === 0) return null;
  const { condition, intent, alsoHeard } = reading;
  // "Ja, fünfzehntausend wäre unser Budget": the sum that was read out is no word against the price.
  const isSame =
    intent === "price_objection" &&
    read.some(({ kind, variable }) => valueFor(kind, reading) === variables[variable]);
  if (condition !== null && !isLeft && !isSame) return null;
  // What the tree answers, or has to be waited for, is met first, and the yes kept beside it.
  const isKept = alsoHeard.some((heard) => AGREEMENTS.has(heard.name) && heard.condition !== null);
  if ((isKept && !isSame && !isLeft) || COMES_FIRST.has(intent ?? "")) return null;
  const agreed = walk.graph.conditions(node.id).find(({ condition, counts = [] }) => {
    return AGREED.test(condition) || counts.includes("Ja");
  });
  const target = agreed ? walk.graph.targetOf(node.id, agreed) : null;
  return target === null ? null : { to: target };
}

/** A "nein" answers this as it stands. */
const ASKS_FOR_CHANGE = /(?<!\p{L})(?:änder|ergänz|korrigier|fehlt|sonst noch|noch etwas|falsch)/iu;

const AGREED =
  /^(?:ja|yes|stimmt|richtig|passt|korrekt|genau|bestätigt|einverstanden|appointment_accepted)\b/iu;
const COMES_FIRST: ReadonlySet<string> = new Set(["hold_on", "repeat_please", "putting_through"]);

/** Kinds that are not said by the way. */
const SAID_FOR_ITSELF: ReadonlySet<ValueKindName> = new Set([
  ...(["date", "time", "date-time", "email"] as const),
]);

/** Of which one may be a part of the other: where one is asked for, it puts no other right. */
const OF_A_MOMENT: ReadonlySet<ValueKindName | undefined> = new Set([
  ...(["date", "time", "date-time"] as const),
]);

/** A whole address takes the place of the one that was given, a part of it that of this part. */
function addressFor(
  { nodeId, kind, variable }: { nodeId: string; kind: ValueKindName; variable: string },
  walk: Walk,
  { text, reading: { mentioned = [] } }: HeardReply,
): VariableValue | undefined {
  const asker = walk.graph.node(nodeId);
  if (kind !== "text" || asker === null || !asksForAddress(textOf(asker))) return undefined;
  const whole = mentioned.find(({ of }) => of === OF_ADDRESS)?.value;
  if (whole !== undefined || !speaksOfAddress(text) || !isCorrection(text)) return whole;
  return addressPutRight(String(walk.state.variables[variable] ?? ""), text) ?? undefined;
}

/** A sum is often put right by its number alone: "nein, hundertfünfzig". */
function valueFor(kind: ValueKindName, { values, halves }: Reading): VariableValue | undefined {
  if (halfOf(kind, halves) !== null) return undefined;
  return values[kind] ?? (kind === "amount" ? values.number : undefined);
}
