import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test";
import { FALLBACK_SENTENCE } from "@rufbaum/calls";
import { fakeLine } from "@rufbaum/calls/testing";
import { WORDING } from "@rufbaum/conversation";
import { until } from "@rufbaum/runtime/testing";
import { findCall, insertCallerNumber, listRecordings } from "@rufbaum/store";
import { openTestStore, type TestStore } from "@rufbaum/store/testing";
import { type CallScript, type CallStep, CarrierError } from "@rufbaum/telephony";
import { wordsIn } from "@rufbaum/words";
import {
  answeredCall,
  CALLEE,
  CALLER,
  type CallsProgramOptions,
  callsProgram,
  faultOf,
  SMALL_TREE,
} from "../../testing/calls-program.ts";

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());
beforeEach(() => store.clear());

const OWN_NUMBER = {
  label: "Zentrale",
  kind: "fixed",
  proof: null,
  carrierSid: "PN1",
  carrierSource: "owned",
  inboundTreeId: null,
  problem: null,
  checkedAt: null,
  createdAt: 0,
} as const;
const HANG_UP: CallScript = [{ do: "hang-up" }];
const OPERATOR = "+493023125002";
const SOCKET_LOST = 64105;
const AGAIN: CallStep = { do: "converse", resumed: true, voices: ["usual"], hints: [] };

async function program(options: CallsProgramOptions = {}) {
  const redirected: CallScript[] = [];
  const app = await callsProgram(store.db, {
    ...options,
    carrier: {
      redirectCall: async (_call, script) => void redirected.push(script),
      ...options.carrier,
    },
  });
  return { ...app, redirected };
}

function broke(callSid: string, errorCode = SOCKET_LOST) {
  return { callSid, how: "failed" as const, handoff: null, errorCode };
}

function handedOver(callSid: string, next: object) {
  return { callSid, how: "ended" as const, handoff: JSON.stringify(next), errorCode: null };
}

describe("a relay that ended", () => {
  test.each<[string, object, CallScript]>([
    ["after the goodbye", { reason: "hang-up", why: "completed" }, HANG_UP],
    ["for a recording", { reason: "record" }, [AGAIN]],
    [
      "for a transfer",
      { reason: "transfer", to: OPERATOR },
      [{ do: "dial", to: OPERATOR, from: CALLER, ringTimeout: 30 }],
    ],
    [
      "at once, before its last words",
      { reason: "hang-up", why: "opt-out", words: [{ text: "Adieu.", voice: "de-DE-Neural2-B" }] },
      [{ do: "say", text: "Adieu.", voice: "de-DE-Neural2-B" }, { do: "hang-up" }],
    ],
    [
      "for a transfer that is not announced yet",
      { reason: "transfer", to: OPERATOR, words: [{ text: "Moment.", voice: "?" }] },
      [
        { do: "say", text: "Moment.", voice: "usual" },
        { do: "dial", to: OPERATOR, from: CALLER, ringTimeout: 30 },
      ],
    ],
    ["for something nobody knows", { reason: "dance" }, HANG_UP],
  ])("%s is followed by what was wished for", async (_, next, script) => {
    const app = await program();
    const { callId, callSid } = await answeredCall(app);
    expect(await app.calls.relayEnded(callId, handedOver(callSid, next))).toEqual(script);
  });

  test("because its socket was lost is opened anew three times, then turn by turn, then not at all", async () => {
    const app = await program();
    const { callId, callSid, session, line } = await answeredCall(app);
    session.detach(line);
    const scripts: CallScript[] = [];
    for (let times = 0; times < 7; times++) {
      scripts.push(await app.calls.relayEnded(callId, broke(callSid)));
    }
    expect(scripts.slice(0, 3)).toEqual(Array(3).fill([AGAIN]));
    expect(scripts[3]).toMatchObject([{ do: "ask" }]);
    expect(scripts[6]).toEqual([{ do: "say", text: FALLBACK_SENTENCE }, { do: "hang-up" }]);
    expect(await findCall(store.db, callId)).toMatchObject({ line: "gather" });
  });

  test("for a fault of its own is not tried again", async () => {
    const app = await program();
    const { callId, callSid, session, line } = await answeredCall(app);
    session.detach(line);
    const script = await app.calls.relayEnded(callId, broke(callSid, 64101));
    expect(script).toMatchObject([
      { do: "ask", parts: [{ text: WORDING.resumed }, { text: "Passt es gerade?" }] },
    ]);
  });

  test("because its voice failed goes on turn by turn, and begins with what was not heard", async () => {
    const app = await program();
    const { callId, callSid, session, ended, spoken } = await answeredCall(app);
    session.receive({ type: "caller-spoke", text: "Sind Sie ein Roboter?", last: true });
    await until(() => spoken.includes(WORDING.ai));
    session.receive({ type: "relay-fault", code: 64111, message: "code 64111" });
    expect(ended).toEqual([{ reason: "voice-failed", code: 64111 }]);
    const script = await app.calls.relayEnded(callId, handedOver(callSid, ended[0] ?? {}));
    expect(script).toMatchObject([
      { do: "ask", parts: [{ text: WORDING.resumed }, { text: `${WORDING.ai} Passt es gerade?` }] },
    ]);
    expect(await findCall(store.db, callId)).toMatchObject({ line: "gather" });
    expect(app.logged.join()).toContain("error 64111 (relay: speech synthesis failed)");
  });

  test("after the conversation was over is not opened again", async () => {
    const app = await program();
    const { callId, callSid, session, spoken } = await answeredCall(app);
    session.receive({ type: "caller-spoke", text: "Nein", last: true });
    await until(() => spoken.includes("Dann auf Wiederhören."));
    expect(await app.calls.relayEnded(callId, broke(callSid))).toEqual(HANG_UP);
  });

  test("of a call nobody knows, or of another call, is hung up", async () => {
    const app = await program();
    const { callId } = await answeredCall(app);
    expect(await app.calls.relayEnded("call_none", broke("CA1"))).toEqual(HANG_UP);
    expect(await app.calls.relayEnded(callId, broke("CA99"))).toEqual(HANG_UP);
  });
});

