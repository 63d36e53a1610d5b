import type { RecordedMessage } from "./recorded-call.ts";

/** Words of somebody else than the agent, or none at the beginning, and what the agent said then. */
export interface RecordedTurn {
  heard: RecordedMessage | null;
  /** What was said at a time belongs together; what came later without a word had another cause. */
  answers: readonly (readonly RecordedMessage[])[];
}

/** Milliseconds between two messages of one answer, at most. */
const AT_A_TIME = 1_000;

export function turnsOf(messages: readonly RecordedMessage[]): RecordedTurn[] {
  let turn: { heard: RecordedMessage | null; answers: RecordedMessage[][] } = {
    heard: null,
    answers: [],
  };
  const turns = [turn];
  for (const message of messages) {
    if (message.by !== "agent") {
      turn = { heard: message, answers: [] };
      turns.push(turn);
      continue;
    }
    const last = turn.answers.at(-1);
    const before = last?.at(-1);
    if (last && before && message.at - before.at <= AT_A_TIME) last.push(message);
    else turn.answers.push([message]);
  }
  return turns;
}
