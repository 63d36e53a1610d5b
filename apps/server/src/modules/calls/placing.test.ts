import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test";
import { findCall, insertTree, listOpenCalls } from "@rufbaum/store";
import { openTestStore, type TestStore } from "@rufbaum/store/testing";
import { type CarrierCall, CarrierError } from "@rufbaum/telephony";
import { CALLEE, CALLER, callsProgram, faultOf, SMALL_TREE } from "../../testing/calls-program.ts";
import { callSid } from "../../testing/fake-carrier.ts";
import { until } from "../../testing/until.ts";

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());
beforeEach(() => store.clear());

const REQUEST = { to: CALLEE, treeId: SMALL_TREE.id };

/** A carrier that says nothing of the calls it takes until it is told to answer. */
async function silentCarrier(known: (at: number) => Partial<CarrierCall>[]) {
  const answers: ((callSid: string) => void)[] = [];
  let isSilent = true;
  const app = await callsProgram(store.db, {
    carrier: {
      placeCall() {
        if (isSilent) throw new CarrierError("silent", { retryable: false, fateUnknown: true });
        return new Promise((resolve) => {
          answers.push((callSid) => resolve({ callSid, status: "queued" }));
        });
      },
      findCallsTo: async () =>
        known(app.time.now()).map((call) => ({
          callSid: callSid(1),
          to: CALLEE,
          from: CALLER,
          status: "ringing",
          createdAt: app.time.now(),
          duration: null,
          ...call,
        })),
    },
  });
  return {
    ...app,
    answers,
    answersFromNowOn() {
      isSilent = false;
    },
  };
}

test.each([
  [undefined, 900],
  [1_800, 1_860],
  [14_400, 14_400],
])(
  "a tree that may talk for %p seconds is not cut off before its goodbye",
  async (maxSeconds, limit) => {
    const limits: number[] = [];
    const app = await callsProgram(store.db, {
      carrier: {
        async placeCall({ timeLimit }) {
          limits.push(timeLimit);
          return { callSid: callSid(1), status: "queued" };
        },
      },
    });
    const long = {
      ...SMALL_TREE,
      id: "tree_long",
      ...(maxSeconds && { settings: { maxSeconds } }),
    };
    await insertTree(store.db, long);
    await app.calls.place({ to: CALLEE, treeId: long.id });
    expect(limits).toEqual([limit]);
  },
);

describe("a call of which the carrier said nothing", () => {
  test("is the one that the carrier has between these two numbers", async () => {
    const app = await silentCarrier(() => [{}]);
    const placed = await app.calls.place(REQUEST);
    expect(await findCall(store.db, placed.callId)).toMatchObject({ callSid: callSid(1) });
  });

  test("is none that another program of the account placed from another number", async () => {
    const app = await silentCarrier(() => [{ from: "+493023125801" }]);
    expect(await faultOf(app.calls.place(REQUEST))).toMatchObject({ reason: "carrier-silent" });
    expect(await listOpenCalls(store.db)).toMatchObject([{ callSid: null }]);
  });

  test("is not taken for another one to this number that is being placed", async () => {
    let isThere = false;
    const app = await silentCarrier(() => (isThere ? [{}] : []));
    await faultOf(app.calls.place(REQUEST));
    app.answersFromNowOn();
    const second = app.calls.place(REQUEST);
    await until(() => app.answers.length > 0);
    isThere = true;
    const [lost] = await listOpenCalls(store.db);
    app.time.advance(5_000);
    await app.calls.recover();
    expect(await findCall(store.db, lost?.id ?? "")).toMatchObject({ callSid: null });
    app.answers[0]?.(callSid(1));
    const { callId } = await second;
    expect(await findCall(store.db, callId)).toMatchObject({ callSid: callSid(1) });
  });
});
