import { type Clock, describeFault, type Random, type Timers } from "@rufbaum/runtime";
import type { Bus } from "@rufbaum/store";
import type { LiveMessage } from "./messages.ts";
import { createOutbox } from "./outbox.ts";
import { createUnpacker } from "./server-frames.ts";

/** What goes from server to server; the answer to a question goes to one of them. */
type Item =
  | { kind: "live"; message: LiveMessage }
  | { kind: "signed-out"; session: string }
  | { kind: "notice"; notice: unknown }
  | { kind: "ask"; to: string; id: string; question: unknown }
  | { kind: "answer"; to: string; id: string; answer: unknown }
  /** What was sent before got lost. */
  | { kind: "renew" }
  | { kind: "alive" };

export interface AcrossServersDeps {
  bus: Bus;
  clock: Clock;
  timers: Timers;
  random: Random;
  live: {
    /** Tells the dashboards of this server. */
    tell(message: LiveMessage): void;
    /** They may have missed something. */
    renew(): void;
    /** Somebody has signed out on another server. */
    closeSession(session: string): void;
  };
  log(message: string): void;
}

/** What this server does with the words of the others. */
export interface ServerPart {
  /** From now on the others are heard, for the first time or again. */
  listening(): void;
  /** At each sign of life: what the others must know is said again, for words may have got lost. */
  beats(): void;
  notice(from: string, notice: unknown): void;
  /** An own notice has come back: others' until now were said before it, later ones after it. */
  echo(notice: unknown): void;
  /** Resolves to what goes back as the answer. */
  answer(question: unknown): Promise<unknown>;
}

/** Nobody answered in time. */
export class NoAnswerError extends Error {
  override readonly name = "NoAnswerError";
}

/** Milliseconds between two signs of life, and without one after which a server counts as gone. */
const BEAT = 5_000;
const GONE_AFTER = 16_000;

export type AcrossServers = ReturnType<typeof createAcrossServers>;

/**
 * Connects the servers on one database: each dashboard sees every call, whichever server leads it,
 * and a server can ask another.
 *
 * What is sent goes out in its order, many things together while the database is busy. Where things
 * were lost, on either side, dashboards are told to look anew. Own words come back, too: a server
 * that does not hear itself any more listens afresh.
 */
export function createAcrossServers(deps: AcrossServersDeps) {
  const { bus, clock, timers, random, live } = deps;
  const id = random.id("server");
  const unpack = createUnpacker();
  const heardOf = new Map<string, number>();
  const asked = new Map<string, (answer: unknown) => void>();
  let part: ServerPart = {
    listening() {},
    beats() {},
    notice() {},
    echo() {},
    answer: async () => null,
  };
  const outbox = createOutbox<Item>({ bus, id, lost: { kind: "renew" }, log: deps.log });
  const { send } = outbox;
  let hasListened = false;
  /** Since when nothing of the others' words has escaped us. */
  let hearingSince = 0;
  let cancelBeat = () => {};
  let isStopped = false;

  function take(text: string): void {
    const { from, items } = unpack(text);
    if (from === "") return;
    // Frozen, or deaf, until now.
    if (!isThere(id)) hearingSince = clock.now();
    heardOf.set(from, clock.now());
    if (isStopped) return;
    for (const item of items) {
      try {
        if (from === id) takeBack(item as Item);
        else takeItem(from, item as Item);
      } catch (error) {
        // Of a server with another version, perhaps.
        deps.log(`what another server said is not understood: ${describeFault(error)}`);
      }
    }
  }

  function takeBack(item: Item): void {
    if (item.kind === "notice") part.echo(item.notice);
  }

  function takeItem(from: string, item: Item): void {
    if (item.kind === "live") live.tell(item.message);
    else if (item.kind === "signed-out") live.closeSession(item.session);
    else if (item.kind === "notice") part.notice(from, item.notice);
    else if (item.kind === "renew") live.renew();
    else if (item.kind === "ask" && item.to === id) void answer(from, item);
    else if (item.kind === "answer" && item.to === id) asked.get(item.id)?.(item.answer);
  }

  async function answer(from: string, { id, question }: Extract<Item, { kind: "ask" }>) {
    try {
      send({ kind: "answer", to: from, id, answer: await part.answer(question) });
    } catch (error) {
      deps.log(`another server could not be answered: ${describeFault(error)}`);
    }
  }

  /** @throws NoAnswerError */
  function ask(to: string, question: unknown, within: number): Promise<unknown> {
    if (!isThere(to)) return Promise.reject(new NoAnswerError("That server is gone."));
    const questionId = random.id("ask");
    return new Promise((resolve, reject) => {
      const cancel = timers.after(within, () => {
        asked.delete(questionId);
        reject(new NoAnswerError("That server does not answer."));
      });
      asked.set(questionId, (given) => {
        cancel();
        asked.delete(questionId);
        resolve(given);
      });
      send({ kind: "ask", to, id: questionId, question });
    });
  }

  /** The first answer that is something; `null` if nobody has one in time. */
  async function askAll(question: unknown, within: number): Promise<unknown> {
    const others = [...heardOf.keys()].filter((server) => server !== id && isThere(server));
    const answers = others.map(async (server) => {
      const answer = await ask(server, question, within);
      if (answer === null) throw new NoAnswerError("That server has none.");
      return answer;
    });
    return Promise.any(answers).catch(() => null);
  }

  function isThere(server: string): boolean {
    return clock.now() - (heardOf.get(server) ?? 0) < GONE_AFTER;
  }

  /**
   * Milliseconds for which that server was surely silent; `null`: for which any of them could have
   * been. Who does not hear, or has only just begun to, knows of no silence.
   */
  function silenceOf(server: string | null): number {
    if (!isThere(id)) return 0;
    const heard = server === null ? 0 : (heardOf.get(server) ?? 0);
    return clock.now() - Math.max(heard, hearingSince);
  }

  /** Of all servers that are there exactly one says so. */
  function isFirst(): boolean {
    return ![...heardOf.keys()].some((server) => server < id && isThere(server));
  }

  async function listen(): Promise<void> {
    try {
      await bus.listen(take, () => {
        if (hasListened) live.renew();
        hasListened = true;
        hearingSince = clock.now();
        heardOf.set(id, clock.now());
        part.listening();
      });
    } catch (error) {
      deps.log(`other servers can't be heard: ${describeFault(error)}`);
    }
  }

  function beat(): void {
    send({ kind: "alive" });
    part.beats();
    for (const [server, at] of heardOf) {
      if (clock.now() - at > 10 * GONE_AFTER) heardOf.delete(server);
    }
    if (!isThere(id)) void listen();
  }

  return {
    /** Of this server, until it ends. */
    id,
    /** Resolves once the others are heard, or that was tried. */
    async start(own: ServerPart): Promise<void> {
      part = own;
      await listen();
      if (!isStopped) cancelBeat = timers.every(BEAT, beat);
    },
    tell: (message: LiveMessage) => send({ kind: "live", message }),
    endSession: (session: string) => send({ kind: "signed-out", session }),
    notice: (notice: unknown) => send({ kind: "notice", notice }),
    ask,
    askAll,
    /** Whether that server gave a sign of life lately. */
    isThere,
    silenceOf,
    isFirst,
    /** Says and hears nothing any more. */
    stop(): void {
      isStopped = true;
      outbox.stop();
      cancelBeat();
    },
  };
}
