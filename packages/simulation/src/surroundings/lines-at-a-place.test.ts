import { expect, test } from "bun:test";
import type { Tree } from "@rufbaum/tree";
import { surroundingsOf } from "./surroundings.ts";
import { CHOIR } from "./testing/trees.ts";

/** A tree whose agent begins with these words. */
function begun(content: string): Tree {
  const tree = structuredClone(CHOIR);
  const [start] = tree.nodes;
  if (start) start.content = content;
  return tree;
}

test("only firms that make something have their chief in the production", () => {
  const line = ["Er ist in der Produktion und hört das Telefon nicht."];
  const practice = surroundingsOf(begun("Es geht um die Reinigung Ihrer Praxis, in Ihrer Praxis."));
  const factory = surroundingsOf(begun("Es geht um die Reinigung Ihrer Produktion."));
  expect(practice.sayable(line, "boss-away")).toEqual([]);
  if (factory.audience !== "households") expect(factory.sayable(line, "boss-away")).toEqual(line);
});

test("who was a customer asks for no references", () => {
  const line = ["Haben Sie Referenzen?", "Mit wem arbeiten Sie sonst zusammen?"];
  const known = surroundingsOf(
    begun("Ich rufe Sie an, weil Sie bei uns ein früheres Mitglied sind."),
  );
  expect(known.isAcquainted).toBe(true);
  expect(known.sayable([...line], "asks-references")).toEqual([]);
});
