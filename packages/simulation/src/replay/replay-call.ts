import { begin, type ConversationState, expects } from "@rufbaum/conversation";
import type { Tree } from "@rufbaum/tree";
import type { ImmediateUnderstanding, Reading } from "@rufbaum/understanding";
import { hiddenCauses, readingCauses } from "./causes.ts";
import type { RecordedCall, RecordedMessage } from "./recorded-call.ts";
import { answersMatched, type Stand, saysTheSame, step } from "./stand.ts";
import { type RecordedTurn, turnsOf } from "./turns.ts";

/** What became of a recorded call on another tree. */
export interface ReplayedCall {
  id: string;
  startedAt: number;
  /** The caller's lines, and how many of them were met as they were then. */
  lines: number;
  followed: number;
  /** Lines that are taken for something else now, but lead the same way. */
  readOtherwise: readonly Heard[];
  result:
    | { type: "same" }
    /** From this line on it goes another way. */
    | { type: "elsewhere"; at: Elsewhere }
    | { type: "ends-otherwise"; before: Ending; after: Ending | null }
    | { type: "unfollowed"; why: Unfollowed };
}

/** A line of the caller: what it was taken for then and now. `line` counts from 1; 0: the opening. */
export interface Heard {
  line: number;
  heard: string;
  /** Where the conversation stood. */
  nodeId: string | null;
  conditionThen: string | null;
  conditionNow: string | null;
  intentNow: string | null;
}

export interface Elsewhere extends Heard {
  /** The node whose words came last; `null`: none were said. */
  nodeThen: string | null;
  nodeNow: string | null;
  /** How it ends there now, if it does. */
  endsNow: Ending | null;
}

export interface Ending {
  outcome: string | null;
  endReason: string | null;
}

/** Why a call can't be followed. */
export type Unfollowed =
  | "nothing-said"
  | "not-ended"
  | "machine"
  /** Keys, or something else that a transcript does not hold. */
  | "unexplained-turn";

/** Follows one call through a tree, as long as the agent comes to the nodes that it came to then. */
export function replayCall(
  tree: Tree,
  call: RecordedCall,
  reader: ImmediateUnderstanding,
): ReplayedCall {
  const lines = call.messages.filter(({ by }) => by === "caller").length;
  const readOtherwise: Heard[] = [];
  let followed = 0;
  const tell = (result: ReplayedCall["result"]): ReplayedCall => ({
    id: call.id,
    startedAt: call.startedAt,
    lines,
    followed,
    readOtherwise,
    result,
  });
  const why = unfollowable(call);
  if (why !== null) return tell({ type: "unfollowed", why });

  let state = begin(tree);
  let heardLast: Heard = OPENING;
  for (const turn of turnsOf(call.messages)) {
    const at = turn.heard?.at ?? call.startedAt;
    let stand: Stand;
    let left = turn.answers;
    if (turn.heard?.by === "caller") {
      const { heard } = turn;
      if (heard.nodeId !== state.nodeId && !isLate(turn, state)) {
        return tell({ type: "elsewhere", at: elsewhere(heardLast, heard.nodeId, state) });
      }
      if (heard.nodeId !== state.nodeId) {
        followed += 1;
        continue;
      }
      const reading = read(tree, state, heard, reader);
      const line = heardLast.line + 1;
      heardLast = heardAs(line, heard, reading);
      const caused = firstMatch(
        readingCauses(tree, state, heard, reading, left[0]?.at(-1)?.text ?? ""),
        left,
      );
      if (caused === null) {
        const plain = step(tree, state, { type: "caller-spoke", at, text: heard.text, reading });
        const then = left.at(0)?.at(-1)?.nodeId ?? null;
        return tell({ type: "elsewhere", at: elsewhere(heardLast, then, plain.state, plain) });
      }
      followed += 1;
      if (heardLast.conditionThen !== heardLast.conditionNow) readOtherwise.push(heardLast);
      stand = caused.stand;
      left = left.slice(caused.answers);
    } else if (turn.heard !== null) {
      stand = step(tree, state, { type: "operator-said", at, text: turn.heard.text });
    } else {
      if (left.length === 0) continue;
      const opened = firstMatch(
        [false, true].map((fails) => () => step(tree, state, { type: "call-answered", at }, fails)),
        left,
      );
      if (opened === null) {
        const plain = step(tree, state, { type: "call-answered", at });
        const then = left.at(0)?.at(-1)?.nodeId ?? null;
        return tell({ type: "elsewhere", at: elsewhere(OPENING, then, plain.state, plain) });
      }
      stand = opened.stand;
      left = left.slice(opened.answers);
    }
    state = stand.state;
    for (const [index, answer] of left.entries()) {
      if (state.phase === "over") break;
      const later = left.slice(index);
      const causes = hiddenCauses(tree, state, answer[0]?.at ?? at);
      const caused = bestMatch(causes, later);
      if (caused === null) return tell({ type: "unfollowed", why: "unexplained-turn" });
      state = caused.state;
    }
  }
  return tell(endOf(tree, call, state));
}

