import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test";
import type { Line } from "@rufbaum/calls";
import { fakeCarrier, callSid as sid } from "@rufbaum/calls/testing";
import { until } from "@rufbaum/runtime/testing";
import { seededRandom, virtualTime } from "@rufbaum/runtime/virtual";
import { findCall, insertTree, isSuppressed } from "@rufbaum/store";
import { openTestStore, type TestStore } from "@rufbaum/store/testing";
import { sampleTree } from "@rufbaum/tree/sample";
import { openUnderstanding } from "@rufbaum/understanding";
import { onlyEnd } from "../../carrier-ends.ts";
import { createLive } from "../../live/live.ts";
import { createTelephony } from "../../telephony.ts";
import { carrierSignature } from "../../testing/carrier-signature.ts";
import { ACCOUNT, ownNumbers } from "../../testing/own-numbers.ts";
import { ownerOf, startTestApp } from "../../testing/test-app.ts";

const AUTH_TOKEN = "0123456789abcdef0123456789abcdef";
const PUBLIC_URL = "https://calls.example.com";
const NUMBER = "+493023125001";

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());
beforeEach(() => store.clear());

async function program(kind: "twilio" | "emulator" = "emulator") {
  const carrier = fakeCarrier();
  const time = virtualTime();
  const telephony = createTelephony({
    runtime: { clock: time, timers: time, random: seededRandom(7) },
    db: store.db,
    carrierEnds: onlyEnd({
      kind,
      name: kind === "twilio" ? ACCOUNT : kind,
      carrier,
      authToken: AUTH_TOKEN,
      from: "+493023125800",
      voiceToken: async () => null,
    }),
    publicUrl: PUBLIC_URL,
    understanding: await openUnderstanding(),
    live: createLive(),
    log: () => {},
  });
  const { app } = await startTestApp({ db: store.db, overrides: { telephony } });
  const tree = await insertTree(store.db, sampleTree({ id: "tree_1", createdAt: "2026-01-01" }));
  return { app, owner: ownerOf(app), tree, telephony };
}

const signatureOf = (url: string, form: Record<string, string>) =>
  carrierSignature(AUTH_TOKEN, url, form);

type App = Awaited<ReturnType<typeof program>>["app"];

/** A webhook as it arrives behind a proxy: at a local name, signed for the public one. */
async function webhook(app: App, path: string, form: Record<string, string>, signature?: string) {
  const body = new URLSearchParams(form).toString();
  const response = await app.handle(
    new Request(`http://localhost${path}`, {
      method: "POST",
      body,
      headers: {
        host: "localhost",
        "content-type": "application/x-www-form-urlencoded",
        "content-length": String(body.length),
        ...(signature !== undefined && { "x-twilio-signature": signature }),
      },
    }),
  );
  return { status: response.status, text: await response.text() };
}

const PATHS = [
  "answer",
  "status",
  "relay-ended",
  "fallback",
  "turn",
  "dialed",
  "machine",
  "recording",
  "incoming",
  "incoming-fallback",
  "incoming-status",
].map((name) => `/twilio/voice/${name}?call=call_1`);

