import { expect, test } from "bun:test";
import { runChild } from "./run-child.ts";

/** Milliseconds: a busy machine takes seconds to start a process. */
const QUIET = 5_000;
const script = (code: string) => [process.execPath, "-e", code];

test.concurrent("a child that goes on telling something is left to its end, however long that takes", async () => {
  const tells = script("for (let n = 0; n < 8; n += 1) { console.log(n); await Bun.sleep(800); }");
  const { code, output } = await runChild(tells, { quietLimit: QUIET });
  expect([code, output]).toEqual([0, "0\n1\n2\n3\n4\n5\n6\n7\n"]);
});

test.concurrent("a child that falls silent is ended, and what it said is kept", async () => {
  const silent = script("console.log('here'); await Bun.sleep(600_000);");
  const { code, output } = await runChild(silent, { quietLimit: QUIET });
  expect(code).toBeNull();
  expect(output).toStartWith("here\n");
  expect(output).toContain("without a word");
});

test.concurrent("a child that talks but gets nothing done is ended, too", async () => {
  const talks = script("for (;;) { console.log('still here'); await Bun.sleep(100); }");
  const { code, output } = await runChild(talks, { quietLimit: QUIET, word: /^done/m });
  expect(code).toBeNull();
  expect(output).toContain("without a word");
});
