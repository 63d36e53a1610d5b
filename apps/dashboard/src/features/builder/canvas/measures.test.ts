import { expect, test } from "bun:test";
import { join } from "node:path";
import { MEASURES } from "./measures.ts";

test("every measure that the canvas asks for is one of the model's", async () => {
  const files = ["canvas.css", "card.tsx", "shadows.tsx"].map((name) =>
    Bun.file(join(import.meta.dir, name)).text(),
  );
  const asked = (await Promise.all(files)).join().match(/(?<=\()--(?:card|port|chip)-\w+/g) ?? [];
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter((name) => !(name in MEASURES))).toEqual([]);
});
