import { isMap, isScalar, LineCounter, parseDocument } from "yaml";
import { pathText } from "./path-text.ts";
import { type Place, type Places, placesIn } from "./places.ts";
import { MOST_PROBLEMS, problemsOf } from "./problems.ts";
import { type Suite, suiteSchema } from "./schema.ts";
import { faultsOf } from "./suite-faults.ts";
import { plainValue } from "./written-values.ts";
import { yamlFault } from "./yaml-faults.ts";

/** What is wrong with a suite, where, and what would be right. Lines and columns count from 1. */
export interface SuiteProblem extends Place {
  /** Such as `cases[2].lines[0].says`; empty: the file as a whole. */
  path: string;
  message: string;
}

export type ReadSuite =
  | { ok: true; suite: Suite; places: Places }
  | { ok: false; problems: SuiteProblem[] };

/** Characters of a suite file. */
export const LARGEST_SUITE = 2_000_000;

/** Reads a suite from YAML or JSON. All mistakes are told at once, each with its place. */
export function readSuite(text: string): ReadSuite {
  const top = { line: 1, column: 1, path: "" };
  if (text.length > LARGEST_SUITE) {
    const message = `The file is too large: at most ${LARGEST_SUITE} characters are read.`;
    return { ok: false, problems: [{ ...top, message }] };
  }
  const counter = new LineCounter();
  const placeOf = (offset: number) => {
    const { line, col } = counter.linePos(offset);
    return { line: Math.max(1, line), column: Math.max(1, col), path: "" };
  };
  // Fields that stand twice `plainValue` finds: the parser compares each with all before it.
  const document = parseDocument(text, {
    lineCounter: counter,
    prettyErrors: false,
    uniqueKeys: false,
  });
  if (document.errors.length > 0) {
    const problems = document.errors.map((error) => ({
      ...placeOf(error.pos[0]),
      message: yamlFault(error),
    }));
    return { ok: false, problems: firstOfLines(problems) };
  }
  const places = placesIn(document.contents, counter);
  if (!isMap(document.contents)) {
    const isEmpty =
      document.contents === null ||
      (isScalar(document.contents) && document.contents.value === null);
    const message = `${isEmpty ? "The file is empty." : "This is no suite."} It begins with "tree:" and has "cases:" or "simulations:".`;
    return { ok: false, problems: [{ ...top, message }] };
  }
  const value = plainValue(document.contents);
  if (!value.ok) {
    const problems = value.faults.map(({ offset, message }) => ({
      ...(offset === null ? top : placeOf(offset)),
      message,
    }));
    return { ok: false, problems: firstOfLines(problems) };
  }
  const parsed = suiteSchema.safeParse(value.value);
  if (!parsed.success) {
    const found = problemsOf(parsed.error.issues, value.value);
    const problems = found.map(({ path, key, message }) => ({
      ...(key === undefined ? places.at(path) : places.atKey([...path, key])),
      path: pathText(path),
      message,
    }));
    return { ok: false, problems: inOrder(problems) };
  }
  const faults = faultsOf(parsed.data);
  if (faults.length > 0) {
    return {
      ok: false,
      problems: faults.slice(0, MOST_PROBLEMS).map(({ path, message }) => ({
        ...places.at(path),
        path: pathText(path),
        message,
      })),
    };
  }
  return { ok: true, suite: parsed.data, places };
}

function inOrder(problems: SuiteProblem[]): SuiteProblem[] {
  return problems.sort((one, other) => one.line - other.line || one.column - other.column);
}

/** What follows in the same line comes of it. */
function firstOfLines(problems: readonly SuiteProblem[]): SuiteProblem[] {
  const lines = new Set<number>();
  return problems
    .filter(({ line }) => {
      const isFirst = !lines.has(line);
      lines.add(line);
      return isFirst;
    })
    .slice(0, MOST_PROBLEMS);
}
