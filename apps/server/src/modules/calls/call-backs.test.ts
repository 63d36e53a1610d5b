import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test";
import { findCall, listAuditEntries } from "@rufbaum/store";
import { openTestStore, type TestStore } from "@rufbaum/store/testing";
import { wishedForCallBack } from "../../testing/call-back-wish.ts";
import {
  CALLEE,
  type CallsProgram,
  callsProgram,
  faultOf,
  SMALL_TREE,
} from "../../testing/calls-program.ts";
import { ACCOUNT } from "../../testing/own-numbers.ts";
import { clientOf, LOCAL_TOKEN, startTestApp } from "../../testing/test-app.ts";

const DAY = 24 * 60 * 60_000;

const local = { authorization: `Bearer ${LOCAL_TOKEN}` };
const ada = { ...local, "rufbaum-person": "Ada" };

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
beforeEach(() => store.clear());
afterAll(() => store.close());

/** Monday, 10 o'clock in Berlin; nobody's number is one's own. */
const program = () => callsProgram(store.db, { ownNumbers: [] });

const wish = (at: number, more: { number?: string; carrier?: "emulator" } = {}) =>
  wishedForCallBack(store.db, { number: CALLEE, at, carrier: ACCOUNT, ...more });

const back = ({ calls }: CallsProgram, callBackOf: string) =>
  calls.place({ to: CALLEE, treeId: SMALL_TREE.id, callBackOf });

async function ends(
  { calls }: CallsProgram,
  { callId, callSid }: { callId: string; callSid: string },
  status: "completed" | "no-answer",
) {
  const duration = status === "completed" ? 9 : 0;
  const event = { type: "status-changed", callSid, status, sequence: 2, duration } as const;
  await calls.statusChanged(callId, event);
}

test("a wish to be called back allows calls until one of them was answered", async () => {
  const app = await program();
  const callBackOf = await wish(app.time.now() - 60_000);
  const first = await back(app, callBackOf);
  expect(await findCall(store.db, first.callId)).toMatchObject({ purpose: "call-back" });
  await ends(app, first, "no-answer");
  app.time.advance(DAY);
  await ends(app, await back(app, callBackOf), "completed");
  app.time.advance(DAY);
  expect(await faultOf(back(app, callBackOf))).toMatchObject({
    reason: "may-not-dial",
    refusal: { denials: [{ rule: "consent", code: "call-back-wish-used", source: "our-preset" }] },
  });
});

test("a wish of two weeks ago is too old, and one that the emulator's people said is none", async () => {
  const app = await program();
  const old = await wish(app.time.now() - 14 * DAY);
  const denied = async (id: string) => {
    const fault = (await faultOf(back(app, id))) as { refusal: { denials: { code: string }[] } };
    return fault.refusal.denials.map(({ code }) => code);
  };
  expect(await denied(old)).toEqual(["call-back-wish-lapsed"]);
  await store.clear();
  const again = await program();
  const emulated = await wish(again.time.now() - DAY, { carrier: "emulator" });
  const fault = await faultOf(back(again, emulated));
  expect(fault).toMatchObject({ refusal: { denials: [{ code: "no-call-back-wish" }] } });
});

test("whoever notes such a wish by hand says who he is, and it is written down", async () => {
  const { app, time } = await startTestApp({ db: store.db });
  const id = await wish(time.now() - 60_000);
  const mark = (headers: Record<string, string>, outcome: "callback" | "success") =>
    clientOf(app, headers).api.calls({ id }).outcome.post({ outcome });
  expect((await mark(local, "success")).status).toBe(200);
  expect((await mark(local, "callback")).error?.value).toMatchObject({ reason: "person-unknown" });
  expect(await findCall(store.db, id)).toMatchObject({ outcome: "success" });
  expect((await mark(ada, "callback")).status).toBe(200);
  expect(await findCall(store.db, id)).toMatchObject({ outcome: "callback" });
  expect(await listAuditEntries(store.db, { limit: 9 })).toMatchObject([
    { action: "call-back-noted", by: "Ada", details: { callId: id, before: "success" } },
  ]);
});

test("the settings tell how long a wish counts, and more than that needs a reason", async () => {
  const { app } = await startTestApp({ db: store.db });
  const settings = clientOf(app, ada).api.settings["lawful-calling"];
  const { data } = await settings.get();
  expect(data?.fields.find(({ field }) => field === "callBackDays")).toMatchObject({
    name: "Gültigkeit eines Rückrufwunsches",
    value: 14,
    usual: 14,
    source: "Voreinstellung",
  });
  const { callBackDays: _, ...older } = data?.rules ?? ({} as never);
  const change = (callBackDays: number | null, reason?: string) =>
    settings.put({ rules: { ...older, callBackDays }, ...(reason && { reason }) });
  expect((await change(30)).error?.value).toMatchObject({ reason: "reason-needed" } as never);
  expect((await change(7)).data?.rules.callBackDays).toBe(7);
  // A client that knows nothing of it changes nothing of it.
  expect((await settings.put({ rules: older })).data?.rules.callBackDays).toBe(7);
  const reasoned = await change(null, "Our customers are on holiday for long.");
  expect(reasoned.data?.rules.callBackDays).toBeNull();
});
