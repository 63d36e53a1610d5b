import type { ClientMessage, LiveMessage } from "./live-messages.ts";
import type { Socket, SocketHandlers } from "./runtime.ts";

export type SocketStatus = "connecting" | "connected" | "disconnected";

export interface LiveSocketDeps {
  /** Asks for a ticket: each opens one socket, within 30 s. */
  ticket(): Promise<string>;
  connect(path: string, handlers: SocketHandlers): Socket;
  after(milliseconds: number, task: () => void): () => void;
  status(status: SocketStatus): void;
  message(message: LiveMessage): void;
  /** From now on every message comes in; those of the time before may have been missed. */
  opened(): void;
  log(text: string, cause: unknown): void;
}

export const RECONNECT_MILLISECONDS = 3000;

const TOPICS: readonly ClientMessage["topic"][] = [
  "calls",
  "trees",
  "today",
  "voice-line",
  "numbers",
  "settings",
  "simulation",
  "campaigns",
  "contacts",
];

/**
 * Keeps a live socket open until it is closed here.
 *
 * connecting: a ticket is asked for, then the socket opened → connected, or disconnected on failure
 * connected: every room is subscribed; messages come in → disconnected when it closes
 * disconnected: 3 s later → connecting
 * @returns what closes it for good
 */
export function openLiveSocket(deps: LiveSocketDeps): () => void {
  let isClosed = false;
  let socket: Socket | null = null;
  let cancelRetry = () => {};

  async function open(): Promise<void> {
    deps.status("connecting");
    try {
      const ticket = await deps.ticket();
      if (isClosed) return;
      socket = deps.connect(`/ws?ticket=${encodeURIComponent(ticket)}`, {
        open: opened,
        message: received,
        close: closed,
      });
    } catch {
      closed();
    }
  }

  function opened(): void {
    if (isClosed) return;
    for (const topic of TOPICS) {
      socket?.send(JSON.stringify({ type: "subscribe", topic } satisfies ClientMessage));
    }
    deps.status("connected");
    deps.opened();
  }

  function received(text: string): void {
    let message: LiveMessage;
    try {
      message = JSON.parse(text) as LiveMessage;
    } catch (cause) {
      deps.log("the live socket sent something that is no JSON", cause);
      return;
    }
    deps.message(message);
  }

  function closed(): void {
    if (isClosed) return;
    socket = null;
    deps.status("disconnected");
    cancelRetry = deps.after(RECONNECT_MILLISECONDS, () => void open());
  }

  void open();
  return () => {
    isClosed = true;
    cancelRetry();
    socket?.close();
  };
}
