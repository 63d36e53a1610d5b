import { choice, flag, list, noMore, webAddress, whole } from "./attributes.ts";
import { readDial } from "./read-dial.ts";
import { readRelay } from "./read-relay.ts";
import { readRecordingStart } from "./read-start.ts";
import { TwimlError } from "./twiml-error.ts";
import type { GatherVerb, Prompt, RecordVerb, Verb } from "./verbs.ts";
import { checkSayVoice } from "./voices.ts";
import { readXml, type XmlElement, XmlError } from "./xml.ts";

export { TwimlError } from "./twiml-error.ts";
export type * from "./verbs.ts";

/**
 * Reads TwiML as strictly as the carrier: 12100 for broken XML, 12200 for what it does not know or
 * can't have there, 13512 for a voice that does not speak the language, 64101 for a bad relay.
 */
export function readTwiml(text: string): Verb[] {
  const root = parse(text);
  if (root.name !== "Response") throw new TwimlError(12100, `<${root.name}> is no <Response>`);
  return root.children.map(toVerb);
}

function parse(text: string): XmlElement {
  try {
    return readXml(text);
  } catch (error) {
    if (error instanceof XmlError) throw new TwimlError(12100, error.message, error);
    throw error;
  }
}

function toVerb(element: XmlElement): Verb {
  switch (element.name) {
    case "Say":
    case "Play":
    case "Pause":
      return toPrompt(element);
    case "Hangup":
      return { verb: "hang-up" };
    case "Reject":
      return { verb: "reject", reason: choice(element, "reason", ["rejected", "busy"]) };
    case "Redirect":
      return { verb: "redirect", to: webAddress(element.text.trim(), element) };
    case "Gather":
      return toGather(element);
    case "Record":
      return toRecord(element);
    case "Dial":
      return readDial(element);
    case "Start":
      return readRecordingStart(element);
    case "Connect":
      return toConnect(element);
    default:
      throw new TwimlError(12200, `<${element.name}> is not understood here`);
  }
}

function toPrompt(element: XmlElement): Prompt {
  if (element.name === "Say") {
    noMore(element, [
      "break",
      "emphasis",
      "lang",
      "p",
      "phoneme",
      "prosody",
      "s",
      "say-as",
      "sub",
      "w",
    ]);
    checkSayVoice(element.attributes);
    return { verb: "say", text: wordsOf(element), loop: whole(element, "loop", 1) };
  }
  noMore(element, []);
  if (element.name === "Pause") return { verb: "pause", seconds: whole(element, "length", 1) };
  const { digits } = element.attributes;
  const source = element.text.trim();
  if (source === "" && !digits) throw new TwimlError(12200, "<Play> has nothing to play");
  return { verb: "play", source, digits: digits ?? null, loop: whole(element, "loop", 1) };
}

/** The text of an element and of the SSML inside it. */
function wordsOf({ text, children }: XmlElement): string {
  return [text, ...children.map(wordsOf)].join(" ").replace(/\s+/g, " ").trim();
}

function toGather(element: XmlElement): GatherVerb {
  noMore(element, ["Say", "Play", "Pause"]);
  const input = list(element, "input", ["dtmf", "speech"], ["dtmf"]);
  const { attributes } = element;
  const timeout = whole(element, "timeout", 5);
  const speechTimeout = attributes.speechTimeout;
  if (speechTimeout === "auto" && attributes.speechModel) {
    throw new TwimlError(13335, 'speechTimeout "auto" can\'t go with a speechModel');
  }
  return {
    verb: "gather",
    speech: input.includes("speech"),
    keys: input.includes("dtmf"),
    prompts: element.children.map(toPrompt),
    timeout,
    // A pause of about a second ends what is said where the recogniser decides by itself.
    speechTimeout: speechTimeout === "auto" ? 1 : whole(element, "speechTimeout", timeout),
    numDigits: attributes.numDigits === undefined ? null : whole(element, "numDigits", 1),
    finishOnKey: attributes.finishOnKey ?? "#",
    action: attributes.action === undefined ? null : webAddress(attributes.action, element),
    method: choice(element, "method", ["POST", "GET"]),
    onEmpty: flag(element, "actionOnEmptyResult", false),
    bargeIn: flag(element, "bargeIn", true),
    partials:
      attributes.partialResultCallback === undefined
        ? null
        : webAddress(attributes.partialResultCallback, element, "partialResultCallbackMethod"),
  };
}

function toRecord(element: XmlElement): RecordVerb {
  noMore(element, []);
  const { attributes } = element;
  return {
    verb: "record",
    action: attributes.action === undefined ? null : webAddress(attributes.action, element),
    method: choice(element, "method", ["POST", "GET"]),
    timeout: whole(element, "timeout", 5),
    maxLength: whole(element, "maxLength", 3_600),
    finishOnKey: attributes.finishOnKey ?? "1234567890*#",
    playBeep: flag(element, "playBeep", true),
    trim: attributes.trim !== "do-not-trim",
    callback:
      attributes.recordingStatusCallback === undefined
        ? null
        : webAddress(attributes.recordingStatusCallback, element, "recordingStatusCallbackMethod"),
    events: list(
      element,
      "recordingStatusCallbackEvent",
      ["in-progress", "completed", "absent"],
      ["completed"],
    ),
  };
}

function toConnect(element: XmlElement): Verb {
  const [noun] = element.children;
  if (noun?.name !== "ConversationRelay" || element.children.length > 1) {
    throw new TwimlError(12200, "<Connect> takes one <ConversationRelay>");
  }
  const { action } = element.attributes;
  return {
    verb: "connect",
    action: action === undefined ? null : webAddress(action, element),
    relay: readRelay(noun),
  };
}
