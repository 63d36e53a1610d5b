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

/** `<Say>` names the provider in front of the voice, and Amazon by its product. */
const SAY_PREFIXES: Readonly<Record<string, string>> = { Google: "Google.", Amazon: "Polly." };
/** In place of a voice whose provider `<Say>` has not. */
const SPARE_VOICE = "Google.de-DE-Chirp3-HD-Kore";

/** The same voice where there is no relay. */
export function sayVoice({ ttsProvider, voice, language }: RelayVoice): {
  language: string;
  voice: string;
} {
  const prefix = SAY_PREFIXES[ttsProvider];
  if (!prefix) return { language, voice: SPARE_VOICE };
  return { language, voice: voice.startsWith(prefix) ? voice : prefix + voice };
}
