import { expect, test } from "bun:test";
import type { TranscriptMessage } from "../../api/live-messages.ts";
import { turnOf } from "./turn-of.ts";

const AT = Date.parse("2026-05-04T10:00:00.000Z");

function said(speaker: "ai" | "caller", firstAudioMilliseconds?: number): TranscriptMessage {
  return {
    id: "m1",
    callSid: "CAa",
    phoneNumber: "+493023125001",
    timestamp: "2026-05-04T10:00:00.000Z",
    speaker,
    message: "x".repeat(30),
    metadata: firstAudioMilliseconds === undefined ? {} : { firstAudioMilliseconds },
  };
}

test.each([
  ["before a word", undefined, 0, null],
  ["after the caller's words", said("caller"), 60_000, "agent-answers"],
  ["while two seconds of words are spoken", said("ai"), 1_999, "agent-speaks"],
  ["when they have been spoken", said("ai"), 2_000, "caller-is-asked"],
  ["while they are, having begun later", said("ai", 800), 2_799, "agent-speaks"],
] as const)("whose turn it is %s", (_, last, later, turn) => {
  expect(turnOf(last, AT + later)).toBe(turn);
});
