import { cleaned } from "../discovery/surface.ts";
import type { SimulationJob } from "./job.ts";
import type { Simulation } from "./open-simulation.ts";
import type { Sample, SimulationResult } from "./result.ts";
import type { Conversation } from "./run.ts";
import { missedGroups, toldFailures, toldPaths } from "./summarize.ts";
import type { Tally } from "./tally.ts";

/** How many of each kind are told, and how many conversations of one kind. */
const MOST_PATHS = 20;
const MOST_FAILURES = 40;
const EACH = 2;

/** Characters of all samples together, beyond which no further one is taken: about 6 MB of JSON. */
export const MOST_TEXT = 4_000_000;

/** What a line needs besides its words. */
const AROUND_A_LINE = 150;

/** Conversations to read: of the most walked paths, of each failure and of each intent. */
export function sampleRuns(
  { tree }: SimulationJob,
  tally: Tally,
  intents: SimulationResult["discoveredIntents"],
  simulation: Simulation,
): Sample[] {
  const told = new Map<number, Conversation>();
  let room = MOST_TEXT;
  function tell(index: number): Conversation {
    const known = told.get(index) ?? simulation.tell(index);
    told.set(index, known);
    return known;
  }
  const samples = (of: Sample["of"], runs: readonly number[]): Sample[] =>
    runs.slice(0, EACH).flatMap((index): Sample[] => {
      if (room <= 0) return [];
      const conversation = tell(index);
      room -= sizeOf(conversation);
      return [{ of, conversation }];
    });

  const saidIn = new Map<string, number[]>();
  for (const { text, first } of missedGroups(tally)) {
    // Examples are cleaned; of what becomes the same the most frequent counts.
    const key = cleaned(text);
    if (!saidIn.has(key)) saidIn.set(key, first);
  }
  return [
    ...toldPaths(tree, tally)
      .slice(0, MOST_PATHS)
      .flatMap(({ path, first }) => samples({ type: "path", path }, first)),
    ...toldFailures(tally)
      .slice(0, MOST_FAILURES)
      .flatMap(({ nodeId, reason, seen }) =>
        samples({ type: "failure", nodeId, reason }, seen.first),
      ),
    ...Object.entries(intents).flatMap(([intent, { examples }]) =>
      samples({ type: "intent", intent }, runsWith(examples, saidIn)),
    ),
  ];
}

function runsWith(texts: readonly string[], saidIn: ReadonlyMap<string, number[]>): number[] {
  const runs = new Set(texts.flatMap((text) => saidIn.get(text)?.slice(0, 1) ?? []));
  return [...runs];
}

function sizeOf({ lines }: Conversation): number {
  return lines.reduce((sum, line) => {
    const text = "text" in line ? line.text.length : 0;
    const more = line.type === "caller" ? line.said.length : 0;
    return sum + AROUND_A_LINE + text + more;
  }, 0);
}
