import { expect, test } from "bun:test";
import { type TranscriptPages, withNewest } from "./transcript-list.ts";
import type { TranscriptPage } from "./transcripts.ts";

function page(next: string | null, ...ids: string[]): TranscriptPage {
  const calls = ids.map((id) => {
    const [name, messageCount = "1"] = id.split(":");
    return { id: name, messageCount: Number(messageCount) };
  });
  return { calls, next, ignoredWords: [], isComplete: true } as never;
}

function list(...pages: TranscriptPage[]): TranscriptPages {
  return { pages, pageParams: [null, ...pages.map(({ next }) => next)].slice(0, pages.length) };
}

const shown = ({ pages }: TranscriptPages) =>
  pages.map(({ calls, next }) => [
    ...calls.map(({ id, messageCount }) => `${id}:${messageCount}`),
    `-> ${next}`,
  ]);

test("what is new stands above, what has changed is replaced, older pages stay", () => {
  const before = list(page("c", "d", "c"), page("a", "b", "a"));
  expect(shown(withNewest(before, page("d", "e", "d:2")))).toEqual([
    ["e:1", "d:2", "c:1", "-> c"],
    ["b:1", "a:1", "-> a"],
  ]);
});

test("where a whole page is new, the list begins anew", () => {
  const before = list(page("c", "d", "c"), page(null, "b"));
  expect(shown(withNewest(before, page("y", "z", "y")))).toEqual([["z:1", "y:1", "-> y"]]);
});

test("a page without a next one is all there is", () => {
  const before = list(page(null, "d", "c"));
  expect(shown(withNewest(before, page(null, "d")))).toEqual([["d:1", "-> null"]]);
});
