import { expect, test } from "bun:test";
import { sampleTree } from "@rufbaum/tree/sample";
import { previewOf, secondsOf, speedFactor } from "./spoken-preview.ts";

const TREE = {
  ...sampleTree({ id: "tree_1", createdAt: "2026-01-01T00:00:00.000Z" }),
  settings: { variables: { firma: "Sonnwerk" } },
};

test.each([
  ["Guten Tag", "Guten Tag"],
  ["Guten Tag [firstName]", "Guten Tag <Maria>"],
  ["[firstName|dort], hier {firma}", "<Maria>, hier <Sonnwerk>"],
  ["{{anrede|Hallo}} Sie", "<Hallo> Sie"],
  ["Ihr [unbekannt] da", "Ihr ?unbekannt? da"],
  ["", ""],
])("%s", (text, heard) => {
  const shown = previewOf(text, TREE).map(({ kind, text: piece }) =>
    kind === "text" ? piece : kind === "value" ? `<${piece}>` : `?${piece}?`,
  );
  expect(shown.join("")).toBe(heard);
});

test("figures take as long as they are spoken, and what is left out takes no time", () => {
  const seconds = (text: string) => secondsOf(previewOf(text, TREE), 1);
  expect(seconds("Es sind 1.234.567,89 €.")).toBeGreaterThan(5);
  expect(seconds(`Ja. ${"[unbekannt]".repeat(40)}`)).toBe(1);
});

test("the firm of the settings is heard where the tree names none of its own", () => {
  const plain = { ...TREE, settings: {} };
  const heard = (tree: typeof plain, text: string) =>
    previewOf(text, tree, { firm: "Sonnwerk GmbH" })
      .map((piece) => piece.text)
      .join("");
  expect(heard(plain, "von [firma]")).toBe("von Sonnwerk GmbH");
  expect(heard(TREE, "von [firma]")).toBe("von Sonnwerk");
  // A contact's own firm weighs more.
  expect(heard(plain, "bei [company]")).toBe("bei Berger & Söhne");
});

test("a faster voice takes less time, and a short text at least a second", () => {
  const long = previewOf("a".repeat(200), TREE);
  expect(secondsOf(long, speedFactor(1))).toBe(13);
  expect(secondsOf(long, speedFactor("fast"))).toBe(11);
  expect(secondsOf(previewOf("a", TREE), speedFactor("slow"))).toBe(1);
});

test.each([
  [undefined, 1.5],
  [1, 1.5],
  ["normal", 1.5],
  ["slow", 0.85],
  ["fast", 1.2],
  [0.8, 0.8],
])("a node that says %p goes by the usual speed only where it chose none", (speed, factor) => {
  expect(speedFactor(speed, 1.5)).toBe(factor);
});
