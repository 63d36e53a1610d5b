import { afterEach, beforeEach, expect, test } from "bun:test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const PROGRAM = join(import.meta.dirname, "testing", "run-program.ts");

let directory = "";
const started: Bun.Subprocess[] = [];
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "rufbaum-program-"));
});
afterEach(async () => {
  for (const program of started.splice(0)) {
    program.kill("SIGKILL");
    await program.exited;
  }
  await rm(directory, { recursive: true, force: true });
});

test("the program tells its address and once its password, and stops at SIGTERM", async () => {
  const first = run();
  const told = await first.until("Set RUFBAUM_PASSWORD");
  expect(told).toMatch(/^Rufbaum \d+\.\d+\.\d+: http:\/\/127\.0\.0\.1:\d+$/m);
  expect(told).toMatch(/^Password: \S{23}$/m);
  first.process.kill("SIGTERM");
  expect(await first.process.exited).toBe(0);

  const second = run();
  expect(await second.until("http://")).not.toContain("Password");
  second.process.kill("SIGINT");
  expect(await second.process.exited).toBe(0);
});

test("killed in the middle, it starts again on the same data", async () => {
  const first = run();
  await first.until("Password");
  first.process.kill("SIGKILL");
  await first.process.exited;
  const second = run();
  expect(await second.until("http://")).toContain("http://127.0.0.1:");
});

test("a wrong configuration is told whole, and ends with 2", async () => {
  const program = run({ PORT: "x", EMULATOR_SPEED: "x" });
  expect(await program.process.exited).toBe(2);
  const told = await program.until("EMULATOR_SPEED");
  expect(told).toContain("PORT: must be a whole number");
});

test("a second program on the same data names the first, and ends with 1", async () => {
  const first = run();
  const told = await first.until("http://");
  const second = run();
  expect(await second.process.exited).toBe(1);
  expect(await second.until("in use by")).toContain(/http:\S+/.exec(told)?.[0] ?? "?");
});

function run(environment: Record<string, string> = {}) {
  const program = Bun.spawn([process.execPath, PROGRAM], {
    env: { PATH: process.env.PATH, PORT: "0", RUFBAUM_DATA: directory, ...environment },
    stdout: "pipe",
    stderr: "ignore",
  });
  started.push(program);
  const lines = program.stdout.pipeThrough(new TextDecoderStream());
  return {
    process: program,
    /** What it printed until `text` came. */
    async until(text: string): Promise<string> {
      let told = "";
      for await (const chunk of lines) {
        told += chunk;
        if (told.includes(text)) break;
      }
      expect(told).toContain(text);
      return told;
    },
  };
}
