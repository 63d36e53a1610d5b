import {
  begin,
  type ConversationEffect,
  type ConversationEvent,
  type ConversationState,
  expects,
  transition,
} from "@rufbaum/conversation";
import type { Action, Tree } from "@rufbaum/tree";
import type { Expected, ImmediateUnderstanding } from "@rufbaum/understanding";
import { timeOf } from "./time-of.ts";

/** What the person at the other end does. */
export type Reply =
  | { kind: "said"; text: string }
  | { kind: "pressed"; digits: string }
  | { kind: "silent" }
  | { kind: "interrupted" }
  | { kind: "hung-up" }
  /** How the action went that the conversation waits for. */
  | { kind: "action-done"; ok: boolean };

export interface ChatTurn {
  event: ConversationEvent;
  /** What the conversation hoped to hear; `null` where it did not listen. */
  expected: Expected | null;
  before: ConversationState;
  after: ConversationState;
  effects: readonly ConversationEffect[];
}

/**
 * A conversation with the draft, typed instead of spoken: all that was done and what came of it.
 *
 * Each turn keeps the state before it, so that the chat can go back to any of them. Time is counted
 * by what is said, as if it were spoken: nobody's call ends because the author went for a coffee.
 */
export interface Chat {
  /** The tree as it stood on the canvas when the chat began. */
  source: Tree;
  /** What is walked: the same, with the values that were chosen for its variables. */
  tree: Tree;
  /** When it began, milliseconds since 1970; every turn counts on from there. */
  startedAt: number;
  turns: readonly ChatTurn[];
}

export type Reader = Pick<ImmediateUnderstanding, "read">;

/** Calls, and lets the agent begin. */
export function openChat(source: Tree, variables: Record<string, string>, startedAt = 0): Chat {
  const tree: Tree = { ...source, settings: { ...source.settings, variables } };
  const begun: Chat = { source, tree, startedAt, turns: [] };
  return take(begun, { type: "call-answered", at: startedAt }, null);
}

/** The chat one turn on; the same one if what was done means nothing where it stands. */
export function answer(chat: Chat, reply: Reply, reader: Reader): Chat {
  const state = stateOf(chat);
  if (state.phase === "over") return chat;
  const expected = expects(chat.tree, state);
  const event = eventOf(chat, reply, expected ?? nothingExpected(state), reader);
  return event ? take(chat, event, expected) : chat;
}

/** The chat as it stood before this turn. The first one, the agent's own, stays. */
export function stepBack(chat: Chat, turn: number): Chat {
  return { ...chat, turns: chat.turns.slice(0, Math.max(1, turn)) };
}

export function stateOf({ tree, turns }: Chat): ConversationState {
  return turns.at(-1)?.after ?? begin(tree);
}

/** What the conversation hopes to hear now; `null` where it does not listen. */
export function expectedNow(chat: Chat): Expected | null {
  return expects(chat.tree, stateOf(chat));
}

/** The action whose result the conversation waits for. */
export function openAction(chat: Chat): Action | null {
  if (stateOf(chat).phase !== "acting") return null;
  return chat.turns.at(-1)?.effects.findLast((effect) => effect.type === "act")?.action ?? null;
}

/** What of the agent's last words is heard when somebody talks over them; `null` if nobody can. */
export function heardUntilInterrupted(chat: Chat): string | null {
  if (stateOf(chat).phase !== "listening") return null;
  const last = chat.turns.at(-1);
  if (last?.event.type === "caller-interrupted") return null;
  const said = last?.effects.findLast((effect) => effect.type === "say");
  if (!said?.interruptible) return null;
  const words = said.text.split(" ");
  return words.length < 2 ? null : words.slice(0, Math.ceil(words.length / 2)).join(" ");
}

function take(chat: Chat, event: ConversationEvent, expected: Expected | null): Chat {
  const before = stateOf(chat);
  const { state, effects } = transition(chat.tree, before, event);
  if (state === before) return chat;
  const turn: ChatTurn = { event, expected, before, after: state, effects };
  const next = { ...chat, turns: [...chat.turns, turn] };
  return doInside(next);
}

/** A variable is set here as it is in a call: that reaches nobody, so there is nothing to choose. */
function doInside(chat: Chat): Chat {
  const action = openAction(chat);
  if (action?.kind !== "set-variable") return chat;
  const values = { [action.variable]: action.value };
  return take(chat, { type: "action-succeeded", at: timeOf(chat.turns), values }, null);
}

function eventOf(
  chat: Chat,
  reply: Reply,
  expected: Expected,
  reader: Reader,
): ConversationEvent | null {
  const at = timeOf(chat.turns, reply);
  switch (reply.kind) {
    case "said": {
      const text = reply.text.trim();
      if (text === "") return null;
      return {
        type: "caller-spoke",
        at,
        text,
        reading: reader.read(text, { ...expected, now: at }),
      };
    }
    case "pressed":
      return { type: "caller-pressed", at, digits: reply.digits };
    case "silent":
      return { type: "caller-fell-silent", at };
    case "interrupted": {
      const heard = heardUntilInterrupted(chat);
      return heard === null ? null : { type: "caller-interrupted", at, heard };
    }
    case "hung-up":
      return { type: "caller-hung-up", at };
    case "action-done":
      return reply.ok
        ? { type: "action-succeeded", at }
        : { type: "action-failed", at, reason: "simulated" };
  }
}

function nothingExpected({ lastSaid }: ConversationState): Expected {
  return { conditions: [], intents: [], value: null, question: lastSaid };
}
