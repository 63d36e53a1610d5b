import { describe, expect, test } from "bun:test";
import { textOf } from "../content.ts";
import { parseTree } from "../document/parse-tree.ts";
import { lintTree } from "../lint/lint-tree.ts";
import { canStart } from "../lint/opening.ts";
import { callbackTree } from "./index.ts";

const WORDS = [null, "Sonnwerk GmbH"].flatMap((company) => [
  ...[true, false].map((callerIsShown) => ({ company, callerIsShown })),
  { company, callerIsShown: true, called: { purpose: null } },
  { company, callerIsShown: true, called: { purpose: "Photovoltaik-Beratung" } },
]);

describe.each(WORDS)("the call-back tree of %o", (words) => {
  const tree = callbackTree(words);

  test("is a valid document, and nothing about it is to be found fault with", () => {
    expect(parseTree(tree)).toEqual({ ok: true, tree });
    // Who calls back is answered, nothing is sold to him.
    const found = lintTree(tree).filter(({ code }) => code !== "no-success");
    expect([canStart(tree), found]).toEqual([[], []]);
  });

  test("says first that an AI speaks, and whose", () => {
    const [start] = tree.nodes;
    const text = start ? textOf(start) : "";
    expect(text).toContain("KI-Assistentin");
    expect(text.includes("Sonnwerk GmbH")).toBe(words.company !== null);
  });

  test("does not promise to block a number that it can't see", () => {
    const promises = tree.nodes.some((node) => textOf(node).includes("Ich habe vermerkt"));
    expect(promises).toBe(words.callerIsShown);
  });
});
