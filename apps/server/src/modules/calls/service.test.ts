import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test";
import { FALLBACK_SENTENCE, NO_OTHERS } from "@rufbaum/calls";
import { WORDING } from "@rufbaum/conversation";
import { until } from "@rufbaum/runtime/testing";
import { seededRandom, virtualTime } from "@rufbaum/runtime/virtual";
import { findCall, insertTree, listMessages, listOpenCalls, moveCallStatus } from "@rufbaum/store";
import {
  databaseOver,
  openTestClient,
  openTestStore,
  type TestClient,
  type TestStore,
} from "@rufbaum/store/testing";
import { type CallStatus, type Carrier, CarrierError } from "@rufbaum/telephony";
import { wordsIn } from "@rufbaum/words";
import { createLive } from "../../live/live.ts";
import {
  answeredCall,
  CALLEE,
  callsProgram,
  faultOf,
  SMALL_TREE,
} from "../../testing/calls-program.ts";
import { createCalls } from "./service.ts";

let store: TestStore;
/** For queries that fail. */
let faulty: TestStore & { client: TestClient };
beforeAll(async () => {
  store = await openTestStore();
  faulty = await openTestClient();
});
afterAll(() => Promise.all([store.close(), faulty.close()]));
beforeEach(() => store.clear());

/** The carrier's side is written down: what it was asked to place and to end. */
async function program(
  options: {
    place?: () => Promise<void>;
    known?: CallStatus | null;
    act?: () => Promise<void>;
  } = {},
) {
  const placed: string[] = [];
  const ended: string[] = [];
  const carrier: Partial<Carrier> = {
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
        ? { callSid, to: CALLEE, from: "", status: options.known, createdAt: 0, duration: 7 }
        : null,
  };
  const app = await callsProgram(store.db, { carrier, ...(options.act && { act: options.act }) });
  return { ...app, placed, ended };
}

type Program = Awaited<ReturnType<typeof program>>;

test("a call is led to its end, each word stored before it is spoken", async () => {
  const app = await program();
  const call = await answeredCall(app);
  expect(call.utterances).toEqual(["Guten Tag, hier spricht eine KI. Passt es gerade?"]);
  call.session.receive({ type: "caller-spoke", text: "Ja, gern", last: true });
  await until(() => call.utterances.length === 2);
  expect(call.utterances[1]).toBe("Wunderbar, bis bald.");
  const stored = await listMessages(store.db, call.callId);
  expect(stored.map(({ speaker, text }) => `${speaker}: ${text}`)).toEqual([
    "ai: Guten Tag, hier spricht eine KI.",
    "ai: Passt es gerade?",
    "caller: Ja, gern",
    "ai: Wunderbar, bis bald.",
  ]);
  expect(call.ended).toEqual([]);
  call.session.receive({ type: "agent-speaking", on: true });
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
  await until(() => call.utterances.length === 2);
  app.time.advance(60_000);
  expect(call.ended).toEqual([{ reason: "hang-up", why: "completed" }]);
});

