import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test";
import { fakeCarrier, callSid as sid } from "@rufbaum/calls/testing";
import { seededRandom, virtualTime } from "@rufbaum/runtime/virtual";
import { findCall, insertTree } from "@rufbaum/store";
import { openTestStore, type TestStore } from "@rufbaum/store/testing";
import type { CarrierName } from "@rufbaum/telephony";
import { openUnderstanding } from "@rufbaum/understanding";
import { fixedEnds } from "../../carrier-ends.ts";
import { createLive } from "../../live/live.ts";
import { createTelephony } from "../../telephony.ts";
import { SMALL_TREE } from "../../testing/calls-program.ts";
import { carrierSignature } from "../../testing/carrier-signature.ts";
import { ACCOUNT, ownNumbers } from "../../testing/own-numbers.ts";
import { startTestApp } from "../../testing/test-app.ts";

const PUBLIC_URL = "https://calls.example.com";
const CALLEE = "+493023125001";
const FORMER: CarrierName = `twilio:AC${"1".repeat(32)}`;
const TOKENS = {
  [ACCOUNT]: "0".repeat(32),
  [FORMER]: "1".repeat(32),
  emulator: "e".repeat(32),
} as Record<CarrierName, string>;

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
beforeEach(() => store.clear());
afterAll(() => store.close());

/** A call through `owner`, while two others still have calls as well. */
async function callOf(owner: CarrierName) {
  const others = ([ACCOUNT, FORMER, "emulator"] as const).filter((name) => name !== owner);
  const endOf = (name: CarrierName) => ({
    kind: name === "emulator" ? ("emulator" as const) : ("twilio" as const),
    name,
    carrier: fakeCarrier(),
    authToken: TOKENS[name] ?? null,
    from: "+493023125800",
    voiceToken: async () => null,
  });
  const time = virtualTime();
  const telephony = createTelephony({
    runtime: { clock: time, timers: time, random: seededRandom(7) },
    db: store.db,
    carrierEnds: fixedEnds(endOf(owner), ...others.map(endOf)),
    publicUrl: PUBLIC_URL,
    understanding: await openUnderstanding(),
    live: createLive(),
    log: () => {},
  });
  const { app } = await startTestApp({ db: store.db, overrides: { telephony } });
  await insertTree(store.db, SMALL_TREE);
  await ownNumbers(store.db, [CALLEE]);
  const { callId } = await telephony.calls.place({ to: CALLEE, treeId: SMALL_TREE.id });

  /** What `signer` is answered about it. */
  async function tells(signer: CarrierName, path: string, more: Record<string, string> = {}) {
    const form = { CallSid: sid(1), ...more };
    const signature = carrierSignature(TOKENS[signer] ?? "", PUBLIC_URL + path, form);
    const response = await app.handle(
      new Request(`http://localhost${path}`, {
        method: "POST",
        body: new URLSearchParams(form).toString(),
        headers: {
          host: "localhost",
          "content-type": "application/x-www-form-urlencoded",
          "x-twilio-signature": signature,
        },
      }),
    );
    return { status: response.status, text: await response.text() };
  }
  return { callId, tells };
}

test.each([
  ["an account of before", ACCOUNT, FORMER],
  ["the emulator", ACCOUNT, "emulator"],
  ["the present account", "emulator", ACCOUNT],
] as const)("%s is refused what it says of another's call", async (_who, owner, signer) => {
  const { callId, tells } = await callOf(owner);
  const before = await findCall(store.db, callId);
  const questions = ["answer", "turn", "relay-ended", "dialed", "fallback"];
  const named = questions.map((route) => `/twilio/voice/${route}?call=${callId}&turn=1`);
  // Without our id the carrier's own tells which call it is.
  for (const path of [...named, "/twilio/voice/incoming", "/twilio/voice/incoming-fallback"]) {
    const more = {
      ...{ From: CALLEE, To: "+493023125800", Direction: "inbound" },
      ...{ SessionStatus: "completed", DialCallStatus: "busy", ErrorCode: "11200" },
    };
    expect([path, await tells(signer, path, more)]).toEqual([path, { status: 403, text: "" }]);
  }
  const reports = [
    [`status?call=${callId}`, { CallStatus: "completed", SequenceNumber: "9" }],
    ["incoming-status", { CallStatus: "completed", SequenceNumber: "9" }],
    [`machine?call=${callId}`, { AnsweredBy: "machine_end_beep" }],
    [
      `recording?call=${callId}`,
      { RecordingSid: `RE${"0".repeat(32)}`, RecordingStatus: "completed", RecordingDuration: "9" },
    ],
  ] as const;
  for (const [route, more] of reports) {
    const { status } = await tells(signer, `/twilio/voice/${route}`, more);
    expect([route, status]).toEqual([route, 403]);
  }
  expect(await findCall(store.db, callId)).toEqual(before);
});

test("its owner's word counts, and his answers are told to nobody else", async () => {
  const { callId, tells } = await callOf(ACCOUNT);
  const path = `/twilio/voice/answer?call=${callId}`;
  expect((await tells(ACCOUNT, path)).text).toContain("<ConversationRelay");
  expect(await tells(FORMER, path)).toEqual({ status: 403, text: "" });
  expect((await tells(ACCOUNT, path)).text).toContain("<ConversationRelay");
});

test("of a call that nobody knows anybody may speak", async () => {
  const { tells } = await callOf(ACCOUNT);
  const { status, text } = await tells(FORMER, "/twilio/voice/answer?call=call_none", {
    CallSid: sid(77),
  });
  expect([status, text]).toEqual([200, expect.stringContaining("<Hangup/>")]);
});
