import { expect, test } from "bun:test";
import { fullPage } from "./full-page.ts";

/** Eight pieces, found in some of them; asked for by their places. */
const FOUND = [[], ["a"], [], [], ["b", "c"], [], ["d"], []];

async function asked(limit: number, after: string | null) {
  const places: (string | null)[] = [];
  const page = await fullPage(limit, after, async (from, most) => {
    places.push(from);
    const place = Number(from ?? 0);
    const items = (FOUND[place] ?? []).slice(0, most);
    return { items, next: place === FOUND.length - 1 ? null : `${place + 1}` };
  });
  return { ...page, places };
}

test("pieces that hold nobody are passed over until the page is full", async () => {
  expect(await asked(3, null)).toEqual({
    items: ["a", "b", "c"],
    next: "5",
    places: [null, "1", "2", "3", "4"],
  });
});

test("the next page goes on where the last one ended, to the end", async () => {
  expect(await asked(3, "5")).toEqual({ items: ["d"], next: null, places: ["5", "6", "7"] });
});
