import VoiceResponse from "twilio/lib/twiml/VoiceResponse.js";

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
export function answerTwiml({
  relayUrl,
  endedUrl,
  callId,
  voice = GERMAN_VOICE,
  resumed = false,
}: AnswerTwiml): string {
  const response = new VoiceResponse();
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
  return response.toString();
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
