import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test";
import { callSid, fakeLine } from "@rufbaum/calls/testing";
import { WORDING } from "@rufbaum/conversation";
import { until } from "@rufbaum/runtime/testing";
import { insertTree } from "@rufbaum/store";
import { openTestStore, type TestStore } from "@rufbaum/store/testing";
import type { Tree } from "@rufbaum/tree";
import {
  CALLEE,
  CALLER,
  type CallsProgram,
  callsProgram,
  SMALL_TREE,
} from "../../testing/calls-program.ts";
import { ACCOUNT } from "../../testing/own-numbers.ts";
import { readCallSettings } from "../settings/call-settings.ts";
import { conversationSettings } from "../settings/conversation-settings.ts";

const CHRISTIAN = "de-DE-Chirp3-HD-Charon";
const LENA = "de-DE-Chirp3-HD-Leda";

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
beforeEach(() => store.clear());
afterAll(() => store.close());

/** Calls led by what the settings say at the moment. */
const program = () =>
  callsProgram(store.db, {
    deps: { settings: () => readCallSettings(store.db, "Europe/Berlin") },
  });

async function called({ calls }: CallsProgram, tree: Tree = SMALL_TREE) {
  const { callId, callSid } = await calls.place({ to: CALLEE, treeId: tree.id });
  const script = await calls.answered(callId, callSid);
  const { line, ...heard } = fakeLine();
  const session = await calls.openRelay({ callId, callSid, resumed: false }, line);
  if (!session) throw new Error("no session");
  await until(() => heard.spoken.length > 0);
  return { callId, callSid, script, session, ...heard };
}

/** Somebody calls us. */
async function arrives({ calls }: CallsProgram) {
  const sid = callSid(9);
  const id = await calls.arrived(
    { type: "call-arrived", callSid: sid, from: CALLEE, to: CALLER },
    ACCOUNT,
  );
  return { script: await calls.answered(id, sid) };
}

test("Christian speaks before anybody has chosen, then who was chosen", async () => {
  const app = await program();
  const first = await called(app);
  expect(first.script).toMatchObject([{ do: "converse", voices: [CHRISTIAN] }]);
  await conversationSettings.change(store.db, { version: 0, defaultVoice: "Lena" });
  expect((await arrives(app)).script).toMatchObject([{ do: "converse", voices: [LENA] }]);
});

test("every node without a voice speaks with it, beside one that has its own", async () => {
  const app = await program();
  const tree: Tree = {
    ...SMALL_TREE,
    id: "tree_own",
    // As whoever imports a tree may have written it: no voice of a call.
    settings: { ...SMALL_TREE.settings, voice: "Albert" },
    nodes: SMALL_TREE.nodes.map((node) => {
      if (node.id === "good") return { ...node, voiceSettings: { voice: "Lena", speed: 1 } };
      return { ...node, voiceSettings: { voice: "alice", speed: 1 } };
    }),
  };
  await insertTree(store.db, tree);
  const { session, spoken, parts } = await called(app, tree);
  session.receive({ type: "agent-speaking", on: true });
  session.receive({ type: "agent-speaking", on: false });
  session.receive({ type: "caller-spoke", text: "Ja", last: true });
  await until(() => spoken.includes("Wunderbar, bis bald."));
  expect(parts.map(({ text, voice }) => [text, voice])).toEqual([
    ["Guten Tag, hier spricht eine KI.", CHRISTIAN],
    ["Passt es gerade?", CHRISTIAN],
    ["Wunderbar, bis bald.", LENA],
  ]);
});

test.each([64111, 64112] as const)(
  "where it fails (%i), the call goes on with it turn by turn",
  async (code) => {
    const app = await program();
    const { callId, callSid, session, ended } = await called(app);
    session.receive({ type: "relay-fault", code, message: `code ${code}` });
    expect(ended).toEqual([{ reason: "voice-failed", code }]);
    const handoff = JSON.stringify(ended[0]);
    const end = { how: "ended", callSid, handoff, errorCode: null } as const;
    const script = await app.calls.relayEnded(callId, end);
    // From the beginning: nothing of it was heard.
    const words = [WORDING.resumedAnew, "Guten Tag, hier spricht eine KI.", "Passt es gerade?"];
    const parts = words.map((text) => ({ text, voice: CHRISTIAN }));
    expect(script).toMatchObject([{ do: "ask", parts }]);
  },
);
