import { TwimlError } from "./twiml-error.ts";

type Attributes = Readonly<Record<string, string>>;

/** The languages of Amazon's voices that are known here; of the others nothing is claimed. */
const AMAZON: Readonly<Record<string, string>> = {
  Hans: "de-DE",
  Marlene: "de-DE",
  Vicki: "de-DE",
  Daniel: "de-DE",
  Hannah: "de-AT",
  Joanna: "en-US",
  Matthew: "en-US",
  Ruth: "en-US",
  Stephen: "en-US",
  Danielle: "en-US",
  Salli: "en-US",
  Kendra: "en-US",
  Amy: "en-GB",
  Brian: "en-GB",
  Emma: "en-GB",
  Arthur: "en-GB",
  Lea: "fr-FR",
  Celine: "fr-FR",
  Mathieu: "fr-FR",
  Bianca: "it-IT",
  Carla: "it-IT",
  Lucia: "es-ES",
  Conchita: "es-ES",
};
const LEGACY = ["man", "woman", "alice"];
const GOOGLE =
  /^(?<language>[a-z]{2,3}-[A-Z]{2})-(?<family>Standard|Wavenet|Neural2|Chirp-HD|Chirp3-HD|Journey|Studio|News|Polyglot)-\w+$/;
const AMAZON_NAME = /^(?<name>[A-Z][a-zé]+)(?:-(?:Neural|Generative|Standard))?$/;
/** A voice's id, then a model, then speed, stability and similarity. */
const ELEVENLABS =
  /^[A-Za-z0-9]{20}(?:-(?:flash|turbo|multilingual)_v2(?:_5)?(?:-[\d.]+_[\d.]+_[\d.]+)?)?$/;
const SPEECH_MODELS: Readonly<Record<string, RegExp>> = {
  Google: /^(?:telephony|telephony_short|long|short|latest_long|latest_short|chirp_\d+)$/,
  Deepgram: /^(?:nova-[123](?:-[a-z]+)?|enhanced(?:-[a-z]+)?|base(?:-[a-z]+)?|flux(?:-[a-z-]+)?)$/,
};
const LANGUAGE = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/;

/** 13512 where `<Say>` names a voice that does not exist or does not speak the language. */
export function checkSayVoice({ voice, language }: Attributes): void {
  if (voice === undefined || LEGACY.includes(voice)) return;
  const [provider, name = ""] = splitOnce(voice, ".");
  const spoken =
    provider === "Google"
      ? googleLanguage(name)
      : provider === "Polly"
        ? amazonLanguage(name)
        : null;
  if (spoken === null) throw new TwimlError(13512, `<Say>: there is no voice "${voice}"`);
  if (spoken === "any" || language === undefined || spoken === language) return;
  throw new TwimlError(13512, `<Say>: "${voice}" speaks ${spoken}, not ${language}`);
}

/** 64101 where a relay's voice or recogniser does not fit its provider or the language. */
export function checkRelaySpeech(speech: {
  ttsProvider: string;
  voice: string | undefined;
  ttsLanguage: string;
  transcriptionProvider: string;
  speechModel: string | undefined;
  language: string;
}): void {
  const { ttsProvider, voice, ttsLanguage, transcriptionProvider, speechModel, language } = speech;
  for (const code of [ttsLanguage, language]) {
    if (!LANGUAGE.test(code)) throw new TwimlError(64101, `"${code}" is no language`);
  }
  if (!["Google", "Amazon", "ElevenLabs"].includes(ttsProvider)) {
    throw new TwimlError(64101, `there is no ttsProvider "${ttsProvider}"`);
  }
  if (voice !== undefined) checkRelayVoice(ttsProvider, voice, ttsLanguage);
  const models = SPEECH_MODELS[transcriptionProvider];
  if (!models) {
    throw new TwimlError(64101, `there is no transcriptionProvider "${transcriptionProvider}"`);
  }
  if (speechModel !== undefined && !models.test(speechModel)) {
    throw new TwimlError(64101, `${transcriptionProvider} has no speechModel "${speechModel}"`);
  }
}

function checkRelayVoice(provider: string, voice: string, language: string): void {
  const spoken = relayVoiceLanguage(provider, voice);
  if (spoken === null) throw new TwimlError(64101, `${provider} has no voice "${voice}"`);
  if (spoken === "any" || language === "multi" || spoken === language) return;
  throw new TwimlError(64101, `the voice "${voice}" speaks ${spoken}, not ${language}`);
}

function relayVoiceLanguage(provider: string, voice: string): string | null {
  if (provider === "ElevenLabs") return ELEVENLABS.test(voice) ? "any" : null;
  if (provider === "Amazon") return amazonLanguage(voice.replace(/^Polly\./, ""));
  // As seen: the older voices are known with and without the provider's name, Chirp's only without.
  if (voice.startsWith("Google.") && voice.includes("Chirp")) return null;
  return googleLanguage(voice.replace(/^Google\./, ""));
}

function googleLanguage(name: string): string | null {
  return GOOGLE.exec(name)?.groups?.language ?? null;
}

function amazonLanguage(name: string): string | null {
  const match = AMAZON_NAME.exec(name)?.groups?.name;
  return match === undefined ? null : (AMAZON[match] ?? "any");
}

function splitOnce(text: string, separator: string): [string, string?] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