test("silence is answered, and in the end the agent takes its leave", async () => {
  const app = await program();
  const call = await answeredCall(app);
  app.time.advance(20_000);
  await until(() => call.utterances.length === 2);
  app.time.advance(20_000);
  await until(() => call.utterances.length === 3);
  app.time.advance(20_000);
  expect(call.utterances.slice(1)).toEqual([WORDING.stillThere, WORDING.goodbyeSilent]);
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

test("a call that asks what to say is in progress, whenever that is told", async () => {
  const app = await program();
  const { callId, status } = await answeredCall(app);
  expect(await findCall(store.db, callId)).toMatchObject({
    status: "in-progress",
    answeredAt: expect.any(Number),
  });
  await status("ringing", 1);
  await status("in-progress", 2);
  expect(await findCall(store.db, callId)).toMatchObject({ status: "in-progress" });
});

test("busy, unanswered and failed calls end with that outcome", async () => {
  for (const [status, outcome] of [
    ["busy", "busy"],
    ["no-answer", "no-answer"],
    ["failed", "failed"],
  ] as const) {
    await store.clear();
    const app = await program();
    const { callId, callSid } = await app.calls.place({ to: CALLEE, treeId: SMALL_TREE.id });
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

/** The program over a database that `fails` tells to lose the answer to a query, or to be away. */
async function faultyProgram(fails: (sql: string) => "answer" | "query" | null) {
  const { client } = faulty;
  await faulty.clear();
  const failure = () => Object.assign(new Error("connection lost"), { code: "08006" });
  const query: TestClient["query"] = async (sql, ...given) => {
    const fault = fails(sql);
    if (fault === "query") throw failure();
    const answer = await client.query(sql, ...given);
    if (fault === "answer") throw failure();
    return answer;
  };
  const db = databaseOver({ query, transaction: (body) => body({ query }) });
  return { ...(await callsProgram(db)), db };
}

test.each(["ended_at", "closed_at"])(
  "a call ends once, with its outcome, where the answer to the write of %s was lost",
  async (column) => {
    let lost = 0;
    const app = await faultyProgram((sql) => {
      if (lost > 0 || !new RegExp(`^update "calls".*"${column}" = `, "s").test(sql)) return null;
      lost += 1;
      return "answer";
    });
    const { callId, callSid } = await app.calls.place({ to: CALLEE, treeId: SMALL_TREE.id });
    const told = { type: "status-changed", callSid, sequence: 2, duration: 0 } as const;
    const taken = app.calls.statusChanged(callId, { ...told, status: "busy" });
    await until(() => lost === 1 && app.time.waiting > 1);
    app.time.advance(1_000);
    await taken;
    expect(await findCall(app.db, callId)).toMatchObject({ status: "busy", outcome: "busy" });
    const ends = app.published.filter(({ type }) => type === "call-ended");
    expect(ends).toMatchObject([{ callId, outcome: "busy" }]);
  },
);

test("a stop while the database is away succeeds, and leaves nothing behind", async () => {
  let isAway = false;
  let refused = 0;
  const app = await faultyProgram(() => {
    if (!isAway) return null;
    refused += 1;
    return "query";
  });
  const call = await answeredCall(app);
  isAway = true;
  call.session.receive({ type: "caller-spoke", text: "ja gern", last: true });
  await until(() => refused > 0);
  await app.calls.stop();
  await call.session.close({ byCaller: false, isTakenOver: false });
  expect(app.logged.join()).toContain("left for the next start");
  expect(app.time.waiting).toBe(0);
});

test("a carrier that is asked too often is asked again, then the call ends with an outcome", async () => {
  const app = await program({
    place: async () => {
      throw new CarrierError("Too Many Requests", {
        retryable: true,
        fateUnknown: false,
        code: 20429,
        status: 429,
        later: { retryAfter: null },
      });
    },
  });
  const failure = faultOf(app.calls.place({ to: CALLEE, treeId: SMALL_TREE.id }));
  await until(async () => {
    app.time.advance(100);
    return app.placed.length > 2 && (await listOpenCalls(store.db)).length === 0;
  });
  expect(await failure).toMatchObject({ reason: "carrier-busy", status: 503 });
  expect(await findCall(store.db, app.placed[0] ?? "")).toMatchObject({
    status: "canceled",
    outcome: "abandoned",
    error: { code: "20429" },
  });
});

test("a carrier that breaks off is never asked twice", async () => {
  const app = await program({
    place: async () => {
      throw new CarrierError("timeout", { retryable: false, fateUnknown: true });
    },
  });
  expect(await faultOf(app.calls.place({ to: CALLEE, treeId: SMALL_TREE.id }))).toMatchObject({
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
    [{ to: "keine Nummer", treeId: SMALL_TREE.id }, "invalid-number"],
    [{ to: "+49 30 110", treeId: SMALL_TREE.id }, "invalid-number"],
    [{ to: CALLEE, treeId: "tree_none" }, "unknown-tree"],
  ] as const;
  for (const [request, reason] of refused) {
    expect(await faultOf(app.calls.place(request))).toMatchObject({ reason });
  }
  await insertTree(store.db, { ...SMALL_TREE, id: "tree_empty", nodes: [], connections: [] });
  const empty = await faultOf(app.calls.place({ to: CALLEE, treeId: "tree_empty" }));
  expect(empty).toMatchObject({ reason: "not-startable" });
  expect(await app.calls.list({ limit: 10 }, wordsIn("de"))).toEqual([]);
  expect(app.placed).toEqual([]);
});

test("the carrier is asked how a call stands where neither webhook nor line has told anything", async () => {
  const asked: string[] = [];
  const app = await callsProgram(store.db, {
    carrier: {
      async findCall(callSid) {
        asked.push(callSid);
        return {
          callSid,
          to: CALLEE,
          from: "",
          status: "in-progress",
          createdAt: 0,
          duration: null,
        };
      },
    },
  });
  const { session, callSid } = await answeredCall(app);
  for (let seconds = 0; seconds < 180; seconds += 30) {
    app.time.advance(30_000);
    session.receive({ type: "spoken", text: "" });
  }
  await session.settled();
  expect(asked).toEqual([]);
  await until(() => {
    app.time.advance(30_000);
    return asked.length > 0;
  });
  expect(asked).toContain(callSid);
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
  const found = await second.find(call.callSid, wordsIn("de"));
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

test("another server's call is asked for only when it falls to this one", async () => {
  const first = await program();
  const { callId } = await answeredCall(first);
  const isOpen = async () => (await listOpenCalls(store.db)).some(({ id }) => id === callId);
  let falls = false;
  const time = virtualTime(first.time.now());
  const second = createCalls({
    ...first.deps,
    runtime: { clock: time, timers: time, random: seededRandom(2) },
    live: createLive(),
    leaders: { ...NO_OTHERS, elsewhere: () => "server_1", fallsToUs: () => falls },
  });
  await second.recover();
  for (let look = 0; look < 6; look += 1) {
    await time.pass(30_000);
    expect(await isOpen()).toBe(true);
  }
  falls = true;
  await time.pass(30_000);
  await until(async () => !(await isOpen()));
  expect(await findCall(store.db, callId)).toMatchObject({ endReason: "lost" });
});

test("a stop ends no call of another server", async () => {
  const first = await program();
  const { callId, callSid } = await answeredCall(first);
  const second = createCalls({
    ...first.deps,
    runtime: { ...first.deps.runtime, random: seededRandom(2) },
    live: createLive(),
    leaders: { ...NO_OTHERS, elsewhere: () => "server_1" },
  });
  await second.answered(callId, callSid);
  await second.stop();
  expect(await findCall(store.db, callId)).toMatchObject({ status: "in-progress" });
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
  await until(() => call.utterances.length === 2);
  call.session.receive({
    type: "caller-spoke",
    text: "Und rufen Sie mich nie wieder an",
    last: true,
  });
  await call.session.settled();
  expect(app.acted).toContain("record-opt-out");
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
  await until(() => call.utterances.length === 2);
  expect(await faultOf(call.status("completed", 3))).toBeInstanceOf(Error);
  expect(await findCall(store.db, call.callId)).toMatchObject({ closedAt: null });
  app.time.advance(180_000);
  await until(async () => (await findCall(store.db, call.callId))?.closedAt !== null);
  expect(app.acted).toEqual(["record-opt-out"]);
  expect(await findCall(store.db, call.callId)).toMatchObject({ outcome: "opt-out" });
});

test("an opt-out into the goodbye that could not be recorded is recorded at the call's end", async () => {
  let failures = 1;
  const app = await program({
    async act() {
      failures -= 1;
      if (failures >= 0) throw new Error("no database");
    },
  });
  const call = await answeredCall(app);
  call.session.receive({ type: "caller-spoke", text: "nein", last: true });
  await until(() => call.utterances.length === 2);
  call.session.receive({ type: "caller-spoke", text: "Rufen Sie nie wieder an", last: true });
  await call.session.settled();
  expect(app.acted).toEqual([]);
  await call.status("completed", 3);
  expect(app.acted).toEqual(["record-opt-out"]);
  expect(await findCall(store.db, call.callId)).toMatchObject({ outcome: "not-interested" });
});

test.each([
  ["a call for help", ["Hilfe, mein Mann atmet nicht!"]],
  ["a bereavement", ["Mein Mann ist gestern gestorben."]],
  ["a bereavement told into the goodbye", ["nein", "Meine Frau ist ja gestern gestorben."]],
  ["a doubt that nobody answered", ["Schon wieder ein Anruf von Ihnen!"]],
])("%s lets nobody call before a person has decided", async (_, replies) => {
  const app = await program();
  const call = await answeredCall(app);
  for (const [place, text] of replies.entries()) {
    call.session.receive({ type: "caller-spoke", text, last: true });
    if (place === 0) await until(() => call.utterances.length === 2);
    else await call.session.settled();
  }
  expect(app.acted).toEqual([]);
  await call.status("completed", 3);
  expect(app.acted).toEqual(["hold-back"]);
});

test.each([
  ["wants no calls", ["Schon wieder ein Anruf von Ihnen!", "Ja bitte"], "record-opt-out"],
  ["may be called", ["Schon wieder ein Anruf von Ihnen!", "Nein, rufen Sie ruhig an"], null],
] as const)("nobody is held back who was asked, and %s", async (_, replies, wanted) => {
  const app = await program();
  const call = await answeredCall(app);
  for (const [place, text] of replies.entries()) {
    call.session.receive({ type: "caller-spoke", text, last: true });
    await until(() => call.utterances.length >= place + 2);
  }
  await call.session.settled();
  await call.status("completed", 3);
  expect(new Set(app.acted)).toEqual(new Set(wanted === null ? [] : [wanted]));
});

test("a turn that can't be stored is not spoken; the caller hears the fallback sentence", async () => {
  const app = await program();
  const call = await answeredCall(app);
  await store.db.execute("alter table messages rename to messages_gone");
  try {
    call.session.receive({ type: "caller-spoke", text: "ja", last: true });
    await until(() => call.utterances.length === 2);
    expect(call.utterances[1]).toBe(FALLBACK_SENTENCE);
    app.time.advance(60_000);
    expect(call.ended).toEqual([{ reason: "hang-up", why: "fault" }]);
  } finally {
    await store.db.execute("alter table messages_gone rename to messages");
  }
});

/** Another process over the same data. */
function createProgramAgain({ deps }: Program) {
  const random = seededRandom(2);
  return createCalls({ ...deps, runtime: { ...deps.runtime, random }, live: createLive() });
}
