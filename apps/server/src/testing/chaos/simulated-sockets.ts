import type { ServerLife } from "./server-life.ts";
import type { TimerOwner } from "./simulated-time.ts";
import type { World } from "./world.ts";

/** Both ends of an open relay socket, for whoever means it ill. */
export interface RelayTap {
  readonly callId: string;
  readonly life: ServerLife;
  /** Sends frames to the server as if the carrier had; they arrive at once. */
  toServer(...texts: string[]): void;
  /** Breaks the connection, seen from both ends. */
  cut(): void;
  readonly isOpen: boolean;
}

/** Who is at the other end. */
export interface SocketClient {
  receive(text: string): void;
  closed(code: number, reason: string): void;
}

/** Relay sockets to the server: what is sent arrives in its order, a little later. */
export function simulatedSockets(deps: {
  world: World;
  between(least: number, most: number): number;
  /** A text was spoken to the callee. */
  spoken(callId: string, text: string): void;
}) {
  const { world, between } = deps;
  const { time } = world;
  const all = new Set<{ life: ServerLife; cut(): void }>();

  function open(life: ServerLife, client: SocketClient) {
    let isOpen = true;
    let callId = "";
    /** When the last one sent arrives, each way: none overtakes another. */
    let upAt = 0;
    let downAt = 0;
    const owner: TimerOwner = { name: "socket" };
    const timers = time.timersOf(owner);
    const self = { life, cut: () => cutWith(1006, "") };
    all.add(self);

    const relay = life.openRelay({
      send(text) {
        if (!isOpen) return;
        downAt = Math.max(downAt, time.now() + between(5, 40));
        timers.after(downAt - time.now(), () => {
          const spoken = spokenIn(text);
          if (spoken !== null) deps.spoken(callId, spoken);
          client.receive(text);
        });
      },
      buffered: () => 0,
      close(code, reason) {
        if (!isOpen) return;
        world.note(`the server closes the relay socket: ${code}`);
        timers.after(5, () => cutWith(code, reason));
      },
    });

    function cutWith(code: number, reason: string): void {
      if (!isOpen) return;
      isOpen = false;
      all.delete(self);
      time.drop(owner);
      if (life.isAlive) relay.closed();
      client.closed(code, reason);
    }

    function send(...texts: string[]): void {
      if (!isOpen) return;
      callId ||= callIn(texts[0] ?? "");
      upAt = Math.max(upAt, time.now() + between(5, 40));
      timers.after(upAt - time.now(), () => {
        for (const text of texts) if (isOpen && life.isAlive) relay.message(text);
      });
    }

    const tap: RelayTap = {
      get callId() {
        return callId;
      },
      life,
      toServer: send,
      cut: self.cut,
      get isOpen() {
        return isOpen;
      },
    };
    const close = () => {
      timers.after(Math.max(5, upAt - time.now()), () => cutWith(1000, ""));
    };
    return { tap, send, close };
  }

  return {
    open,
    /** A process is gone, and its sockets with it. */
    lost(life: ServerLife): void {
      for (const socket of all) if (socket.life === life) socket.cut();
    },
  };
}

function spokenIn(text: string): string | null {
  const frame = JSON.parse(text) as { type?: string; token?: string };
  return frame.type === "text" ? (frame.token ?? "") : null;
}

function callIn(text: string): string {
  try {
    return JSON.parse(text)?.customParameters?.call ?? "";
  } catch {
    return "";
  }
}
