import type { Random } from "@rufbaum/runtime";
import type { RelayFault } from "../fate.ts";
import type { Input, RelayNoun } from "../twiml/twiml.ts";
import type { AppFrame } from "./app-frame.ts";
import type { LineTimers } from "./line-timers.ts";
import { partialPrompts } from "./partial-prompts.ts";
import type { Ear, PhoneLine } from "./phone-line.ts";
import { between, TIMING } from "./timing.ts";

/** What an app wants to be heard, or how. */
export type SpokenFrame = Exclude<AppFrame, { type: "end" }>;

/** The agent's side of a conversation over a relay. */
export interface RelayDialogue {
  /** Hears the callee, and tells the app. */
  readonly ear: Ear;
  greet(): void;
  act(frame: SpokenFrame): void;
}

/** Nothing is fetched: whatever an app plays lasts so many milliseconds, and so often at most. */
const SOUND = 3_000;
const MOST_LOOPS = 1_000;

/** Codes of a voice that fails, by what befalls the relay. */
const VOICE_FAULTS: Readonly<Partial<Record<RelayFault, number>>> = {
  "voice-breaks": 64111,
  voiceless: 64112,
};
/** What a voice that breaks still says. */
const UTTERANCES_BEFORE_BREAK = 1;

/**
 * The agent speaks what comes over the socket. A callee that speaks or presses keys meanwhile cuts
 * it off if the text allows it. Whether the app is told the words and keys is another matter: only
 * where the noun's `reportInputDuringAgentSpeech` says so, even of those that cut the agent off.
 * `tellsInterruptions` is the other way to read the documentation: these are told in any case.
 *
 * A voice that fails says nothing more; the app is told of each text, and the session stays open.
 */
export function createRelayDialogue(options: {
  noun: RelayNoun;
  line: PhoneLine;
  random: Random;
  timers: LineTimers;
  /** In the emulator's milliseconds. */
  now(): number;
  tellsInterruptions: boolean;
  /** What befalls the relay. */
  fault: RelayFault | null;
  send(frame: object): void;
}): RelayDialogue {
  const { noun, line, random, timers, now, send, tellsInterruptions } = options;
  const { speech } = line;
  let language = noun.language;
  /** The app's last text was not the end of what it has to say. */
  let midUtterance = false;
  /** When the app was told what the callee said, until it answers. */
  let promptedAt: number | null = null;
  /** The app is told what the callee is saying. */
  let isTold = true;
  /** Utterances that the app has given to the voice. */
  let utterances = 0;
  let stopPartials = () => {};

  const ear: Ear = {
    agentStarted: () => inform("agentSpeaking", "on"),
    agentPlayed: (text) => inform("tokensPlayed", text),
    agentFinished: () => inform("agentSpeaking", "off"),
    calleeSpeaks(text, milliseconds) {
      const { cuts, told } = reach("speech");
      if (!cuts && !told) return false;
      isTold = told;
      inform("clientSpeaking", "on");
      if (cuts) cutOff();
      if (told && noun.partialPrompts) {
        stopPartials = partialPrompts(text, milliseconds, { timers, random }, (words) =>
          prompt(words, false),
        );
      }
      return true;
    },
    calleeSaid(text) {
      stopPartials();
      inform("clientSpeaking", "off");
      if (!isTold) return;
      prompt(text, true);
      promptedAt = now();
    },
    calleePressed(digit) {
      if (!noun.keys) return;
      const { cuts, told } = reach("dtmf");
      if (cuts) cutOff();
      if (told) send({ type: "dtmf", digit });
    },
  };

  /** What comes of the callee's voice or key now: whether it cuts the agent off, and is told. */
  function reach(kind: "speech" | "dtmf"): { cuts: boolean; told: boolean } {
    if (!speech.speaking) return { cuts: false, told: true };
    const cuts = covers(speech.interruptible, kind);
    return { cuts, told: covers(noun.reportDuringSpeech, kind) || (cuts && tellsInterruptions) };
  }

  function greet(): void {
    const interruptible = noun.welcomeInterruptible;
    const startsAfter = between(random, TIMING.untilGreeting);
    speech.say({ text: noun.welcomeGreeting, interruptible }, startsAfter);
  }

  function act(frame: SpokenFrame): void {
    switch (frame.type) {
      case "text":
        tellRoundTrip();
        giveWay();
        if (voiceFails()) failVoice();
        else speak({ text: frame.token, ...manners(frame) });
        midUtterance = frame.last !== true;
        if (!midUtterance) utterances += 1;
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
    }
  }

  function voiceFails(): boolean {
    if (options.fault === "voiceless") return true;
    return options.fault === "voice-breaks" && utterances >= UTTERANCES_BEFORE_BREAK;
  }

  function failVoice(): void {
    const code = VOICE_FAULTS[options.fault ?? "breaks"];
    timers.after(between(random, TIMING.untilFirstSound), () =>
      send({ type: "error", description: `Text-to-speech failed, code: ${code}` }),
    );
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

  return { ear, greet, act };
}

function covers(input: Input, kind: "speech" | "dtmf"): boolean {
  return input === "any" || input === kind;
}
