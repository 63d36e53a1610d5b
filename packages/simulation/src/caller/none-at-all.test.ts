import { expect, test } from "bun:test";
import { PERSONAS } from "../personas/built-in.ts";
import { seededRandom } from "../seeded-random.ts";
import { openCaller } from "./open-caller.ts";

const OFFER = "Guten Tag, hier ist Lena von Ott. Wäre ein Beratungstermin interessant für Sie?";
const NONE = "Dann möchten Sie lieber keinen Termin?";

/** What is said to it by those who have said one of these to the offer before. */
function saidBy(before: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (let seed = 0; seed < 2_000; seed += 1) {
    const caller = openCaller(seededRandom(3, seed).pick(PERSONAS), seededRandom(4, seed));
    const hear = (text: string) =>
      caller.react({ text, milliseconds: 3_000, firm: 0, wants: "date", takesKeys: false });
    const offered = hear(OFFER);
    if (!("topic" in offered) || !before.includes(String(offered.topic))) continue;
    const act = hear(NONE);
    const said = "topic" in act ? String(act.topic) : act.type;
    counts.set(said, (counts.get(said) ?? 0) + 1);
  }
  return counts;
}

test("who has declined mostly says yes to having none, and never when", () => {
  const said = saidBy(["not-interested", "no"]);
  const all = [...said.values()].reduce((sum, count) => sum + count, 0);
  expect(all).toBeGreaterThan(100);
  expect((said.get("yes") ?? 0) / all).toBeGreaterThan(0.4);
  expect([...said.keys()]).not.toContain("null");
  expect([...said.keys()]).not.toContain("no");
});

test("who has agreed does not say yes to having none", () => {
  const said = saidBy(["interested", "yes"]);
  expect(said.get("null") ?? 0).toBeGreaterThan(20);
  expect(said.has("yes")).toBe(false);
});