test("where the relay is not wanted a call is led turn by turn to its end", async () => {
  const app = await program({ settings: { line: "gather" } });
  const { calls } = app;
  const { callId, callSid } = await calls.place({ to: CALLEE, treeId: SMALL_TREE.id });
  const first = await calls.answered(callId, callSid);
  expect(first).toMatchObject([
    {
      do: "ask",
      parts: [
        { text: "Guten Tag, hier spricht eine KI.", interruptible: false },
        { text: "Passt es gerade?", interruptible: true },
      ],
    },
  ]);
  const { turn } = first[0] as Extract<CallScript[number], { do: "ask" }>;
  const heard = { text: "Ja, gern", digits: null };
  const last = await calls.turnTaken(callId, callSid, turn, heard);
  expect(last).toMatchObject([{ do: "say", text: "Wunderbar, bis bald." }, { do: "hang-up" }]);
  // What is asked twice is answered alike, and said once.
  expect(await calls.turnTaken(callId, callSid, turn, heard)).toEqual(last);
  expect((await calls.find(callId, wordsIn("de"))).messages.map(({ message }) => message)).toEqual([
    "Guten Tag, hier spricht eine KI.",
    "Passt es gerade?",
    "Ja, gern",
    "Wunderbar, bis bald.",
  ]);
});

