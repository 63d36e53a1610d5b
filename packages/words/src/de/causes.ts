import type { Cause } from "@rufbaum/simulation";
import { outcomeNames } from "@rufbaum/tree/graph";
import { writtenIn } from "../format/numbers.ts";
import type { Sentences } from "../tell.ts";

const OUTCOME_NAMES = outcomeNames("de");

const { counted, listed, percent, quoted, whole } = writtenIn("de");

/** What of the tree itself keeps conversations from a success. */
export const causes: Sentences<Cause> = {
  "wrong-branch": ({ condition, to, instead, ...at }) =>
    `${endings(at)}: ${quoted(condition)} führt zu ${quoted(to)}, und von dort geht es zu keinem Erfolg weiter. ${
      instead === null
        ? "Auch sonst führt von dieser Frage kein Weg dorthin"
        : `Zu einem Erfolg führt ${instead.condition === null ? "der Weg ohne Bedingung" : quoted(instead.condition)}, über ${quoted(instead.to)}`
    }. Verbinden Sie ${quoted(condition)} mit dem Schritt, der auf eine Zusage folgt.${readIn(at.examples)}`,
  "branches-swapped": ({ condition, other, declined, declinedPercent, ...at }) =>
    `${endings(at)}${declinedPercent > 0 ? `, während von denen, die ablehnen (${whole(declined)}), ${percent(declinedPercent)} ein Erfolg werden` : ""}: Die Wege ${quoted(condition)} und ${quoted(other)} sind wohl vertauscht. Tauschen Sie ihre Ziele.${readIn(at.examples)}`,
  "success-never-reached": ({ title, runs, isCutOff }) =>
    `Keines von ${counted(runs, "Gespräch", "Gesprächen")} kommt zu ${quoted(title)}, das als Erfolg zählt${isCutOff ? ": Kein Weg führt dorthin. Verbinden Sie das Ende mit dem Schritt davor." : ", obwohl ein Weg dorthin führt. Prüfen Sie die Bedingungen davor, und geben Sie ihnen Beispiele."}`,
  "success-without-value": ({ title, variable, count, successes, examples }) =>
    `${whole(count)} von ${counted(successes, "Erfolg", "Erfolgen")} ${count === 1 ? "hat" : "haben"} keine Angabe zu ${quoted(variable)}, nach der ${quoted(title)} fragt. Lesen Sie, was dort geantwortet wird: Vielleicht ist deutlicher zu fragen, oder es fehlt ein Weg für ein Nein.${readIn(examples)}`,
  "end-without-outcome": ({ title, count, runs }) =>
    `${whole(count)} von ${counted(runs, "Gespräch", "Gesprächen")} (${percent(runs > 0 ? (100 * count) / runs : 0)}) ${count === 1 ? "endet" : "enden"} bei ${quoted(title)}, ohne dass ein Ergebnis feststeht. Geben Sie dem Ende eines, sonst zählt es nirgends.`,
};

type AtAnswers = Pick<
  Extract<Cause, { agreed: number }>,
  "title" | "agreed" | "lost" | "outcome" | "percent"
>;

function endings({ title, agreed, lost, outcome, percent: part }: AtAnswers): string {
  return `${percent(part)} derer, die bei ${quoted(title)} zustimmen, enden als ${quoted(OUTCOME_NAMES[outcome])} (${whole(lost)} von ${whole(agreed)} ohne Erfolg)`;
}

/** Which conversations to read, counted from 1. */
export function readIn(examples: readonly number[]): string {
  if (examples.length === 0) return "";
  const numbers = examples.map((index) => whole(index + 1));
  return ` Zu lesen in ${examples.length === 1 ? "Gespräch" : "den Gesprächen"} ${listed(numbers)}.`;
}
