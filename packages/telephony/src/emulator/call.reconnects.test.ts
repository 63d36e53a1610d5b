import { describe, expect, test } from "bun:test";
import { lineUnderTest, PUBLIC_URL } from "../testing/line-under-test.ts";
import { xml } from "../testing/virtual-app.ts";
import { renderScript } from "../twilio/index.ts";
import type { Callee, HeardByCallee } from "./callee/callee.ts";

const CONTEXT = { publicUrl: PUBLIC_URL, callId: "call_1" };

function listener(): Callee & { heard: HeardByCallee[] } {
  const heard: HeardByCallee[] = [];
  return {
    heard,
    react(event) {
      heard.push(event);
      return event.type === "agent-finished" ? [{ type: "say", text: "Ja.", after: 300 }] : [];
    },
  };
}

/** An app whose socket breaks once, in the middle of its first sentence. */
function breakingApp(callee: Callee) {
  let sockets = 0;
  const line = lineUnderTest({
    callees: () => callee,
    webhook: (route) =>
      route === "relay-ended" && sockets === 1
        ? xml(renderScript([{ do: "converse", resumed: true }], CONTEXT))
        : undefined,
    frame(frame, peer) {
      if (frame.type === "setup") {
        sockets += 1;
        peer.send({
          type: "text",
          token: sockets === 1 ? "Guten Tag, hier ist" : "Da bin ich.",
          last: true,
        });
      }
      if (frame.name === "agentSpeaking" && sockets === 1)
        line.time.after(400, () => peer.close(1006));
      if (frame.type === "prompt") peer.send({ type: "end" });
    },
  });
  return line;
}

test("a broken socket may be replaced: a new session of the same call, with the same callee", async () => {
  const callee = listener();
  const line = breakingApp(callee);
  const { callSid } = await line.place("+493023125001");
  await line.time.pass(60_000);

  const setups = line.app.seen.filter(({ what }) => what === "setup").map(({ data }) => data);
  expect(setups).toHaveLength(2);
  expect(new Set(setups.map(({ sessionId }) => sessionId)).size).toBe(2);
  for (const setup of setups) {
    expect(setup).toMatchObject({ callSid, callStatus: "IN_PROGRESS", direction: "outbound-api" });
  }
  const ends = line.app.seen.filter(({ what }) => what === "relay-ended").map(({ data }) => data);
  expect(ends).toMatchObject([
    { SessionStatus: "failed", ErrorCode: "64105", CallStatus: "in-progress" },
    { SessionStatus: "ended" },
  ]);
  expect(callee.heard.filter(({ type }) => type === "picked-up")).toHaveLength(1);
  // What was cut off by the break was heard up to there, and is not said again by the carrier.
  expect(callee.heard.filter(({ type }) => type === "agent-finished")).toEqual([
    { type: "agent-finished", text: "Guten Da bin ich." },
  ]);
  expect(line.time.waiting).toBe(0);
});

test("a script given over REST cuts off the relay, and its action is not asked", async () => {
  const callee = listener();
  const line = lineUnderTest({
    callees: () => callee,
    frame(frame, peer) {
      if (frame.type === "setup") {
        peer.send({
          type: "text",
          token: "Ich rufe an, weil wir ein neues Angebot haben.",
          last: true,
        });
      }
    },
  });
  const { callSid } = await line.place("+493023125001");
  while (!line.app.seen.some(({ what }) => what === "info")) await line.time.pass(100);
  await line.time.pass(1_000);
  await line.carrier.redirectCall({ callId: "call_1", callSid }, [
    { do: "say", text: "Wir verbinden Sie." },
    { do: "hang-up" },
  ]);
  await line.time.pass(20_000);
  expect(line.app.closes).toEqual([{ code: 1000, reason: "Closing websocket session" }]);
  expect(line.app.seen.map(({ what }) => what)).not.toContain("relay-ended");
  expect(callee.heard.at(-1)).toMatchObject({ type: "agent-began", text: "Wir verbinden Sie." });
  expect(await line.carrier.findCall(callSid)).toMatchObject({ status: "completed" });
  expect(line.time.waiting).toBe(0);
});

test("a script from another address takes over in the middle of a <Say>", async () => {
  const line = lineUnderTest({
    callees: listener,
    webhook(route) {
      if (route === "answer") return xml("<Response><Say loop='0'>Bitte warten.</Say></Response>");
      return route === "next" ? xml("<Response><Hangup/></Response>") : undefined;
    },
  });
  const sid = await line.create({});
  await line.time.pass(30_000);
  const { status } = await line.rest(`Calls/${sid}.json`, { Url: `${PUBLIC_URL}/next` });
  expect(status).toBe(200);
  await line.time.pass(10_000);
  expect(line.app.seen.find(({ what }) => what === "next")?.data).toMatchObject({
    CallSid: sid,
    CallStatus: "in-progress",
  });
  expect(await line.carrier.findCall(sid)).toMatchObject({ status: "completed" });
});

test("a call that is over, or not answered yet, takes no other script", async () => {
  const line = lineUnderTest();
  const sid = await line.create({ To: "+493023125200" });
  await line.time.pass(5_000);
  const redirect = () => line.rest(`Calls/${sid}.json`, { Twiml: "<Response/>" });
  expect((await redirect()).status).toBe(400);
  await line.time.pass(120_000);
  expect(await (await redirect()).json()).toMatchObject({ code: 21220 });
});

describe("the test numbers of relays that fail", () => {
  async function call(to: string) {
    const line = lineUnderTest({
      webhook: (route, form) =>
        route === "relay-ended" && form.get("SessionStatus") === "failed"
          ? xml(renderScript([{ do: "converse", resumed: true }], CONTEXT))
          : undefined,
      frame(frame, peer) {
        if (frame.type !== "setup" && frame.type !== "prompt") return;
        peer.send({ type: "text", token: "Haben Sie einen Moment Zeit?", last: true });
      },
    });
    await line.place(to);
    await line.time.pass(60_000);
    const failures = line.app.seen.filter(({ data }) => data.SessionStatus === "failed");
    return { ...line, errors: failures.map(({ data }) => data.ErrorCode) };
  }

  test("09x: the socket breaks once, in mid-call, and the next one holds", async () => {
    const { app, errors } = await call("+493023125091");
    expect(errors).toEqual(["64105"]);
    expect(app.seen.filter(({ what }) => what === "setup")).toHaveLength(2);
    expect(app.seen.findLast(({ what }) => what === "prompt")).toBeDefined();
  });

  test("07x: the socket is never connected, however often", async () => {
    const { app, errors } = await call("+493023125071");
    expect(errors.length).toBeGreaterThan(5);
    expect(new Set(errors)).toEqual(new Set(["64102"]));
    expect(app.seen.map(({ what }) => what)).not.toContain("setup");
  });
});
