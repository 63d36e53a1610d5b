import type { RecordedMessage } from "./recorded-call.ts";
import type { Snapshot } from "./snapshot.ts";

/** What may have happened: taken, it leads somewhere. */
export type Cause = () => Snapshot;

type Answers = readonly (readonly RecordedMessage[])[];

/**
 * The first cause that leads where the call went then, and how many of the recorded answers that
 * explains; one that says the same words comes before others.
 */
export function matching(
  causes: readonly Cause[],
  answers: Answers,
): { snapshot: Snapshot; explained: number } | null {
  let first: { snapshot: Snapshot; explained: number } | null = null;
  for (const cause of causes) {
    const snapshot = cause();
    const explained = explainedBy(snapshot, answers);
    if (explained === null) continue;
    const last = answers[explained - 1];
    if (!last || snapshot.said.at(-1)?.text === last.at(-1)?.text) return { snapshot, explained };
    first ??= { snapshot, explained };
  }
  return first;
}

/**
 * How many answers bring the agent to the node that it had come to then; `null` if none does. Only
 * what was done on the way has more than one of them: what is said after it was said later.
 */
function explainedBy({ state, said, hasActed }: Snapshot, answers: Answers): number | null {
  const here = said.at(-1)?.nodeId;
  if (answers.length === 0) return here === undefined ? 0 : null;
  const most = hasActed ? answers.length : 1;
  // Who was put through has heard no more of the agent.
  const least = hasActed && state.endReason === "transferred" ? answers.length : 1;
  for (let count = least; count <= most; count += 1) {
    if (answers[count - 1]?.at(-1)?.nodeId === here) return count;
  }
  return null;
}
