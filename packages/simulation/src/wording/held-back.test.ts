import { expect, test } from "bun:test";
import { join } from "node:path";
import { wordingOf } from "./wording.ts";

const FILE = join(import.meta.dir, "../../wording/held-back.tsv");

const TURNS = (await Bun.file(FILE).text())
  .trim()
  .split("\n")
  .filter((line) => !line.startsWith("#"))
  .map((line) => line.split("\t") as [kind: string, text: string]);

/** How many of those who hear such turns take them amiss, in percent. */
function offended(kind: "decent" | "offence"): number {
  const turns = TURNS.filter(([of]) => of === kind);
  const sum = turns.reduce((all, [, text]) => all + (wordingOf(text).offence?.likelihood ?? 0), 0);
  return (100 * sum) / turns.length;
}

if (process.env.WORDING === "show") {
  for (const kind of ["decent", "offence"] as const) console.log(kind, offended(kind).toFixed(1));
}

test("of turns that nobody learnt from, offences are taken amiss, and decent ones seldom", () => {
  expect(offended("offence")).toBeGreaterThan(45);
  expect(offended("decent")).toBeLessThan(6);
});
