import { expect, test } from "bun:test";
import { QueryClient } from "@tanstack/react-query";
import { applyLive } from "./apply-live.ts";
import { keys } from "./keys.ts";
import type { TranscriptMessage } from "./live-messages.ts";

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
