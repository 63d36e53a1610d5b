/**
 * Drives a carrier with Twilio's own client library, knowing nothing of ours:
 *
 *   bun main.ts '{"url":"http://127.0.0.1:4010","accountSid":"AC…","authToken":"…","from":"+49…"}'
 *
 * The argument is the first line of `rufbaum emulator --json`. Ends with 1 at the first thing that
 * is not as Twilio does it.
 */
import assert from "node:assert/strict";
import twilio from "twilio";
import { type App, startApp } from "./app.ts";

interface Account {
  url: string;
  accountSid: string;
  authToken: string;
  from: string;
}

const account = JSON.parse(process.argv[2] ?? "") as Account;
const { from } = account;
const ANSWERS = "+493023125001";
const { VoiceResponse } = twilio.twiml;
const EVENTS = ["initiated", "ringing", "answered", "completed"];

function connect(authToken = account.authToken, options = {}) {
  const client = twilio(account.accountSid, authToken, options);
  client.api.baseUrl = account.url;
  return client;
}

const client = connect();
const app = startApp(account.authToken);

async function fault(promise: Promise<unknown>) {
  const error = await promise.then(
    () => assert.fail("was not refused"),
    (error: unknown) => error,
  );
  assert(error instanceof twilio.RestException, String(error));
  return { status: error.status, code: error.code };
}

