import { expect, test } from "bun:test";
import { PERSONAS } from "../personas/built-in.ts";
import { seededRandom } from "../seeded-random.ts";
import { openCaller } from "./open-caller.ts";

/** What a thousand callers answer to this, where they give a value. */
function told(text: string, wants: "text" | "number" | "time"): string[] {
  return Array.from({ length: 1_000 }, (_, seed) => {
    const random = seededRandom(31, seed);
    const act = openCaller(random.pick(PERSONAS), random).react({
      ...{ text, milliseconds: 2_000, firm: 0, wants, takesKeys: false },
    });
    return act.type === "speak" && act.topic === null ? act.text.toLowerCase() : "";
  }).filter((said) => said !== "");
}

test("of what a question names, one is named", () => {
  const shops = ["innenstadt", "wilhelmshöhe", "baunatal", "vellmar"];
  const said = told("In welche Filiale: Innenstadt, Wilhelmshöhe, Baunatal oder Vellmar?", "text");
  expect(said.length).toBeGreaterThan(200);
  const named = said.filter((text) => shops.some((shop) => text.includes(shop)));
  expect(named.length / said.length).toBeGreaterThan(0.9);
  for (const shop of shops) expect(said.some((text) => text.includes(shop))).toBe(true);
});

test("a child is as old as children are", () => {
  const said = told("Wie alt ist Ihr Kind?", "number").join(" ");
  expect(said).toContain("acht");
  expect(said).not.toMatch(/zwanzig|\bzwei\b/u);
  expect(said).not.toMatch(/verzählt|zusammennimmt|so um die/u);
});

test("when something is over is told, and not wished for", () => {
  const said = told("Und um wie viel Uhr ist Ihre Sprechstunde vorbei?", "time");
  expect(said.length).toBeGreaterThan(200);
  expect(said.join(" ")).not.toMatch(/ginge|wäre|würde|passt|wenn das/u);
});
