import { describe, expect, test } from "bun:test";
import { ACCOUNT, lineUnderTest, PUBLIC_URL, TOKEN } from "../testing/line-under-test.ts";
import { xml } from "../testing/virtual-app.ts";
import { renderScript } from "../twilio/index.ts";

const CALLER = "+493023125001";
const GREETING = "Guten Tag, hier ist Lena von der Solaris GmbH.";

type LineUnderTest = ReturnType<typeof lineUnderTest>;

/** Somebody calls the account's number, whose calls are led to `/incoming`. */
async function calledIn(line: LineUnderTest, from = CALLER): Promise<string> {
  const authorization = `Basic ${btoa(`${ACCOUNT}:${TOKEN}`)}`;
  const numbers = await line.carrier.listNumbers();
  const own = numbers.find(({ number }) => number === line.emulator.from);
  await line.rest(`IncomingPhoneNumbers/${own?.sid}.json`, {
    VoiceUrl: `${PUBLIC_URL}/incoming`,
    StatusCallback: `${PUBLIC_URL}/status`,
  });
  const response = await line.emulator.fetch(
    new Request("http://carrier.test/_emulator/calls", {
      method: "POST",
      body: JSON.stringify({ from, to: line.emulator.from }),
      headers: { authorization, "content-type": "application/json" },
    }),
  );
  expect(response.status).toBe(201);
  return ((await response.json()) as { sid: string }).sid;
}

function answering(twiml: string) {
  return lineUnderTest({
    webhook: (route) => (route === "incoming" ? xml(`<Response>${twiml}</Response>`) : undefined),
  });
}

describe("a call that comes in", () => {
  test("is asked about while it rings, and answered by the script's first word", async () => {
    const line = answering('<Gather input="speech" action="/turn"><Say>Guten Tag.</Say></Gather>');
    const sid = await calledIn(line);
    await line.time.pass(60_000);
    const [incoming, turn, status] = line.app.seen;
    expect(incoming).toMatchObject({
      what: "incoming",
      data: {
        CallSid: sid,
        Direction: "inbound",
        CallStatus: "ringing",
        From: CALLER,
        To: line.emulator.from,
      },
    });
    expect(turn?.data.CallStatus).toBe("in-progress");
    expect(turn?.data.SpeechResult).toMatch(/angerufen|Anruf|Nummer/);
    expect(status?.data).toMatchObject({ CallStatus: "completed", SequenceNumber: "0" });
    expect(line.app.forged).toEqual([]);
    expect(line.time.waiting).toBe(0);
  });

  test("is led through the relay like any other", async () => {
    const words: string[] = [];
    const line = lineUnderTest({
      webhook: (route) =>
        route === "incoming"
          ? xml(
              renderScript([{ do: "converse", resumed: false }], {
                publicUrl: PUBLIC_URL,
                callId: "call_9",
              }),
            )
          : undefined,
      frame(frame, peer) {
        if (frame.type === "setup") {
          expect(frame).toMatchObject({
            direction: "inbound",
            from: CALLER,
            customParameters: { call: "call_9" },
          });
          peer.send({ type: "text", token: GREETING, last: true });
        }
        if (frame.type === "prompt") {
          words.push(String(frame.voicePrompt));
          peer.send({ type: "end" });
        }
      },
    });
    await calledIn(line);
    await line.time.pass(60_000);
    expect(words).toHaveLength(1);
    expect(words[0]).toMatch(/angerufen|Anruf|Nummer/);
  });

  test.each([
    ["<Reject/>", "no-answer"],
    ['<Reject reason="busy"/>', "busy"],
    ['<Pause length="2"/><Reject reason="busy"/>', "busy"],
  ])("%s ends it unanswered", async (twiml, status) => {
    const line = answering(twiml);
    const sid = await calledIn(line);
    await line.time.pass(20_000);
    expect(await line.carrier.findCall(sid)).toMatchObject({ status, duration: 0 });
    expect(line.time.waiting).toBe(0);
  });

  test("is still ringing when its script is looked for elsewhere", async () => {
    const line = answering('<Pause length="1"/><Redirect>/other</Redirect>');
    await calledIn(line);
    await line.time.pass(20_000);
    const other = line.app.seen.find(({ what }) => what === "other");
    expect(other?.data.CallStatus).toBe("ringing");
    expect((other?.at ?? 0) - (line.app.seen[0]?.at ?? 0)).toBe(1_000);
  });

  test("fails where nobody has a script for it", async () => {
    const line = lineUnderTest({
      webhook: (route) => (route === "incoming" ? new Response("", { status: 500 }) : undefined),
    });
    const sid = await calledIn(line);
    await line.time.pass(20_000);
    expect(await line.carrier.findCall(sid)).toMatchObject({ status: "failed" });
  });
});
