import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test";
import { WORDING } from "@rufbaum/conversation";
import { seededRandom, virtualTime } from "@rufbaum/runtime/virtual";
import { findCall, insertTree, listMessages, listOpenCalls, moveCallStatus } from "@rufbaum/store";
import { openTestStore, type TestStore } from "@rufbaum/store/testing";
import { type CallStatus, CarrierError } from "@rufbaum/telephony";
import type { Tree } from "@rufbaum/tree";
import { embeddedUnderstanding } from "@rufbaum/understanding";
import { createLive } from "../../live/live.ts";
import type { LiveMessage } from "../../live/messages.ts";
import { fakeCarrier } from "../../testing/fake-carrier.ts";
import { fakeLine } from "../../testing/fake-line.ts";
import { until } from "../../testing/until.ts";
import { TELEPHONY_DEFAULTS } from "../settings/telephony-settings.ts";
import { createCalls } from "./service.ts";
import { FALLBACK_SENTENCE } from "./session.ts";

const NUMBER = "+493023125001";

const TREE: Tree = {
  id: "tree_small",
  name: "Kleiner Baum",
  isActive: true,
  createdAt: "2026-01-01T00:00:00.000Z",
  nodes: [
    node("start", "start", { content: "Guten Tag, hier spricht eine KI." }),
    node("ask", "decision", {
      content: "Passt es gerade?",
      conditions: [
        { id: "yes", condition: "Ja", targetNodeId: "good" },
        { id: "no", condition: "Nein", targetNodeId: "bad" },
      ],
    }),
    node("good", "end", { content: "Wunderbar, bis bald.", outcome: "success" }),
    node("bad", "end", { content: "Dann auf Wiederhören.", outcome: "not-interested" }),
  ],
  connections: [
    { id: "c1", sourceNodeId: "start", targetNodeId: "ask", condition: null },
    { id: "c2", sourceNodeId: "ask", targetNodeId: "bad", condition: null },
  ],
};

function node(
  id: string,
  type: Tree["nodes"][number]["type"],
  more: object,
): Tree["nodes"][number] {
  return { id, type, title: id, position: { x: 0, y: 0 }, ...more };
}

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());
beforeEach(() => store.clear());

/** The program with a carrier that does what the test tells it, in virtual time. */
async function program(
  options: {
    place?: () => Promise<void>;
    known?: CallStatus | null;
    act?: () => Promise<void>;
  } = {},
) {
  const time = virtualTime();
  const live = createLive();
  const published: LiveMessage[] = [];
  live.attach((_topic, text) => published.push(JSON.parse(text)));
  const placed: string[] = [];
  const ended: string[] = [];
  const acted: string[] = [];
  const carrier = fakeCarrier({
    async placeCall({ callId }) {
      placed.push(callId);
      await options.place?.();
      return { callSid: `CA${placed.length}`, status: "queued" };
    },
    async endCall(callSid) {
      ended.push(callSid);
    },
    findCall: async (callSid) =>
      options.known
        ? { callSid, to: NUMBER, from: "", status: options.known, createdAt: 0, duration: 7 }
        : null,
  });
  const calls = createCalls({
    runtime: { clock: time, timers: time, random: seededRandom(1) },
    db: store.db,
    carrier,
    callerNumber: async () => "+493023125800",
    settings: async () => TELEPHONY_DEFAULTS,
    understanding: embeddedUnderstanding(),
    live,
    act: async (_call, action) => {
      await options.act?.();
      acted.push(action.kind);
      return { ok: true };
    },
    holdsBack: true,
    endsWithUs: true,
    log: () => {},
  });
  await insertTree(store.db, TREE);
  return { time, calls, carrier, placed, ended, acted, published };
}

type Program = Awaited<ReturnType<typeof program>>;

/** Places a call and has it answered; `spoken` gathers what the caller hears. */
async function answeredCall({ calls }: Program) {
  const { callId, callSid } = await calls.place({ to: NUMBER, treeId: TREE.id });
  const { line, utterances: spoken, ended } = fakeLine();
  expect(await calls.answered(callId, callSid)).toEqual([{ do: "converse", resumed: false }]);
  const session = await calls.openRelay({ callId, callSid, resumed: false }, line);
  if (!session) throw new Error("no session");
  await until(() => spoken.length > 0);
  const status = (name: CallStatus, sequence: number, duration: number | null = null) =>
    calls.statusChanged(callId, {
      type: "status-changed",
      callSid,
      status: name,
      sequence,
      duration,
    });
  return { callId, callSid, session, line, spoken, ended, status };
}

function faultOf(attempt: Promise<unknown>): Promise<unknown> {
  return attempt.then(
    () => null,
    (error: unknown) => error,
  );
}

