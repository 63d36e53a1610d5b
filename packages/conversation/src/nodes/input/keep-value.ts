import type { NodeOf, ValueKindName } from "@rufbaum/tree";
import { settingOf, specOf, textOf } from "@rufbaum/tree/graph";
import type { Reading } from "@rufbaum/understanding";
import { berlinAt, isoDate } from "@rufbaum/understanding/calendar";
import { type NumberRange, rangeIn } from "@rufbaum/understanding/range";
import { isOtherDay } from "../../day-with-hour.ts";
import { asksForMoment, dayTold, kindWanted, momentOf } from "../../kind-wanted.ts";
import { asksForMeeting, forgetMention, saidBefore } from "../../said-before.ts";
import { saidBack } from "../../spoken-value.ts";
import type { VariableValue } from "../../types.ts";
import { type Step, sayWords, takeOver, type Walk } from "../../walk.ts";
import { VALUE_WORDING, WORDING } from "../../wording.ts";
import { awaitAnswer, chooseWay } from "../ask.ts";
import { goOn } from "../go-on.ts";
import { keepAnswer } from "../keep-answer.ts";
import type { HeardReply } from "../node-behaviour.ts";
import { askRest } from "./half.ts";
import { hourStillToCome } from "./hour-today.ts";
import { goWithout } from "./none-at-all.ts";
import { middleOf, rangeBack, rangeSaid } from "./range.ts";

export type InputNode = NodeOf<"input">;

/** How often somebody who gives no value is helped along; then the question is left open, or was missed. */
const MOST_HELP = 2;

const FOR_MAIL = /\be-?mail|\bmail-?adresse/iu;

/** What a reply gives; an address where a text is asked for that is to be one. */
export function valueIn(
  node: InputNode,
  walk: Walk,
  { values }: Reading,
): VariableValue | undefined {
  const kind = wantedBy(node, walk);
  const isMail = kind === "text" && FOR_MAIL.test(textOf(node));
  const range = rangeSaid(kind, walk.said ?? "", values[kind]);
  return range ? middleOf(range) : (values[kind] ?? (isMail ? values.email : undefined));
}

/** The range of this reply that a value was made of, or is an end of. */
function rangeOf(node: InputNode, walk: Walk, value: VariableValue): NumberRange | null {
  const range = rangeIn(walk.said ?? "");
  if (range === null || rangeSaid(wantedBy(node, walk), walk.said ?? "", range.from) === null) {
    return null;
  }
  return value === middleOf(range) || value === range.from ? range : null;
}

/** An address is one, whatever the tree keeps it as. */
export function isAddress(node: InputNode, walk: Walk, value: VariableValue): boolean {
  const kind = wantedBy(node, walk);
  return (
    kind === "email" ||
    (kind === "text" && FOR_MAIL.test(textOf(node)) && ADDRESS.test(String(value)))
  );
}

const ADDRESS = /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/u;

/** The kind of value that is asked for. */
export function wantedBy(node: InputNode, walk: Walk): ValueKindName {
  return kindWanted(node, walk) ?? "text";
}

/** A value that was heard: kept, or read back where it is not sure. */
export function take(
  node: InputNode,
  walk: Walk,
  value: VariableValue,
  { reading }: HeardReply,
): Step {
  const over = meetHourOver(node, walk, value);
  if (over) return over;
  return isSure(walk, reading.valueConfidence ?? 1) && !mustConfirm(node, walk, value)
    ? keep(node, walk, value)
    : readBack(node, walk, value);
}

function isSure({ tree }: Walk, confidence: number): boolean {
  return confidence * 100 >= settingOf(tree, "confirmBelow");
}

/** One wrong letter of an address, and nothing arrives; of a range nobody said which number. */
export function mustConfirm(node: InputNode, walk: Walk, value: VariableValue): boolean {
  return (
    (Boolean(node.input?.confirm) && !hasMoreToAsk(node, walk)) ||
    isAddress(node, walk, value) ||
    isPast(value, walk.at) ||
    rangeOf(node, walk, value) !== null
  );
}

