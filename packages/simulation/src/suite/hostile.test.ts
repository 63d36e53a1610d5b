import { expect, test } from "bun:test";
import { join } from "node:path";
import { randomReply, randomTree } from "@rufbaum/conversation/testing";
import { seededRandom } from "@rufbaum/runtime/virtual";
import { openUnderstanding } from "@rufbaum/understanding";
import { checkSuite } from "./check-suite.ts";
import { readSuite } from "./read-suite.ts";
import { runSuite } from "./run-suite.ts";
import { suiteSchema } from "./schema.ts";
import { SAMPLE } from "./testing/run-text.ts";
import { updateSuite } from "./update-suite.ts";

const random = seededRandom(20);
const draw = () => random.number();
const pick = <Item>(items: readonly Item[]): Item =>
  items[Math.floor(draw() * items.length)] as Item;

const reader = await openUnderstanding();
const nothing = {
  reader,
  simulate: () => Promise.reject(new Error("Nothing is simulated.")),
  personasOf: () => [],
};

test("a suite with letters lost, doubled and swapped is read, or told where it is wrong", async () => {
  const file = Bun.file(join(import.meta.dir, "../../../../suites/photovoltaik.yaml"));
  const text = (await file.text()).split("\n").slice(0, 40).join("\n");
  const lines = text.split("\n").length;
  for (let round = 0; round < 100; round += 1) {
    let broken = text;
    for (let edit = 0; edit < 1 + draw() * 4; edit += 1) {
      const at = Math.floor(draw() * broken.length);
      const put = pick([
        "",
        ":",
        "-",
        "}",
        "[",
        '"',
        "\n",
        "\t",
        "&a",
        "*a",
        "!!",
        "0",
        "…",
        "\u0000",
      ]);
      broken = broken.slice(0, at) + put + broken.slice(at + Math.floor(draw() * 3));
    }
    const read = readSuite(broken);
    const problems = read.ok ? checkSuite(read.suite, SAMPLE, read.places) : read.problems;
    expect(read.ok || problems.length > 0).toBe(true);
    for (const { line, column, message } of problems) {
      expect(line).toBeGreaterThan(0);
      expect(line).toBeLessThan(lines + 10);
      expect(column).toBeGreaterThan(0);
      expect(message.trim()).toBe(message);
      expect(message.length).toBeGreaterThan(10);
    }
  }
});

test("any caller can be led through any tree, and what comes of it can be written down", async () => {
  for (let round = 0; round < 50; round += 1) {
    const tree = randomTree(draw);
    const step = () =>
      pick<() => object>([
        () => ({ caller: pick([randomReply(draw) || "ja", "Ja, gern", "Dienstag um zehn"]) }),
        () => ({ silence: pick([true, 3]) }),
        () => ({ keys: pick(["1", "12#", "*"]), action: ["fails", { gives: { x: 1 } }] }),
        () => ({ interrupts: pick([true, 2, "Gut"]), caller: "mhm" }),
        () => ({
          waits: 30,
          caller: "hallo",
          action: pick(["not-picked-up", "goes-on", "fails", "succeeds"]),
        }),
        () => ({
          node: pick(tree.nodes).id,
          says: "Wie heißen Sie?",
          variables: { x: "7", y: null },
        }),
      ])();
    const suite = suiteSchema.parse({
      tree: "any",
      coverage: { nodes: 50 },
      cases: [
        {
          name: "any",
          lines: Array.from({ length: 1 + Math.floor(draw() * 8) }, step),
          outcome: "success",
          path: ["...", pick(tree.nodes).id],
        },
      ],
    });
    const report = await runSuite(suite, { ...nothing, tree });
    const text = JSON.stringify(suite);
    const { text: updated } = updateSuite(text, report);
    expect(readSuite(updated).ok).toBe(true);
    const { nodes, connections } = report.coverage;
    for (const { covered, total, missing } of [nodes, connections]) {
      expect(covered + missing.length).toBe(total);
    }
    // An update leaves only what is for the author to decide.
    const read = readSuite(updated);
    if (!read.ok) continue;
    const again = await runSuite(read.suite, { ...nothing, tree });
    expect(again.cases[0]?.path).toEqual(report.cases[0]?.path ?? []);
    expect(updateSuite(updated, again).updates.filter(({ path }) => path.endsWith("node"))).toEqual(
      [],
    );
  }
});
