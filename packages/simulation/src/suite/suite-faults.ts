import { STEPS, type SuiteCase } from "./case-schema.ts";
import type { Path } from "./path-text.ts";
import type { Suite } from "./schema.ts";
import type { SuiteSimulation } from "./simulation-schema.ts";

/** What the schema can't say: what tests nothing could not fail, and names have to tell apart. */
export function faultsOf({ cases, simulations }: Suite): { path: Path; message: string }[] {
  if (!cases && !simulations) {
    const message = `The suite tests nothing: it needs "cases:" or "simulations:".`;
    return [{ path: [], message }];
  }
  const names = new Set<string>();
  const isNew = (name: string) => names.size < names.add(name).size;
  return [
    ...(cases ?? []).flatMap(({ name }, index) =>
      isNew(name)
        ? []
        : [
            {
              path: ["cases", index, "name"],
              message: "A case before has this name already; each needs its own.",
            },
          ],
    ),
    ...(cases ?? []).flatMap((each, index) =>
      expectsNothing(each)
        ? [
            {
              path: ["cases", index, "name"],
              message:
                "The case expects nothing: it needs an outcome, a path, or a line that says what comes of it.",
            },
          ]
        : [],
    ),
    ...(simulations ?? []).flatMap((each, index) =>
      limitsNothing(each)
        ? [
            {
              path: ["simulations", index],
              message:
                "The simulation expects nothing: it needs a limit, such as success: { min: 20 }.",
            },
          ]
        : [],
    ),
  ];
}

const DEEDS: ReadonlySet<string> = new Set([...STEPS, "waits", "action"]);

function expectsNothing({ lines, values, ...expected }: SuiteCase): boolean {
  const { outcome, reason, path, steps, written } = expected;
  const atEnd = [outcome, reason, path, steps, written, ...Object.keys(values ?? {})];
  if (atEnd.some((expected) => expected !== undefined)) return false;
  return lines.every(
    (line) => typeof line === "string" || Object.keys(line).every((field) => DEEDS.has(field)),
  );
}

const SETTINGS: ReadonlySet<string> = new Set([
  "name",
  "skip",
  "runs",
  "seed",
  "noise",
  "personas",
]);

function limitsNothing(simulation: SuiteSimulation): boolean {
  return Object.keys(simulation).every((field) => SETTINGS.has(field));
}
