import type VoiceResponse from "twilio/lib/twiml/VoiceResponse.js";
import { languageOf, type VoiceName } from "../voices.ts";

/** How the agent sounds and hears in one language; all of it is said, the relay's defaults are English. */
export interface RelayVoice {
  ttsProvider: string;
  voice: string;
  transcriptionProvider: string;
  speechModel: string;
}

/** Google's name of each voice; the type lets only those pass that the carrier's SDK knows. */
const NAMES = {
  usual: "de-DE-Chirp3-HD-Kore",
  "de-DE-Neural2-C": "de-DE-Neural2-C",
  "de-DE-Neural2-B": "de-DE-Neural2-B",
  "de-DE-Chirp3-HD-Aoede": "de-DE-Chirp3-HD-Aoede",
  "de-DE-Chirp3-HD-Charon": "de-DE-Chirp3-HD-Charon",
  "de-DE-Chirp3-HD-Leda": "de-DE-Chirp3-HD-Leda",
  "de-DE-Chirp3-HD-Orus": "de-DE-Chirp3-HD-Orus",
  "de-DE-Chirp3-HD-Zephyr": "de-DE-Chirp3-HD-Zephyr",
  "en-US-Neural2-C": "en-US-Neural2-C",
  // Trees have this name for a man's voice, but Google has no such voice; D is one.
  "en-US-Neural2-B": "en-US-Neural2-D",
} as const satisfies Record<VoiceName, string>;

/** The voice as a relay wants it: without its provider's name, with which Chirp's are refused (64101). */
export function relayVoice(voice: VoiceName): RelayVoice {
  return {
    ttsProvider: "Google",
    voice: NAMES[voice],
    transcriptionProvider: "Deepgram",
    speechModel: "nova-3-general",
  };
}

type SayVoice = Required<Pick<VoiceResponse.SayAttributes, "language" | "voice">>;

/** The same voice where there is no relay; `<Say>` wants the provider's name in front of it. */
export function sayVoice(voice: VoiceName): SayVoice {
  return { language: languageOf(voice), voice: `Google.${NAMES[voice]}` };
}