test("a call is led to its end, each word stored before it is spoken", async () => {
  const app = await program();
  const call = await answeredCall(app);
  expect(call.spoken).toEqual(["Guten Tag, hier spricht eine KI. Passt es gerade?"]);
  call.session.receive({ type: "agent-speaking", on: false });
  call.session.receive({ type: "caller-spoke", text: "Ja, gern", last: true });
  await until(() => call.spoken.length === 2);
  expect(call.spoken[1]).toBe("Wunderbar, bis bald.");
  const stored = await listMessages(store.db, call.callId);
  expect(stored.map(({ speaker, text }) => `${speaker}: ${text}`)).toEqual([
    "ai: Guten Tag, hier spricht eine KI.",
    "ai: Passt es gerade?",
    "caller: Ja, gern",
    "ai: Wunderbar, bis bald.",
  ]);
  expect(call.ended).toEqual([]);
  call.session.receive({ type: "agent-speaking", on: false });
  expect(call.ended).toEqual([{ reason: "hang-up", why: "completed" }]);
  await call.status("completed", 3, 12);
  const record = await findCall(store.db, call.callId);
  expect(record).toMatchObject({ status: "completed", outcome: "success", duration: 12 });
  expect(app.published.map(({ type }) => type)).toContain("call-ended");
});

test("a line that never reports the end of speech is ended all the same", async () => {
  const app = await program();
  const call = await answeredCall(app);
  call.session.receive({ type: "caller-spoke", text: "nein", last: true });
  await until(() => call.spoken.length === 2);
  app.time.advance(60_000);
  expect(call.ended).toEqual([{ reason: "hang-up", why: "completed" }]);
});

test("silence is answered, and in the end the agent takes its leave", async () => {
  const app = await program();
  const call = await answeredCall(app);
  app.time.advance(20_000);
  await until(() => call.spoken.length === 2);
  app.time.advance(20_000);
  await until(() => call.spoken.length === 3);
  app.time.advance(20_000);
  expect(call.spoken.slice(1)).toEqual([WORDING.stillThere, WORDING.goodbyeSilent]);
  expect(call.ended).toEqual([{ reason: "hang-up", why: "silent" }]);
});

test("callbacks in the wrong order never move a call back", async () => {
  const app = await program();
  const call = await answeredCall(app);
  await call.status("in-progress", 2);
  await call.status("ringing", 1);
  expect((await findCall(store.db, call.callId))?.status).toBe("in-progress");
  await call.status("completed", 3, 4);
  await call.status("in-progress", 2);
  const record = await findCall(store.db, call.callId);
  expect(record).toMatchObject({ status: "completed", outcome: "abandoned", endReason: "hung-up" });
  expect(await listOpenCalls(store.db)).toEqual([]);
});

test("a callback of another call under this call's name changes nothing", async () => {
  const app = await program();
  const call = await answeredCall(app);
  await app.calls.statusChanged(call.callId, {
    type: "status-changed",
    callSid: "CA_other",
    status: "completed",
    sequence: 3,
    duration: 1,
  });
  expect((await findCall(store.db, call.callId))?.closedAt).toBeNull();
});

test("busy, unanswered and failed calls end with that outcome", async () => {
  for (const [status, outcome] of [
    ["busy", "busy"],
    ["no-answer", "no-answer"],
    ["failed", "failed"],
  ] as const) {
    await store.clear();
    const app = await program();
    const { callId, callSid } = await app.calls.place({ to: NUMBER, treeId: TREE.id });
    await app.calls.statusChanged(callId, {
      type: "status-changed",
      callSid,
      status,
      sequence: 2,
      duration: 0,
    });
    expect(await findCall(store.db, callId)).toMatchObject({ status, outcome });
  }
});

test("a carrier that is asked too often is asked again, then the call ends with an outcome", async () => {
  const app = await program({
    place: async () => {
      throw new CarrierError("Too Many Requests", {
        retryable: true,
        fateUnknown: false,
        code: 20429,
        status: 429,
      });
    },
  });
  const failure = faultOf(app.calls.place({ to: NUMBER, treeId: TREE.id }));
  await until(async () => {
    app.time.advance(5_000);
    return app.placed.length === 3 && (await listOpenCalls(store.db)).length === 0;
  });
  expect(await failure).toMatchObject({ reason: "carrier-refused", status: 502 });
  expect(await findCall(store.db, app.placed[0] ?? "")).toMatchObject({
    status: "failed",
    outcome: "failed",
    error: { code: "20429" },
  });
});

test("a carrier that breaks off is never asked twice", async () => {
  const app = await program({
    place: async () => {
      throw new CarrierError("timeout", { retryable: false, fateUnknown: true });
    },
  });
  expect(await faultOf(app.calls.place({ to: NUMBER, treeId: TREE.id }))).toMatchObject({
    reason: "carrier-silent",
  });
  const types = () => app.published.map(({ type }) => type);
  // It may be there all the same, and only be told of later.
  expect(types()).not.toContain("call-ended");
  await until(() => {
    app.time.advance(30_000);
    return types().includes("call-ended");
  });
  expect(app.placed).toHaveLength(1);
  expect(await findCall(store.db, app.placed[0] ?? "")).toMatchObject({ endReason: "not-placed" });
});

