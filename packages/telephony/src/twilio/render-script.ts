import VoiceResponse from "twilio/lib/twiml/VoiceResponse.js";
import type { AskStep, CallScript, CallStep, ConverseStep, ScriptedSpeech } from "../script.ts";
import { languageOf } from "../voices.ts";
import { hintList } from "./hints.ts";
import { type CallUrls, callUrls } from "./urls.ts";
import { relayVoice, sayVoice } from "./voice.ts";

/** Whose call a script is for. */
export interface ScriptContext {
  publicUrl: string;
  callId: string;
}

/** The TwiML that makes the carrier do all this. */
export function renderScript(script: CallScript, { publicUrl, callId }: ScriptContext): string {
  const response = new VoiceResponse();
  const urls = callUrls(publicUrl, callId);
  for (const step of script) addStep(response, step, { urls, callId });
  return response.toString();
}

interface Context {
  urls: CallUrls;
  callId: string;
}

function addStep(response: VoiceResponse, step: CallStep, context: Context): void {
  const { urls } = context;
  switch (step.do) {
    case "say":
      addSpeech(response, step);
      return;
    case "record":
      response.start().recording({
        channels: "dual",
        recordingStatusCallback: urls.recording,
        recordingStatusCallbackEvent: ["in-progress", "completed", "absent"],
      });
      return;
    case "converse":
      addRelay(response, step, context);
      return;
    case "ask":
      addGather(response, step, context);
      return;
    case "dial": {
      const { from: callerId, ringTimeout: timeout, to } = step;
      // Or whoever waits would hear silence in place of the ringing.
      const attributes = { answerOnBridge: true, callerId, timeout, action: urls.dialed };
      response.dial(attributes).number(to);
      return;
    }
    case "hang-up":
      response.hangup();
  }
}

function addRelay(response: VoiceResponse, step: ConverseStep, { urls, callId }: Context): void {
  const { resumed, voices = [], hints } = step;
  const [main = "usual"] = voices;
  // The SDK writes the attributes as they are named here; its type says boolean for one that has
  // been a word since May 2025. Attributes it misspells are silently ignored by Twilio.
  const attributes: object = {
    url: urls.relay,
    language: languageOf(main),
    ...relayVoice(main),
    interruptible: "any",
    // By the documentation "none" keeps words and keys from us while the agent speaks, even those
    // that cut it off. What counts of them, the session decides.
    reportInputDuringAgentSpeech: "any",
    dtmfDetection: true,
    events: "speaker-events tokens-played",
    ...hintList(hints),
  };
  const relay = response.connect({ action: urls.relayEnded }).conversationRelay(attributes);
  // The first as well: it has to be come back to.
  if (voices.length > 1) {
    for (const voice of voices) {
      relay.language({ code: languageOf(voice), ...relayVoice(voice) });
    }
  }
  relay.parameter({ name: "call", value: callId });
  if (resumed) relay.parameter({ name: "resumed", value: "true" });
}

/** What may be cut into is said inside the gathering, the rest before it: there nobody listens. */
function addGather(response: VoiceResponse, step: AskStep, { urls }: Context): void {
  const { keypad, voice = "usual" } = step;
  const firm = step.parts.findLastIndex(({ interruptible }) => !interruptible) + 1;
  for (const part of step.parts.slice(0, firm)) addSpeech(response, part);
  // As an object: its types know neither this model's name nor a number of seconds.
  const attributes: object = {
    input: keypad ? "dtmf speech" : "speech",
    action: urls.turn(step.turn),
    method: "POST",
    language: languageOf(voice),
    speechModel: "deepgram_nova-3",
    // Seconds, and no fractions of them.
    timeout: Math.max(1, Math.round(step.silence / 1_000)),
    speechTimeout: 1,
    actionOnEmptyResult: true,
    // It would put asterisks in place of words that say very well what the caller wants.
    profanityFilter: false,
    bargeIn: true,
    ...hintList(step.hints),
    ...(keypad && { finishOnKey: keypad.endKey ?? "" }),
    ...(keypad && keypad.digits !== null && { numDigits: keypad.digits }),
  };
  const gather = response.gather(attributes);
  for (const part of step.parts.slice(firm)) addSpeech(gather, part);
}

/** Longer texts are refused (13521); characters. */
const LONGEST_SAY = 4_096;

/** Text with nothing to be heard in it is left out: the carrier would stop the script there (13520). */
function addSpeech(
  target: Pick<VoiceResponse, "say">,
  { text, voice = "usual" }: Pick<ScriptedSpeech, "text" | "voice">,
): void {
  const speakable = inXml(text);
  const attributes = sayVoice(voice);
  for (let begin = 0; begin < speakable.length; ) {
    const end = endOfPart(speakable, begin);
    target.say(attributes, speakable.slice(begin, end).trim());
    begin = end;
  }
}

function endOfPart(text: string, begin: number): number {
  if (text.length - begin <= LONGEST_SAY) return text.length;
  const blank = text.lastIndexOf(" ", begin + LONGEST_SAY);
  return blank > begin ? blank + 1 : begin + LONGEST_SAY;
}

/** Without what no XML may hold: one such character, and the whole document is refused (12100). */
function inXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\u{FFFE}\u{FFFF}]+/gu, " ")
    .trim();
}
