import { expect, test } from "bun:test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runSuite } from "./run-suite.ts";
import { secondTriesIn, tellSecondTries } from "./second-tries.ts";

const FLAKY = `
import { expect, test } from "bun:test";
let tries = 0;
test("passes at once", () => {}, { retry: 1 });
test("passes (at the second try)", () => expect(++tries).toBe(2), { retry: 1 });
test("never passes", () => expect(0).toBe(1), { retry: 1 });
`;

test.each([1, 2])("second tries are counted by %d processes, passed or not", async (processes) => {
  const directory = await mkdtemp(join(tmpdir(), "rufbaum-flaky-"));
  try {
    const files = ["flaky.test.ts", "sound.test.ts"].map((name) => join(directory, name));
    await Bun.write(files[0] ?? "", FLAKY);
    await Bun.write(files[1] ?? "", `import { test } from "bun:test"; test("sound", () => {});`);
    const suite = { name: "tests", files, processes, isIsolated: false, directory } as const;
    const tally = await runSuite({ ...suite, env: process.env });
    expect([tally.passed, tally.failed]).toEqual([3, 1]);
    expect(tally.secondTries).toEqual(["passes (at the second try)", "never passes"]);
    expect(tally.output).toContain("never passes");
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
});

test("one that failed counts once, though a long output tells it twice", () => {
  const failed = "(fail) never passes (attempt 2) [3.00ms]";
  const output = ["(pass) late (attempt 2) [1.00ms]", failed, "", "1 tests failed:", failed, ""];
  expect(secondTriesIn(output.join("\n"))).toEqual(["late", "never passes"]);
});

test("they are told, and so is that there were none", () => {
  expect(tellSecondTries([])).toBe("no test needed a second try");
  expect(tellSecondTries(["a"])).toBe("1 test needed a second try:\n  a");
  expect(tellSecondTries(["a", "b"])).toBe("2 tests needed a second try:\n  a\n  b");
});
