import type { NodeOf, ValueKindName } from "@rufbaum/tree";
import { settingOf, specOf, textOf } from "@rufbaum/tree/graph";
import type { Reading } from "@rufbaum/understanding";
import { berlinAt, isoDate } from "@rufbaum/understanding/calendar";
import { type NumberRange, rangeIn } from "@rufbaum/understanding/range";
import { asksForMeeting, forgetMention } from "../../said-before.ts";
import { saidBack } from "../../spoken-value.ts";
import type { VariableValue } from "../../types.ts";
import { type Step, sayWords, type Walk } from "../../walk.ts";
import { VALUE_WORDING, WORDING } from "../../wording.ts";
import { awaitAnswer, chooseWay } from "../ask.ts";
import { goOn } from "../go-on.ts";
import { keepAnswer } from "../keep-answer.ts";
import type { HeardReply } from "../node-behaviour.ts";
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
export function wantedBy({ id, input: wanted }: InputNode, { graph }: Walk): ValueKindName {
  return wanted?.value ?? graph.kindAsked(id);
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
  const sure = (reading.valueConfidence ?? 1) * 100 >= settingOf(walk.tree, "confirmBelow");
  return sure && !mustConfirm(node, walk, value)
    ? keep(node, walk, value)
    : readBack(node, walk, value);
}

/** One wrong letter of an address, and nothing arrives; of a range nobody said which number. */
export function mustConfirm(node: InputNode, walk: Walk, value: VariableValue): boolean {
  return (
    Boolean(node.input?.confirm) ||
    isAddress(node, walk, value) ||
    isPast(value, walk.at) ||
    rangeOf(node, walk, value) !== null
  );
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
  const day = inputs.findLast(({ kind }) => kind === "date");
  const { day: today, minutes } = berlinAt(walk.at);
  return day !== undefined && variables[day.variable] === isoDate(today) ? minutes : null;
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
  const said = saidBack(kind, value);
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

/** Keeps a value in the node's variable, and goes on. */
export function keep(node: InputNode, walk: Walk, value: VariableValue): Step {
  const { state } = walk;
  const kind = wantedBy(node, walk);
  const [variable = ""] = specOf(node).fills?.(node, walk.graph) ?? [];
  state.digits = "";
  state.half = null;
  // One day is no answer to two questions.
  if (walk.offered[kind] === value) walk.offered = without(walk.offered, kind);
  forgetMention(walk, kind, value);
  if (state.halves) state.halves = without(state.halves, kind);
  // The way that an expression opens for it: "zahl > 5".
  const values: Reading["values"] = value === "" ? {} : { [kind]: value };
  const way = chooseWay(node, walk, { reading: { condition: null, values } });
  keepAnswer(walk, { nodeId: node.id, variable, kind }, value);
  return way ?? goOn(node, walk);
}

/** The same but for one of them. */
export function without<Values extends object>(values: Values, key: string): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => name !== key)) as Values;
}
