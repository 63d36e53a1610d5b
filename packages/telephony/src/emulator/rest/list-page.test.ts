import { expect, test } from "bun:test";
import { isWithin, listPage } from "./list-page.ts";

/** Newest first, as the account's lists are. */
function rows(newest: number) {
  return Array.from({ length: newest }, (_, index) => ({ sid: `CA${newest - index}` }));
}

function page(all: { sid: string }[], uri: string) {
  const { pathname, searchParams } = new URL(uri, "http://carrier.test");
  const place = { query: searchParams, path: pathname };
  const answer = listPage("calls", all, ({ sid }) => sid, place);
  return answer as { calls: string[]; next_page_uri: string | null; start: number; end: number };
}

test("pages hold every row once, whatever is new in between", () => {
  const seen: string[] = [];
  let uri: string | null = "/Calls.json?PageSize=3&To=%2B49";
  for (let newest = 10; uri !== null; newest += 2) {
    const answer = page(rows(newest), uri);
    seen.push(...answer.calls);
    if (answer.next_page_uri) expect(answer.next_page_uri).toContain("To=%2B49");
    uri = answer.next_page_uri;
  }
  expect(seen).toEqual(rows(10).map(({ sid }) => sid));
});

test("a page can be asked for by its number alone", () => {
  const answer = page(rows(10), "/Calls.json?PageSize=4&Page=2");
  expect(answer).toMatchObject({ calls: ["CA2", "CA1"], start: 8, end: 9, next_page_uri: null });
});

test.each([
  ["PageSize=0", 1],
  ["PageSize=-5", 1],
  ["PageSize=many", 1],
  ["PageSize=5000", 1_000],
  ["Page=-1", 50],
  ["Page=9e99", 0],
  ["PageToken=PACA0", 50],
])("%s gives %d of 1200 rows", (query, count) => {
  expect(page(rows(1_200), `/Calls.json?${query}`).calls).toHaveLength(count);
});

test.each([
  ["StartTime=2026-01-05", true],
  ["StartTime=2026-01-06", false],
  ["StartTime<=2026-01-05T09:00:01Z", true],
  ["StartTime<=2026-01-05T08:59:59Z", false],
  ["StartTime>=2026-01-05T08:59:59Z", true],
  ["StartTime>=2026-01-05&StartTime<=2026-01-05", false],
  ["StartTime=soon", false],
  ["EndTime=2026-01-06", true],
])("%s: a call that started on the 5th at 9 is within it: %p", (query, within) => {
  const at = Date.UTC(2026, 0, 5, 9);
  expect(isWithin(new URLSearchParams(query), "StartTime", at)).toBe(within);
});
