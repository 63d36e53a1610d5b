import { type LiveMessage, type Topic, topicOf } from "./messages.ts";

/** Sends one text to everybody in a room; Bun does the fan-out, without a loop over clients here. */
export type Broadcast = (topic: Topic, text: string) => void;

interface OpenSocket {
  close(code: number, reason: string): void;
}

export interface Live {
  publish(message: LiveMessage): void;
  /** Connects the hub to the listening server; before that, messages reach nobody. */
  attach(broadcast: Broadcast): void;
  /** Remembers whose socket it is, so that signing out closes it. */
  opened(socketId: string, session: string, socket: OpenSocket): void;
  closed(socketId: string): void;
  /** Closes every socket of a session that has ended (code 4401). */
  endSession(session: string): void;
}

export function createLive(): Live {
  let broadcast: Broadcast = () => {};
  const sockets = new Map<string, { session: string; socket: OpenSocket }>();
  return {
    publish: (message) => broadcast(topicOf(message), JSON.stringify(message)),
    attach(next) {
      broadcast = next;
    },
    opened: (socketId, session, socket) => void sockets.set(socketId, { session, socket }),
    closed: (socketId) => void sockets.delete(socketId),
    endSession(session) {
      for (const { session: owner, socket } of sockets.values()) {
        if (owner === session) socket.close(4401, "signed out");
      }
    },
  };
}
