import VoiceResponse from "twilio/lib/twiml/VoiceResponse.js";
import { GERMAN_VOICE, type RelayVoice, sayVoice } from "./voice.ts";

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
  response.say(sayVoice(GERMAN_VOICE) as VoiceResponse.SayAttributes, text);
  response.hangup();
  return response.toString();
}
