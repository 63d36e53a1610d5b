import { describe, expect, test } from "bun:test";
import type { CallDetail } from "./calls.ts";
import { foldActiveCalls, foldCall, foldMessages } from "./live-fold.ts";
import type { ActiveCall, LiveMessage, TranscriptMessage } from "./live-messages.ts";

function active(id: string, more: Partial<ActiveCall> = {}): ActiveCall {
  return {
    id,
    callSid: `CA${id}`,
    phoneNumber: "+493023125000",
    currentNodeId: null,
    currentNodeTitle: null,
    currentNodeKind: null,
    path: [],
    line: "relay",
    answeredBy: null,
    isTakenOver: false,
    overriddenRules: [],
    campaign: null,
    duration: 0,
    startTime: "2026-05-04T10:00:00.000Z",
    status: "queued",
    treeId: "t",
    treeName: "T",
    lastMessages: [],
    ...more,
  };
}

function said(id: string, message = id): TranscriptMessage {
  return {
    id,
    callSid: "CAa",
    phoneNumber: "+493023125000",
    timestamp: "2026-05-04T10:00:00.000Z",
    speaker: "ai",
    message,
  };
}

const BEGINNING = { nodeId: "n1", nodeTitle: "Begrüßung", nodeKind: "start" } as const;

const ended: LiveMessage = {
  type: "call-ended",
  callId: "a",
  callSid: "CAa",
  status: "failed",
  outcome: "failed",
  endReason: "carrier",
  error: { code: "http-500", message: "Der Anbieter antwortet nicht." },
};

describe("the calls in progress", () => {
  test("a call that begins stands last, and once, however often it is told", () => {
    const started: LiveMessage = { type: "call-started", call: active("b") };
    const once = foldActiveCalls([active("a")], started);
    expect(foldActiveCalls(once, started).map(({ id }) => id)).toEqual(["a", "b"]);
  });

  test("a call that is told anew keeps its place", () => {
    const calls = ["a", "b", "c"].map((id) => active(id));
    const again = foldActiveCalls(calls, { type: "call-started", call: active("b") });
    expect(again.map(({ id }) => id)).toEqual(["a", "b", "c"]);
  });

  test("node and status change in the call they belong to alone", () => {
    const calls = [active("a"), active("b")];
    const moved = foldActiveCalls(calls, {
      type: "call-moved",
      callId: "b",
      nodeId: "n1",
      nodeTitle: "Begrüßung",
      nodeKind: "start",
    });
    const answered = {
      type: "call-status",
      callId: "b",
      status: "in-progress",
      startTime: "2026-07-14T10:00:07.000Z",
    } as const;
    const rung = foldActiveCalls(moved, answered);
    const { status, startTime } = answered;
    expect(rung[1]).toMatchObject({ currentNodeTitle: "Begrüßung", status, startTime });
    expect(rung[0]).toBe(calls[0] as ActiveCall);
  });

  test("the way of a call grows, once with each node that is told, however often", () => {
    const tell: LiveMessage = {
      type: "call-moved",
      callId: "a",
      nodeId: "n2",
      nodeTitle: "Frage",
      nodeKind: "decision",
    };
    const once = foldActiveCalls([active("a", { path: [BEGINNING] })], tell);
    const [twice] = foldActiveCalls(once, tell);
    expect(twice?.path.map(({ nodeId }) => nodeId)).toEqual(["n1", "n2"]);
    expect(twice?.currentNodeKind).toBe("decision");
  });

  test.each([
    ["+493023125002", true],
    [null, false],
  ])("a call passed on to %s: taken over %p", (to, isTakenOver) => {
    const message: LiveMessage = { type: "call-taken-over", callId: "a", callSid: "CAa", to };
    expect(foldActiveCalls([active("a")], message)[0]?.isTakenOver).toBe(isTakenOver);
  });

  test("a call keeps its last two utterances", () => {
    const messages = ["1", "2", "3"].map((id) => said(id));
    const [call] = messages.reduce<readonly ActiveCall[]>(
      (calls, message) => foldActiveCalls(calls, { type: "call-said", callId: "a", message }),
      [active("a")],
    );
    expect(call?.lastMessages.map(({ id }) => id)).toEqual(["2", "3"]);
  });

  test("a call that is over is gone", () => {
    expect(foldActiveCalls([active("a"), active("b")], ended).map(({ id }) => id)).toEqual(["b"]);
  });

  test("what is about something else changes nothing", () => {
    const calls = [active("a")];
    expect(foldActiveCalls(calls, { type: "today-changed" })).toBe(calls);
  });
});

describe("one call", () => {
  const call = {
    id: "a",
    status: "in-progress",
    messages: [said("1")],
    path: ["n1"],
  } as CallDetail;

  test("its transcript and its path grow", () => {
    const next = foldCall(foldCall(call, { type: "call-said", callId: "a", message: said("2") }), {
      type: "call-moved",
      callId: "a",
      nodeId: "n2",
      nodeTitle: "Frage",
      nodeKind: "decision",
    });
    expect(next.messages.map(({ id }) => id)).toEqual(["1", "2"]);
    expect(next.path).toEqual(["n1", "n2"]);
  });

  test("a node that is told twice is visited once", () => {
    const moved: LiveMessage = {
      type: "call-moved",
      callId: "a",
      nodeId: "n1",
      nodeTitle: "Frage",
      nodeKind: null,
    };
    expect(foldCall(call, moved).path).toEqual(["n1"]);
  });

  test.each([
    [850, { waitMilliseconds: 12, firstAudioMilliseconds: 850 }],
    [null, { waitMilliseconds: 12 }],
  ])(
    "how long an answer took is known later: first sound %p",
    (firstAudioMilliseconds, metadata) => {
      const heard: LiveMessage = {
        type: "call-heard",
        callId: "a",
        messageId: "2",
        waitMilliseconds: 12,
        firstAudioMilliseconds,
      };
      const two = { ...call, messages: [said("1"), said("2")] };
      const [first, second] = foldCall(two, heard).messages;
      expect(first).toBe(two.messages[0] as TranscriptMessage);
      expect(second?.metadata).toEqual(metadata);
    },
  );

  test("an outcome set by hand says so", () => {
    const marked: LiveMessage = { type: "call-outcome", callId: "a", outcome: "appointment" };
    expect(foldCall(call, marked)).toMatchObject({ outcome: "appointment", outcomeBy: "operator" });
  });

  test("its end is told with outcome and reason", () => {
    expect(foldCall(call, ended)).toMatchObject({
      status: "failed",
      outcome: "failed",
      error: { code: "http-500" },
    });
  });
});

test("an utterance that is told after a later one stands before it", () => {
  const later = { ...said("2"), timestamp: "2026-05-04T10:00:01.000Z" };
  expect(foldMessages([said("0"), later], said("1")).map(({ id }) => id)).toEqual(["0", "1", "2"]);
});

test("an utterance told twice stands once, as it was told last", () => {
  const messages = foldMessages([said("1"), said("2", "Gut")], said("2", "Guten Tag"));
  expect(messages.map(({ message }) => message)).toEqual(["1", "Guten Tag"]);
});
