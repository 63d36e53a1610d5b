import type { Network, Random, SocketConnection } from "@rufbaum/runtime";
import type { CallRecord } from "../call-record.ts";
import type { RelayFault } from "../fate.ts";
import type { RelayNoun } from "../twiml/twiml.ts";
import { readAppFrame } from "./app-frame.ts";
import type { LineTimers } from "./line-timers.ts";
import type { PhoneLine } from "./phone-line.ts";
import { createRelayDialogue } from "./relay-dialogue.ts";
import { between, TIMING } from "./timing.ts";

/** How a session ended, as `<Connect action>` is told. */
export type RelayResult =
  | { status: "ended"; handoff: string | null }
  | { status: "completed" }
  | { status: "failed"; errorCode: number; errorMessage: string };

export interface RelaySession {
  readonly id: string;
  /** The call ends, or its script: the socket is closed, and nothing is reported any more. */
  hangUp(): void;
}

export interface RelaySessionOptions {
  call: CallRecord;
  noun: RelayNoun;
  line: PhoneLine;
  network: Network;
  random: Random;
  timers: LineTimers;
  /** In the emulator's milliseconds. */
  now(): number;
  /** Where to connect instead of the noun's address, and the signature over the latter. */
  address: string;
  signature: string;
  /** Whether words and keys that cut the agent off are told whatever the noun says. */
  tellsInterruptions: boolean;
  /** What befalls the socket, or the voice. */
  fault: RelayFault | null;
  /** The session is over on the app's side: by its `end`, or because the socket broke. */
  over(result: RelayResult): void;
}

const MOST_MALFORMED = 10;

/**
 * The client's end of a ConversationRelay session.
 *
 *   connecting ── open ──▶ open ── `end` from the app ──▶ closing ──▶ over (ended)
 *        │                  │ ├─ the app's socket closes ─────────▶ over (failed, 64105)
 *        │                  │ └─ ten malformed frames in a row ───▶ over (failed, 64105), 1007
 *        │                  └─── hangUp ──▶ over, unreported
 *        └── closed before it opened ──▶ over (failed, 64102)
 *
 * While it is open, `relay-dialogue.ts` speaks what comes over the socket and tells what it hears.
 */
export function openRelaySession(options: RelaySessionOptions): RelaySession {
  const { call, noun, line, random, timers, now, tellsInterruptions, fault } = options;
  const id = `VX${random.bytes(16).toHex()}`;
  let state: "connecting" | "open" | "closing" | "over" = "connecting";
  let malformed = 0;

  const dialogue = createRelayDialogue({
    noun,
    line,
    random,
    timers,
    now,
    tellsInterruptions,
    fault,
    send,
  });
  const { ear } = dialogue;

  const network = fault === "unreachable" ? NO_NETWORK : options.network;
  const socket: SocketConnection = network.connect(options.address, {
    headers: { "x-twilio-signature": options.signature, "user-agent": "Jetty/11.0.24" },
    handlers: {
      open() {
        if (state !== "connecting") return;
        state = "open";
        send(setupFrame(id, call, noun));
        line.attach(ear);
        dialogue.greet();
        if (fault === "breaks") timers.after(between(random, TIMING.untilBreak), breakDown);
      },
      message: receive,
      close() {
        if (state === "over" || state === "closing") return;
        finish(
          state === "connecting"
            ? failed(64102, "Unable to connect to the websocket")
            : failed(64105, "Websocket ended"),
        );
      },
    },
  });

  function breakDown(): void {
    if (state !== "open") return;
    finish(failed(64105, "Websocket ended"));
    socket.close(1011, "");
  }

  function receive(text: string): void {
    if (state !== "open") return;
    const frame = readAppFrame(text);
    if (frame) {
      malformed = 0;
      if (frame.type === "end") end(frame.handoffData ?? null);
      else dialogue.act(frame);
      return;
    }
    malformed += 1;
    send({ type: "error", description: `Invalid message received, code: 64107, ${text}` });
    if (malformed < MOST_MALFORMED) return;
    finish(failed(64105, "Websocket ended"));
    socket.close(1007, "Too many consecutive malformed messages.");
  }

  function end(handoff: string | null): void {
    state = "closing";
    timers.after(between(random, TIMING.untilRelayCloses), () => {
      if (state === "over") return;
      finish({ status: "ended", handoff });
      socket.close(1000, "Closing websocket session");
    });
  }

  function send(frame: object): void {
    if (state === "open") socket.send(JSON.stringify(frame));
  }

  function finish(result: RelayResult): void {
    leave();
    options.over(result);
  }

  function leave(): void {
    state = "over";
    timers.stop();
    line.detach(ear);
    line.cutOff();
  }

  return {
    id,
    hangUp() {
      if (state === "over") return;
      leave();
      socket.close(1000, "Closing websocket session");
    },
  };
}

const NO_NETWORK: Pick<Network, "connect"> = {
  connect(_, { handlers }) {
    queueMicrotask(() => handlers.close(1006, ""));
    return { send() {}, close() {} };
  },
};

function failed(errorCode: number, errorMessage: string): RelayResult {
  return { status: "failed", errorCode, errorMessage };
}

function setupFrame(sessionId: string, call: CallRecord, noun: RelayNoun): object {
  return {
    type: "setup",
    sessionId,
    callSid: call.sid,
    parentCallSid: call.parentCallSid ?? "",
    from: call.from,
    to: call.to,
    forwardedFrom: "",
    callerName: "",
    direction: call.direction,
    callType: "PSTN",
    callStatus: "IN_PROGRESS",
    accountSid: call.accountSid,
    customParameters: noun.parameters,
  };
}
