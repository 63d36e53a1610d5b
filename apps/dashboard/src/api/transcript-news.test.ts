import { expect, test } from "bun:test";
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { keys } from "./keys.ts";
import type { LiveMessage } from "./live-messages.ts";
import { createTranscriptNews, renewTranscripts } from "./transcript-news.ts";

const said = { type: "call-said" } as LiveMessage;
const moved = { type: "call-moved" } as LiveMessage;

test("the first words are followed at once, further ones together", () => {
  let renewed = 0;
  const due: (() => void)[] = [];
  const news = createTranscriptNews({
    renew: () => {
      renewed += 1;
    },
    after: (_, task) => {
      due.push(task);
      return () => {};
    },
  });
  news.heard(moved);
  expect(renewed).toBe(0);
  for (let times = 0; times < 3; times++) news.heard(said);
  expect(renewed).toBe(1);
  due.shift()?.();
  expect(renewed).toBe(2);
  due.shift()?.();
  expect([renewed, due.length]).toEqual([2, 0]);
});

test("only what somebody looks at is asked for, with its own filter", async () => {
  const client = new QueryClient();
  const page = { calls: [{ id: "a" }], next: null, ignoredWords: [], isComplete: true };
  const looked = keys.transcriptList({ text: "haus" });
  client.setQueryData(looked, { pages: [page], pageParams: [null] });
  client.setQueryData(keys.transcriptList({}), { pages: [page], pageParams: [null] });
  const end = new QueryObserver(client, {
    queryKey: looked,
    queryFn: async () => null,
    staleTime: Number.POSITIVE_INFINITY,
  }).subscribe(() => {});
  const asked: unknown[] = [];
  const newest = { ...page, calls: [{ id: "b" }, { id: "a" }] };
  await renewTranscripts(client, async (filter) => {
    asked.push(filter);
    return newest as never;
  });
  end();
  expect(asked).toEqual([{ text: "haus" }]);
  expect(client.getQueryData(looked)).toMatchObject({ pages: [newest] });
  expect(client.getQueryData(keys.transcriptList({}))).toMatchObject({ pages: [page] });
});
