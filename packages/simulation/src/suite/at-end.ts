import { collectedIn } from "@rufbaum/conversation";
import { deviationsOfDeeds } from "./at-end-written.ts";
import { isValue, named } from "./at-line.ts";
import type { SuiteCase } from "./case-schema.ts";
import type { Dialogue } from "./dialogue.ts";
import type { NodeNames } from "./node-names.ts";
import { isAnything, matchesPath, pathParts } from "./path-pattern.ts";
import type { Path } from "./path-text.ts";
import type { Deviation } from "./report.ts";
import { givenByActions, storedValues } from "./stored-values.ts";

/** What a case expects of the whole conversation, and did not get. */
export function deviationsAtEnd(
  wanted: SuiteCase,
  { at, dialogue, names }: { at: Path; dialogue: Dialogue; names: NodeNames },
): Deviation[] {
  const { outcome, reason, path, steps, written } = wanted;
  const { state } = dialogue.play;
  const found: Deviation[] = [];
  const add = (field: string, deviation: Omit<Deviation, "at" | "line" | "what">) =>
    found.push({ at: [...at, field], line: null, what: field, ...deviation });
  const goesOn = `the call still goes on at ${state.nodeId === null ? "no node" : names.nameOf(state.nodeId)}`;

  if (outcome !== undefined && outcome !== state.outcome) {
    add("outcome", { expected: outcome, actual: state.outcome ?? goesOn, ...but(state.outcome) });
  }
  if (reason !== undefined && reason !== state.endReason) {
    add("reason", {
      expected: reason,
      actual: state.endReason ?? goesOn,
      ...but(state.endReason),
    });
  }
  if (path !== undefined) {
    const parts = pathParts(path);
    const ids = parts.map((part) => idOf(part, names));
    if (!matchesPath(state.path, ids)) {
      const walked = state.path.map(names.nameOf);
      add("path", {
        expected: parts.join(" → "),
        actual: walked.join(" → "),
        // Which parts of a path do not matter is for its author to say.
        ...(parts.some(isAnything) ? {} : { instead: walked }),
      });
    }
  }
  if (steps !== undefined) {
    const { min = 0, max = Number.POSITIVE_INFINITY } =
      typeof steps === "number" ? { max: steps } : steps;
    const taken = state.path.length;
    if (taken < min) add("steps", { expected: `at least ${min}`, actual: String(taken) });
    if (taken > max) add("steps", { expected: `at most ${max}`, actual: String(taken) });
  }
  found.push(...deviationsOfValues(wanted, { at, dialogue }));
  if (written !== undefined) {
    found.push(...deviationsOfDeeds(written, dialogue.written, [...at, "written"]));
  }
  return found;
}

function deviationsOfValues(
  wanted: SuiteCase,
  { at, dialogue: { play } }: { at: Path; dialogue: Dialogue },
): Deviation[] {
  const { state, tree } = play;
  if (wanted.values === undefined) return [];
  const brought = givenByActions(wanted);
  const stored = storedValues(tree, brought);
  return Object.entries(wanted.values).flatMap(([name, expected]) => {
    const meant = stored.find(name);
    const isBrought = meant.ok && brought.includes(meant.stored.name);
    const value = !meant.ok
      ? null
      : isBrought && Object.hasOwn(state.variables, meant.stored.name)
        ? (state.variables[meant.stored.name] ?? null)
        : collectedIn(state, meant.stored);
    if (isValue(value, expected)) return [];
    return [
      {
        ...{ at: [...at, "values", name], line: null, what: `value ${name}`, instead: value },
        ...{ expected: named(expected), actual: named(value) },
      },
    ];
  });
}

function but(value: string | null): { instead?: string } {
  return value === null ? {} : { instead: value };
}

function idOf(part: string, names: NodeNames): string {
  if (isAnything(part)) return part;
  const node = names.find(part);
  return node.ok ? node.id : part;
}
