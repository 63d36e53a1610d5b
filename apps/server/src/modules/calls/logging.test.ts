import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test";
import { until } from "@rufbaum/runtime/testing";
import {
  changeVersioned,
  findCall,
  findDroppedWords,
  listMessages,
  loadSnapshot,
  recordTurns,
} from "@rufbaum/store";
import { openTestStore, type TestStore } from "@rufbaum/store/testing";
import { answeredCall, callsProgram } from "../../testing/calls-program.ts";
import { readCallSettings } from "../settings/call-settings.ts";

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
beforeEach(() => store.clear());
afterAll(() => store.close());

const OFF = { defaultVoice: "Ramona", defaultSpeed: 1.2, enableLogging: false };

async function endedCall(settings: object | null) {
  const db = store.db;
  if (settings) await changeVersioned(db, "conversations", { version: 0, value: settings });
  const deps = { settings: () => readCallSettings(db, "Europe/Berlin") };
  const program = await callsProgram(db, { deps });
  const call = await answeredCall(program);
  await until(async () => (await listMessages(db, call.callId)).length > 0);
  const said = await listMessages(db, call.callId);
  const { state } = (await findCall(db, call.callId)) ?? {};
  await call.status("completed", 3, 4);
  const record = await findCall(db, call.callId);
  if (!record || !state) throw new Error("no call");
  return { ...call, said, state, record };
}

test("where calls are logged, what was said stays", async () => {
  const { callId, said } = await endedCall(null);
  expect(await listMessages(store.db, callId)).toEqual(said);
  expect(await findDroppedWords(store.db, callId)).toBeNull();
});

test("where they are not, the words go with the call's end, and who, when and outcome stay", async () => {
  const { callId, said, record } = await endedCall(OFF);
  expect(said.length).toBeGreaterThan(0);
  expect(await listMessages(store.db, callId)).toEqual([]);
  expect(record).toMatchObject({ status: "completed", outcome: "abandoned", state: null });
  expect(await findDroppedWords(store.db, callId)).toEqual({
    at: record.closedAt ?? 0,
    disclosedAt: said.find(({ text }) => text.includes("KI"))?.at ?? null,
  });
});

test("a turn that is written down late leaves nothing of it either", async () => {
  const { callId, said, state } = await endedCall(OFF);
  const [message] = said;
  if (!message) throw new Error("nothing was said");
  const turn = { callId, state, currentNodeId: null, outcome: null, endReason: null };
  const late = { ...message, id: "msg_late", text: "Ja, gern." };
  await recordTurns(store.db, [{ ...turn, messages: [late] }]);
  expect(await listMessages(store.db, callId)).toEqual([]);
  expect((await findCall(store.db, callId))?.state).toBeNull();
});

test("who speaks by default is frozen with the call, where its tree names nobody", async () => {
  const { record } = await endedCall(OFF);
  const tree = await loadSnapshot(store.db, record.snapshotId);
  expect(tree?.settings?.voice).toBe("Ramona");
});
