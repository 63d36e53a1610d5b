import type { Network, Random, SocketConnection } from "@rufbaum/runtime";
import type { CallRecord } from "../call-record.ts";
import type { Callee } from "../callee/callee.ts";
import type { RelayNoun } from "../twiml/twiml.ts";
import { createAgentSpeech } from "./agent-speech.ts";
import { type AppFrame, readAppFrame } from "./app-frame.ts";
import { calleeTurns } from "./callee-turns.ts";
import type { LineTimers } from "./line-timers.ts";
import { between, TIMING } from "./timing.ts";

/** How a session ended, as `<Connect action>` is told. */
export type RelayResult =
  | { status: "ended"; handoff: string | null }
  | { status: "completed" }
  | { status: "failed"; errorCode: number; errorMessage: string };

export interface RelaySession {
  readonly id: string;
  /** The call ends: the socket is closed, and nothing is reported any more. */
  hangUp(): void;
}

export interface RelaySessionOptions {
  call: CallRecord;
  noun: RelayNoun;
  callee: Callee;
  network: Network;
  random: Random;
  timers: LineTimers;
  /** In the emulator's milliseconds. */
  now(): number;
  /** Where to connect instead of the noun's address, and the signature over the latter. */
  address: string;
  signature: string;
  /** The session is over on the app's side: by its `end`, or because the socket broke. */
  over(result: RelayResult): void;
  /** The callee puts the phone down. */
  hungUp(): void;
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
 * While it is open the agent speaks what comes over the socket. A callee that begins meanwhile cuts
 * it off, if the text allows it, and is not heard otherwise.
 */
export function openRelaySession(options: RelaySessionOptions): RelaySession {
  const { call, noun, callee, random, timers, now } = options;
  const id = `VX${random.bytes(16).toHex()}`;
  let state: "connecting" | "open" | "closing" | "over" = "connecting";
  let malformed = 0;

  const speech = createAgentSpeech(timers, now, {
    started: () => inform("agentSpeaking", "on"),
    began: (text, milliseconds) => turns.agentBegan(text, milliseconds),
    played(text) {
      inform("tokensPlayed", text);
      turns.agentPlayed(text);
    },
    finished() {
      inform("agentSpeaking", "off");
      turns.agentFinished();
    },
  });

  const turns = calleeTurns(callee, timers, {
    speaks() {
      if (speech.speaking && !speech.interruptible) return false;
      inform("clientSpeaking", "on");
      if (speech.speaking) cutOff();
      return true;
    },
    said(text) {
      inform("clientSpeaking", "off");
      send({ type: "prompt", voicePrompt: text, lang: noun.language, last: true });
    },
    hungUp: options.hungUp,
  });

  const socket: SocketConnection = options.network.connect(options.address, {
    headers: { "x-twilio-signature": options.signature, "user-agent": "Jetty/11.0.24" },
    handlers: {
      open() {
        if (state !== "connecting") return;
        state = "open";
        send(setupFrame(id, call, noun));
        if (noun.welcomeGreeting) speak(noun.welcomeGreeting, noun.interruptible);
        turns.pickUp();
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

  function receive(text: string): void {
    if (state !== "open") return;
    const frame = readAppFrame(text);
    if (frame) {
      malformed = 0;
      act(frame);
      return;
    }
    malformed += 1;
    send({ type: "error", description: `Invalid message received, code: 64107, ${text}` });
    if (malformed < MOST_MALFORMED) return;
    finish(failed(64105, "Websocket ended"));
    socket.close(1007, "Too many consecutive malformed messages.");
  }

  function act(frame: AppFrame): void {
    if (frame.type === "text") speak(frame.token, frame.interruptible ?? noun.interruptible);
    if (frame.type !== "end") return;
    state = "closing";
    const handoff = frame.handoffData ?? null;
    timers.after(between(random, TIMING.untilRelayCloses), () => {
      if (state === "over") return;
      finish({ status: "ended", handoff });
      socket.close(1000, "Closing websocket session");
    });
  }

  function speak(text: string, interruptible: boolean): void {
    speech.say(text, { interruptible, startsAfter: between(random, TIMING.untilFirstSound) });
  }

  function cutOff(): void {
    const cut = speech.interrupt();
    if (!cut) return;
    if (cut.fragment) inform("tokensPlayed", cut.fragment);
    send({
      type: "interrupt",
      utteranceUntilInterrupt: cut.heard,
      durationUntilInterruptMs: cut.milliseconds,
    });
    inform("agentSpeaking", "off");
  }

  function inform(name: string, value: string): void {
    const subscribed = name === "tokensPlayed" ? noun.tokensPlayed : noun.speakerEvents;
    if (subscribed) send({ type: "info", name, value });
  }

  function send(frame: object): void {
    if (state === "open") socket.send(JSON.stringify(frame));
  }

  function finish(result: RelayResult): void {
    state = "over";
    timers.stop();
    options.over(result);
  }

  return {
    id,
    hangUp() {
      if (state === "over") return;
      state = "over";
      timers.stop();
      socket.close(1000, "Closing websocket session");
    },
  };
}

function failed(errorCode: number, errorMessage: string): RelayResult {
  return { status: "failed", errorCode, errorMessage };
}

function setupFrame(sessionId: string, call: CallRecord, noun: RelayNoun): object {
  return {
    type: "setup",
    sessionId,
    callSid: call.sid,
    parentCallSid: "",
    from: call.from,
    to: call.to,
    forwardedFrom: "",
    callerName: "",
    direction: "outbound-api",
    callType: "PSTN",
    callStatus: "IN_PROGRESS",
    accountSid: call.accountSid,
    customParameters: noun.parameters,
  };
}
