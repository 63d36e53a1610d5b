import type { Variables } from "@rufbaum/conversation";
import {
  allSucceed,
  answerCall,
  beSilent,
  type Does,
  hangUp,
  interrupt,
  type Play,
  press,
  type Reader,
  type Step,
  say,
} from "@rufbaum/conversation/play";
import type { Tree } from "@rufbaum/tree";

/** What the person at the other end does. */
export type Reply =
  | { kind: "said"; text: string }
  | { kind: "pressed"; digits: string }
  | { kind: "silent" }
  /** `words`: how many were heard until then; `null`: about half. */
  | { kind: "interrupted"; words: number | null }
  | { kind: "hung-up" };

/** A conversation that is typed: how it stood after each reply, at first after the agent's opening. */
export interface Chat {
  variables: Variables;
  /** When it began, milliseconds since 1970. */
  startedAt: number;
  plays: readonly [Play, ...Play[]];
}

/** Calls, and lets the agent begin. */
export function openChat(tree: Tree, variables: Variables, startedAt: number): Chat {
  return { variables, startedAt, plays: [answerCall(tree, { variables, at: startedAt })] };
}

/** The chat after this reply and all that followed by itself; the same one if it means nothing there. */
export function answer(chat: Chat, reply: Reply, reader: Reader, does: Does = allSucceed): Chat {
  const next = replyTo(playOf(chat), reply, reader, does);
  if (next === null || next.steps.length === 0) return chat;
  return { ...chat, plays: [...chat.plays, next] };
}

function replyTo(play: Play, reply: Reply, reader: Reader, does: Does): Play | null {
  switch (reply.kind) {
    case "said":
      return say(play, reply.text, reader, does);
    case "pressed":
      return press(play, reply.digits, does);
    case "silent":
      return beSilent(play, does);
    case "interrupted":
      return interrupt(play, reply.words ?? true);
    case "hung-up":
      return hangUp(play);
  }
}

/** The chat as it stood before the caller's last reply; the same one if there was none. */
export function stepBack(chat: Chat): Chat {
  const [first, ...replies] = chat.plays;
  return replies.length === 0 ? chat : { ...chat, plays: [first, ...replies.slice(0, -1)] };
}

/** How it stands now. */
export function playOf({ plays }: Chat): Play {
  return plays.at(-1) ?? plays[0];
}

/** All that happened, from the answering of the call on. */
export function turnsOf({ plays }: Chat): Step[] {
  return plays.flatMap(({ steps }) => steps);
}
