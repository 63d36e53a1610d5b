import { type EndReason, expects, type Variables, type VariableValue } from "@rufbaum/conversation";
import { heardOfEach, lastIn, NOT_PICKED_UP, type Step, saysIn } from "@rufbaum/conversation/play";
import type { Action, Outcome, Tree } from "@rufbaum/tree";
import type { Expected, Reading } from "@rufbaum/understanding";
import { actionDetail } from "./action-detail.ts";
import type { Chat } from "./chat.ts";
import { howTaken, isMissed, movesOf, type Taken } from "./how-taken.ts";
import { valueKinds } from "./variables.ts";

/** A line of the chat as it is read, with the turn it belongs to. */
export type ChatLine = { turn: number; at: number } & (
  | {
      kind: "agent";
      nodeId: string;
      text: string;
      /** What was heard of it, where the caller talked over it; `null`: all. */
      heard: string | null;
      /** Said once more, for somebody who did not catch it. */
      isSlow: boolean;
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
      kept: readonly KnownVariable[];
      /** Whether the node hoped for something else and got nothing it can go by. */
      isMissed: boolean;
      /** How it was taken where it is more than an answer, or none. */
      taken: Taken | null;
      /** How often the node has asked again, this time included; 0 if it did not. */
      asksAgain: number;
    }
  | { kind: "pressed"; nodeId: string | null; digits: string; moves: readonly string[] }
  | { kind: "silent" | "interrupted" | "hung-up"; nodeId: string | null; moves: readonly string[] }
  | { kind: "action"; nodeId: string; action: Action; detail: string; result: ActionResult }
  | { kind: "end"; nodeId: string | null; outcome: Outcome; reason: EndReason }
);

/** A variable with its value, and the kind of it where an input asks for one. */
export interface KnownVariable {
  name: string;
  value: VariableValue;
  kind: string | null;
}

/** `none`: nobody waits for it. */
export type ActionResult = "succeeded" | "failed" | "not-picked-up" | "open" | "none";

export type ChatLineOf<Kind extends ChatLine["kind"]> = Extract<ChatLine, { kind: Kind }>;

/** The chat line by line. */
export function linesOf(chat: Chat): ChatLine[] {
  const { tree, startedAt, turns } = chat;
  const lines: ChatLine[] = [];
  for (const [index, turn] of turns.entries()) {
    const own = ownLine(tree, turn, index);
    if (own) append(lines, own);
    addEffects(lines, { tree, turn, index, next: turns[index + 1] });
  }
  markCut(lines, chat);
  return lines.map((line) => ({ ...line, at: line.at - startedAt }));
}

/** How much was heard of what the agent said each time before the caller talked over it. */
function markCut(lines: readonly ChatLine[], { plays }: Chat): void {
  const said = lines.filter((line) => line.kind === "agent");
  let first = 0;
  for (const [index, play] of plays.entries()) {
    const texts = saysIn(lastIn(play)).map(({ text }) => text);
    first += saysIn(play).length - texts.length;
    const event = plays[index + 1]?.steps[0]?.event;
    if (event?.type === "caller-interrupted") {
      for (const [place, heard] of heardOfEach(texts, event.heard).entries()) {
        const line = said[first + place];
        if (line) line.heard = heard;
      }
    }
    first += texts.length;
  }
}

/** Keys that follow one another stand in one line. */
function append(lines: ChatLine[], line: ChatLine): void {
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
function ownLine(tree: Tree, made: Step, turn: number): ChatLine | null {
  const { event, before, after } = made;
  const moves = movesOf(made);
  const common = { turn, at: event.at, nodeId: before.nodeId, moves };
  switch (event.type) {
    case "caller-spoke": {
      const { text, reading } = event;
      return {
        ...common,
        kind: "caller",
        text,
        reading,
        expected: expects(tree, before),
        kept: newIn(tree, after.variables, before.variables),
        isMissed: isMissed(tree, made, reading),
        taken: howTaken(tree, made, reading),
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
  lines: ChatLine[],
  given: { tree: Tree; turn: Step; index: number; next: Step | undefined },
): void {
  const { tree, index: turn, next } = given;
  const { event, effects, after } = given.turn;
  const { at } = event;
  for (const effect of effects) {
    if (effect.type === "say") {
      const { nodeId, text } = effect;
      const isSlow = effect.pace === "slow";
      lines.push({ kind: "agent", turn, at, nodeId, text, heard: null, isSlow });
    } else if (effect.type === "act") {
      const result = after.phase === "acting" ? resultOf(next) : "none";
      const { nodeId, action } = effect;
      const detail = actionDetail(action, after.variables, valueKinds(tree));
      lines.push({ kind: "action", turn, at, nodeId, action, detail, result });
    } else if (effect.type === "hang-up") {
      const { outcome, reason } = effect;
      lines.push({ kind: "end", turn, at, nodeId: after.nodeId, outcome, reason });
    }
  }
}

function resultOf(next: Step | undefined): ActionResult {
  const event = next?.event;
  switch (event?.type) {
    case "action-succeeded":
    case "caller-transferred":
      return "succeeded";
    case "action-failed":
      return event.reason === NOT_PICKED_UP.reason ? "not-picked-up" : "failed";
    case undefined:
      return "open";
    default:
      return "none";
  }
}

function newIn(tree: Tree, after: Variables, before: Variables): KnownVariable[] {
  return knownVariables(tree, after).filter(
    ({ name, value }) => !Object.hasOwn(before, name) || before[name] !== value,
  );
}

/** What is known, in the order in which it came to be known. */
export function knownVariables(tree: Tree, variables: Variables): KnownVariable[] {
  const kinds = valueKinds(tree);
  return Object.entries(variables).map(([name, value]) => ({
    name,
    value,
    kind: kinds.get(name) ?? null,
  }));
}
