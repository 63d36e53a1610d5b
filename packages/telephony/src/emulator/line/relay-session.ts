import type { Network, Random, SocketConnection } from "@rufbaum/runtime";
import type { CallRecord } from "../call-record.ts";
import type { Input, RelayNoun } from "../twiml/twiml.ts";
import { type AppFrame, readAppFrame } from "./app-frame.ts";
import type { LineTimers } from "./line-timers.ts";
import { partialPrompts } from "./partial-prompts.ts";
import type { Ear, PhoneLine } from "./phone-line.ts";
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
  /** The session is over on the app's side: by its `end`, or because the socket broke. */
  over(result: RelayResult): void;
}

const MOST_MALFORMED = 10;
/** Nothing is fetched: whatever an app plays lasts so many milliseconds, and so often at most. */
const SOUND = 3_000;
const MOST_LOOPS = 1_000;

/**
 * The client's end of a ConversationRelay session.
 *
 *   connecting ── open ──▶ open ── `end` from the app ──▶ closing ──▶ over (ended)
 *        │                  │ ├─ the app's socket closes ─────────▶ over (failed, 64105)
 *        │                  │ └─ ten malformed frames in a row ───▶ over (failed, 64105), 1007
 *        │                  └─── hangUp ──▶ over, unreported
 *        └── closed before it opened ──▶ over (failed, 64102)
 *
 * While it is open the agent speaks what comes over the socket. A callee that speaks or presses
 * keys meanwhile cuts it off if the text allows it; if not, it is heard only where the noun's
 * `reportInputDuringAgentSpeech` says so.
 */
export function openRelaySession(options: RelaySessionOptions): RelaySession {
  const { call, noun, line, random, timers, now } = options;
  const { speech } = line;
  const id = `VX${random.bytes(16).toHex()}`;
  let state: "connecting" | "open" | "closing" | "over" = "connecting";
  let malformed = 0;
  let language = noun.language;
  /** The app's last text was not the end of what it has to say. */
  let midUtterance = false;
  /** When the app was told what the callee said, until it answers. */
  let promptedAt: number | null = null;
  let stopPartials = () => {};

  const ear: Ear = {
    agentStarted: () => inform("agentSpeaking", "on"),
    agentPlayed: (text) => inform("tokensPlayed", text),
    agentFinished: () => inform("agentSpeaking", "off"),
    calleeSpeaks(text, milliseconds) {
      if (state !== "open") return false;
      const cuts = speech.speaking && covers(speech.interruptible, "speech");
      if (speech.speaking && !cuts && !covers(noun.reportDuringSpeech, "speech")) return false;
      inform("clientSpeaking", "on");
      if (cuts) cutOff();
      if (noun.partialPrompts) {
        stopPartials = partialPrompts(text, milliseconds, { timers, random }, (words) =>
          prompt(words, false),
        );
      }
      return true;
    },
    calleeSaid(text) {
      stopPartials();
      inform("clientSpeaking", "off");
      prompt(text, true);
      promptedAt = now();
    },
    calleePressed(digit) {
      if (state !== "open" || !noun.keys) return;
      const cuts = speech.speaking && covers(speech.interruptible, "dtmf");
      if (speech.speaking && !cuts && !covers(noun.reportDuringSpeech, "dtmf")) return;
      if (cuts) cutOff();
      send({ type: "dtmf", digit });
    },
  };

  const socket: SocketConnection = options.network.connect(options.address, {
    headers: { "x-twilio-signature": options.signature, "user-agent": "Jetty/11.0.24" },
    handlers: {
      open() {
        if (state !== "connecting") return;
        state = "open";
        send(setupFrame(id, call, noun));
        line.attach(ear);
        greet();
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

  function greet(): void {
    const interruptible = noun.welcomeInterruptible;
    const startsAfter = between(random, TIMING.untilGreeting);
    speech.say({ text: noun.welcomeGreeting, interruptible }, startsAfter);
  }

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
    switch (frame.type) {
      case "text":
        tellRoundTrip();
        giveWay();
        midUtterance = frame.last !== true;
        speak({ text: frame.token, ...manners(frame) });
        return;
      case "play": {
        tellRoundTrip();
        midUtterance = false;
        giveWay();
        // 0 is for ever, which the carrier takes for a thousand times.
        const loops = frame.loop === 0 ? MOST_LOOPS : (frame.loop ?? 1);
        speak({ milliseconds: loops * SOUND, ...manners(frame) });
        return;
      }
      case "sendDigits":
        midUtterance = false;
        speak({ digits: frame.digits, interruptible: "none" });
        return;
      case "language":
        language = frame.transcriptionLanguage ?? language;
        return;
      case "end":
        end(frame.handoffData ?? null);
    }
  }

  function end(handoff: string | null): void {
    state = "closing";
    timers.after(between(random, TIMING.untilRelayCloses), () => {
      if (state === "over") return;
      finish({ status: "ended", handoff });
      socket.close(1000, "Closing websocket session");
    });
  }

  function speak(utterance: Parameters<typeof speech.say>[0]): void {
    speech.say(utterance, between(random, TIMING.untilFirstSound));
  }

  /** What a new utterance may replace falls silent: told as played, without an interrupt. */
  function giveWay(): void {
    if (midUtterance) return;
    const cut = speech.preempt();
    if (cut?.fragment) inform("tokensPlayed", cut.fragment);
  }

  function manners(frame: {
    interruptible?: boolean | undefined;
    preemptible?: boolean | undefined;
  }) {
    const wanted = frame.interruptible;
    const interruptible: Input =
      wanted === undefined ? noun.interruptible : wanted ? "any" : "none";
    return { interruptible, preemptible: frame.preemptible ?? noun.preemptible };
  }

  function cutOff(): void {
    const cut = line.cutOff();
    if (!cut) return;
    if (cut.fragment) inform("tokensPlayed", cut.fragment);
    send({
      type: "interrupt",
      utteranceUntilInterrupt: cut.heard,
      durationUntilInterruptMs: cut.milliseconds,
    });
    inform("agentSpeaking", "off");
  }

  function tellRoundTrip(): void {
    if (promptedAt === null) return;
    if (noun.roundTrips) {
      const value = String(Math.round(now() - promptedAt));
      send({ type: "info", name: "roundTripDelayMs", value });
    }
    promptedAt = null;
  }

  function prompt(voicePrompt: string, last: boolean): void {
    send({ type: "prompt", voicePrompt, lang: language, last });
  }

  function inform(name: string, value: string): void {
    const subscribed = name === "tokensPlayed" ? noun.tokensPlayed : noun.speakerEvents;
    if (subscribed) send({ type: "info", name, value });
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

function covers(input: Input, kind: "speech" | "dtmf"): boolean {
  return input === "any" || input === kind;
}

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
