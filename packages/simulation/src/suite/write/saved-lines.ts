import type { ConversationState, Variables } from "@rufbaum/conversation";
import type { NodeNames } from "../node-names.ts";
import { type Result, resultOf } from "./action-results.ts";
import type { SavedTurn } from "./saved-chat.ts";

type Value = Variables[string];

/** What the caller did, and all that is known to have come of it. */
export interface SavedLine {
  /** What the agent said before it. */
  comments: readonly string[];
  step: Record<string, Value>;
  results: Result[];
  condition: string | null;
  /** `null`: it is not known where this leads. */
  node: string | null;
  variables: Record<string, Value>;
}

/** The conversation line by line; at first how the actions went that came before the caller did anything. */
export function savedLines(
  turns: readonly SavedTurn[],
  names: NodeNames,
): { opening: Result[]; lines: SavedLine[]; last: readonly string[] } {
  const lines: SavedLine[] = [];
  const opening: Result[] = [];
  let comments: string[] = [];
  let before: ConversationState | null = null;
  for (const [index, turn] of turns.entries()) {
    const line = nextLine(turns, index, { last: lines.at(-1) ?? null, comments });
    if (line && line !== lines.at(-1)) {
      lines.push(line);
      comments = [];
    }
    const now = lines.at(-1);
    const result = resultOf(turn, turns[index - 1]);
    if (result) (now?.results ?? opening).push(result);
    if (now) expectAfter(now, turn, { before, names });
    for (const effect of turn.effects) {
      if (effect.type === "say") comments.push(`${names.titleOf(effect.nodeId)}: ${effect.text}`);
    }
    before = turn.after;
  }
  return { opening, lines, last: comments };
}

/** The line that a turn begins or goes on with; `null` where the caller did nothing. */
function nextLine(
  turns: readonly SavedTurn[],
  index: number,
  { last, comments }: { last: SavedLine | null; comments: readonly string[] },
): SavedLine | null {
  const step = stepOf(turns, index);
  if (step === null) return null;
  // Keys follow one another, until something is said.
  if (step.keys !== undefined && last?.step.keys !== undefined && comments.length === 0) {
    last.step.keys = `${last.step.keys}${step.keys}`;
    return last;
  }
  return { comments, step, results: [], condition: null, node: null, variables: {} };
}

function stepOf(turns: readonly SavedTurn[], index: number): Record<string, Value> | null {
  const event = turns[index]?.event;
  switch (event?.type) {
    case "caller-spoke":
      return { caller: event.text };
    case "caller-pressed":
      return { keys: event.digits };
    case "caller-fell-silent":
      return { silence: true };
    case "caller-hung-up":
      return { "hangs-up": true };
    case "caller-interrupted":
      return { interrupts: wordsHeard(event.heard, saidBefore(turns, index)) };
    default:
      return null;
  }
}

/** After how many words, which outlasts a change of the text; else the words themselves. */
function wordsHeard(heard: string, said: string): Value {
  const count = heard.split(" ").length;
  return said.split(" ").slice(0, count).join(" ") === heard ? count : heard;
}

/** All that the agent has said since the caller last did something. */
function saidBefore(turns: readonly SavedTurn[], index: number): string {
  const from = turns.slice(0, index).findLastIndex(({ event }) => event.type.startsWith("caller-"));
  return turns
    .slice(Math.max(0, from), index)
    .flatMap(({ effects }) => effects.flatMap((each) => (each.type === "say" ? [each.text] : [])))
    .join(" ");
}

function expectAfter(
  line: SavedLine,
  { event, after }: SavedTurn,
  { before, names }: { before: ConversationState | null; names: NodeNames },
): void {
  if (event.type === "caller-spoke") line.condition = event.reading.condition;
  // What an open action leads to is not known yet.
  const isOpen = after.phase === "acting" || after.nodeId === null;
  line.node = isOpen || after.nodeId === null ? null : names.nameOf(after.nodeId);
  for (const [name, value] of Object.entries(after.variables)) {
    if (before?.variables[name] !== value) line.variables[name] = value;
  }
}
