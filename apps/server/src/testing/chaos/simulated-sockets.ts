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

/**
 * What happened on a line: a text was given to the voice, was played to its end, the voice fell
 * silent, the caller spoke, or the server's process began anew.
 */
export interface LineEvent {
  what: "given" | "played" | "silent" | "caller" | "restart";
  text: string;
}

/** Relay sockets to the server: what is sent arrives in its order, a little later. */
export function simulatedSockets(deps: {
  world: World;
  between(least: number, most: number): number;
  line(callId: string, event: LineEvent): void;
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
          tell(text);
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
        for (const text of texts) {
          if (!isOpen || !life.isAlive) return;
          tell(text);
          relay.message(text);
        }
      });
    }

    function tell(frame: string): void {
      const event = lineEvent(frame);
      if (event) deps.line(callId, event);
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

interface AnyFrame {
  type?: string;
  token?: string;
  name?: string;
  value?: string;
  voicePrompt?: string;
  customParameters?: { call?: string };
}

function lineEvent(text: string): LineEvent | null {
  const frame = read(text);
  if (frame?.type === "text") return { what: "given", text: frame.token ?? "" };
  if (frame?.type === "prompt") return { what: "caller", text: frame.voicePrompt ?? "" };
  if (frame?.name === "agentSpeaking" && frame.value === "off") return { what: "silent", text: "" };
  if (frame?.name === "tokensPlayed") return { what: "played", text: frame.value ?? "" };
  return null;
}

function callIn(text: string): string {
  return read(text)?.customParameters?.call ?? "";
}

function read(text: string): AnyFrame | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