describe("taking a call over", () => {
  test("lets go of the agent's line and tells everybody; the call counts as transferred", async () => {
    const app = await program();
    const call = await answeredCall(app);
    await call.status("in-progress", 2);
    expect(await app.calls.transfer(call.callId, OPERATOR)).toEqual({ to: OPERATOR });
    expect(call.ended).toEqual([{ reason: "transfer", to: OPERATOR }]);
    expect(app.published).toContainEqual({
      type: "call-taken-over",
      callId: call.callId,
      callSid: call.callSid,
      to: OPERATOR,
    });
    expect((await app.calls.active())[0]).toMatchObject({ isTakenOver: true });
    await call.status("completed", 3, 30);
    expect(await findCall(store.db, call.callId)).toMatchObject({ outcome: "transferred" });
  });

  test("comes back to the agent where the operator does not pick up", async () => {
    const app = await program();
    const call = await answeredCall(app);
    await call.status("in-progress", 2);
    await app.calls.transfer(call.callId, OPERATOR);
    const script = await app.calls.dialed(call.callId, {
      type: "call-dialed",
      callSid: call.callSid,
      status: "no-answer",
      duration: null,
    });
    expect(script).toEqual([AGAIN]);
    expect((await app.calls.active())[0]).toMatchObject({ isTakenOver: false });
    const { line, spoken } = fakeLine();
    await app.calls.openRelay({ callId: call.callId, callSid: call.callSid, resumed: true }, line);
    await until(() => spoken.length > 0);
    expect(spoken).toEqual([WORDING.resumed, "Passt es gerade?"]);
  });

  test("comes back to the agent where the carrier could not even dial", async () => {
    const app = await program();
    const call = await answeredCall(app);
    await call.status("in-progress", 2);
    await app.calls.transfer(call.callId, OPERATOR);
    expect(await app.calls.fellBack(call.callId, call.callSid, 12200)).toEqual([AGAIN]);
    expect((await app.calls.active())[0]).toMatchObject({ isTakenOver: false });
    expect(app.published).toContainEqual(
      expect.objectContaining({ type: "call-taken-over", to: null }),
    );
  });

  test("of a call without a line here goes by request to the carrier", async () => {
    const limits: [string, number][] = [];
    const limitCall = async (...limit: [string, number]) => void limits.push(limit);
    const app = await program({ carrier: { limitCall } });
    const call = await answeredCall(app);
    await call.status("in-progress", 2);
    call.session.detach(call.line);
    await app.calls.transfer(call.callId, OPERATOR);
    expect(app.redirected).toEqual([[{ do: "dial", to: OPERATOR, from: CALLER, ringTimeout: 30 }]]);
    expect(limits).toEqual([[call.callSid, 14_400]]);
  });

  test("is done by one of two who do it at once", async () => {
    const app = await program();
    const call = await answeredCall(app);
    await call.status("in-progress", 2);
    const both = [OPERATOR, "+493023125003"].map((to) => app.calls.transfer(call.callId, to));
    const faults = await Promise.all(both.map(faultOf));
    expect(faults.filter((fault) => fault === null)).toHaveLength(1);
    expect(faults).toContainEqual(expect.objectContaining({ reason: "taken-over", status: 409 }));
    expect(call.ended).toHaveLength(1);
    expect(app.redirected).toEqual([]);
  });

  test("that the carrier refuses leaves the call with the agent", async () => {
    const refused = new CarrierError("no", { retryable: false, fateUnknown: false, code: 21220 });
    const app = await program({ carrier: { redirectCall: () => Promise.reject(refused) } });
    const call = await answeredCall(app);
    await call.status("in-progress", 2);
    call.session.detach(call.line);
    const fault = await faultOf(app.calls.transfer(call.callId, OPERATOR));
    expect(fault).toMatchObject({ reason: "carrier-refused", status: 502 });
    expect(await findCall(store.db, call.callId)).toMatchObject({ takenOverAt: null });
  });

  test("is refused with a sentence where it can't be", async () => {
    const app = await program({ ownNumbers: [CALLEE, "+494066969001"] });
    const rings = await app.calls.place({ to: "+494066969001", treeId: SMALL_TREE.id });
    const call = await answeredCall(app);
    const reasons = async (attempt: Promise<unknown>) =>
      ((await faultOf(attempt)) as { reason?: string } | null)?.reason;
    expect(await reasons(app.calls.transfer("call_none", OPERATOR))).toBe("unknown-call");
    expect(await reasons(app.calls.transfer(rings.callId, OPERATOR))).toBe("not-answered");
    expect(await reasons(app.calls.transfer(call.callId, undefined))).toBe("no-operator-number");
    expect(await reasons(app.calls.transfer(call.callId, "112"))).toBe("invalid-number");
    expect(await faultOf(app.calls.transfer(call.callId, "030 112"))).toMatchObject({
      reason: "invalid-number",
      details: { to: "030 112", why: "emergency" },
    });
    await insertCallerNumber(store.db, { ...OWN_NUMBER, number: CALLER });
    expect(await reasons(app.calls.transfer(call.callId, CALLER))).toBe("own-number");
    await app.calls.transfer(call.callId, OPERATOR);
    expect(await reasons(app.calls.transfer(call.callId, OPERATOR))).toBe("taken-over");
    expect(await reasons(app.calls.say(call.callId, "Hallo"))).toBe("taken-over");
    await call.status("completed", 3, 5);
    expect(await reasons(app.calls.say(call.callId, "Hallo"))).toBe("call-over");
  });
});

