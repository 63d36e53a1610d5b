import type { SuiteCase } from "./case-schema.ts";
import type { Dialogue } from "./dialogue.ts";
import type { NodeNames } from "./node-names.ts";
import { isAnything, matchesPath, pathParts } from "./path-pattern.ts";
import type { Path } from "./path-text.ts";
import type { Deviation } from "./report.ts";

/** What a case expects of the whole conversation, and did not get. */
export function deviationsAtEnd(
  { outcome, reason, path, steps }: SuiteCase,
  { at, dialogue, names }: { at: Path; dialogue: Dialogue; names: NodeNames },
): Deviation[] {
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
    const wanted = pathParts(path);
    const ids = wanted.map((part) => idOf(part, names));
    if (!matchesPath(state.path, ids)) {
      const walked = state.path.map(names.nameOf);
      add("path", {
        expected: wanted.join(" → "),
        actual: walked.join(" → "),
        // Which parts of a path do not matter is for its author to say.
        ...(wanted.some(isAnything) ? {} : { instead: walked }),
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
  return found;
}

function but(value: string | null): { instead?: string } {
  return value === null ? {} : { instead: value };
}

function idOf(part: string, names: NodeNames): string {
  if (isAnything(part)) return part;
  const node = names.find(part);
  return node.ok ? node.id : part;
}
