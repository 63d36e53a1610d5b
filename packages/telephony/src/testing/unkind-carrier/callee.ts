import type { Person, Reply } from "./fate.ts";
import { CutOff, type World } from "./world.ts";

/** The ears and the mouth of somebody who was called. */
export interface Callee {
  /** What was heard to its end, or until it was cut off. */
  heard: readonly string[];
  /** When each of it ended, milliseconds since 1970. */
  heardAt: readonly number[];
  said: readonly string[];
  /** Something is being heard at this moment. */
  readonly isHearing: boolean;
  /** A text begins to be heard, and would take so long. */
  begins(text: string, duration: number): void;
  /** So much of the text was heard. */
  ends(text: string): void;
  /** Nobody speaks any more. */
  quiet(): void;
  /** Who is told what the callee says and does; the former one no longer. */
  speaksTo(listener: Listener | null): void;
}

export interface Listener {
  speech(text: string): void;
  key(digit: string): void;
  hangUp(): void;
}

/** Milliseconds until somebody answers. */
const THINKS = 900;

export function createCallee(world: Pick<World, "wait" | "clock">, { replies }: Person): Callee {
  const heard: string[] = [];
  const heardAt: number[] = [];
  const said: string[] = [];
  const used = new Map<Reply, number>();
  let listener: Listener | null = null;
  let sinceAnswer = "";
  let isHearing = false;
  let thought = new AbortController();

  function take(fits: (reply: Reply) => boolean): Reply | undefined {
    const reply = replies.find(
      (reply) => fits(reply) && (used.get(reply) ?? 0) < (reply.times ?? 1),
    );
    if (reply) used.set(reply, (used.get(reply) ?? 0) + 1);
    return reply;
  }

  function answer({ does }: Reply): void {
    sinceAnswer = "";
    if ("hangsUp" in does) listener?.hangUp();
    else if ("presses" in does) for (const digit of does.presses) listener?.key(digit);
    else {
      said.push(does.says);
      listener?.speech(does.says);
    }
  }

  function later(milliseconds: number, reply: Reply): void {
    void afterwards(milliseconds, reply).catch(ignoreCutOff);
  }

  async function afterwards(milliseconds: number, reply: Reply): Promise<void> {
    const { wait } = world;
    await wait(milliseconds, thought.signal);
    answer(reply);
  }

  return {
    heard,
    heardAt,
    said,
    get isHearing() {
      return isHearing;
    },
    begins(text, duration) {
      isHearing = true;
      thought.abort();
      thought = new AbortController();
      const over = take(({ over, to }) => over !== undefined && to.test(text));
      if (over) later(duration * (over.over ?? 0), over);
    },
    ends(text) {
      isHearing = false;
      if (text === "") return;
      heard.push(text);
      heardAt.push(world.clock.now());
      sinceAnswer = `${sinceAnswer} ${text}`.trim();
    },
    quiet() {
      const reply = take(({ over, to }) => over === undefined && to.test(sinceAnswer));
      if (reply) later(reply.after ?? THINKS, reply);
    },
    speaksTo(next) {
      listener = next;
    },
  };
}

export function ignoreCutOff(error: unknown): void {
  if (!(error instanceof CutOff)) throw error;
}