describe("a webhook", () => {
  test.each(PATHS)("without the carrier's signature is refused: %s", async (path) => {
    const { app } = await program();
    const form = { CallSid: sid(1), CallStatus: "completed" };
    const forged = [
      undefined,
      "",
      "AAAA",
      signatureOf(PUBLIC_URL + path, { ...form, CallStatus: "busy" }),
      signatureOf(`http://localhost${path}`, form),
      signatureOf(`${PUBLIC_URL}${path}0`, form),
    ];
    for (const signature of forged) {
      const answer = await webhook(app, path, form, signature);
      expect([signature, answer.status]).toEqual([signature, 403]);
    }
    const genuine = await webhook(app, path, form, signatureOf(PUBLIC_URL + path, form));
    expect(genuine.status).toBeLessThan(300);
  });

  test("that asks what to say in a call gets the relay; about no call, a hang-up", async () => {
    const { app, owner, tree } = await program();
    const { data } = await owner.api["make-call"].post({ to: NUMBER, treeId: tree.id });
    const ask = (callId: string, callSid: string) => {
      const path = `/twilio/voice/answer?call=${callId}`;
      const form = { CallSid: callSid, CallStatus: "in-progress" };
      return webhook(app, path, form, signatureOf(PUBLIC_URL + path, form));
    };
    const own = await ask(data?.callId ?? "", sid(1));
    expect(own.text).toContain("<ConversationRelay");
    expect(own.text).toContain('url="wss://calls.example.com/twilio/relay"');
    expect((await ask("call_none", sid(1))).text).toContain("<Hangup/>");
    expect((await ask(data?.callId ?? "", sid(99))).text).toContain("<Hangup/>");
  });

  test("that is larger than any webhook is refused before it is read", async () => {
    const { app } = await program();
    const form = { CallSid: sid(1), Padding: "x".repeat(100_000) };
    const path = "/twilio/voice/answer?call=call_1";
    const answer = await webhook(app, path, form, signatureOf(PUBLIC_URL + path, form));
    expect(answer.status).toBe(413);
  });

  test("about a call that is over changes nothing, and hangs up whoever is still there", async () => {
    const { app, owner, tree } = await program();
    const { data } = await owner.api["make-call"].post({ to: NUMBER, treeId: tree.id });
    const tell = (route: string, more: Record<string, string>) => {
      const path = `/twilio/voice/${route}?call=${data?.callId}&turn=1`;
      const form = { CallSid: sid(1), ...more };
      return webhook(app, path, form, signatureOf(PUBLIC_URL + path, form));
    };
    await tell("status", { CallStatus: "completed", SequenceNumber: "3", CallDuration: "9" });
    const before = await findCall(store.db, sid(1));
    expect(before).toMatchObject({ status: "completed" });
    const questions = [
      tell("answer", {}),
      tell("turn", { SpeechResult: "Rufen Sie mich nie wieder an" }),
      tell("relay-ended", { SessionStatus: "failed", ErrorCode: "64105" }),
      tell("dialed", { DialCallStatus: "busy" }),
      tell("fallback", { ErrorCode: "11200" }),
    ];
    for (const { status, text } of await Promise.all(questions)) {
      expect([status, text]).toEqual([200, expect.stringContaining("<Hangup/>")]);
      expect(text).not.toContain("<Connect");
    }
    const reports = [
      tell("status", { CallStatus: "in-progress", SequenceNumber: "2" }),
      tell("status", { CallStatus: "busy", SequenceNumber: "9" }),
      tell("machine", { AnsweredBy: "machine_end_beep" }),
    ];
    for (const { status } of await Promise.all(reports)) expect(status).toBe(204);
    // What picked up is known of calls that were over before it was told.
    const answeredBy = "machine_end_beep";
    expect(await findCall(store.db, sid(1))).toEqual(before && { ...before, answeredBy });
  });

  test("about a call's status moves it, with umlauts and empty fields in it", async () => {
    const { app, owner, tree } = await program();
    const { data } = await owner.api["make-call"].post({ to: NUMBER, treeId: tree.id });
    const path = `/twilio/voice/status?call=${data?.callId}`;
    const form = {
      CallSid: sid(1),
      CallStatus: "busy",
      SequenceNumber: "2",
      CallDuration: "0",
      CallerName: "Jürgen Müßig",
      ToCity: "",
    };
    const answer = await webhook(app, path, form, signatureOf(PUBLIC_URL + path, form));
    expect(answer.status).toBe(204);
    expect(await findCall(store.db, sid(1))).toMatchObject({ status: "busy", outcome: "busy" });
  });
});

test("a number that opted out is not called by a real carrier again", async () => {
  const { owner, tree, telephony } = await program("twilio");
  await ownNumbers(store.db, [NUMBER]);
  const { data } = await owner.api["make-call"].post({ to: NUMBER, treeId: tree.id });
  const said: string[] = [];
  const line: Line = {
    kind: "stream",
    opens: () => {},
    listen: () => {},
    say: (parts: readonly { text: string }[]) => void said.push(...parts.map(({ text }) => text)),
    end: () => {},
  };
  const session = await telephony.calls.openRelay(
    { callId: data?.callId ?? "", callSid: sid(1), resumed: false },
    line,
  );
  session?.receive({ type: "caller-spoke", text: "Rufen Sie mich nie wieder an", last: true });
  await until(() => isSuppressed(store.db, NUMBER));
  const again = await owner.api["make-call"].post({ to: NUMBER, treeId: tree.id });
  expect(again.error).toMatchObject({ status: 409, value: { reason: "opted-out" } });
});

test("what can't be called is told as status and sentence", async () => {
  const { owner, tree } = await program();
  const bad = await owner.api["make-call"].post({ to: "0900 1234567", treeId: tree.id });
  expect(bad.error).toMatchObject({
    status: 400,
    value: { reason: "invalid-number", details: { to: "0900 1234567", why: "service-number" } },
  });
  const unknown = await owner.api["make-call"].post({ to: NUMBER, treeId: "tree_none" });
  expect(unknown.error).toMatchObject({ status: 404, value: { reason: "unknown-tree" } });
});

test("calls, transcripts and today's figures show what happened", async () => {
  const { owner, tree } = await program();
  await owner.api["make-call"].post({ to: NUMBER, treeId: tree.id });
  const { data: active } = await owner.api.calls.active.get();
  expect(active).toMatchObject([{ phoneNumber: NUMBER, treeName: tree.name, lastMessages: [] }]);
  expect((await owner.api.transcripts.get()).data).toEqual([]);
  expect((await owner.api.today.get()).data).toMatchObject({
    calls: 1,
    successRate: null,
    appointments: 0,
  });
  expect((await owner.api["voice-line"].get()).data).toMatchObject({ carrier: "emulator" });
});
