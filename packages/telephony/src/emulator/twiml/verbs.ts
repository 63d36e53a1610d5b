import type { Address } from "../call-record.ts";
import type { RecordingEvent, RecordingWish } from "../recordings/recordings.ts";

/** What a document tells the carrier to do, in this order. Addresses may be relative to its own. */
export type Verb =
  | Prompt
  | GatherVerb
  | RecordVerb
  | DialVerb
  | { verb: "hang-up" }
  | { verb: "reject"; reason: "rejected" | "busy" }
  | { verb: "redirect"; to: Address }
  | { verb: "start-recording"; wish: RecordingWish }
  | { verb: "connect"; action: Address | null; relay: RelayNoun };

/** What may also stand inside `<Gather>`. `loop` 0 goes on for ever. */
export type Prompt =
  | { verb: "say"; text: string; loop: number }
  | { verb: "play"; source: string; digits: string | null; loop: number }
  | { verb: "pause"; seconds: number };

export interface GatherVerb {
  verb: "gather";
  speech: boolean;
  keys: boolean;
  prompts: readonly Prompt[];
  /** Seconds. */
  timeout: number;
  speechTimeout: number;
  numDigits: number | null;
  finishOnKey: string;
  /** `null`: the document's own address. */
  action: Address | null;
  method: Address["method"];
  /** Whether the action is asked when nothing came. */
  onEmpty: boolean;
  bargeIn: boolean;
  partials: Address | null;
}

export interface RecordVerb {
  verb: "record";
  action: Address | null;
  method: Address["method"];
  /** Seconds. */
  timeout: number;
  maxLength: number;
  finishOnKey: string;
  playBeep: boolean;
  trim: boolean;
  callback: Address | null;
  events: readonly RecordingEvent[];
}

export interface DialVerb {
  verb: "dial";
  noun: DialNoun;
  callerId: string | null;
  /** Seconds. */
  timeout: number;
  timeLimit: number;
  action: Address | null;
  answerOnBridge: boolean;
  hangupOnStar: boolean;
  recording: RecordingWish | null;
}

export type DialNoun =
  | { noun: "number"; number: string; status: Address | null; statusEvents: readonly string[] }
  /** A browser or telephone of the account: nobody is registered here, so nobody answers. */
  | { noun: "client"; identity: string }
  | { noun: "conference"; name: string; endOnExit: boolean; startOnEnter: boolean };

/** Which of the callee's doings something is about. */
export type Input = "none" | "dtmf" | "speech" | "any";

/** `<ConversationRelay>`. */
export interface RelayNoun {
  /** As written: this is what the handshake's signature is made over. */
  url: string;
  /** What the recogniser listens for; the voice's language can be another. */
  language: string;
  ttsLanguage: string;
  welcomeGreeting: string;
  welcomeInterruptible: Input;
  /** What cuts off the agent's voice, unless the text itself says otherwise. */
  interruptible: Input;
  /** What is told although the agent goes on speaking. */
  reportDuringSpeech: Input;
  keys: boolean;
  preemptible: boolean;
  partialPrompts: boolean;
  speakerEvents: boolean;
  tokensPlayed: boolean;
  roundTrips: boolean;
  parameters: Readonly<Record<string, string>>;
}
