import type { ConversationState, Variables } from "@rufbaum/conversation";
import type { NodeNames } from "../node-names.ts";
import type { SavedTurn } from "./saved-chat.ts";

type Value = Variables[string];

/** A line of a case in the making: fields in the order in which they are written. */
export interface SavedLine {
  /** What the agent said before it. */
  comments: string[];
  fields: Record<string, Value | null | readonly Value[] | Record<string, Value | null>>;
}

/** What the caller did, line by line, each with what came of it. */
export function savedLines(turns: readonly SavedTurn[], names: NodeNames): SavedLine[] {
  const lines: SavedLine[] = [];
  let line: SavedLine | null = null;
  let comments: string[] = [];
  let before: ConversationState | null = null;

  for (const turn of turns) {
    const step = stepOf(turn, turns);
    const isKeyAgain =
      step?.keys !== undefined && line?.fields.keys !== undefined && comments.length === 0;
    if (isKeyAgain && line) {
      line.fields.keys = `${line.fields.keys}${step.keys}`;
    } else if (step) {
      line = { comments, fields: { ...step } };
      lines.push(line);
      comments = [];
    }
    const result = resultOf(turn, before);
    if (line && result) addResult(line, result);
    if (line) expectAfter(line, turn, { before, names });
    comments.push(...saidBy(turn, names));
    before = turn.after;
  }
  return lines;
}

/** What the caller did in a turn; `null` where something else happened. */
function stepOf({ event }: SavedTurn, turns: readonly SavedTurn[]): Record<string, Value> | null {
  switch (event.type) {
    case "caller-spoke":
      return { caller: event.text };
    case "caller-pressed":
      return { keys: event.digits };
    case "caller-fell-silent":
      return { silence: true };
    case "caller-hung-up":
      return { "hangs-up": true };
    case "caller-interrupted":
      return { interrupts: wordsHeard(event.heard, turns, event) };
    default:
      return null;
  }
}

/** After how many words, which outlasts a change of the text; else the words themselves. */
function wordsHeard(heard: string, turns: readonly SavedTurn[], event: SavedTurn["event"]): Value {
  const at = turns.findIndex((turn) => turn.event === event);
  const said = turns
    .slice(lastStep(turns, at), at)
    .flatMap(({ effects }) => effects.flatMap((each) => (each.type === "say" ? [each.text] : [])))
    .join(" ");
  const words = heard.split(" ");
  return said.split(" ").slice(0, words.length).join(" ") === heard ? words.length : heard;
}

/** The turn in which the caller last did something, or the first. */
function lastStep(turns: readonly SavedTurn[], before: number): number {
  const at = turns.slice(0, before).findLastIndex(({ event }) => event.type.startsWith("caller-"));
  return Math.max(0, at);
}

type Result = "succeeds" | "fails" | "goes-on" | { gives: Record<string, Value> };

/** How an action went that the conversation waited for. */
function resultOf({ event }: SavedTurn, before: ConversationState | null): Result | null {
  if (before?.phase !== "acting") return null;
  if (event.type === "action-failed") return "fails";
  return event.type === "action-succeeded" ? "goes-on" : null;
}

function addResult(line: SavedLine, result: Result): void {
  if (typeof result === "object") return;
  const known = line.fields.action;
  const results = Array.isArray(known) ? known : [];
  line.fields.action = [...results, result];
}

function expectAfter(
  line: SavedLine,
  { event, after }: SavedTurn,
  { before, names }: { before: ConversationState | null; names: NodeNames },
): void {
  const { fields } = line;
  if (event.type === "caller-spoke" && event.reading.condition !== null) {
    fields.condition = event.reading.condition;
  }
  // What an open action leads to is not known yet.
  if (after.phase === "acting" || after.nodeId === null) delete fields.node;
  else fields.node = names.nameOf(after.nodeId);
  const learnt = Object.entries(after.variables).filter(
    ([name, value]) => before?.variables[name] !== value,
  );
  if (learnt.length > 0) {
    const known = fields.variables;
    const variables = isMap(known) ? known : {};
    fields.variables = { ...variables, ...Object.fromEntries(learnt) };
  }
}

function saidBy({ effects }: SavedTurn, names: NodeNames): string[] {
  return effects.flatMap((effect) =>
    effect.type === "say" ? [`${names.titleOf(effect.nodeId)}: ${effect.text}`] : [],
  );
}

function isMap(
  value: SavedLine["fields"][string] | undefined,
): value is Record<string, Value | null> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
