import type { Line } from "@rufbaum/calls";
import { type Clock, describeFault, type Timers } from "@rufbaum/runtime";
import type { CarrierEvent } from "@rufbaum/telephony";
import { parseRelayFrame } from "@rufbaum/telephony/twilio";
import { createFrameMeter } from "./frame-meter.ts";
import { createQuietLog } from "./quiet-log.ts";
import { lineOver, type RelaySocket } from "./relay-line.ts";

/** What leads a call, seen from its socket. */
export interface RelaySession {
  receive(event: CarrierEvent): void;
  /** Does nothing where another line has been attached since. */
  detach(line: Line): void;
}

export interface RelayConnectionDeps {
  calls: { openRelay(setup: RelaySetup, line: Line): Promise<RelaySession | null> };
  clock: Clock;
  timers: Timers;
  log(message: string): void;
}

export type RelaySetup = Extract<CarrierEvent, { type: "relay-opened" }>;

/** One relay's socket; neither of the two ever throws. */
export interface RelayConnection {
  /** A frame as text, or as JSON that somebody has parsed already. */
  message(frame: unknown): void;
  /** The socket is gone. */
  closed(): void;
}

/** Milliseconds within which a relay says which call it belongs to. */
const SETUP_WITHIN = 10_000;
/** Events that may wait for the session to open. */
const MOST_WAITING = 200;

/**
 * The relay's sockets: setup first, then frames for the call's session, in their order.
 *
 * Whatever else comes over them is dropped: frames that nobody understands, frames before the setup,
 * a second setup, too many frames. A call has one socket: a later one takes the place of the former.
 */
export function createRelayConnections(deps: RelayConnectionDeps) {
  const { clock, timers } = deps;
  const note = createQuietLog(deps);
  /** The sockets that lead a call, by its id. */
  const leading = new Map<string, { close(code: number, reason: string): void }>();

  /** `isOwn`: whether a call is one of whoever signed the handshake. */
  function open(
    socket: RelaySocket,
    isOwn: (setup: RelaySetup) => Promise<boolean>,
  ): RelayConnection {
    const line = lineOver({ ...socket, close });
    const take = createFrameMeter(clock);
    let waiting: CarrierEvent[] | null = null;
    let callId: string | null = null;
    let session: RelaySession | null = null;
    let isClosed = false;
    const self = { close };
    const cancelWait = timers.after(SETUP_WITHIN, () => {
      note("relay: a socket that named no call was closed");
      close(1008, "no setup");
    });

    function close(code: number, reason: string): void {
      if (isClosed) return;
      closed();
      socket.close(code, reason);
    }

    function closed(): void {
      if (isClosed) return;
      isClosed = true;
      waiting = null;
      cancelWait();
      if (callId !== null && leading.get(callId) === self) leading.delete(callId);
      session?.detach(line);
      session = null;
    }

    async function begin(setup: RelaySetup): Promise<void> {
      cancelWait();
      waiting = [];
      const found = await openSafely(setup);
      if (isClosed) return void found?.detach(line);
      if (!found) return close(1000, "no such call");
      callId = setup.callId;
      leading.get(callId)?.close(1000, "superseded");
      leading.set(callId, self);
      session = found;
      const events = waiting;
      waiting = null;
      for (const event of events) receive(event);
    }

    async function openSafely(setup: RelaySetup): Promise<RelaySession | null> {
      try {
        if (await isOwn(setup)) return await deps.calls.openRelay(setup, line);
        note("relay: a socket named another carrier's call and was refused");
        return null;
      } catch (error) {
        deps.log(`relay: a call's session could not be opened: ${describeFault(error)}`);
        return null;
      }
    }

    function receive(event: CarrierEvent): void {
      try {
        session?.receive(event);
      } catch (error) {
        deps.log(`call ${callId}: an event could not be taken: ${describeFault(error)}`);
      }
    }

    function accept(event: CarrierEvent): void {
      const isNew = session === null && waiting === null;
      if (event.type === "relay-opened") {
        if (isNew) void begin(event);
        else note("relay: a second setup was dropped");
      } else if (session) receive(event);
      else if (waiting === null) note("relay: a frame before the setup was dropped");
      else if (waiting.length < MOST_WAITING) waiting.push(event);
    }

    return {
      message(frame) {
        if (isClosed) return;
        const verdict = take();
        if (verdict === "close") return close(1008, "too many frames");
        if (verdict === "drop")
          return note("relay: a socket sends too many frames, some were dropped");
        const event = parseRelayFrame(frame);
        if (event) accept(event);
        else note("relay: a frame that is not understood was dropped");
      },
      closed,
    };
  }

  return {
    open,
    /** Sockets that lead a call. */
    count: () => leading.size,
  };
}