describe("what picked up", () => {
  const detected = (callSid: string, answeredBy: "machine_end_beep" | "human" | "fax") =>
    ({ type: "machine-detected", callSid, answeredBy }) as const;

  test("a mailbox hears the tree's message and is hung up", async () => {
    const app = await program();
    const { callId, callSid } = await answeredCall(app);
    await app.calls.machineDetected(callId, detected(callSid, "machine_end_beep"));
    expect(app.redirected).toEqual([
      [{ do: "say", text: "Hier ist die Sonnwerk.", voice: "usual" }, { do: "hang-up" }],
    ]);
    expect(await findCall(store.db, callId)).toMatchObject({
      answeredBy: "machine_end_beep",
      outcome: "voicemail",
    });
  });

  test("a fax hears nothing, a person is not disturbed", async () => {
    const app = await program();
    const { callId, callSid } = await answeredCall(app);
    await app.calls.machineDetected(callId, detected(callSid, "human"));
    expect(app.redirected).toEqual([]);
    await app.calls.machineDetected(callId, detected(callSid, "fax"));
    expect(app.redirected).toEqual([HANG_UP]);
  });

  test("is written down of a call that is over as well", async () => {
    const app = await program();
    const { callId, callSid, status } = await answeredCall(app);
    await status("completed", 3, 5);
    await app.calls.machineDetected(callId, detected(callSid, "machine_end_beep"));
    expect(await findCall(store.db, callId)).toMatchObject({ answeredBy: "machine_end_beep" });
    expect(app.redirected).toEqual([]);
  });

  test("is told too late of a call that is over", async () => {
    const over = new CarrierError("over", { retryable: false, fateUnknown: false, code: 21220 });
    const app = await program({ carrier: { redirectCall: () => Promise.reject(over) } });
    const { callId, callSid } = await answeredCall(app);
    await app.calls.machineDetected(callId, detected(callSid, "machine_end_beep"));
    expect(app.logged).toEqual([]);
  });
});

test("an outcome set by an operator stays, and an opt-out blocks the number", async () => {
  const app = await program();
  const call = await answeredCall(app);
  await app.calls.mark(call.callId, "opt-out");
  expect(app.acted).toEqual(["record-opt-out"]);
  await call.status("completed", 3, 5);
  expect(await app.calls.find(call.callId, wordsIn("de"))).toMatchObject({
    outcome: "opt-out",
    outcomeBy: "operator",
  });
});

test("recordings of a call are known, and can be heard once they are complete", async () => {
  const sound = new Response("RIFF");
  const app = await program({ carrier: { fetchRecording: async () => sound } });
  const { callId, callSid } = await answeredCall(app);
  const recordingSid = `RE${"1".repeat(32)}`;
  const told = { type: "recording-changed", callSid, recordingSid } as const;
  await app.calls.recordingChanged(callId, { ...told, status: "in-progress", duration: null });
  expect(await faultOf(app.calls.recording(callId))).toMatchObject({ reason: "no-recording" });
  await app.calls.recordingChanged(callId, { ...told, status: "completed", duration: 12 });
  expect(await app.calls.recording(callId)).toBe(sound);
  expect(await listRecordings(store.db, callId)).toMatchObject([{ duration: 12 }]);
});

test("the recording of a call that was forgotten meanwhile is deleted at the carrier", async () => {
  const deleted: string[] = [];
  const deleteRecording = async (sid: string) => deleted.push(sid) > 0;
  const app = await program({ carrier: { deleteRecording } });
  const recordingSid = `RE${"2".repeat(32)}`;
  const told = { type: "recording-changed", callSid: "CA1", recordingSid } as const;
  await app.calls.recordingChanged("call_gone", { ...told, status: "in-progress", duration: null });
  expect(deleted).toEqual([]);
  await app.calls.recordingChanged("call_gone", { ...told, status: "completed", duration: 12 });
  expect(deleted).toEqual([recordingSid]);
});

test("nothing is held in memory of calls that are over", async () => {
  const app = await program();
  const call = await answeredCall(app);
  expect(app.calls.held()).toBeGreaterThan(0);
  await call.status("completed", 3, 5);
  expect(app.calls.held()).toBe(0);
});
