import { describe, expect, test } from "bun:test";
import type { VoiceName } from "@rufbaum/telephony";
import { lineOver } from "./relay-line.ts";

const ENGLISH = "en-US-Neural2-C";
const hearing = (voice: VoiceName) => ({ voice, hints: [] });
const part = (text: string, voice?: VoiceName) => ({
  text,
  interruptible: true,
  ...(voice && { voice }),
});

/** A line, and its frames as short as they can be told. */
function opened(voice: VoiceName = "usual") {
  const frames: string[] = [];
  const line = lineOver({
    send(text) {
      const frame = JSON.parse(text) as Record<string, string | boolean>;
      if (frame.type === "text") frames.push(`${frame.token}${frame.last ? "." : "…"}`);
      else frames.push(`${frame.ttsLanguage ?? "-"} ${frame.transcriptionLanguage ?? "-"}`);
    },
    buffered: () => 0,
    close() {},
  });
  line.opens(voice);
  return { line, frames };
}

describe("languages on a relay's line", () => {
  test("change before a text in another one, and back before the next", () => {
    const { line, frames } = opened();
    line.say([part("Hallo", "usual"), part("Bitte", "de-DE-Neural2-B"), part("Hello", ENGLISH)]);
    line.listen(8_000, null, hearing(ENGLISH));
    line.say([part("Thanks", ENGLISH)]);
    line.say([part("Danke", "usual"), part("Bis bald")]);
    expect(frames).toEqual([
      "Hallo …",
      "Bitte.",
      "en-US en-US",
      "Hello.",
      "Thanks.",
      "de-DE de-DE",
      "Danke …",
      "Bis bald.",
    ]);
  });

  test("are not changed where a call is spoken in one from the beginning", () => {
    const { line, frames } = opened(ENGLISH);
    line.say([part("Hello", ENGLISH), part("Bye", "en-US-Neural2-B")]);
    line.listen(8_000, null, hearing(ENGLISH));
    expect(frames).toEqual(["Hello …", "Bye."]);
  });

  test("are listened for as the question was, whatever was said beside it", () => {
    const { line, frames } = opened(ENGLISH);
    line.say([part("Sind Sie noch da?", "usual")]);
    line.listen(8_000, null, hearing(ENGLISH));
    line.listen(8_000, null);
    line.say([part("Hello", ENGLISH)]);
    expect(frames).toEqual([
      "de-DE de-DE",
      "Sind Sie noch da?.",
      "- en-US",
      "en-US en-US",
      "Hello.",
    ]);
  });
});
