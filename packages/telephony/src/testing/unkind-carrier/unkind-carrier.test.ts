import { describe, expect, test } from "bun:test";
import { virtualTime } from "@rufbaum/runtime/virtual";
import { createCallee } from "./callee.ts";
import { readAppFrame } from "./relay-frames.ts";
import { runRelay } from "./relay-session.ts";
import { signatureOf } from "./signature.ts";
import { readTwiml } from "./twiml.ts";
import { countedSids, type SocketHandlers, waiting } from "./world.ts";

test("signs as the documentation's example has it", () => {
  const form = {
    CallSid: "CA1234567890ABCDE",
    Caller: "+14158675309",
    Digits: "1234",
    From: "+14158675309",
    To: "+18005551212",
  };
  const url = "https://mycompany.com/myapp.php?foo=1&bar=2";
  expect(signatureOf("12345", url, form)).toBe("RSOYDt4T1cUTdK1PDd93/VVr8B8=");
  expect(signatureOf("12345", `${url}#rc=2`, form)).toBe(signatureOf("12345", url, form));
});

describe("a frame of the application", () => {
  test.each([
    '{"type":"text","token":"Guten Tag"}',
    '{"type":"text","token":"","last":true,"interruptible":false}',
    '{"type":"language","ttsLanguage":"de-DE"}',
    '{"type":"end"}',
    '{"type":"end","handoffData":"{}"}',
  ])("%s is taken", (frame) => {
    expect(readAppFrame(frame)).toMatchObject({ ok: true, unknown: [] });
  });

  test.each([
    "Guten Tag",
    "[]",
    '{"type":"dance"}',
    '{"type":"text"}',
    '{"type":"text","token":null}',
    '{"type":"text","token":"Hallo","last":"true"}',
    '{"type":"language"}',
    '{"type":"sendDigits","digits":"12a"}',
    '{"type":"end","handoffData":{"reason":"done"}}',
  ])("%s is malformed", (frame) => {
    expect(readAppFrame(frame)).toEqual({ ok: false });
  });
});

describe("a document", () => {
  const connect = (relay: string) =>
    `<Response><Connect action="https://a.test/end">${relay}</Connect></Response>`;

  test.each<[string, string[]]>([
    [connect('<ConversationRelay url="wss://a.test/relay"/>'), []],
    [
      connect('<ConversationRelay url="ws://a.test/relay"/>'),
      ['<ConversationRelay url="ws://a.test/relay"> is not allowed'],
    ],
    [
      connect('<ConversationRelay url="wss://a.test/r" interruptable="any"/>'),
      ["<ConversationRelay interruptable> is not known"],
    ],
    ["<Response><Gather input='speech'/></Response>", ["<Gather> lacks action"]],
    ["<Response><Dance/></Response>", ["<Dance> in <Response>"]],
  ])("%s is held against what is documented", (source, faults) => {
    expect(readTwiml(source).faults).toEqual(faults);
  });

  test.each(["<Response>", "<Response><Say>a & b</Say></Response>", "<Reply/>", ""])(
    "%p can't be run",
    (source) => {
      expect(() => readTwiml(source)).toThrow();
    },
  );
});

describe("a relay's session", () => {
  /** A session with what the application gets, as frames, and what it ends with. */
  async function session(attributes: Record<string, string>, says: string) {
    const time = virtualTime();
    const got: Record<string, unknown>[] = [];
    const closes: number[] = [];
    let handlers: SocketHandlers | null = null;
    const world = {
      clock: time,
      timers: time,
      wait: waiting(time, 1),
      sid: countedSids(),
      speed: 1,
      accountSid: "AC0",
      authToken: "12345",
      complain: () => {},
      reach: {
        fetch: () => Promise.reject(new Error("nobody is asked here")),
        connect(_url: string, _headers: object, given: SocketHandlers) {
          handlers = given;
          const send = (text: string) => void got.push(JSON.parse(text));
          return { send, close: (code: number) => void closes.push(code), drop: () => {} };
        },
      },
    };
    const reply = { to: /Guten Tag/, does: { says }, over: 0.2 };
    const callee = createCallee(world, { replies: [reply] });
    const element = {
      name: "ConversationRelay",
      attributes: { url: "wss://a.test/relay", events: "speaker-events", ...attributes },
      children: [],
      text: "",
    };
    const ended = runRelay(element, {
      world,
      callee,
      sessionSid: "VX0",
      call: {},
      fate: {},
      ordinal: 0,
      signal: new AbortController().signal,
      hangUp: () => {},
      unsaid: () => {},
    });
    const app = handlers as SocketHandlers | null;
    app?.open();
    await time.pass(1_000);
    return { app, time, got, closes, ended, types: () => got.map(({ type }) => type) };
  }

  const GREETING = '{"type":"text","token":"Guten Tag, hier ist die KI der Sonnwerk.","last":true}';

  test.each<[string, Record<string, string>, boolean]>([
    ["nothing is said of it", {}, false],
    ["none is asked for", { reportInputDuringAgentSpeech: "none" }, false],
    ["all is asked for", { reportInputDuringAgentSpeech: "any" }, true],
  ])(
    "tells words over the agent only where they are asked for: %s",
    async (_, attributes, told) => {
      const { app, time, types } = await session(attributes, "Rufen Sie nie wieder an!");
      app?.message(GREETING);
      await time.pass(20_000);
      expect(types()).toContain("interrupt");
      expect(types().includes("prompt")).toBe(told);
    },
  );

  test("bears nine malformed frames, and closes at the tenth in a row", async () => {
    const { app, got, closes, ended } = await session({}, "");
    const sendTimes = (count: number) => {
      for (let n = 0; n < count; n++) app?.message('{"type":"text"}');
    };
    sendTimes(9);
    app?.message(GREETING);
    sendTimes(9);
    expect(closes).toEqual([]);
    expect(got.filter(({ type }) => type === "error")).toHaveLength(18);
    sendTimes(1);
    expect(closes).toEqual([1007]);
    expect(await ended).toMatchObject({ status: "failed", errorCode: 64105 });
  });
});
