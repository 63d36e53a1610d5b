import {
  beSilent,
  hangUp,
  interrupt,
  press,
  type Reader,
  saidIn,
  say,
  wait,
} from "@rufbaum/conversation/play";
import type { Tree } from "@rufbaum/tree";
import type { NamedWay } from "../engine/coverage.ts";
import { BEGINNING } from "../engine/virtual-time.ts";
import { deviationsAtEnd } from "./at-end.ts";
import { deviationsOfLine } from "./at-line.ts";
import { STEPS, type SuiteCase, type SuiteLine } from "./case-schema.ts";
import { type Dialogue, happenedIn, openDialogue } from "./dialogue.ts";
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
    variables: given.variables,
    now: now === undefined ? BEGINNING : readMoment(now),
    opening: wanted.action === undefined ? [] : [wanted.action].flat(),
  });
  const transcript: TranscriptLine[] = [];
  const deviations: Deviation[] = [];
  tellTurn(transcript, { line: null, done: [], happened: happenedIn(dialogue.play), names });

  for (const [index, written] of wanted.lines.entries()) {
    const line = typeof written === "string" ? { caller: written } : written;
    const place = [...at, "lines", index];
    const isStep = STEPS.some((step) => line[step] !== undefined);
    if (isStep && dialogue.play.state.phase === "over") {
      deviations.push(overAlready(dialogue, line, place, index));
      break;
    }
    const fault = take(dialogue, line, reader);
    if (isStep) {
      const done = doneBy(line);
      tellTurn(transcript, { line: index, done, happened: happenedIn(dialogue.play), names });
    }
    if (fault) deviations.push({ ...fault, at: [...place, "interrupts"], line: index });
    const isShort = typeof written === "string";
    deviations.push(
      ...(isShort ? [] : deviationsOfLine(line, { at: place, index, dialogue, names })),
    );
  }
  deviations.push(...deviationsAtEnd(wanted, { at, dialogue, names }));

  const { path, outcome, endReason } = dialogue.play.state;
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
function take(dialogue: Dialogue, line: SuiteLine, reader: Reader): Fault | null {
  const { interrupts, silence, keys, caller, waits } = line;
  const results = line.action === undefined ? [] : [line.action].flat();
  let fault: Fault | null = null;
  if (waits !== undefined) dialogue.has((play) => wait(play, waits * 1_000));
  if (interrupts !== undefined) {
    const said = saidIn(dialogue.play);
    if (!dialogue.has((play) => interrupt(play, interrupts))) {
      fault = {
        what: "interrupts",
        expected: typeof interrupts === "string" ? interrupts : "something to cut into",
        actual: said === "" ? "nothing was said" : said,
      };
    }
  }
  if (silence !== undefined) {
    const times = silence === true ? 1 : silence;
    dialogue.has((play, does) => beSilent(play, does, times), results);
  }
  if (keys !== undefined) dialogue.has((play, does) => press(play, keys, does), results);
  if (caller !== undefined) dialogue.has((play, does) => say(play, caller, reader, does), results);
  if (line["hangs-up"]) dialogue.has(hangUp);
  return fault;
}

function overAlready(
  { play: { state } }: Dialogue,
  line: SuiteLine,
  at: Path,
  index: number,
): Deviation {
  return {
    at,
    line: index,
    what: "the call",
    expected: `going on, for ${doneBy(line).join(" ")}`,
    actual: `over: ${state.outcome} (${state.endReason})`,
  };
}
