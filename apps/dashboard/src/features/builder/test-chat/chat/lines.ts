import type { EndReason, Variables } from "@rufbaum/conversation";
import type { Action, Outcome, Tree } from "@rufbaum/tree";
import { graphOf } from "@rufbaum/tree/graph";
import type { Expected, Reading } from "@rufbaum/understanding";
import { actionDetail } from "./action-detail.ts";
import type { Chat, ChatTurn } from "./chat.ts";

/** A line of the chat as it is read, with the turn it belongs to. */
export type Line = { turn: number; at: number } & (
  | {
      kind: "agent";
      nodeId: string;
      text: string;
      /** What was heard of it, where the caller talked over it. */
      heard: string | null;
    }
  | {
      kind: "caller";
      nodeId: string | null;
      text: string;
      reading: Reading;
      expected: Expected | null;
      /** Nodes the conversation came to by it, in order. */
      moves: readonly string[];
      /** The variables that it filled. */
      kept: Variables;
      /** Whether the node hoped for something else and got nothing it can go by. */
      isMissed: boolean;
      /** How often the node has asked again, this time included; 0 if it did not. */
      asksAgain: number;
    }
  | { kind: "pressed"; nodeId: string | null; digits: string; moves: readonly string[] }
  | { kind: "silent" | "interrupted" | "hung-up"; nodeId: string | null; moves: readonly string[] }
  | { kind: "action"; nodeId: string; action: Action; detail: string; result: ActionResult }
  | { kind: "end"; nodeId: string | null; outcome: Outcome; reason: EndReason }
);

/** `none`: nobody waits for it. */
export type ActionResult = "succeeded" | "failed" | "open" | "none";

export type LineOf<Kind extends Line["kind"]> = Extract<Line, { kind: Kind }>;

/** The chat line by line. */
export function linesOf({ tree, turns }: Chat): Line[] {
  const lines: Line[] = [];
  for (const [index, turn] of turns.entries()) {
    const own = ownLine(tree, turn, index);
    if (own) append(lines, own);
    addEffects(lines, turn, index, turns[index + 1]);
  }
  return lines;
}

/** Keys that follow one another stand in one line. */
function append(lines: Line[], line: Line): void {
  const before = lines.at(-1);
  if (line.kind === "pressed" && before?.kind === "pressed" && before.moves.length === 0) {
    lines[lines.length - 1] = {
      ...before,
      digits: before.digits + line.digits,
      moves: line.moves,
    };
  } else lines.push(line);
}

/** What the caller did; nothing for the call's own events. */
function ownLine(tree: Tree, made: ChatTurn, turn: number): Line | null {
  const { event, before, after, expected, effects } = made;
  const moves = effects.flatMap((effect) => (effect.type === "move" ? [effect.nodeId] : []));
  const common = { turn, at: event.at, nodeId: before.nodeId, moves };
  switch (event.type) {
    case "caller-spoke": {
      const { text, reading } = event;
      return {
        ...common,
        kind: "caller",
        text,
        reading,
        expected,
        kept: newIn(after.variables, before.variables),
        isMissed: isMissed(tree, made, reading),
        asksAgain: moves.length === 0 && after.misses > before.misses ? after.misses : 0,
      };
    }
    case "caller-pressed":
      return { ...common, kind: "pressed", digits: event.digits };
    case "caller-fell-silent":
      return { ...common, kind: "silent" };
    case "caller-interrupted":
      return { ...common, kind: "interrupted" };
    case "caller-hung-up":
      return { ...common, kind: "hung-up" };
    default:
      return null;
  }
}

function addEffects(
  lines: Line[],
  { event, effects, after }: ChatTurn,
  turn: number,
  next: ChatTurn | undefined,
): void {
  const { at } = event;
  const heard = next?.event.type === "caller-interrupted" ? next.event.heard : null;
  const lastSaid = effects.findLast(({ type }) => type === "say");
  for (const effect of effects) {
    if (effect.type === "say") {
      const { nodeId, text } = effect;
      const isCut = effect === lastSaid;
      lines.push({ kind: "agent", turn, at, nodeId, text, heard: isCut ? heard : null });
    } else if (effect.type === "act") {
      const result = after.phase === "acting" ? resultOf(next) : "none";
      const { nodeId, action } = effect;
      const detail = actionDetail(action, after.variables);
      lines.push({ kind: "action", turn, at, nodeId, action, detail, result });
    } else if (effect.type === "hang-up") {
      const { outcome, reason } = effect;
      lines.push({ kind: "end", turn, at, nodeId: after.nodeId, outcome, reason });
    }
  }
}

function resultOf(next: ChatTurn | undefined): ActionResult {
  switch (next?.event.type) {
    case "action-succeeded":
      return "succeeded";
    case "action-failed":
      return "failed";
    case undefined:
      return "open";
    default:
      return "none";
  }
}

function newIn(after: Variables, before: Variables): Variables {
  const isNew = ([name, value]: [string, unknown]) =>
    !Object.hasOwn(before, name) || before[name] !== value;
  return Object.fromEntries(Object.entries(after).filter(isNew));
}

/** Said about the call rather than in answer to the node, and dealt with where it stands. */
const ASIDES: ReadonlySet<string | null> = new Set(["hold_on", "repeat_please"]);

function isMissed(tree: Tree, { before, effects }: ChatTurn, reading: Reading): boolean {
  const { condition, intent } = reading;
  if (condition !== null || intent === "opt_out") return false;
  const { node, objections } = graphOf(tree);
  const wentTo = effects.find((effect) => effect.type === "move")?.nodeId ?? null;
  if (wentTo === null) return !ASIDES.has(intent);
  const isInput = before.nodeId !== null && node(before.nodeId)?.type === "input";
  return !isInput && objections.get(intent ?? "")?.id !== wentTo;
}
