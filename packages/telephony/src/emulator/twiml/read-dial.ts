import type { RecordingWish } from "../recordings/recordings.ts";
import { choice, flag, list, noMore, webAddress, whole } from "./attributes.ts";
import { TwimlError } from "./twiml-error.ts";
import type { DialNoun, DialVerb } from "./verbs.ts";
import type { XmlElement } from "./xml.ts";

const LONGEST_CALL = 14_400;
const RECORDS = [
  "do-not-record",
  "record-from-answer",
  "record-from-ringing",
  "record-from-answer-dual",
  "record-from-ringing-dual",
  "true",
  "false",
] as const;

/** `<Dial>` with a number as its text, or one `<Number>`, `<Client>` or `<Conference>`. */
export function readDial(element: XmlElement): DialVerb {
  const { attributes } = element;
  return {
    verb: "dial",
    noun: readNoun(element),
    callerId: attributes.callerId ?? null,
    timeout: whole(element, "timeout", 30),
    timeLimit: whole(element, "timeLimit", LONGEST_CALL),
    action: attributes.action === undefined ? null : webAddress(attributes.action, element),
    answerOnBridge: flag(element, "answerOnBridge", false),
    hangupOnStar: flag(element, "hangupOnStar", false),
    recording: readRecording(element),
  };
}

function readNoun(element: XmlElement): DialNoun {
  const [child] = element.children;
  if (element.children.length > 1) throw new TwimlError(12200, "<Dial> takes one of them here");
  if (!child) return number(element.text.trim());
  noMore(element, ["Number", "Client", "Conference"]);
  const text = child.text.trim();
  if (child.name === "Client") return { noun: "client", identity: text };
  if (child.name === "Number") return number(text, child);
  if (text === "" || text.length > 128) {
    throw new TwimlError(13214, "a conference's name has 1 to 128 characters");
  }
  return {
    noun: "conference",
    name: text,
    endOnExit: flag(child, "endConferenceOnExit", false),
    startOnEnter: flag(child, "startConferenceOnEnter", true),
  };
}

function number(text: string, child?: XmlElement): DialNoun {
  const digits = text.replace(/[\s()/-]/g, "");
  if (digits === "") throw new TwimlError(13223, "<Dial> has nobody to call");
  const callback = child?.attributes.statusCallback;
  return {
    noun: "number",
    number: digits,
    status: child && callback ? webAddress(callback, child, "statusCallbackMethod") : null,
    statusEvents: child
      ? list(
          child,
          "statusCallbackEvent",
          ["initiated", "ringing", "answered", "completed"],
          ["completed"],
        )
      : ["completed"],
  };
}

function readRecording(element: XmlElement): RecordingWish | null {
  const record = choice(element, "record", RECORDS);
  if (record === "do-not-record" || record === "false") return null;
  const { recordingStatusCallback: callback } = element.attributes;
  return {
    source: "DialVerb",
    channels: record.endsWith("dual") ? 2 : 1,
    track: "both",
    trim: choice(element, "trim", ["do-not-trim", "trim-silence"]) === "trim-silence",
    callback:
      callback === undefined
        ? null
        : webAddress(callback, element, "recordingStatusCallbackMethod"),
    events: new Set(
      list(
        element,
        "recordingStatusCallbackEvent",
        ["in-progress", "completed", "absent"],
        ["completed"],
      ),
    ),
  };
}
