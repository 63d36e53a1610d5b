import {
  begin,
  type ConversationEffect,
  type ConversationEvent,
  type ConversationState,
  expects,
  transition,
  type Variables,
} from "@rufbaum/conversation";
import type { Action, Tree } from "@rufbaum/tree";
import type { Expected, ImmediateUnderstanding } from "@rufbaum/understanding";

/** What the person at the other end does. */
export type Reply =
  | { kind: "said"; text: string }
  | { kind: "pressed"; digits: string }
  | { kind: "silent" }
  /** `words`: how many were heard until then; `null`: about half. */
  | { kind: "interrupted"; words: number | null }
  | { kind: "hung-up" };

export interface ChatTurn {
  event: ConversationEvent;
  /** What the conversation hoped to hear; `null` where it did not listen. */
  expected: Expected | null;
  after: ConversationState;
  effects: readonly ConversationEffect[];
}

/**
 * A conversation that is typed: all that was done and what came of it. Time is counted by what is
 * said, as if it were spoken, so that nobody's call ends while they look something up.
 */
export interface Chat {
  tree: Tree;
  variables: Variables;
  /** When it began, milliseconds since 1970. */
  startedAt: number;
  turns: readonly ChatTurn[];
}

type Reader = Pick<ImmediateUnderstanding, "read">;

/** Calls, and lets the agent begin. */
export function openChat(tree: Tree, variables: Variables, startedAt: number): Chat {
  const event: ConversationEvent = { type: "call-answered", at: startedAt };
  return playActions(take({ tree, variables, startedAt, turns: [] }, event), true);
}

/**
 * The chat after this reply and all that followed by itself; the same one if it means nothing where
 * it stands. Actions are played: they succeed, or with `actionsWork` false they fail.
 */
export function answer(chat: Chat, reply: Reply, reader: Reader, actionsWork = true): Chat {
  const events = eventsOf(chat, reply, reader);
  const answered = events.reduce((next, event) => take(next, event), chat);
  return answered === chat ? chat : playActions(answered, actionsWork);
}

/** The chat as it stood before the caller's last reply; the same one if there was none. */
export function stepBack(chat: Chat): Chat {
  const last = chat.turns.findLastIndex(({ event }) => event.type.startsWith("caller-"));
  return last < 0 ? chat : { ...chat, turns: chat.turns.slice(0, last) };
}

export function stateOf({ tree, variables, turns }: Chat): ConversationState {
  return turns.at(-1)?.after ?? begin(tree, variables);
}

function take(chat: Chat, event: ConversationEvent): Chat {
  const before = stateOf(chat);
  const { state, effects } = transition(chat.tree, before, event);
  if (state === before) return chat;
  const expected = expects(chat.tree, before);
  return { ...chat, turns: [...chat.turns, { event, expected, after: state, effects }] };
}

function playActions(chat: Chat, work: boolean): Chat {
  const action = openAction(chat);
  if (action === null) return chat;
  const at = timeOf(chat) + ACTION;
  const event: ConversationEvent = work
    ? { type: "action-succeeded", at, ...valuesOf(action) }
    : { type: "action-failed", at, reason: "simulated" };
  const next = take(chat, event);
  // Only the first one fails: what the tree does about it shall be seen.
  return next === chat ? chat : playActions(next, true);
}

/** The action whose result the conversation waits for. */
function openAction(chat: Chat): Action | null {
  if (stateOf(chat).phase !== "acting") return null;
  return chat.turns.at(-1)?.effects.findLast((effect) => effect.type === "act")?.action ?? null;
}

function valuesOf(action: Action): { values?: Record<string, string> } {
  return action.kind === "set-variable" ? { values: { [action.variable]: action.value } } : {};
}

function eventsOf(chat: Chat, reply: Reply, reader: Reader): ConversationEvent[] {
  const now = timeOf(chat);
  const state = stateOf(chat);
  switch (reply.kind) {
    case "said": {
      const { text } = reply;
      const at = now + speaking(text);
      const expected = expects(chat.tree, state) ?? nothingExpected(state);
      return [
        { type: "caller-spoke", at, text, reading: reader.read(text, { ...expected, now: at }) },
      ];
    }
    case "pressed":
      return [...reply.digits].map((digits, index) => ({
        type: "caller-pressed",
        at: now + KEY_PRESS * (index + 1),
        digits,
      }));
    case "silent":
      return [{ type: "caller-fell-silent", at: now + silenceOf(chat) }];
    case "interrupted": {
      const heard = heardUntil(chat, reply.words);
      return heard === null ? [] : [{ type: "caller-interrupted", at: now, heard }];
    }
    case "hung-up":
      return [{ type: "caller-hung-up", at: now }];
  }
}

/** What of the agent's last words was heard; `null` if nobody can talk over them. */
function heardUntil(chat: Chat, words: number | null): string | null {
  const said = (chat.turns.at(-1)?.effects ?? []).filter((effect) => effect.type === "say");
  if (!said.at(-1)?.interruptible) return null;
  const spoken = said
    .map(({ text }) => text)
    .join(" ")
    .split(" ");
  const heard = spoken.slice(0, words ?? Math.ceil(spoken.length / 2));
  return heard.length === 0 || heard.length === spoken.length ? null : heard.join(" ");
}

/** Milliseconds that a spoken character takes, and that pass before somebody begins. */
const PER_CHARACTER = 65;
const BEFORE_SPEAKING = 400;
const KEY_PRESS = 500;
const ACTION = 800;

/** When the agent has finished speaking. */
function timeOf({ startedAt, turns }: Chat): number {
  const last = turns.at(-1);
  let time = last?.event.at ?? startedAt;
  for (const effect of last?.effects ?? [])
    if (effect.type === "say") time += speaking(effect.text);
  return time;
}

function speaking(text: string): number {
  return BEFORE_SPEAKING + text.length * PER_CHARACTER;
}

function silenceOf({ turns }: Chat): number {
  const listening = turns.at(-1)?.effects.findLast((effect) => effect.type === "listen");
  return listening?.silenceAfter ?? 0;
}

/** Where the tree listens for nothing, an opt-out is heard all the same. */
function nothingExpected({ lastSaid }: ConversationState): Expected {
  return { conditions: [], intents: [], value: null, question: lastSaid };
}