test("what can't be called is refused with a sentence, and nothing is stored", async () => {
  const app = await program();
  const refused = [
    [{ to: "keine Nummer", treeId: TREE.id }, "invalid-number"],
    [{ to: NUMBER, treeId: "tree_none" }, "unknown-tree"],
  ] as const;
  for (const [request, reason] of refused) {
    expect(await faultOf(app.calls.place(request))).toMatchObject({ reason });
  }
  await insertTree(store.db, { ...TREE, id: "tree_empty", nodes: [], connections: [] });
  const empty = await faultOf(app.calls.place({ to: NUMBER, treeId: "tree_empty" }));
  expect(empty).toMatchObject({ reason: "not-startable" });
  expect(await app.calls.list({ limit: 10 })).toEqual([]);
  expect(app.placed).toEqual([]);
});

test("an operator's hang-up reaches the carrier and is told from the caller's", async () => {
  const app = await program();
  const call = await answeredCall(app);
  await app.calls.hangUp(call.callId);
  expect(app.ended).toEqual([call.callSid]);
  await call.status("completed", 3, 4);
  expect(await findCall(store.db, call.callId)).toMatchObject({
    outcome: "abandoned",
    endReason: "operator-hung-up",
  });
  expect(await faultOf(app.calls.hangUp(call.callId))).toMatchObject({ reason: "call-over" });
});

test("after a restart a call the carrier has forgotten ends, with its transcript", async () => {
  const first = await program();
  const call = await answeredCall(first);
  const second = createProgramAgain(first);
  await second.recover();
  expect(await listOpenCalls(store.db)).toEqual([]);
  const found = await second.find(call.callSid);
  expect(found).toMatchObject({ outcome: "failed", endReason: "lost", status: "failed" });
  expect(found.messages.map(({ message }) => message)).toEqual([
    "Guten Tag, hier spricht eine KI.",
    "Passt es gerade?",
  ]);
});

test("a clean stop ends the calls that can't outlive it", async () => {
  const app = await program();
  const call = await answeredCall(app);
  await call.status("in-progress", 2);
  await app.calls.stop();
  expect(await findCall(store.db, call.callId)).toMatchObject({
    status: "failed",
    outcome: "failed",
    endReason: "lost",
  });
});

test("a call that was over when the process died keeps what the carrier said of it", async () => {
  const app = await program();
  const call = await answeredCall(app);
  const final = { status: "completed" as const, sequence: 3, at: app.time.now(), duration: 9 };
  await moveCallStatus(store.db, { callId: call.callId, ...final });
  await createProgramAgain(app).recover();
  expect(await findCall(store.db, call.callId)).toMatchObject({
    status: "completed",
    duration: 9,
    outcome: "abandoned",
    error: null,
  });
});

test("an opt-out into the goodbye counts", async () => {
  const app = await program();
  const call = await answeredCall(app);
  call.session.receive({ type: "caller-spoke", text: "nein", last: true });
  await until(() => call.spoken.length === 2);
  call.session.receive({
    type: "caller-spoke",
    text: "Und rufen Sie mich nie wieder an",
    last: true,
  });
  await until(() => app.acted.includes("record-opt-out"));
  expect((await listMessages(store.db, call.callId)).at(-1)).toMatchObject({ intent: "opt_out" });
});

test("an opt-out that could not be recorded in the call is recorded before the call is closed", async () => {
  let failures = 2;
  const app = await program({
    async act() {
      failures -= 1;
      if (failures >= 0) throw new Error("no database");
    },
  });
  const call = await answeredCall(app);
  call.session.receive({
    type: "caller-spoke",
    text: "Rufen Sie mich nie wieder an",
    last: true,
  });
  await until(() => call.spoken.length === 2);
  expect(await faultOf(call.status("completed", 3))).toBeInstanceOf(Error);
  expect(await findCall(store.db, call.callId)).toMatchObject({ closedAt: null });
  app.time.advance(180_000);
  await until(async () => (await findCall(store.db, call.callId))?.closedAt !== null);
  expect(app.acted).toEqual(["record-opt-out"]);
  expect(await findCall(store.db, call.callId)).toMatchObject({ outcome: "opt-out" });
});

test("a turn that can't be stored is not spoken; the caller hears the fallback sentence", async () => {
  const app = await program();
  const call = await answeredCall(app);
  await store.db.execute("alter table messages rename to messages_gone");
  try {
    call.session.receive({ type: "caller-spoke", text: "ja", last: true });
    await until(() => call.spoken.length === 2);
    expect(call.spoken[1]).toBe(FALLBACK_SENTENCE);
    app.time.advance(60_000);
    expect(call.ended).toEqual([{ reason: "hang-up", why: "fault" }]);
  } finally {
    await store.db.execute("alter table messages_gone rename to messages");
  }
});

function createProgramAgain({ carrier, time }: Program) {
  return createCalls({
    runtime: { clock: time, timers: time, random: seededRandom(2) },
    db: store.db,
    carrier,
    callerNumber: async () => "+493023125800",
    settings: async () => TELEPHONY_DEFAULTS,
    understanding: embeddedUnderstanding(),
    live: createLive(),
    act: async () => ({ ok: true }),
    holdsBack: true,
    endsWithUs: true,
    log: () => {},
  });
}
