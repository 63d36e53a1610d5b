import { describe, expect, test } from "bun:test";
import { seededRandom } from "@rufbaum/runtime/virtual";
import {
  parseArrived,
  parseDialed,
  parseFallback,
  parseMachineDetected,
  parseRecordingChanged,
  parseRelayEnded,
  parseRelayFrame,
  parseStatusCallback,
  parseTurn,
} from "./index.ts";

const PARSERS = {
  parseArrived,
  parseDialed,
  parseFallback,
  parseMachineDetected,
  parseRecordingChanged,
  parseRelayEnded,
  parseStatusCallback,
  parseTurn,
};
const SID = `CA${"1".repeat(32)}`;

/** A right value for every field that is read; half of them are spoilt or left out. */
const RIGHT: Readonly<Record<string, string>> = {
  CallSid: SID,
  CallStatus: "completed",
  SequenceNumber: "3",
  CallDuration: "74",
  AnsweredBy: "machine_end_beep",
  RecordingSid: `RE${"2".repeat(32)}`,
  RecordingStatus: "completed",
  RecordingDuration: "61",
  Direction: "inbound",
  From: "+493023125001",
  To: "+493023125800",
  ErrorCode: "11200",
  ErrorUrl: "https://voice.example.test/twilio/voice/answer?call=call_42",
  SessionStatus: "failed",
  HandoffData: '{"reason":"completed"}',
  SpeechResult: "Ja, gern.",
  Confidence: "0.91",
  Digits: "12",
  DialCallStatus: "busy",
  DialCallDuration: "0",
};

const WORDS = [
  "completed in-progress human inbound failed anonymous 0 1 -1 1e999 NaN 99999999999 0.5 true null",
  "type setup prompt dtmf interrupt info error callSid customParameters call resumed voicePrompt",
  "last digit name value agentSpeaking clientSpeaking tokensPlayed on off description __proto__",
  "constructor toString https://x.test/a?b=c \u0000 \ud800 Grüß# *",
]
  .join(" ")
  .split(" ");

function garbage(seed: number) {
  const random = seededRandom(seed);
  const below = (limit: number) => Math.floor(random.number() * limit);
  function text(): string {
    const kind = below(20);
    if (kind === 0) return SID;
    if (kind === 1) return "x".repeat(below(80_000));
    if (kind === 2) return String.fromCharCode(...Array.from({ length: 9 }, () => below(65_536)));
    if (kind === 3) return "";
    return WORDS[below(WORDS.length)] ?? "";
  }
  function value(depth: number): unknown {
    const kind = depth > 3 ? below(5) : below(8);
    if (kind < 3) return text();
    if (kind === 3) return below(2) === 0;
    if (kind === 4) return [null, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e300][below(5)];
    if (kind === 5) return Array.from({ length: below(4) }, () => value(depth + 1));
    return Object.fromEntries(
      Array.from({ length: below(6) }, () => [text(), value(depth + 1)] as const),
    );
  }
  return {
    form(): URLSearchParams {
      const form = new URLSearchParams();
      for (const [name, right] of Object.entries(RIGHT)) {
        const kind = below(8);
        if (kind === 0) continue;
        form.append(name, kind < 5 ? right : text());
      }
      for (let more = below(4); more > 0; more--) form.append(text(), text());
      return form;
    },
    frame(): unknown {
      const type = ["setup", "prompt", "dtmf", "interrupt", "info", "error"][below(6)];
      const fields = value(0);
      return typeof fields === "object" && fields !== null && !Array.isArray(fields)
        ? { ...fields, type }
        : fields;
    },
  };
}

describe("garbage", () => {
  test.each(Object.entries(PARSERS))("never makes %s throw, and never gets long", (_, parse) => {
    let read = 0;
    for (let seed = 1; seed <= 3_000; seed++) {
      const event = parse(garbage(seed).form());
      if (event === null) continue;
      read += 1;
      expect(event.callSid).toBe(SID);
      expect(JSON.stringify(event).length).toBeLessThan(60_000);
    }
    // Or the fuzz would never get past the first field.
    expect(read).toBeGreaterThan(100);
    expect(read).toBeLessThan(2_500);
  });

  test("in a relay's frames neither throws nor passes", () => {
    let read = 0;
    for (let seed = 1; seed <= 20_000; seed++) {
      const frame = garbage(seed).frame();
      const event = parseRelayFrame(frame);
      if (event) read += 1;
      expect(event === null || event.type !== "relay-opened" || event.callSid === SID).toBe(true);
      // A frame of JSON is read as its text is, unless the text is longer than any frame.
      const text = JSON.stringify(frame) as string | undefined;
      if (text !== undefined && text.length <= 65_536) {
        expect(parseRelayFrame(text)).toEqual(parseRelayFrame(JSON.parse(text)));
      }
      if (text !== undefined) expect(parseRelayFrame(text.slice(0, -1))).toBeNull();
    }
    expect(read).toBeGreaterThan(0);
  });
});
