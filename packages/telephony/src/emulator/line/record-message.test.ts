import { describe, expect, test } from "bun:test";
import { lineUnderTest } from "../../testing/line-under-test.ts";
import { xml } from "../../testing/virtual-app.ts";
import type { Callee, CalleeAct } from "../callee/callee.ts";

const MESSAGE = "Bitte rufen Sie mich morgen zurück.";

/** Acts as soon as the phone is picked up. */
function acting(...acts: CalleeAct[]): Callee {
  return { react: ({ type }) => (type === "picked-up" ? acts : []) };
}

async function recorded(callee: Callee, attributes = "", twiml?: string) {
  const line = lineUnderTest({
    callees: () => callee,
    webhook: (route) =>
      route === "answer"
        ? xml(
            twiml ??
              `<Response><Record action="/recorded" ${attributes}/><Redirect>/silent</Redirect></Response>`,
          )
        : undefined,
  });
  const sid = await line.create({});
  await line.time.pass(60_000);
  const next = line.app.seen.find(({ what }) => what === "recorded" || what === "silent");
  return { ...line, sid, next };
}

describe("<Record>", () => {
  test("records until silence, and tells where the recording is", async () => {
    const callee = acting({ type: "say", text: MESSAGE, after: 1_500 });
    const { next, emulator, time } = await recorded(callee, 'timeout="3"');
    expect(next?.what).toBe("recorded");
    expect(next?.data.RecordingSid).toMatch(/^RE[0-9a-f]{32}$/);
    expect(next?.data.RecordingUrl).toEndWith(`/Recordings/${next?.data.RecordingSid}`);
    expect(Number(next?.data.RecordingDuration)).toBeWithin(2, 7);
    expect(next?.data.Digits).toBe("");
    expect(emulator.accountSid).toBe(next?.data.AccountSid as string);
    expect(time.waiting).toBe(0);
  });

  test("ends with a key, which is told", async () => {
    const callee = acting(
      { type: "say", text: MESSAGE, after: 1_500 },
      { type: "press", digits: "#", after: 300 },
    );
    expect((await recorded(callee)).next?.data).toMatchObject({ Digits: "#" });
  });

  test("is told of when the callee hangs up", async () => {
    const callee = acting(
      { type: "say", text: MESSAGE, after: 1_500 },
      { type: "hang-up", after: 300 },
    );
    const { next } = await recorded(callee);
    expect(next).toMatchObject({
      what: "recorded",
      data: { Digits: "hangup", CallStatus: "completed" },
    });
  });

  test("goes on with the next verb when nobody said anything", async () => {
    expect((await recorded(acting())).next?.what).toBe("silent");
  });

  test("lasts no longer than it may", async () => {
    const long = "Also, es ist nämlich so. ".repeat(20);
    const callee = acting({ type: "say", text: long, after: 1_200 });
    const { next } = await recorded(callee, 'maxLength="5"');
    expect(Number(next?.data.RecordingDuration)).toBeWithin(4, 6);
  });
});

describe("a recording of the call", () => {
  const START =
    '<Start><Recording channels="dual" recordingStatusCallback="/recording" recordingStatusCallbackEvent="in-progress completed"/></Start>';

  test("runs beside what follows, and ends with the call", async () => {
    const callee = acting({ type: "say", text: MESSAGE, after: 1_500 });
    const { app, sid } = await recorded(
      callee,
      "",
      `<Response>${START}<Say>Guten Tag.</Say><Pause length="9"/></Response>`,
    );
    const told = app.seen.filter(({ what }) => what === "recording");
    expect(told.map(({ data }) => data.RecordingStatus)).toEqual(["in-progress", "completed"]);
    expect(told.at(-1)?.data).toMatchObject({
      CallSid: sid,
      RecordingChannels: "2",
      RecordingSource: "StartCallRecordingTwiML",
      RecordingDuration: "10",
    });
  });

  test.each([
    ["is made where the request asked for one", "<Say>Guten Tag.</Say>", 1],
    [
      "is not made with a relay",
      '<Connect><ConversationRelay url="wss://voice.example.test/twilio/relay"/></Connect>',
      0,
    ],
  ])("%s", async (_, twiml, count) => {
    const callee = acting({ type: "say", text: MESSAGE, after: 500 });
    const line = lineUnderTest({
      callees: () => callee,
      webhook: (route) => (route === "answer" ? xml(`<Response>${twiml}</Response>`) : undefined),
      frame: (frame, peer) => {
        if (frame.type === "setup") line.time.after(5_000, () => peer.send({ type: "end" }));
      },
    });
    await line.create({
      Record: "true",
      RecordingStatusCallback: "https://voice.example.test/recording",
    });
    await line.time.pass(60_000);
    expect(line.app.seen.filter(({ what }) => what === "recording")).toHaveLength(count);
  });
});
