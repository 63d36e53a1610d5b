import { TwimlError } from "./twiml-error.ts";
import type { Input, RelayNoun } from "./verbs.ts";
import { checkRelaySpeech } from "./voices.ts";
import type { XmlElement } from "./xml.ts";

type Attributes = Readonly<Record<string, string>>;

/** The values of before May 2025 are still taken. */
const INPUTS: Readonly<Record<string, Input>> = {
  none: "none",
  dtmf: "dtmf",
  speech: "speech",
  any: "any",
  true: "any",
  false: "none",
};
const FLAGS = [
  "dtmfDetection",
  "preemptible",
  "partialPrompts",
  "deepgramSmartFormat",
  "ignoreBackchannel",
  "backgroundNoiseReduction",
  "profanityFilter",
];

/** Reads `<ConversationRelay>`; 64101 for a bad value. Attributes it does not know are passed over. */
export function readRelay({ attributes, children }: XmlElement): RelayNoun {
  const url = attributes.url ?? "";
  if (!/^wss?:\/\//.test(url) || !URL.canParse(url)) {
    throw new TwimlError(64101, `no socket's address: "${url}"`);
  }
  const language = attributes.transcriptionLanguage ?? attributes.language ?? "en-US";
  const ttsLanguage = attributes.ttsLanguage ?? attributes.language ?? "en-US";
  checkSpeech(attributes, language, ttsLanguage);
  checkNumbers(attributes);
  for (const name of FLAGS) oneOf(attributes, name, ["true", "false"]);
  oneOf(attributes, "interruptSensitivity", ["low", "medium", "high"]);
  oneOf(attributes, "elevenlabsTextNormalization", ["on", "auto", "off"]);

  const subscribed = new Set(`${attributes.events ?? ""} ${attributes.debug ?? ""}`.split(/\s+/));
  return {
    url,
    language,
    ttsLanguage,
    welcomeGreeting: attributes.welcomeGreeting ?? "",
    welcomeInterruptible: input(attributes, "welcomeGreetingInterruptible", "any"),
    interruptible: input(attributes, "interruptible", "any"),
    reportDuringSpeech: input(attributes, "reportInputDuringAgentSpeech", "none"),
    keys: attributes.dtmfDetection === "true",
    preemptible: attributes.preemptible === "true",
    partialPrompts: attributes.partialPrompts === "true",
    speakerEvents: subscribed.has("speaker-events"),
    tokensPlayed: subscribed.has("tokens-played"),
    roundTrips: (attributes.debug ?? "").split(/\s+/).includes("debugging"),
    parameters: readChildren(children, attributes),
  };
}

function readChildren(children: readonly XmlElement[], attributes: Attributes) {
  const parameters: [string, string][] = [];
  for (const child of children) {
    if (child.name === "Parameter") {
      parameters.push([child.attributes.name ?? "", child.attributes.value ?? ""]);
    } else if (child.name === "Language") {
      const { code = "" } = child.attributes;
      checkSpeech({ ...speechOf(attributes), ...child.attributes }, code, code);
    } else {
      throw new TwimlError(12200, `<${child.name}> can't stand inside <ConversationRelay>`);
    }
  }
  return Object.fromEntries(parameters);
}

/** What a `<Language>` takes over: the providers, but not the voice of another language. */
function speechOf({ ttsProvider, transcriptionProvider }: Attributes): Attributes {
  return {
    ...(ttsProvider !== undefined && { ttsProvider }),
    ...(transcriptionProvider !== undefined && { transcriptionProvider }),
  };
}

function checkSpeech(attributes: Attributes, language: string, ttsLanguage: string): void {
  checkRelaySpeech({
    ttsProvider: attributes.ttsProvider ?? "ElevenLabs",
    voice: attributes.voice,
    ttsLanguage,
    transcriptionProvider: attributes.transcriptionProvider ?? "Deepgram",
    speechModel: attributes.speechModel,
    language,
  });
}

function checkNumbers({ speechTimeout, eotThreshold }: Attributes): void {
  if (speechTimeout !== undefined && speechTimeout !== "auto") {
    inRange("speechTimeout", speechTimeout, 600, 5_000);
  }
  if (eotThreshold !== undefined) inRange("eotThreshold", eotThreshold, 0.5, 0.9);
}

function inRange(name: string, text: string, least: number, most: number): void {
  const value = Number(text);
  if (value >= least && value <= most) return;
  throw new TwimlError(64101, `${name}="${text}": expected ${least} to ${most}`);
}

function input(attributes: Attributes, name: string, otherwise: Input): Input {
  const text = attributes[name];
  if (text === undefined) return otherwise;
  const value = INPUTS[text];
  if (value === undefined) {
    throw new TwimlError(64101, `${name}="${text}": expected none, dtmf, speech or any`);
  }
  return value;
}

function oneOf(attributes: Attributes, name: string, words: readonly string[]): void {
  const text = attributes[name];
  if (text === undefined || words.includes(text)) return;
  throw new TwimlError(64101, `${name}="${text}": expected ${words.join(", ")}`);
}
