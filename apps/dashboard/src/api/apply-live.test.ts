import { expect, test } from "bun:test";
import type { Tree } from "@rufbaum/tree";
import type { TreeDiff } from "@rufbaum/tree/editing";
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { applyLive, renewCampaignsOf } from "./apply-live.ts";
import { keys } from "./keys.ts";
import type { TranscriptMessage } from "./live-messages.ts";
import type { TreeEntry } from "./trees.ts";

function entry(id: string, name: string): TreeEntry {
  return {
    id,
    name,
    isActive: false,
    createdAt: "2026-05-04T10:00:00.000Z",
    nodes: 3,
    connections: 2,
    version: 1,
    published: null,
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

test("nothing is made up where nothing was loaded yet", () => {
  const client = new QueryClient();
  applyLive(client, { type: "call-said", callId: "a", message });
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

test("an edit appears in the list of trees and in the tree without asking for them again", () => {
  const client = new QueryClient();
  const [edited, other] = [entry("t", "Alt"), entry("u", "Anderer")];
  const whole: Tree = { ...edited, nodes: [], connections: [] };
  client.setQueryData(keys.trees, [edited, other]);
  client.setQueryData(keys.tree("t"), whole);
  const node = { id: "n", type: "end" as const, title: "Ende", position: { x: 0, y: 0 } };
  const diff = {
    fields: { name: { from: "Alt", to: "Neu" } },
    nodes: { added: [{ index: 0, record: node }] },
    connections: { removed: [] },
  };
  applyLive(client, { type: "tree-edited", treeId: "t", version: 2, editor: "x", diff });
  expect(client.getQueryData<TreeEntry[]>(keys.trees)).toEqual([
    { ...edited, name: "Neu", nodes: 4, version: 2 },
    other,
  ]);
  expect(client.getQueryData<Tree>(keys.tree("t"))).toMatchObject({ name: "Neu", nodes: [node] });
  expect(client.getQueryState(keys.trees)?.isInvalidated).toBe(false);
});

const ONE_MORE: TreeDiff = {
  nodes: {
    added: [
      { index: 0, record: { id: "n", type: "end", title: "Ende", position: { x: 0, y: 0 } } },
    ],
  },
};

test.each([
  ["an edit that the list holds already counts once", 1, { nodes: 3, version: 1 }, false],
  ["the next edit is counted", 2, { nodes: 4, version: 2 }, false],
  ["after one that was missed it asks", 3, { nodes: 3, version: 1 }, true],
])("in the list of trees, %s", (_, version, shown, isRenewed) => {
  const client = new QueryClient();
  client.setQueryData(keys.trees, [entry("t", "Alt")]);
  applyLive(client, { type: "tree-edited", treeId: "t", version, editor: null, diff: ONE_MORE });
  expect(client.getQueryData<TreeEntry[]>(keys.trees)).toMatchObject([shown]);
  expect(client.getQueryState(keys.trees)?.isInvalidated).toBe(isRenewed);
});

test("a list of trees that is being asked for is asked for again", async () => {
  const client = new QueryClient();
  const asked: ((trees: TreeEntry[]) => void)[] = [];
  const list = new QueryObserver(client, {
    queryKey: keys.trees,
    queryFn: () => new Promise<TreeEntry[]>((resolve) => void asked.push(resolve)),
  });
  client.setQueryData(keys.trees, [entry("t", "Alt")]);
  const leave = list.subscribe(() => {});
  applyLive(client, {
    type: "tree-edited",
    treeId: "t",
    version: 2,
    editor: null,
    diff: ONE_MORE,
  });
  expect(asked).toHaveLength(2);
  const now = { ...entry("t", "Alt"), nodes: 4, version: 2 };
  const [early, late] = asked;
  early?.([entry("t", "Alt")]);
  late?.([now]);
  await list.fetchOptimistic(list.options);
  expect(client.getQueryData<TreeEntry[]>(keys.trees)).toEqual([now]);
  leave();
});

test.each([
  [{ type: "tree-changed", treeId: "t" }, keys.trees],
  [{ type: "tree-changed", treeId: "t" }, keys.tree("t")],
  [{ type: "today-changed" }, keys.today],
  [{ type: "voice-line-changed" }, keys.voiceLine],
] as const)("%j asks again for what changed", (live, key) => {
  const client = new QueryClient();
  client.setQueryData(key, "old");
  applyLive(client, live);
  expect(client.getQueryState(key)?.isInvalidated).toBe(true);
});

test("news of campaigns waits for the answer that is on its way, and asks after it", async () => {
  const client = new QueryClient();
  const answers: ((names: string[]) => void)[] = [];
  const observer = new QueryObserver<string[]>(client, {
    queryKey: keys.campaigns,
    queryFn: () => new Promise((resolve) => answers.push(resolve)),
  });
  const seen: unknown[] = [];
  const end = observer.subscribe(({ data }) => {
    if (data && data !== seen.at(-1)) seen.push(data);
  });
  answers[0]?.(["first"]);
  await Bun.sleep(0);
  renewCampaignsOf(client, new Set(["a"]));
  renewCampaignsOf(client, new Set(["a", "b"]));
  expect(answers).toHaveLength(2);
  answers[1]?.(["second"]);
  await Bun.sleep(0);
  renewCampaignsOf(client, new Set(["b"]));
  expect(answers).toHaveLength(3);
  expect(seen).toEqual([["first"], ["second"]]);
  end();
});
