import { expect, test } from "bun:test";
import type { CallRecord, NewMessage } from "@rufbaum/calls";
import { virtualTime } from "@rufbaum/runtime/virtual";
import { wordsIn } from "@rufbaum/words";
import type { LiveMessage } from "../../live/messages.ts";
import { SMALL_TREE } from "../../testing/calls-program.ts";
import { announcing } from "./announcing.ts";

const CALL = {
  id: "call_1",
  callSid: "CA1",
  direction: "outbound",
  from: "+493023125800",
  to: "+493023125001",
  status: "completed",
  outcome: "success",
  endReason: "completed",
  error: null,
  createdAt: 0,
  answeredAt: null,
} as CallRecord;

const MESSAGE: NewMessage = {
  id: "msg_1",
  at: 0,
  speaker: "ai",
  text: "Wir sind aus Ulm.",
  confidence: null,
  intent: null,
  condition: null,
  nodeId: "ask",
  origin: "operator",
};

function told(event: Parameters<ReturnType<typeof announcing>>[0]): LiveMessage[] {
  const published: LiveMessage[] = [];
  announcing({
    live: { publish: (message) => void published.push(message) },
    clock: virtualTime(),
    words: () => wordsIn("de"),
  })(event);
  return published;
}

test("what was said is told with its node's title, an operator's words as whispered", () => {
  expect(told({ type: "call-said", call: CALL, message: MESSAGE, tree: SMALL_TREE })).toEqual([
    {
      type: "call-said",
      callId: "call_1",
      message: {
        id: "msg_1",
        callSid: "CA1",
        phoneNumber: "+493023125001",
        timestamp: "1970-01-01T00:00:00.000Z",
        speaker: "ai",
        message: "Wir sind aus Ulm.",
        metadata: { nodeId: "ask", nodeTitle: "ask", whispered: true },
      },
    },
  ]);
});

test("a call's end, and an outcome that somebody set, change the figures of the day", () => {
  const ended = told({ type: "call-ended", call: CALL });
  const marked = told({ type: "call-outcome", callId: "call_1", outcome: "callback" });
  const types = [ended, marked].map((messages) => messages.map(({ type }) => type));
  expect(types).toEqual([
    ["call-ended", "today-changed"],
    ["call-outcome", "today-changed"],
  ]);
});