const OPENING: Heard = {
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

/** Said before the conversation moved on: it was written down, and answered nothing. */
function isLate({ heard, answers }: RecordedTurn, { path }: ConversationState): boolean {
  return answers.length === 0 && heard?.nodeId != null && path.includes(heard.nodeId);
}

function read(
  tree: Tree,
  state: ConversationState,
  { text, at }: RecordedMessage,
  reader: ImmediateUnderstanding,
): Reading {
  const expected = expects(tree, state) ?? {
    conditions: [],
    intents: [],
    value: null,
    question: state.lastSaid,
  };
  return reader.read(text, { ...expected, now: at });
}

function heardAs(line: number, { text, nodeId, condition }: RecordedMessage, now: Reading): Heard {
  return {
    line,
    heard: text,
    nodeId,
    conditionThen: condition,
    conditionNow: now.condition,
    intentNow: now.intent,
  };
}

type Cause = () => Stand;

/** The first that leads where the call went then; one that says the same words comes before others. */
function firstMatch(causes: readonly Cause[], answers: RecordedTurn["answers"]) {
  let first: { stand: Stand; answers: number } | null = null;
  for (const cause of causes) {
    const stand = cause();
    const matched = answersMatched(stand, answers);
    if (matched === null) continue;
    if (matched === 0 || saysTheSame(stand, answers[matched - 1] ?? [])) {
      return { stand, answers: matched };
    }
    first ??= { stand, answers: matched };
  }
  return first;
}

function bestMatch(causes: readonly Cause[], answers: RecordedTurn["answers"]): Stand | null {
  let best: Stand | null = null;
  for (const cause of causes) {
    const stand = cause();
    const [answer] = answers;
    if (!answer || stand.said.at(-1)?.nodeId !== answer.at(-1)?.nodeId) continue;
    if (saysTheSame(stand, answer)) return stand;
    best ??= stand;
  }
  return best;
}

function elsewhere(
  heard: Heard,
  nodeThen: string | null,
  state: ConversationState,
  stand: Stand | null = null,
): Elsewhere {
  const nodeNow = stand === null ? state.nodeId : (stand.said.at(-1)?.nodeId ?? state.nodeId);
  return { ...heard, nodeThen, nodeNow, endsNow: state.phase === "over" ? endingOf(state) : null };
}

function endingOf({ outcome, endReason }: ConversationState): Ending {
  return { outcome, endReason };
}

/** Most turns of silence until whoever has gone is let go. */
const MOST_SILENCES = 12;

/** The call ended then; whether it does so now, and in the same way. */
function endOf(
  tree: Tree,
  { outcome, endReason, isOutcomeByHand, isTakenOver, messages }: RecordedCall,
  stood: ConversationState,
): ReplayedCall["result"] {
  const at = messages.at(-1)?.at ?? 0;
  let state = stood;
  if (state.phase !== "over" && isTakenOver) return { type: "same" };
  if (state.phase !== "over" && endReason === "hung-up") {
    state = step(tree, state, { type: "caller-hung-up", at }).state;
  }
  if (endReason === "silent") {
    for (let turn = 0; turn < MOST_SILENCES && state.phase === "listening"; turn += 1) {
      state = step(tree, state, { type: "caller-fell-silent", at }).state;
    }
  }
  if (OF_THE_LINE.has(endReason ?? "")) return { type: "same" };
  const before = { outcome, endReason };
  if (state.phase !== "over") return { type: "ends-otherwise", before, after: null };
  const after = endingOf(state);
  const isSame = after.endReason === endReason && (isOutcomeByHand || after.outcome === outcome);
  return isSame ? { type: "same" } : { type: "ends-otherwise", before, after };
}

/** Ends that no tree has a say in. */
const OF_THE_LINE: ReadonlySet<string> = new Set(["transferred", "fault", "too-long"]);
