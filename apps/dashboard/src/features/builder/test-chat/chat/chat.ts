import { type ConversationState, expects } from "@rufbaum/conversation";
import {
  answerCall,
  beSilent,
  type Does,
  finishAction,
  firmIn,
  hangUp,
  heardUntil,
  interrupt,
  lastIn,
  NOT_PICKED_UP,
  openAction as openActionOf,
  type Play,
  press,
  type Reader,
  type Step,
  SUCCEEDED,
  saidIn,
  say,
} from "@rufbaum/conversation/play";
import type { Action, Tree } from "@rufbaum/tree";
import type { Expected } from "@rufbaum/understanding";

export type { Reader } from "@rufbaum/conversation/play";

/** What the person at the other end does. */
export type Reply =
  | { kind: "said"; text: string }
  | { kind: "pressed"; digits: string }
  | { kind: "silent" }
  | { kind: "interrupted" }
  | { kind: "hung-up" }
  /** How the action went that the conversation waits for. */
  | { kind: "action-done"; ok: boolean }
  /** Nobody took the call over. */
  | { kind: "not-picked-up" };

/**
 * A conversation with the draft, typed instead of spoken: all that was done and what came of it.
 *
 * It keeps how it stood after each reply, so that it can go back to any of them.
 */
export interface Chat {
  /** The tree as it stood on the canvas when the chat began. */
  source: Tree;
  /** What is walked: the same, with the values that were chosen for its variables. */
  tree: Tree;
  /** When it began, milliseconds since 1970; every turn counts on from there. */
  startedAt: number;
  plays: readonly [Play, ...Play[]];
  /** All that happened in them. */
  turns: readonly Step[];
}

/** Calls, and lets the agent begin. */
export function openChat(source: Tree, variables: Record<string, string>, startedAt = 0): Chat {
  const tree: Tree = { ...source, settings: { ...source.settings, variables } };
  return withPlays({ source, tree, startedAt }, [answerCall(tree, { at: startedAt }, doInside)]);
}

/** The chat one reply on; the same one if what was done means nothing where it stands. */
export function answer(chat: Chat, reply: Reply, reader: Reader): Chat {
  const next = replyTo(chat, reply, reader);
  if (next === null || next.steps.length === 0) return chat;
  return withPlays(chat, [...chat.plays, next]);
}

/** The chat as it stood before this turn. The first ones, the agent's own, stay. */
export function stepBack(chat: Chat, turn: number): Chat {
  const [first, ...replies] = chat.plays;
  let turns = first.steps.length;
  const kept = replies.filter(({ steps }) => {
    turns += steps.length;
    return turns <= turn;
  });
  return withPlays(chat, [first, ...kept]);
}

/** How it stands now. */
export function playOf({ plays }: Pick<Chat, "plays">): Play {
  return plays.at(-1) ?? plays[0];
}

export function stateOf(chat: Chat): ConversationState {
  return playOf(chat).state;
}

/** What the conversation hopes to hear now; `null` where it does not listen. */
export function expectedNow(chat: Chat): Expected | null {
  return expects(chat.tree, stateOf(chat));
}

/** The action whose result the conversation waits for. */
export function openAction(chat: Chat): Action | null {
  return openActionOf(playOf(chat));
}

/** What of the agent's last words is heard when somebody talks over them; `null` if nobody can. */
export function heardUntilInterrupted(chat: Chat): string | null {
  const play = playOf(chat);
  if (play.state.phase !== "listening") return null;
  const words = lastIn(play);
  return heardUntil(saidIn(words), true, firmIn(words));
}

function withPlays(chat: Omit<Chat, "plays" | "turns">, plays: Chat["plays"]): Chat {
  return { ...chat, plays, turns: plays.flatMap(({ steps }) => steps) };
}

function replyTo(chat: Chat, reply: Reply, reader: Reader): Play | null {
  const play = playOf(chat);
  switch (reply.kind) {
    case "said": {
      const text = reply.text.trim();
      return text === "" ? null : say(play, text, reader, doInside);
    }
    case "pressed":
      return press(play, reply.digits, doInside);
    case "silent":
      return beSilent(play, doInside);
    case "interrupted":
      return heardUntilInterrupted(chat) === null ? null : interrupt(play, true);
    case "hung-up":
      return hangUp(play);
    case "action-done":
      return finishAction(play, reply.ok ? SUCCEEDED : FAILED, doInside);
    case "not-picked-up":
      return finishAction(play, NOT_PICKED_UP, doInside);
  }
}

const FAILED = { ok: false, reason: "simulated" } as const;

/** A variable is set here as it is in a call: that reaches nobody, so there is nothing to choose. */
const doInside: Does = ({ action }) => (action.kind === "set-variable" ? SUCCEEDED : null);