async function control(method: string, path: string, body?: object) {
  const response = await fetch(`${account.url}/_emulator${path}`, {
    method,
    headers: { authorization: basic() },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  assert(response.ok, `${method} ${path}: ${response.status} ${await response.clone().text()}`);
  return (await response.json()) as Record<string, string>;
}

function basic(): string {
  return `Basic ${btoa(`${account.accountSid}:${account.authToken}`)}`;
}

function pausing(text: string): string {
  const twiml = new VoiceResponse();
  twiml.say({ language: "de-DE" }, text);
  twiml.pause({ length: 600 });
  return twiml.toString();
}

/** A call that is answered, and hears a pause for as long as anybody likes. */
async function answered(app: App, name: string, more: object = {}) {
  app.answer(`/${name}`, pausing("Guten Tag."));
  const call = await client.calls.create({
    to: ANSWERS,
    from,
    url: app.url(`/${name}`),
    statusCallback: app.url(`/status?name=${name}`),
    statusCallbackEvent: EVENTS,
    ...more,
  });
  await app.webhook(`${name} to be answered`, ({ path }) => path === `/${name}`);
  return call;
}

function ended(name: string) {
  const path = `/status?name=${name}`;
  const final = ["completed", "busy", "no-answer", "failed", "canceled"];
  return app.webhook(
    `the end of ${name}`,
    (one) => one.path === path && final.includes(one.form.CallStatus ?? ""),
  );
}

const steps: Record<string, () => Promise<void>> = {
  async "the account and its numbers"() {
    const own = await client.api.accounts(account.accountSid).fetch();
    assert.equal(own.status, "active");
    const numbers = await client.incomingPhoneNumbers.list();
    assert.equal(numbers[0]?.phoneNumber, from);
    assert.equal(numbers.length, 3);
    assert.equal(numbers[0]?.capabilities.voice, true);
    const [verified] = await client.outgoingCallerIds.list();
    assert.match(verified?.sid ?? "", /^PN[0-9a-f]{32}$/);
    const renamed = await client.incomingPhoneNumbers(numbers[1]?.sid ?? "").update({
      friendlyName: "Zweite",
      voiceUrl: app.url("/second"),
    });
    assert.deepEqual([renamed.friendlyName, renamed.voiceUrl], ["Zweite", app.url("/second")]);
  },

  async "what is refused, and with which code"() {
    const good = { to: ANSWERS, from, url: app.url("/nobody") };
    const refused: [object, number][] = [
      [{ to: "+15005550001" }, 21217],
      [{ to: "+15005550002" }, 21214],
      [{ to: "+15005550003" }, 21215],
      [{ to: "+15005550004" }, 21216],
      [{ to: "12" }, 21211],
      [{ to: "+493023125400" }, 21217],
      [{ from: "+15005550001" }, 21212],
      [{ from: "+493012345678" }, 21210],
      [{ url: "no address" }, 21205],
      [{ sendDigits: "hello" }, 21206],
      [{ applicationSid: `AP${"0".repeat(32)}` }, 21218],
    ];
    for (const [change, code] of refused) {
      const found = await fault(client.calls.create({ ...good, ...change }));
      assert.deepEqual(found, { status: 400, code }, JSON.stringify(change));
    }
    const nobody = `CA${"0".repeat(32)}`;
    assert.deepEqual(await fault(client.calls(nobody).fetch()), { status: 404, code: 20404 });
    const stranger = connect("0".repeat(32));
    assert.deepEqual(await fault(stranger.calls.list({ limit: 1 })), { status: 401, code: 20003 });
    const busy = await fault(client.calls.create({ ...good, to: "+493023125929" }));
    assert.deepEqual(busy, { status: 429, code: 20429 });
    assert.equal((await fault(client.calls.create({ ...good, to: "+493023125900" }))).status, 500);
  },

  async "a call from its start to its end, with another script in the middle"() {
    const call = await answered(app, "whole");
    assert.deepEqual([call.status, call.direction], ["queued", "outbound-api"]);
    const running = await client.calls(call.sid).fetch();
    assert.equal(running.status, "in-progress");
    assert(running.startTime instanceof Date && running.endTime === null);
    const bye = new VoiceResponse();
    bye.say("Auf Wiederhören.");
    bye.hangup();
    await client.calls(call.sid).update({ twiml: bye.toString() });
    const last = await ended("whole");
    assert.equal(last.form.CallStatus, "completed");
    assert(Number(last.form.CallDuration) > 0);
    const told = app.received.filter(({ path }) => path === "/status?name=whole");
    const order = told.map(({ form }) => [Number(form.SequenceNumber), form.CallStatus]);
    assert.deepEqual(
      order.sort(([a], [b]) => Number(a) - Number(b)),
      [
        [0, "initiated"],
        [1, "ringing"],
        [2, "in-progress"],
        [3, "completed"],
      ],
    );
    const over = await client.calls(call.sid).fetch();
    assert.equal(over.duration, last.form.CallDuration);
    assert(over.endTime instanceof Date);
    const late = client.calls(call.sid).update({ twiml: bye.toString() });
    assert.deepEqual(await fault(late), { status: 400, code: 21220 });
    assert.equal(await client.calls(call.sid).remove(), true);
    assert.equal((await fault(client.calls(call.sid).fetch())).code, 20404);
  },

  async "a call whose script comes along, and one that is redirected by address"() {
    app.answer("/other", pausing("Hier geht es weiter."));
    const call = await client.calls.create({
      to: ANSWERS,
      from,
      twiml: pausing("Einen Moment."),
      statusCallback: app.url("/status?name=along"),
      statusCallbackEvent: ["answered", "completed"],
    });
    await app.webhook("the answer", ({ form }) => {
      return form.CallSid === call.sid && form.CallStatus === "in-progress";
    });
    await client.calls(call.sid).update({ url: app.url("/other"), method: "POST" });
    const asked = await app.webhook("the other script", ({ path }) => path === "/other");
    assert.equal(asked.form.CallSid, call.sid);
    await client.calls(call.sid).update({ status: "completed" });
    assert.equal((await ended("along")).form.CallStatus, "completed");
  },

  async "a conversation over ConversationRelay"() {
    const twiml = new VoiceResponse();
    const connect = twiml.connect({ action: app.url("/relay-ended") });
    connect
      .conversationRelay({ url: app.socketUrl(), language: "de-DE" })
      .parameter({ name: "order", value: "42" });
    app.answer("/converse", twiml.toString());
    const hangUp = new VoiceResponse();
    hangUp.hangup();
    app.answer("/relay-ended", hangUp.toString());
    app.converse(({ type }) => {
      if (type === "setup") return { type: "text", token: "Haben Sie kurz Zeit?", last: true };
      return type === "prompt" ? { type: "end", handoffData: '{"reason":"done"}' } : null;
    });
    const call = await client.calls.create({
      to: ANSWERS,
      from,
      url: app.url("/converse"),
      statusCallback: app.url("/status?name=relay"),
    });
    const { form } = await app.webhook("the session's end", ({ path }) => path === "/relay-ended");
    assert.deepEqual([form.SessionStatus, form.HandoffData], ["ended", '{"reason":"done"}']);
    assert.equal((await ended("relay")).form.CallStatus, "completed");
    const [setup] = app.frames;
    assert.equal(setup?.callSid, call.sid);
    assert.deepEqual(setup?.customParameters, { order: "42" });
    const prompt = app.frames.find(({ type }) => type === "prompt");
    assert.equal(prompt?.last, true);
    assert.equal(prompt?.lang, "de-DE");
    assert(String(prompt?.voicePrompt).length > 0);
  },

  async "busy, and cancelled before anybody answers"() {
    const name = (which: string) => ({
      from,
      url: app.url("/never"),
      statusCallback: app.url(`/status?name=${which}`),
    });
    await client.calls.create({ to: "+493023125100", ...name("busy") });
    const rings = await client.calls.create({ to: "+493023125200", ...name("canceled") });
    const canceled = await client.calls(rings.sid).update({ status: "canceled" });
    assert.equal(canceled.status, "canceled");
    assert.equal((await ended("canceled")).form.CallStatus, "canceled");
    const busy = (await ended("busy")).form;
    assert.deepEqual([busy.CallStatus, busy.CallDuration], ["busy", "0"]);
    assert(!app.received.some(({ path }) => path === "/never"));
  },

  async "a list, page by page"() {
    for (let count = 0; count < 5; count++) {
      await client.calls.create({ to: "+493023125201", from, url: app.url("/never") });
    }
    const first = await client.calls.page({ to: "+493023125201", pageSize: 2 });
    assert.equal(first.instances.length, 2);
    assert.equal((await first.nextPage())?.instances.length, 2);
    const all = await client.calls.list({ to: "+493023125201", pageSize: 2 });
    assert.equal(new Set(all.map(({ sid }) => sid)).size, 5);
    assert.equal((await client.calls.list({ pageSize: 3, limit: 4 })).length, 4);
    for (const { sid } of all) await client.calls(sid).update({ status: "completed" });
  },

  async "a recording: begun, paused, stopped, heard, deleted"() {
    const call = await answered(app, "recorded");
    const recordings = client.calls(call.sid).recordings;
    const recording = await recordings.create({
      recordingChannels: "dual",
      recordingStatusCallback: app.url("/recording"),
      recordingStatusCallbackEvent: ["in-progress", "completed"],
    });
    assert.equal(recording.status, "in-progress");
    const paused = await recordings("Twilio.CURRENT").update({ status: "paused" });
    assert.deepEqual([paused.sid, paused.status], [recording.sid, "paused"]);
    await recordings(recording.sid).update({ status: "in-progress" });
    await new Promise((resolve) => setTimeout(resolve, 150));
    await recordings(recording.sid).update({ status: "stopped" });
    const { form } = await app.webhook("the recording", (one) => {
      return one.path === "/recording" && one.form.RecordingStatus === "completed";
    });
    assert.equal(form.RecordingSid, recording.sid);
    const headers = { authorization: basic() };
    const sound = await fetch(`${form.RecordingUrl}.wav`, { headers });
    assert.equal(sound.headers.get("content-type"), "audio/wav");
    const bytes = Buffer.from(await sound.arrayBuffer());
    assert.equal(bytes.toString("latin1", 0, 4), "RIFF");
    assert.equal(bytes.readUInt16LE(22), 2);
    assert.equal(Math.round((bytes.length - 44) / 32_000), Number(form.RecordingDuration));
    assert.equal((await recordings.list()).length, 1);
    assert.equal(await client.recordings(recording.sid).remove(), true);
    assert.equal((await fault(client.recordings(recording.sid).fetch())).code, 20404);
    await client.calls(call.sid).update({ status: "completed" });
  },

  async "text messages"() {
    const message = await client.messages.create({
      to: "+491711234567",
      from,
      body: "Grüße aus Berlin",
      statusCallback: app.url("/message"),
    });
    assert.deepEqual([message.status, message.numSegments], ["queued", "1"]);
    await app.webhook("the delivery", ({ form }) => form.MessageStatus === "delivered");
    assert.equal((await client.messages(message.sid).fetch()).status, "delivered");
    assert.equal((await client.messages.list({ limit: 5 })).length, 1);
    const empty = client.messages.create({ to: "+491711234567", from, body: "" });
    assert.deepEqual(await fault(empty), { status: 400, code: 21602 });
    assert.equal(await client.messages(message.sid).remove(), true);
  },

  async "somebody calls one of the numbers"() {
    app.answer("/incoming", pausing("Willkommen."));
    const [number] = await client.incomingPhoneNumbers.list({ phoneNumber: from });
    await client.incomingPhoneNumbers(number?.sid ?? "").update({
      voiceUrl: app.url("/incoming"),
      statusCallback: app.url("/status?name=incoming"),
    });
    const call = await control("POST", "/calls", { from: "+493023125001", to: from });
    const { form } = await app.webhook("the incoming call", ({ path }) => path === "/incoming");
    assert.deepEqual(
      [form.CallSid, form.Direction, form.From, form.To],
      [call.sid, "inbound", "+493023125001", from],
    );
    await client.calls(call.sid ?? "").update({ status: "completed" });
    assert.equal((await ended("incoming")).form.Direction, "inbound");
  },

  async "faults on request"() {
    await control("POST", "/faults", { kind: "too-many-requests" });
    assert.deepEqual(await fault(client.calls.list({ limit: 1 })), { status: 429, code: 20429 });
    await control("POST", "/faults", { kind: "too-many-requests", count: 2 });
    const patient = connect(account.authToken, { autoRetry: true, maxRetries: 3 });
    await patient.calls.list({ limit: 1 });
    await control("POST", "/faults", { kind: "answer-lost", method: "POST", path: "/Messages" });
    const before = (await client.messages.list()).length;
    const lost = client.messages.create({ to: "+491711234567", from, body: "Verloren?" });
    assert.equal((await fault(lost)).status, 500);
    assert.equal((await client.messages.list()).length, before + 1);
  },
};

let failed = 0;
for (const [name, step] of Object.entries(steps)) {
  try {
    await step();
    console.log(`ok    ${name}`);
  } catch (error) {
    failed += 1;
    console.log(`FAIL  ${name}\n${error instanceof Error ? error.stack : error}`);
  }
}
await app.stop();
if (app.refused.length > 0) console.log(`FAIL  wrong signatures: ${app.refused.join(", ")}`);
process.exit(failed === 0 && app.refused.length === 0 ? 0 : 1);
