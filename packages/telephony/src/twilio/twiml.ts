import VoiceResponse from "twilio/lib/twiml/VoiceResponse.js";
import type { AskStep, CallScript, CallStep } from "../script.ts";
import { callUrls } from "./urls.ts";

/** How the agent sounds and hears. */
export interface RelayVoice {
  language: string;
  ttsProvider: string;
  voice: string;
  transcriptionProvider: string;
  speechModel: string;
}

/** All of it is said: the relay's defaults are English. */
export const GERMAN_VOICE: RelayVoice = {
  language: "de-DE",
  ttsProvider: "Google",
  voice: "de-DE-Chirp3-HD-Kore",
  transcriptionProvider: "Deepgram",
  speechModel: "nova-3-general",
};

/** `<Say>` wants the provider's name in front, where the relay does not. */
const SAY = { language: "de-DE", voice: "Google.de-DE-Chirp3-HD-Kore" } as const;

/** The document that makes the carrier do all this; `voice` is the relay's. */
export function renderScript(
  script: CallScript,
  {
    publicUrl,
    callId,
    voice = GERMAN_VOICE,
  }: { publicUrl: string; callId: string; voice?: RelayVoice },
): string {
  const response = new VoiceResponse();
  const urls = callUrls(publicUrl, callId);
  for (const step of script) addStep(response, step, urls, { callId, voice });
  return response.toString();
}

function addStep(
  response: VoiceResponse,
  step: CallStep,
  urls: ReturnType<typeof callUrls>,
  { callId, voice }: { callId: string; voice: RelayVoice },
): void {
  switch (step.do) {
    case "say":
      response.say(SAY as VoiceResponse.SayAttributes, step.text);
      return;
    case "record":
      response.start().recording({
        channels: "dual",
        recordingStatusCallback: urls.recording,
        recordingStatusCallbackEvent: ["in-progress", "completed", "absent"],
      });
      return;
    case "converse":
      addRelay(response, {
        relayUrl: urls.relay,
        endedUrl: urls.relayEnded,
        callId,
        voice,
        resumed: step.resumed,
      });
      return;
    case "ask":
      addGather(response, step, urls.turn(step.turn));
      return;
    case "dial":
      response
        .dial({
          answerOnBridge: true,
          callerId: step.from,
          timeout: step.ringTimeout,
          action: urls.dialed,
        })
        .number(step.to);
      return;
    case "hang-up":
      response.hangup();
  }
}

/** What may be cut into is said inside the gathering, the rest before it. */
function addGather(response: VoiceResponse, step: AskStep, action: string): void {
  const firm = step.parts.findLastIndex(({ interruptible }) => !interruptible);
  for (const { text } of step.parts.slice(0, firm + 1)) {
    response.say(SAY as VoiceResponse.SayAttributes, text);
  }
  const attributes: object = {
    input: step.keypad ? "dtmf speech" : "speech",
    action,
    method: "POST",
    language: "de-DE",
    speechModel: "deepgram_nova-3",
    timeout: Math.max(1, Math.round(step.silence / 1_000)),
    speechTimeout: 1,
    actionOnEmptyResult: true,
    profanityFilter: false,
    ...(step.keypad && {
      finishOnKey: step.keypad.endKey ?? "",
      ...(step.keypad.digits !== null && { numDigits: step.keypad.digits }),
    }),
  };
  const gather = response.gather(attributes);
  for (const { text } of step.parts.slice(firm + 1)) {
    gather.say(SAY as VoiceResponse.SayAttributes, text);
  }
}

export interface AnswerTwiml {
  relayUrl: string;
  /** Asked what comes next when the relay's session is over. */
  endedUrl: string;
  callId: string;
  voice?: RelayVoice;
  /** The call had a session before, which broke: `relay-opened` says so again. */
  resumed?: boolean;
}

/** Joins an answered call with our relay socket. */
export function answerTwiml(answer: AnswerTwiml): string {
  const response = new VoiceResponse();
  addRelay(response, answer);
  return response.toString();
}

function addRelay(
  response: VoiceResponse,
  { relayUrl, endedUrl, callId, voice = GERMAN_VOICE, resumed = false }: AnswerTwiml,
): void {
  // The SDK writes the attributes as they are named here; its type says boolean for one that has
  // been a word since May 2025.
  const attributes: object = {
    url: relayUrl,
    ...voice,
    interruptible: "any",
    reportInputDuringAgentSpeech: "none",
    dtmfDetection: true,
    events: "speaker-events tokens-played",
  };
  const relay = response.connect({ action: endedUrl }).conversationRelay(attributes);
  relay.parameter({ name: "call", value: callId });
  if (resumed) relay.parameter({ name: "resumed", value: "true" });
}

export function hangUpTwiml(): string {
  const response = new VoiceResponse();
  response.hangup();
  return response.toString();
}

export function sayAndHangUpTwiml(text: string): string {
  const response = new VoiceResponse();
  // The SDK's type knows the voices of its release only, and Kore is not among them.
  response.say(SAY as VoiceResponse.SayAttributes, text);
  response.hangup();
  return response.toString();
}
