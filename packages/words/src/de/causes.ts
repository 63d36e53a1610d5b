import type { Cause, UnaskedLine, WrongLine } from "@rufbaum/simulation";
import { conditionName, outcomeNames } from "@rufbaum/tree/graph";
import { datesIn } from "../format/dates.ts";
import { writtenIn } from "../format/numbers.ts";
import type { Sentences } from "../tell.ts";

const OUTCOME_NAMES = outcomeNames("de");

const { counted, listed, percent, quoted, whole } = writtenIn("de");
/** A condition in quotes: a known intent by its name, whatever else as it is. */
const named = (key: string) => quoted(conditionName(key, "de"));
const { day } = datesIn("de");

/** What of the tree itself keeps conversations from a success. */
export const causes: Sentences<Cause> = {
  "wrong-branch": ({ condition, to, instead, ...at }) =>
    `${endings(at)}: ${named(condition)} führt zu ${quoted(to)}, und von dort geht es zu keinem Erfolg weiter. ${
      instead === null
        ? "Auch sonst führt von dieser Frage kein Weg dorthin"
        : `Zu einem Erfolg führt ${instead.condition === null ? "der Weg ohne Bedingung" : named(instead.condition)}, über ${quoted(instead.to)}`
    }. Verbinden Sie ${named(condition)} mit dem Schritt, der auf eine Zusage folgt.${readIn(at.examples)}`,
  "branches-swapped": ({ condition, other, declined, declinedPercent, ...at }) =>
    `${endings(at)}${declinedPercent > 0 ? `, während von denen, die ablehnen (${whole(declined)}), ${percent(declinedPercent)} ein Erfolg werden` : ""}: Die Wege ${named(condition)} und ${named(other)} sind wohl vertauscht. Tauschen Sie ihre Ziele.${readIn(at.examples)}`,
  "success-never-reached": ({ title, runs, isCutOff }) =>
    `Keines von ${counted(runs, "Gespräch", "Gesprächen")} kommt zu ${quoted(title)}, das als Erfolg zählt${isCutOff ? ": Kein Weg führt dorthin. Verbinden Sie das Ende mit dem Schritt davor." : ", obwohl ein Weg dorthin führt. Prüfen Sie die Bedingungen davor, und geben Sie ihnen Beispiele."}`,
  "success-without-value": ({ title, variable, count, successes, examples }) =>
    `${whole(count)} von ${counted(successes, "Erfolg", "Erfolgen")} ${count === 1 ? "hat" : "haben"} keine Angabe zu ${quoted(variable)}, nach der ${quoted(title)} fragt. Lesen Sie, was dort geantwortet wird: Vielleicht ist deutlicher zu fragen, oder es fehlt ein Weg für ein Nein.${readIn(examples)}`,
  "success-with-wrong-value": ({
    title,
    variable,
    count,
    successes,
    examples,
    isConfirmed,
    lines,
  }) =>
    `${whole(count)} von ${counted(successes, "Erfolg", "Erfolgen")} ${count === 1 ? "hat" : "haben"} eine falsche Angabe zu ${quoted(variable)}, nach der ${quoted(title)} fragt${toldIn(lines.map(wrongLine))}. Solche Erfolge sind keine. ${remedyOf(lines, isConfirmed)}${readIn(examples)}`,
  "opt-out-unasked": ({ title, count, runs, examples, lines }) =>
    `Bei ${quoted(title)} ${count === 1 ? "endet" : "enden"} ${whole(count)} von ${counted(runs, "Gespräch", "Gesprächen")} als Widerspruch gegen weitere Anrufe, um den niemand gebeten hat${toldIn(lines.map(unaskedLine))}. Das ist ein Fehler des Agenten, nicht des Baums.${readIn(examples)}`,
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

const FAULTS: Readonly<Record<WrongLine["fault"], (kept: string) => string>> = {
  "no-value": (kept) => `keine Angabe, behalten als ${kept}`,
  other: (kept) => `behalten als ${kept}`,
  "not-offered": (kept) => `behalten als ${kept}, was die Frage nicht anbietet`,
};

function wrongLine({ fault, said, kept }: WrongLine): string {
  return `${quoted(said)}, ${FAULTS[fault](quoted(valueWords(kept)))}`;
}

function unaskedLine({ said, text }: UnaskedLine): string {
  return said === text ? quoted(said) : `${quoted(said)}, gehört als ${quoted(text)}`;
}

function toldIn(lines: readonly string[]): string {
  return lines.length === 0 ? "" : `: ${lines.join("; ")}`;
}

function remedyOf([most]: readonly WrongLine[], isConfirmed = false): string {
  switch (most?.fault) {
    case "no-value":
      return isConfirmed
        ? "Geben Sie der Frage einen Weg für die, die nichts angeben wollen."
        : "Geben Sie der Frage einen Weg für die, die nichts angeben wollen, oder lassen Sie die Angabe wiederholen.";
    case "not-offered":
      return "Bieten Sie es an, oder fragen Sie so, dass nur zur Wahl steht, was möglich ist.";
    default:
      return isConfirmed
        ? "Sie wurde vorgelesen und trotzdem bestätigt. Fragen Sie enger, damit weniger gemeint sein kann."
        : "Die Angabe wiederholen zu lassen („Zur Sicherheit bestätigen lassen“), deckt manches davon auf und kostet manchen Anruf: Vergleichen Sie beides.";
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
  return ` Zu lesen in ${examples.length === 1 ? "Gespräch" : "den Gesprächen"} ${listed(numbers)}.`;
}
