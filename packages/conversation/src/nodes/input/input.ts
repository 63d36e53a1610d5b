import type { NodeOf, ValueKindName } from "@rufbaum/tree";
import { settingOf, specOf, VALUE_SPECS } from "@rufbaum/tree/graph";
import { spoken } from "../../fill.ts";
import { keyPauseOf, SURE_OF_ASIDE } from "../../settings.ts";
import { beginsWithNo, isGoodbye } from "../../small-talk.ts";
import type { VariableValue } from "../../types.ts";
import { end, listen, type Step, say, sayWords, type Walk } from "../../walk.ts";
import { VALUE_WORDING, WORDING } from "../../wording.ts";
import { answerQuestion } from "../answer-question.ts";
import { answerAside, answerCourtesy } from "../aside.ts";
import { ask, askAgain, askBetween, askShortly, awaitAnswer, chooseWay } from "../ask.ts";
import { goOn } from "../go-on.ts";
import { keepAnswer } from "../keep-answer.ts";
import type { HeardReply, NodeBehaviour } from "../node-behaviour.ts";

/** Asks, and keeps the answer in a variable. A named way out is for those who decline. */
export const input: NodeBehaviour<"input"> = {
  enter(node, walk) {
    const kind = wantedBy(node, walk);
    const offered = VALUE_SPECS[kind].isGivenUnasked ? walk.offered[kind] : undefined;
    if (offered === undefined || walk.returning) return ask(node, walk);
    return node.input?.confirm ? readBack(node, walk, offered) : keep(node, walk, offered);
  },
  hear(node, walk, heard) {
    const kind = wantedBy(node, walk);
    const value = heard.reading.values[kind];
    const unconfirmed = walk.state.unconfirmed ?? null;
    walk.state.unconfirmed = null;
    if (unconfirmed !== null) {
      const settled = settle(node, walk, heard, unconfirmed);
      if (settled) return settled;
    }
    const declined = chooseWay(node, walk, heard);
    if (declined) return declined;
    if (value !== undefined) return take(node, walk, value, heard);
    const aside = answerAside(node, walk, heard) ?? answerQuestion(node, walk, heard);
    if (aside) return aside;
    const text = heard.text.trim().slice(0, LONGEST_ANSWER);
    if (isGoodbye(heard.reading)) {
      return end(walk, "abandoned", "goodbye", WORDING.goodbye);
    }
    if (VALUE_SPECS[kind].isAsHeard && text !== "" && !(node.input?.confirm && isRefusal(heard))) {
      return node.input?.confirm ? readBack(node, walk, text) : keep(node, walk, text);
    }
    if (isRefusal(heard)) return leaveOpen(node, walk);
    const again =
      answerCourtesy(node, walk, heard) ??
      askBetween(node, walk, heard) ??
      askAgain(node, walk, heard);
    // Asked often enough: a person can make sense of a day in other words, but of no other number.
    return again ?? keep(node, walk, VALUE_SPECS[kind].isStrict ? "" : text);
  },
  press(node, walk, digits) {
    const { maxDigits = Number.POSITIVE_INFINITY, endKey = "#" } = node.input ?? {};
    const pressed = walk.state.digits + digits;
    const endsAt = pressed.indexOf(endKey);
    const complete = (endsAt >= 0 ? pressed.slice(0, endsAt) : pressed).slice(0, MOST_DIGITS);
    walk.state.unconfirmed = null;
    if (complete !== "" && (endsAt >= 0 || complete.length >= maxDigits)) {
      return keep(node, walk, complete);
    }
    walk.state.digits = complete;
    return listen(walk, keyPauseOf(walk.tree));
  },
  finishKeys(node, walk) {
    return walk.state.digits === "" ? null : keep(node, walk, walk.state.digits);
  },
};

/** Characters of an answer that are kept: it is stored with every turn, and read out again. */
const LONGEST_ANSWER = 500;

/** Longer than any number there is to key in. */
const MOST_DIGITS = 64;

type InputNode = NodeOf<"input">;

/** The kind of value that is asked for. */
function wantedBy({ id, input: wanted }: InputNode, { graph }: Walk): ValueKindName {
  return wanted?.value ?? graph.kindAsked(id);
}

/** A value that was heard: kept, or read back where it is not sure. */
function take(node: InputNode, walk: Walk, value: VariableValue, { reading }: HeardReply): Step {
  const sure = (reading.valueConfidence ?? 1) * 100 >= settingOf(walk.tree, "confirmBelow");
  const mustConfirm = node.input?.confirm || isPast(value, walk.at);
  return sure && !mustConfirm ? keep(node, walk, value) : readBack(node, walk, value);
}

/** A day that is over: somebody may mean it, a birthday for one, but it is asked. */
function isPast(value: VariableValue, at: number): boolean {
  if (typeof value !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  return Date.parse(`${value}T23:59:59Z`) < at - LATEST_ZONE;
}

/** Milliseconds: German time is at most two hours ahead of the world's. */
const LATEST_ZONE = 2 * 3_600_000;

function readBack(node: InputNode, walk: Walk, value: VariableValue): Step {
  walk.state.unconfirmed = value;
  walk.state.between = null;
  sayWords(walk, WORDING.confirm(withUnit(wantedBy(node, walk), value)));
  return awaitAnswer(node, walk);
}

function withUnit(kind: ValueKindName, value: VariableValue): string {
  const { unit } = VALUE_WORDING[kind];
  return unit === undefined ? spoken(value) : `${spoken(value)} ${unit}`;
}

/** "Nein, das sage ich nicht": to ask again would be pushing. */
function isRefusal({ reading: { intent, intentConfidence } }: HeardReply): boolean {
  return REFUSALS.has(intent ?? "") && intentConfidence >= SURE_OF_ASIDE;
}

const REFUSALS: ReadonlySet<string> = new Set(["Nein", "not_interested", "trust_doubt"]);

/** Goes on without the value: the variable is empty, as expressions and texts know it. */
function leaveOpen(node: InputNode, walk: Walk): Step {
  say(walk, WORDING.leftOpen);
  return keep(node, walk, "");
}

/** What becomes of a value that was read back; `null` where the reply is about something else. */
function settle(node: InputNode, walk: Walk, heard: HeardReply, read: VariableValue): Step | null {
  const { intent, values } = heard.reading;
  const again = values[wantedBy(node, walk)];
  // A new value counts as it is: to read it back as well would never end.
  if (again !== undefined && again !== read && typeof again !== "boolean") {
    return keep(node, walk, again);
  }
  if (intent === "Ja" || again === read) return keep(node, walk, read);
  if (intent !== "Nein" && !beginsWithNo(heard.text)) {
    // "Wie bitte?": it stands to be confirmed as before.
    walk.state.unconfirmed = read;
    const aside = answerAside(node, walk, heard);
    if (!aside) walk.state.unconfirmed = null;
    return aside;
  }
  // Denied too often: nothing is known, for what was denied is worse than nothing.
  if (walk.state.misses >= settingOf(walk.tree, "reprompts")) return keep(node, walk, "");
  walk.state.misses += 1;
  say(walk, WORDING.askAfresh);
  return askShortly(node, walk);
}

function keep(node: InputNode, walk: Walk, value: VariableValue): Step {
  const [variable = ""] = specOf(node).fills?.(node, walk.graph) ?? [];
  walk.state.digits = "";
  keepAnswer(walk, { nodeId: node.id, variable, kind: wantedBy(node, walk) }, value);
  return goOn(node, walk);
}
