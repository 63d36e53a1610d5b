import { expect, test } from "bun:test";
import { breathe } from "@rufbaum/runtime";
import { readList } from "./read-list.ts";

test("a list lets others go first, though nothing of it is understood", async () => {
  const lines = 20_000;
  async function* bytes(): AsyncGenerator<Uint8Array> {
    yield new TextEncoder().encode(`Telefon\n${"niemand\n".repeat(lines - 1)}`);
  }
  let turns = 0;
  let isOver = false;
  const others = (async () => {
    for (; !isOver; turns++) await breathe();
  })();
  const how = { kind: "own", key: "key", home: "DE" } as const;
  const report = await readList(bytes(), how, async () => {}).finally(() => {
    isOver = true;
  });
  await others;
  expect(report.notUnderstood).toBe(lines - 1);
  expect(turns).toBeGreaterThanOrEqual(20);
});
