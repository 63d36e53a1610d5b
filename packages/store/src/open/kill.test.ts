import { afterAll, expect, test } from "bun:test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { realRuntime } from "@rufbaum/runtime/real";
import { prepareTemplate } from "../pglite/template.ts";
import { getSetting } from "../queries/settings.ts";
import { openStore } from "./open-store.ts";

const dataDirectory = await mkdtemp(join(tmpdir(), "rufbaum-kill-"));
afterAll(() => rm(dataDirectory, { recursive: true }));

const ROUNDS = 3;

/** Writes rows `<round>-0`, `<round>-1` … and prints each number once it is acknowledged. */
const writer = (round: number) => `
  import { realRuntime } from "@rufbaum/runtime/real";
  import { openStore } from "${join(import.meta.dir, "open-store.ts")}";
  import { setSetting } from "${join(import.meta.dir, "../queries/settings.ts")}";
  const store = await openStore({
    runtime: realRuntime(), dataDirectory: ${JSON.stringify(dataDirectory)}, log() {},
  });
  for (let n = 0; ; n++) {
    await setSetting(store.db, "${round}-" + n, n);
    process.stdout.write(n + "\\n");
  }`;

test("kill -9 in the middle of writing loses no acknowledged row", async () => {
  await prepareTemplate();
  const acknowledged: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const child = Bun.spawn(["bun", "-e", writer(round)], { cwd: import.meta.dir, stdout: "pipe" });
    let said = "";
    const decoder = new TextDecoder();
    for await (const chunk of child.stdout) {
      said += decoder.decode(chunk, { stream: true });
      if (said.length > 500 * (round + 1)) child.kill("SIGKILL");
    }
    await child.exited;
    acknowledged[round] = said.split("\n").length - 1;
  }
  const store = await openStore({ runtime: realRuntime(), dataDirectory, log() {} });
  for (const [round, count] of acknowledged.entries()) {
    expect(count).toBeGreaterThan(50);
    for (let n = 0; n < count; n++) expect(await getSetting(store.db, `${round}-${n}`)).toBe(n);
  }
  await store.close();
});
