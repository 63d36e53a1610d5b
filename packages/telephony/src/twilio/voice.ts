import { languageOf, type VoiceName } from "../voices.ts";

/** How the agent sounds and hears in one language; all of it is said, the relay's defaults are English. */
export interface RelayVoice {
  ttsProvider: string;
  voice: string;
  transcriptionProvider: string;
  speechModel: string;
}

/** Google's name of a voice where it is another one than ours. */
const NAMES: Readonly<Partial<Record<VoiceName, string>>> = {
  usual: "de-DE-Chirp3-HD-Kore",
  // Trees have this name for a man's voice, but Google has no such voice; D is one.
  "en-US-Neural2-B": "en-US-Neural2-D",
};

/** The voice as a relay wants it: without its provider's name, with which Chirp's are refused (64101). */
export function relayVoice(voice: VoiceName): RelayVoice {
  return {
    ttsProvider: "Google",
    voice: NAMES[voice] ?? voice,
    transcriptionProvider: "Deepgram",
    speechModel: "nova-3-general",
  };
}

/** The same voice where there is no relay; `<Say>` wants the provider's name in front of it. */
export function sayVoice(voice: VoiceName): { language: string; voice: string } {
  return { language: languageOf(voice), voice: `Google.${NAMES[voice] ?? voice}` };
}
