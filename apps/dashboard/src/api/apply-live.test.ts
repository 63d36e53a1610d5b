import { expect, test } from "bun:test";
import type { Tree } from "@rufbaum/tree";
import { QueryClient } from "@tanstack/react-query";
import { applyLive } from "./apply-live.ts";
import { keys } from "./keys.ts";
import type { TranscriptMessage } from "./live-messages.ts";

function tree(id: string, name: string): Tree {
  return {
    id,
    name,
    isActive: false,
    createdAt: "2026-05-04T10:00:00.000Z",
    nodes: [],
    connections: [],
  };
}

const message: TranscriptMessage = {
  id: "m1",
  callSid: "CA1",
  phoneNumber: "+493023125000",
  timestamp: "2026-05-04T10:00:00.000Z",
  speaker: "caller",
  message: "Ja",
};

test("what is said appears in the transcripts, too", () => {
  const client = new QueryClient();
  client.setQueryData(keys.transcripts, []);
  applyLive(client, { type: "call-said", callId: "a", message });
  expect(client.getQueryData<TranscriptMessage[]>(keys.transcripts)).toEqual([message]);
});

test("nothing is made up where nothing was loaded yet", () => {
  const client = new QueryClient();
  applyLive(client, { type: "call-said", callId: "a", message });
  expect(client.getQueryData(keys.transcripts)).toBeUndefined();
  expect(client.getQueryData(keys.call("a"))).toBeUndefined();
});

test("a call that is being asked for is asked for again: the answer may be older than the message", async () => {
  const client = new QueryClient();
  const asked: ((messages: TranscriptMessage[]) => void)[] = [];
  const answer = client.fetchQuery({
    queryKey: keys.call("a"),
    queryFn: () =>
      new Promise((resolve) => {
        asked.push((messages) => resolve({ id: "a", path: [], messages }));
      }),
  });
  applyLive(client, { type: "call-said", callId: "a", message });
  expect(client.getQueryState(keys.call("a"))?.isInvalidated).toBe(true);
  for (const settle of asked) settle([message]);
  await answer;
});

test.each([
  ["none was known", [], true],
  ["some were known", [{ treeId: "t" }], false],
])("answer times are asked for again with an answer where %s: %p", (_, known, isRenewed) => {
  const client = new QueryClient();
  client.setQueryData(keys.latency(7), known);
  applyLive(client, {
    type: "call-heard",
    callId: "a",
    messageId: "m1",
    waitMilliseconds: 12,
    firstAudioMilliseconds: null,
  });
  expect(client.getQueryState(keys.latency(7))?.isInvalidated).toBe(isRenewed);
});

test("an edit appears in the list of trees without asking for them again", () => {
  const client = new QueryClient();
  const [edited, other] = [tree("t", "Alt"), tree("u", "Anderer")];
  client.setQueryData(keys.trees, [edited, other]);
  const diff = { fields: { name: { from: "Alt", to: "Neu" } } };
  applyLive(client, { type: "tree-edited", treeId: "t", version: 2, editor: "x", diff });
  expect(client.getQueryData<Tree[]>(keys.trees)).toEqual([{ ...edited, name: "Neu" }, other]);
  expect(client.getQueryState(keys.trees)?.isInvalidated).toBe(false);
});

test.each([
  [{ type: "tree-changed", treeId: "t" }, keys.trees],
  [{ type: "today-changed" }, keys.today],
  [{ type: "voice-line-changed" }, keys.voiceLine],
] as const)("%j asks again for what changed", (live, key) => {
  const client = new QueryClient();
  client.setQueryData(key, "old");
  applyLive(client, live);
  expect(client.getQueryState(key)?.isInvalidated).toBe(true);
});
