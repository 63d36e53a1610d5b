import type { Tree } from "@rufbaum/tree";
import type { NamedWay } from "../engine/coverage.ts";
import { BEGINNING } from "../engine/virtual-time.ts";
import { deviationsAtEnd } from "./at-end.ts";
import { deviationsOfLine } from "./at-line.ts";
import { STEPS, type SuiteCase, type SuiteLine } from "./case-schema.ts";
import { type Dialogue, openDialogue, type Reader } from "./dialogue.ts";
import { doneBy } from "./done-by.ts";
import { readMoment } from "./german-time.ts";
import { givenVariables } from "./given-variables.ts";
import type { NodeNames } from "./node-names.ts";
import type { Path } from "./path-text.ts";
import type { CaseReport, Deviation, TranscriptLine } from "./report.ts";
import type { Suite } from "./schema.ts";
import { tellTurn } from "./tell-turn.ts";

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
  const given = givenVariables(tree, { ...suite.variables, ...wanted.variables });
  const dialogue = openDialogue(given.tree, {
    reader,
    variables: given.variables,
    now: now === undefined ? BEGINNING : readMoment(now),
    opening: wanted.action === undefined ? [] : [wanted.action].flat(),
  });
  const transcript: TranscriptLine[] = [];
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

function overAlready({ state }: Dialogue, line: SuiteLine, at: Path, index: number): Deviation {
  return {
    at,
    line: index,
    what: "the call",
    expected: `going on, for ${doneBy(line).join(" ")}`,
    actual: `over: ${state.outcome} (${state.endReason})`,
  };
}
