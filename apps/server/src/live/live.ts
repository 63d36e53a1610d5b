import type { Timers } from "@rufbaum/runtime";
import { isBearerId } from "../modules/access/identity.ts";
import { inBursts } from "./in-bursts.ts";
import { type LiveMessage, type Topic, topicOf } from "./messages.ts";

/** Sends one text to everybody in a room; Bun does the fan-out, without a loop over clients here. */
export type Broadcast = (topic: Topic, text: string) => void;

interface OpenSocket {
  close(code: number, reason: string): void;
}

export interface Live {
  /** Tells everybody, on other servers, too. */
  publish(message: LiveMessage): void;
  /** Tells those who are connected with this server. */
  tell(message: LiveMessage): void;
  /** Has the other servers told as well. */
  share(others: Others): void;
  /** Closes every socket (code 1012): they come back, and look at everything anew. */
  renew(): void;
  /** Hears everything that sockets are told, before them; `null` where something may be missing. */
  watch(listener: (message: LiveMessage | null) => void): void;
  /** Connects the hub to the listening server; before that, messages reach nobody. */
  attach(broadcast: Broadcast): void;
  /** Whether a session may have one more socket with this server. */
  hasRoom(session: string): boolean;
  /** Remembers whose socket it is, so that signing out closes it; one too many is closed (code 1013). */
  opened(socketId: string, session: string, socket: OpenSocket): void;
  closed(socketId: string): void;
  /** Closes every socket of a session that has ended (code 4401), on other servers, too. */
  endSession(session: string): void;
  /** Closes those of this server. */
  closeSession(session: string): void;
}

/** The other servers on the same data. */
export interface Others {
  tell(message: LiveMessage): void;
  endSession(session: string): void;
}

/**
 * A round to the sockets costs a write for each of them, in the thread that leads the calls, however
 * many messages it carries (`bun run bench calls`). So what comes of a turn goes in one round, after
 * the answer has been spoken, how long an answer took goes with the next one, and where many calls
 * move at once their rounds become one. Milliseconds.
 */
const ROUNDS = {
  gap: 2,
  longGap: 50,
  rest: 16,
  hasTime: ({ type }: LiveMessage) => type === "call-heard",
};

/** Sockets of a tab, which needs one; those that broke off may still be counted. */
const MOST_OF_A_TAB = 20;
/** Of an API token or this machine's command line, for all programs that use it. */
const MOST_OF_A_TOKEN = 2_000;

function mostSocketsOf(session: string): number {
  return isBearerId(session) ? MOST_OF_A_TOKEN : MOST_OF_A_TAB;
}

/** @param runtime gathers messages with it; without it each goes at once */
export function createLive(runtime: { timers: Timers } | null = null): Live {
  let broadcast: Broadcast = () => {};
  let others: Others = { tell() {}, endSession() {} };
  const listeners: ((message: LiveMessage | null) => void)[] = [];
  const sockets = new Map<string, { session: string; socket: OpenSocket }>();
  /** How many of them a session has. */
  const counts = new Map<string, number>();

  function broadcastAll(messages: readonly LiveMessage[]): void {
    for (const message of messages) broadcast(topicOf(message), JSON.stringify(message));
  }

  const tellSockets = runtime
    ? inBursts(broadcastAll, { ...ROUNDS, timers: runtime.timers })
    : (message: LiveMessage) => broadcastAll([message]);

  function hasRoom(session: string): boolean {
    return (counts.get(session) ?? 0) < mostSocketsOf(session);
  }

  function opened(socketId: string, session: string, socket: OpenSocket): void {
    if (!hasRoom(session)) {
      socket.close(1013, "too many sockets");
      return;
    }
    sockets.set(socketId, { session, socket });
    counts.set(session, (counts.get(session) ?? 0) + 1);
  }

  function closed(socketId: string): void {
    const session = sockets.get(socketId)?.session;
    if (session === undefined) return;
    sockets.delete(socketId);
    const left = (counts.get(session) ?? 1) - 1;
    if (left > 0) counts.set(session, left);
    else counts.delete(session);
  }

  function tell(message: LiveMessage): void {
    for (const listener of listeners) listener(message);
    tellSockets(message);
  }

  function closeSession(session: string): void {
    for (const { session: owner, socket } of sockets.values()) {
      if (owner === session) socket.close(4401, "signed out");
    }
  }

  return {
    publish(message) {
      tell(message);
      others.tell(message);
    },
    tell,
    share(next) {
      others = next;
    },
    watch: (listener) => void listeners.push(listener),
    renew() {
      for (const listener of listeners) listener(null);
      for (const { socket } of sockets.values()) socket.close(1012, "renew");
    },
    attach(next) {
      broadcast = next;
    },
    hasRoom,
    opened,
    closed,
    endSession(session) {
      closeSession(session);
      others.endSession(session);
    },
    closeSession,
  };
}
