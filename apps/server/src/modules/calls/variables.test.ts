import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test";
import { fakeLine } from "@rufbaum/calls/testing";
import { until } from "@rufbaum/runtime/testing";
import { findCall, insertTree } from "@rufbaum/store";
import { openTestStore, type TestStore } from "@rufbaum/store/testing";
import type { Tree } from "@rufbaum/tree";
import { CALLEE, callsProgram, SMALL_TREE } from "../../testing/calls-program.ts";
import { createCalls } from "./service.ts";

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());
beforeEach(() => store.clear());

const NAMED: Tree = {
  ...SMALL_TREE,
  id: "tree_named",
  nodes: SMALL_TREE.nodes.map((node) =>
    node.id === "start"
      ? { ...node, content: "Guten Tag [firstName], hier spricht eine KI." }
      : node,
  ),
};

async function placed() {
  const app = await callsProgram(store.db);
  await insertTree(store.db, NAMED);
  const request = { to: CALLEE, treeId: NAMED.id, variables: { firstName: "Erika" } };
  return { app, ...(await app.calls.place(request)) };
}

test("whoever leads the call says what it was given to know, after a restart as well", async () => {
  const { app, callId, callSid } = await placed();
  const after = createCalls(app.deps);
  await after.answered(callId, callSid);
  const { line, spoken } = fakeLine();
  await after.openRelay({ callId, callSid, resumed: false }, line);
  await until(() => spoken.length > 0);
  expect(spoken[0]).toBe("Guten Tag Erika, hier spricht eine KI.");
  const call = await findCall(store.db, callId);
  expect(call?.state?.variables).toEqual({ firstName: "Erika" });
});

test.each(["busy", "no-answer"] as const)("a call that nobody took ends as %s", async (status) => {
  const { app, callId, callSid } = await placed();
  const told = { type: "status-changed", callSid, status, sequence: 2, duration: 0 } as const;
  await app.calls.statusChanged(callId, told);
  expect(await findCall(store.db, callId)).toMatchObject({
    status,
    outcome: status,
    endReason: null,
  });
  expect(app.calls.held()).toBe(0);
});
