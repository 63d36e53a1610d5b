import { begin, expectsEarly, listensFor } from "@rufbaum/conversation";
import type { Tree } from "@rufbaum/tree";
import type { ImmediateUnderstanding, Reading } from "@rufbaum/understanding";
import { hiddenCauses, readingCauses } from "./causes.ts";
import { endingOf, endOf } from "./end-of.ts";
import { matching } from "./match.ts";
import type { RecordedCall, RecordedMessage } from "./recorded-call.ts";
import type { ReplayedCall, TakenThenAndNow, Unfollowed } from "./replayed-call.ts";
import { type Snapshot, step } from "./snapshot.ts";
import { type RecordedTurn, turnsOf } from "./turns.ts";

type Result = ReplayedCall["result"];

/** Where a turn has led, and what the agent said that it does not explain; or that it is over. */
type Met = { snapshot: Snapshot; left: RecordedTurn["answers"] } | Result;

/** Follows one call through a tree, as long as the agent comes to the nodes that it came to then. */
export function replayCall(
  tree: Tree,
  call: RecordedCall,
  reader: ImmediateUnderstanding,
): ReplayedCall {
  const { id, startedAt, messages } = call;
  const readOtherwise: TakenThenAndNow[] = [];
  let state = begin(tree);
  let heard = OPENING;
  let followed = 0;

  /** The agent's first words, before anybody has spoken. */
  function open(answers: RecordedTurn["answers"]): Met {
    const answer = (fails: boolean) => () =>
      step(tree, state, { type: "call-answered", at: startedAt }, fails);
    const caused = matching([answer(false), answer(true)], answers);
    if (caused) return { snapshot: caused.snapshot, left: answers.slice(caused.explained) };
    return part(answers, answer(false)());
  }

  function hear(line: RecordedMessage, answers: RecordedTurn["answers"]): Met {
    if (line.nodeId !== state.nodeId) {
      // Said before the conversation moved on: it was written down, and answered nothing.
      const isLate =
        answers.length === 0 && line.nodeId !== null && state.path.includes(line.nodeId);
      if (!isLate) return part([[line]], { state, said: [], hasActed: false });
      followed += 1;
      return { snapshot: { state, said: [], hasActed: false }, left: [] };
    }
    const reading = read(line);
    heard = {
      line: heard.line + 1,
      heard: line.text,
      nodeId: line.nodeId,
      conditionThen: line.condition,
      conditionNow: reading.condition,
      intentNow: reading.intent,
    };
    const answer = answers[0]?.at(-1)?.text ?? "";
    const causes = readingCauses(tree, state, line, reading, answer);
    if (heard.line === 1 && answers[0]) causes.push(...silenceAfterGreeting(line, answers[0]));
    const caused = matching(causes, answers);
    if (!caused) {
      const { at, text } = line;
      const greeted = heard.line === 1 ? matching([() => greet(line)], answers) : null;
      if (greeted) {
        followed += 1;
        return { snapshot: greeted.snapshot, left: answers.slice(greeted.explained) };
      }
      return part(answers, step(tree, state, { type: "caller-spoke", at, text, reading }));
    }
    followed += 1;
    if (heard.conditionThen !== heard.conditionNow) readOtherwise.push(heard);
    const snapshot = asAskedThen(caused.snapshot, answer);
    return { snapshot, left: answers.slice(caused.explained) };
  }

  function read({ text, at }: RecordedMessage): Reading {
    return reader.read(text, { ...listensFor(tree, state), now: at });
  }

  /** Said on picking up, before the question was asked; that is not written down. */
  function greet({ text, at }: RecordedMessage): Snapshot {
    const reading = reader.read(text, { ...expectsEarly(tree, state), now: at });
    return step(tree, state, { type: "caller-spoke", at, text, reading, isEarly: true });
  }

  /** And then nothing to the question itself, where the agent said what it says to that. */
  function silenceAfterGreeting(line: RecordedMessage, answer: readonly RecordedMessage[]) {
    const [first, last] = [answer[0], answer.at(-1)];
    if (!first || !last) return [];
    const silent = step(tree, greet(line).state, { type: "caller-fell-silent", at: first.at });
    return silent.said.at(-1)?.text === last.text ? [() => silent] : [];
  }

  /** What was heard last leads elsewhere now. */
  function part(answers: RecordedTurn["answers"], { state: after, said }: Snapshot): Result {
    const nodeThen = answers[0]?.at(-1)?.nodeId ?? null;
    const nodeNow = said.at(-1)?.nodeId ?? after.nodeId;
    const endsNow = after.phase === "over" ? endingOf(after) : null;
    return { type: "elsewhere", at: { ...heard, nodeThen, nodeNow, endsNow } };
  }

  function meet({ heard: line, answers }: RecordedTurn): Met {
    if (line === null) return open(answers);
    if (line.by === "caller") return hear(line, answers);
    const { at, text } = line;
    return { snapshot: step(tree, state, { type: "operator-said", at, text }), left: answers };
  }

  function follow(): Result {
    const why = unfollowable(call);
    if (why !== null) return { type: "unfollowed", why };
    for (const turn of turnsOf(messages)) {
      if (turn.heard === null && turn.answers.length === 0) continue;
      const met = meet(turn);
      if ("type" in met) return met;
      state = met.snapshot.state;
      for (const answer of met.left) {
        if (state.phase === "over") break;
        const caused = matching(hiddenCauses(tree, state, answer[0]?.at ?? startedAt), [answer]);
        if (!caused) return { type: "unfollowed", why: "unexplained-turn" };
        state = caused.snapshot.state;
      }
    }
    return endOf(tree, call, state);
  }

  const result = follow();
  const lines = messages.filter(({ by }) => by === "caller").length;
  return { id, startedAt, lines, followed, readOtherwise, result };
}

/** Who was asked otherwise then does not answer which of two conditions he meant. */
function asAskedThen(snapshot: Snapshot, answer: string): Snapshot {
  const { state } = snapshot;
  if (!state.between || answer.includes(state.lastSaid)) return snapshot;
  return { ...snapshot, state: { ...state, between: null } };
}

const OPENING: TakenThenAndNow = {
  line: 0,
  heard: "",
  nodeId: null,
  conditionThen: null,
  conditionNow: null,
  intentNow: null,
};

function unfollowable({
  messages,
  endReason,
  outcome,
  isMachine,
}: RecordedCall): Unfollowed | null {
  if (messages.length === 0) return "nothing-said";
  if (outcome === null && endReason === null) return "not-ended";
  return isMachine ? "machine" : null;
}
