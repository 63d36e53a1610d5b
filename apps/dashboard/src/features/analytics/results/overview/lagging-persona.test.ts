import { expect, test } from "bun:test";
import { rateOf } from "@rufbaum/simulation/result";
import { resultTexts } from "../../../../messages/analytics.ts";
import { formats } from "../../../../messages/formats.ts";
import { laggingPersona } from "./lagging-persona.ts";

const persona = (name: string, count: number, of: number) => ({
  id: name,
  name,
  success: rateOf(count, of),
});

test("who succeeds least is told beside all others together", () => {
  const lagging = laggingPersona([
    persona("Maria Hoffmann", 56, 200),
    persona("Jan Schuster", 7, 200),
    persona("Petra Lang", 113, 400),
  ]);
  expect(lagging?.others).toMatchObject({ count: 169, of: 600 });
  const { percent } = formats();
  expect(
    resultTexts().laggingPersona(
      lagging?.name ?? "",
      percent(lagging?.rate.percent ?? 0),
      percent(lagging?.others.percent ?? 0),
    ),
  ).toBe("„Jan Schuster“ erreicht nur 3,5 % (andere: 28,2 %)");
});

test.each([
  ["what may be chance", [persona("A", 4, 20), persona("B", 7, 20)]],
  ["one persona alone", [persona("A", 1, 200)]],
  ["personas that nobody reached", [persona("A", 0, 0), persona("B", 50, 100)]],
  ["no persona", []],
])("%s is told of nobody", (_, personas) => {
  expect(laggingPersona(personas)).toBeNull();
});
