import { choice, list, noMore, webAddress } from "./attributes.ts";
import { TwimlError } from "./twiml-error.ts";
import type { Verb } from "./verbs.ts";
import type { XmlElement } from "./xml.ts";

/** `<Start><Recording>`: beside everything that follows. */
export function readRecordingStart(element: XmlElement): Verb {
  const [noun] = element.children;
  if (noun?.name !== "Recording" || element.children.length > 1) {
    throw new TwimlError(12200, "<Start> takes one <Recording> here");
  }
  noMore(noun, []);
  const { recordingStatusCallback: callback } = noun.attributes;
  return {
    verb: "start-recording",
    wish: {
      source: "StartCallRecordingTwiML",
      channels: choice(noun, "channels", ["mono", "dual"]) === "dual" ? 2 : 1,
      track: choice(noun, "track", ["both", "inbound", "outbound"]),
      trim: choice(noun, "trim", ["do-not-trim", "trim-silence"]) === "trim-silence",
      callback:
        callback === undefined ? null : webAddress(callback, noun, "recordingStatusCallbackMethod"),
      events: new Set(
        list(
          noun,
          "recordingStatusCallbackEvent",
          ["in-progress", "completed", "absent"],
          ["completed"],
        ),
      ),
    },
  };
}
