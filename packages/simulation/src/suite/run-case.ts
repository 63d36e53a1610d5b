import type { Variables } from "@rufbaum/conversation";
import type { Tree } from "@rufbaum/tree";
import type { NamedWay } from "../engine/coverage.ts";
import { BEGINNING } from "../engine/virtual-time.ts";
import { deviationsAtEnd } from "./at-end.ts";
import { deviationsOfLine } from "./at-line.ts";
import { type Dialogue, openDialogue, type Reader } from "./dialogue.ts";
import { readMoment } from "./german-time.ts";
import type { NodeNames } from "./node-names.ts";
import type { Path } from "./path-text.ts";
import type { CaseReport, Deviation } from "./report.ts";
import { STEPS, type Suite, type SuiteCase, type SuiteLine } from "./schema.ts";
import { type Told, tellTurn } from "./tell-turn.ts";

/** What all cases of a suite share. */
export interface CaseContext {
  tree: Tree;
  names: NodeNames;
  reader: Reader;
  suite: Pick<Suite, "now" | "variables">;
}

/** Leads the dialogue of a case to its end, whatever deviates on the way. */
export function runCase(
  wanted: SuiteCase,
  at: Path,
  { tree, names, reader, suite }: CaseContext,
): { report: CaseReport; ways: readonly NamedWay[] } {
  const now = wanted.now ?? suite.now;
  const given = withVariables(tree, { ...suite.variables, ...wanted.variables });
  const dialogue = openDialogue(given.tree, {
    reader,
    variables: given.variables,
    now: now === undefined ? BEGINNING : readMoment(now),
    opening: wanted.action === undefined ? [] : [wanted.action].flat(),
  });
  const transcript: Told[] = [];
  const deviations: Deviation[] = [];
  tellTurn(transcript, { line: null, done: [], happened: dialogue.happened(), names });

  for (const [index, written] of wanted.lines.entries()) {
    const line = typeof written === "string" ? { caller: written } : written;
    const place = [...at, "lines", index];
    const isStep = STEPS.some((step) => line[step] !== undefined);
    if (isStep && dialogue.state.phase === "over") {
      deviations.push(overAlready(dialogue, line, place, index));
      break;
    }
    const fault = take(dialogue, line);
    if (isStep) {
      const done = doneBy(line);
      tellTurn(transcript, { line: index, done, happened: dialogue.happened(), names });
    }
    if (fault) deviations.push({ ...fault, at: [...place, "interrupts"], line: index });
    const isShort = typeof written === "string";
    deviations.push(
      ...(isShort ? [] : deviationsOfLine(line, { at: place, index, dialogue, names })),
    );
  }
  deviations.push(...deviationsAtEnd(wanted, { at, dialogue, names }));

  const { path, outcome, endReason } = dialogue.state;
  return {
    report: {
      name: wanted.name,
      at,
      status: deviations.length === 0 ? "passed" : "failed",
      skipped: null,
      deviations,
      transcript,
      path,
      outcome,
      endReason,
    },
    ways: dialogue.ways,
  };
}

type Fault = Omit<Deviation, "at" | "line">;

/** Does what the line says, in the order in which people do it. */
function take(dialogue: Dialogue, line: SuiteLine): Fault | null {
  const results = line.action === undefined ? [] : [line.action].flat();
  if (line.waits !== undefined) dialogue.wait(line.waits);
  let fault: Fault | null = null;
  if (line.interrupts !== undefined) {
    const said = dialogue.happened().says.map(({ text }) => text);
    if (dialogue.interrupt(line.interrupts) === null) {
      fault = {
        what: "interrupts",
        expected: typeof line.interrupts === "string" ? line.interrupts : "something to cut into",
        actual: said.length === 0 ? "nothing was said" : said.join(" "),
      };
    }
  }
  if (line.silence !== undefined) {
    dialogue.staySilent(line.silence === true ? 1 : line.silence, results);
  }
  if (line.keys !== undefined) dialogue.press(line.keys, results);
  if (line.caller !== undefined) dialogue.speak(line.caller, results);
  if (line["hangs-up"]) dialogue.hangUp();
  return fault;
}

function doneBy(line: SuiteLine): string[] {
  const done: string[] = [];
  if (line.interrupts !== undefined) {
    const { interrupts } = line;
    const after =
      interrupts === true
        ? ""
        : ` after ${typeof interrupts === "number" ? `${interrupts} words` : `“${interrupts}”`}`;
    done.push(`(interrupts${after})`);
  }
  if (line.silence !== undefined) {
    done.push(
      line.silence === true || line.silence === 1
        ? "(silence)"
        : `(silence, ${line.silence} times)`,
    );
  }
  if (line.keys !== undefined) done.push(`[${line.keys}]`);
  if (line.caller !== undefined) done.push(line.caller);
  if (line["hangs-up"]) done.push("(hangs up)");
  return done;
}

function overAlready({ state }: Dialogue, line: SuiteLine, at: Path, index: number): Deviation {
  return {
    at,
    line: index,
    what: "the call",
    expected: `going on, for ${doneBy(line).join(" ")}`,
    actual: `over: ${state.outcome} (${state.endReason})`,
  };
}

/** What is known at the beginning; `null` takes away what the tree knows by itself. */
function withVariables(
  tree: Tree,
  wanted: Readonly<Record<string, string | number | boolean | null>>,
): { tree: Tree; variables: Variables } {
  const variables: Record<string, string | number | boolean> = {};
  const own = { ...tree.settings?.variables };
  let isLess = false;
  for (const [name, value] of Object.entries(wanted)) {
    if (value !== null) variables[name] = value;
    else if (Object.hasOwn(own, name)) {
      delete own[name];
      isLess = true;
    }
  }
  if (!isLess) return { tree, variables };
  return { tree: { ...tree, settings: { ...tree.settings, variables: own } }, variables };
}