/** A day of which the hour is asked next is read back together with it. */
function hasMoreToAsk(node: InputNode, walk: Walk): boolean {
  return asksForMoment(node, walk) && wantedBy(node, walk) === "date";
}

/** A day that is over: somebody may mean it, a birthday for one, but it is asked. */
function isPast(value: VariableValue, at: number): boolean {
  if (typeof value !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  return Date.parse(`${value}T23:59:59Z`) < at - LATEST_ZONE;
}

/** Milliseconds: German time is at most two hours ahead of the world's. */
const LATEST_ZONE = 2 * 3_600_000;

/** The minutes of today that have passed, where an hour of today to meet at is asked for. */
export function minutesOfToday(node: InputNode, walk: Walk): number | null {
  if (wantedBy(node, walk) !== "time" || !asksForMeeting(textOf(node))) return null;
  const { inputs = [], variables } = walk.state;
  const asked = inputs.findLast(({ kind }) => kind === "date");
  const day = dayTold(node, walk.state) ?? (asked && variables[asked.variable]);
  const { day: today, minutes } = berlinAt(walk.at);
  return day === isoDate(today) ? minutes : null;
}

/** A value as it is; of an hour of today the one that is still to come, `null` for none. */
export function hourMeant(node: InputNode, walk: Walk, value: VariableValue): VariableValue | null {
  const now = minutesOfToday(node, walk);
  return now === null ? value : hourStillToCome(String(value), walk.said ?? "", now);
}

/**
 * "Heute", and an hour that has struck: "um acht" at ten is the evening's, which is read back; else
 * another one is asked for, and in the end none is kept.
 */
export function meetHourOver(
  node: InputNode,
  walk: Walk,
  value: VariableValue,
  denied?: VariableValue,
): Step | null {
  const hour = hourMeant(node, walk, value);
  if (hour === value) return null;
  if (hour !== null && hour !== denied) return readBack(node, walk, hour);
  if (!mayHelp(walk)) return goWithout(node, walk, "time") ?? keep(node, walk, "");
  sayWords(walk, `${WORDING.overToday(saidBack("time", value))} ${VALUE_WORDING.time.other}`);
  return awaitAnswer(node, walk);
}

/** Says a value as it was understood, and asks whether it is right. */
export function readBack(node: InputNode, walk: Walk, value: VariableValue): Step {
  walk.state.unconfirmed = value;
  walk.state.between = null;
  const kind = isAddress(node, walk, value) ? "email" : wantedBy(node, walk);
  const range = rangeOf(node, walk, value);
  const day = dayTold(node, walk.state);
  const said =
    day !== null && CLOCK.test(String(value))
      ? saidBack("date-time", momentOf(day, String(value)))
      : saidBack(kind, value);
  sayWords(
    walk,
    range ? WORDING.confirmRange(rangeBack(kind, range), said) : WORDING.confirm(said),
  );
  return awaitAnswer(node, walk);
}

/** Whether the caller may be helped once more at this node; it is no miss, for he was understood. */
export function mayHelp({ state }: Walk): boolean {
  state.helped = (state.helped ?? 0) + 1;
  return state.helped <= MOST_HELP;
}

/** Keeps a value in the node's variable, and goes on; with a day alone to the hour, where both are asked for. */
export function keep(node: InputNode, walk: Walk, told: VariableValue): Step {
  const { state } = walk;
  const kind = wantedBy(node, walk);
  if (hasMoreToAsk(node, walk) && ISO_DAY.test(String(told))) {
    return goOnToHour(node, walk, String(told));
  }
  const day = dayTold(node, state);
  const value = day === null ? told : withHour(day, told);
  state.dayTold = null;
  const [variable = ""] = specOf(node).fills?.(node, walk.graph) ?? [];
  state.digits = "";
  state.half = null;
  // One day is no answer to two questions.
  if (walk.offered[kind] === told) walk.offered = without(walk.offered, kind);
  forgetMention(walk, kind, told);
  if (state.halves) state.halves = without(state.halves, kind);
  // The way that an expression opens for it: "zahl > 5".
  const asked = asksForMoment(node, walk) ? "date-time" : kind;
  const values: Reading["values"] =
    value === "" ? {} : { ...(day !== null && { date: day }), [kind]: told, [asked]: value };
  const way = chooseWay(node, walk, { reading: { condition: null, values } });
  keepAnswer(walk, { nodeId: node.id, variable, kind: asked }, value);
  return way ?? goOn(node, walk);
}

/**
 * Keeps the day, and takes the hour that was told with it or before; else the hour alone is asked for, or
 * what is missing of it.
 */
function goOnToHour(node: InputNode, walk: Walk, day: string): Step {
  const { state } = walk;
  state.dayTold = { nodeId: node.id, day };
  state.half = null;
  state.misses = 0;
  state.helped = 0;
  walk.offered = without(walk.offered, "date");
  forgetMention(walk, "date", day);
  const half = walk.offeredHalves?.time ?? state.halves?.time;
  state.halves = without(state.halves ?? {}, "date", "time");
  const hour = half ? undefined : (walk.offered.time ?? saidBefore(node, walk)?.value);
  if (hour !== undefined) {
    if (walk.taken.length > 0) {
      takeOver(walk, { node, words: saidBack("time", hour), isEarlier: false });
    }
    const over = meetHourOver(node, walk, hour);
    if (over) return over;
    // "Donnerstag zwischen zehn und zwölf": the hour is a guess, however sure the day is.
    const { confidence = 1 } = walk.mentioned?.find(({ kind }) => kind === "time") ?? {};
    return isSure(walk, confidence) && !mustConfirm(node, walk, hour)
      ? keep(node, walk, hour)
      : readBack(node, walk, hour);
  }
  if (half) return askRest(node, walk, half);
  return askHour(node, walk, day);
}

/** Says the day as it was understood, and asks for the hour. */
function askHour(node: InputNode, walk: Walk, day: string): Step {
  const words = walk.taken.length > 0 ? "" : `${WORDING.half(saidBack("date", day))} `;
  walk.state.between = null;
  sayWords(walk, `${words}${VALUE_WORDING.time.rest}`);
  return awaitAnswer(node, walk);
}

/**
 * "Dann doch Freitag", where the hour is asked for or was read back: another day than the one that was
 * told; `null` where the hour stands with it, which is heard as any other.
 */
export function takeOtherDay(
  node: InputNode,
  walk: Walk,
  { reading: { values, halves } }: HeardReply,
): Step | null {
  const { state } = walk;
  const day = dayTold(node, state);
  if (day === null || values.date === undefined || halves?.date !== undefined) return null;
  if (!isOtherDay(day, values.date)) return null;
  const { unconfirmed = null, isProposed } = state;
  state.dayTold = { nodeId: node.id, day: String(values.date) };
  if (values.time !== undefined || halves?.time !== undefined) return null;
  state.unconfirmed = null;
  state.isProposed = false;
  if (unconfirmed !== null && !isProposed) return keep(node, walk, unconfirmed);
  return askHour(node, walk, String(values.date));
}

/** A day with its hour; with other words for it as both are said, and without any the day alone. */
function withHour(day: string, hour: VariableValue): string {
  const told = String(hour);
  if (told === "") return day;
  return CLOCK.test(told) ? momentOf(day, told) : `${saidBack("date", day)}, ${told}`;
}

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;
const CLOCK = /^\d{2}:\d{2}$/;

/** The same but for some of them. */
export function without<Values extends object>(values: Values, ...keys: string[]): Values {
  const kept = Object.entries(values).filter(([name]) => !keys.includes(name));
  return Object.fromEntries(kept) as Values;
}
