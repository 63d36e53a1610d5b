import type { ChatTurn, Reply } from "./chat.ts";

/** Milliseconds that a spoken character takes, and that pass before somebody begins. */
const PER_CHARACTER = 65;
const BEFORE_SPEAKING = 400;
const KEY_PRESS = 500;
const ACTION = 800;

/** Milliseconds of the call until now, or until the reply has been given. */
export function timeOf(turns: readonly ChatTurn[], reply?: Reply): number {
  const last = turns.at(-1);
  if (!last) return 0;
  let spoken = 0;
  for (const effect of last.effects) if (effect.type === "say") spoken += speaking(effect.text);
  if (reply?.kind === "interrupted") return last.event.at + Math.round(spoken / 2);
  return last.event.at + spoken + (reply ? duration(last, reply) : 0);
}

function duration(last: ChatTurn, reply: Reply): number {
  switch (reply.kind) {
    case "said":
      return speaking(reply.text);
    case "pressed":
      return KEY_PRESS;
    case "silent":
      return last.effects.findLast((effect) => effect.type === "listen")?.silenceAfter ?? 0;
    case "action-done":
      return ACTION;
    default:
      return 0;
  }
}

function speaking(text: string): number {
  return BEFORE_SPEAKING + text.length * PER_CHARACTER;
}
