import type { Cause, UnaskedLine, WrongLine } from "@rufbaum/simulation";
import { conditionName, outcomeNames } from "@rufbaum/tree/graph";
import { datesIn } from "../format/dates.ts";
import { writtenIn } from "../format/numbers.ts";
import type { Sentences } from "../tell.ts";

const OUTCOME_NAMES = outcomeNames("en");

const { counted, listed, percent, quoted, whole } = writtenIn("en");
/** A condition in quotes: a known intent by its name, whatever else as it is. */
const named = (key: string) => quoted(conditionName(key, "en"));
const { day } = datesIn("en");

/** What of the tree itself keeps conversations from a success. */
export const causes: Sentences<Cause> = {
  "wrong-branch": ({ condition, to, instead, ...at }) =>
    `${endings(at)}: ${named(condition)} leads to ${quoted(to)}, and from there no success follows. ${
      instead === null
        ? "Nor does any other way of this question lead to one"
        : `To a success leads ${instead.condition === null ? "the way without a condition" : named(instead.condition)}, by ${quoted(instead.to)}`
    }. Connect ${named(condition)} with the step that follows an agreement.${readIn(at.examples)}`,
  "branches-swapped": ({ condition, other, declined, declinedPercent, ...at }) =>
    `${endings(at)}${declinedPercent > 0 ? `, while of those who decline (${whole(declined)}) ${percent(declinedPercent)} become a success` : ""}: the ways ${named(condition)} and ${named(other)} are probably swapped. Exchange their targets.${readIn(at.examples)}`,
  "success-never-reached": ({ title, runs, isCutOff }) =>
    `Not one of ${counted(runs, "conversation", "conversations")} comes to ${quoted(title)}, which counts as a success${isCutOff ? ": no way leads there. Connect the end with the step before it." : ", though a way leads there. Check the conditions before it, and give them examples."}`,
  "success-without-value": ({ title, variable, count, successes, examples }) =>
    `${whole(count)} of ${counted(successes, "success", "successes")} ${count === 1 ? "has" : "have"} no value for ${quoted(variable)}, which ${quoted(title)} asks for. Read what is answered there: perhaps the question has to be plainer, or a way for a no is missing.${readIn(examples)}`,
  "success-with-wrong-value": ({
    title,
    variable,
    count,
    successes,
    examples,
    isConfirmed,
    lines,
  }) =>
    `${whole(count)} of ${counted(successes, "success", "successes")} ${count === 1 ? "has" : "have"} a wrong value for ${quoted(variable)}, which ${quoted(title)} asks for${toldIn(lines.map(wrongLine))}. Such successes are none. ${remedyOf(lines, isConfirmed)}${readIn(examples)}`,
  "opt-out-unasked": ({ title, count, runs, examples, lines }) =>
    `At ${quoted(title)}, ${whole(count)} of ${counted(runs, "conversation", "conversations")} ${count === 1 ? "ends" : "end"} as an opt-out that nobody asked for${toldIn(lines.map(unaskedLine))}. That is a fault of the agent, not of the tree.${readIn(examples)}`,
  "end-without-outcome": ({ title, count, runs }) =>
    `${whole(count)} of ${counted(runs, "conversation", "conversations")} (${percent(runs > 0 ? (100 * count) / runs : 0)}) ${count === 1 ? "ends" : "end"} at ${quoted(title)} without an outcome. Give the end one, or it counts nowhere.`,
};

type AtAnswers = Pick<
  Extract<Cause, { agreed: number }>,
  "title" | "agreed" | "lost" | "outcome" | "percent"
>;

function endings({ title, agreed, lost, outcome, percent: part }: AtAnswers): string {
  return `${percent(part)} of those who agree at ${quoted(title)} end as ${quoted(OUTCOME_NAMES[outcome])} (${whole(lost)} of ${whole(agreed)} without success)`;
}

const FAULTS: Readonly<Record<WrongLine["fault"], (kept: string) => string>> = {
  "no-value": (kept) => `no value, kept as ${kept}`,
  other: (kept) => `kept as ${kept}`,
  "not-offered": (kept) => `kept as ${kept}, which the question does not offer`,
};

function wrongLine({ fault, said, kept }: WrongLine): string {
  return `${quoted(said)}, ${FAULTS[fault](quoted(valueWords(kept)))}`;
}

function unaskedLine({ said, text }: UnaskedLine): string {
  return said === text ? quoted(said) : `${quoted(said)}, heard as ${quoted(text)}`;
}

function toldIn(lines: readonly string[]): string {
  return lines.length === 0 ? "" : `: ${lines.join("; ")}`;
}

function remedyOf([most]: readonly WrongLine[], isConfirmed = false): string {
  switch (most?.fault) {
    case "no-value":
      return isConfirmed
        ? "Give the question a way for those who tell nothing."
        : "Give the question a way for those who tell nothing, or have the value confirmed.";
    case "not-offered":
      return "Offer it, or ask so that only what is possible is there to choose.";
    default:
      return isConfirmed
        ? "It was read back and accepted all the same. Ask more narrowly, so that less can be said."
        : "Having the value confirmed uncovers some of these, and costs some calls: compare both.";
  }
}

/** A day with its weekday; all else as it is kept. */
function valueWords(kept: string): string {
  return /^\d{4}-\d\d-\d\d$/.test(kept) ? day(kept) : kept;
}

/** Which conversations to read, counted from 1. */
export function readIn(examples: readonly number[]): string {
  if (examples.length === 0) return "";
  const numbers = examples.map((index) => whole(index + 1));
  return ` To be read in ${examples.length === 1 ? "conversation" : "conversations"} ${listed(numbers)}.`;
}
