import { expect, test } from "bun:test";
import { spawnSync } from "node:child_process";
import { PassThrough } from "node:stream";
import type { ReadStream, WriteStream } from "node:tty";
import { realReader, realWriter } from "./terminal.ts";
import { until } from "./testing/until.ts";

function reader(...parts: string[]) {
  const stream = new PassThrough();
  for (const part of parts) stream.write(part);
  return { stream, input: realReader(stream as unknown as ReadStream) };
}

test("a character that was cut in two on the way is whole again", async () => {
  const { stream, input } = reader();
  const bytes = Buffer.from("Ü 🌳");
  for (const byte of bytes) stream.write(Buffer.of(byte));
  stream.end();
  expect(String(await input.read(bytes.length))).toBe("Ü 🌳");
});

test("an input without end is given up at the limit", async () => {
  expect(await reader("12345", "67890").input.read(9)).toBeNull();
});

test("a question is answered by a line, or by the end of the input", async () => {
  expect(await reader("y\nmore\n").input.readLine()).toBe("y");
  const { stream, input } = reader();
  stream.end();
  expect(await input.readLine()).toBe("");
});

test("lines that were typed ahead are all given, one by one", async () => {
  const { stream, input } = reader("eins\nzw", "ei\r\ndrei");
  stream.end();
  const lines: string[] = [];
  for await (const line of input.lines("> ")) lines.push(line);
  expect(lines).toEqual(["eins", "zwei", "drei"]);
});

test("a writer is ready again when what was written has been taken", async () => {
  const stream = new PassThrough({ highWaterMark: 10 });
  const writer = realWriter(stream as unknown as WriteStream);
  writer.write("short");
  await writer.ready();
  writer.write("far longer than ten bytes");
  let isReady = false;
  const waiting = writer.ready().then(() => {
    isReady = true;
  });
  await Promise.resolve();
  expect(isReady).toBe(false);
  stream.resume();
  await until(() => isReady);
  await waiting;
});

test("who acts is named by the system where the environment names nobody", () => {
  const { USER: _user, LOGNAME: _logname, ...env } = process.env;
  const code = `import { realMachine } from ${JSON.stringify(`${import.meta.dir}/terminal.ts`)};
    process.stdout.write(realMachine().userName() ?? "nobody");`;
  const told = spawnSync(process.execPath, ["-e", code], { env, encoding: "utf8" }).stdout;
  expect(told).toBe(spawnSync("id", ["-un"], { encoding: "utf8" }).stdout.trim());
});

/** What a program says that imports from here, once it has been sent a signal. */
function told(code: string, piped: { into?: string } = {}) {
  const script = `import * as terminal from ${JSON.stringify(`${import.meta.dir}/terminal.ts`)};
    ${code}`;
  const run = piped.into ? `"$0" -e "$1" | ${piped.into}` : `"$0" -e "$1"`;
  return spawnSync("sh", ["-c", run, process.execPath, script], { encoding: "utf8" });
}

test("a signal that came while nobody waited for it is heard by who asks next", () => {
  const { stdout } = told(`
    await Promise.resolve(terminal.stopSignal);
    void terminal.stopSignal();
    process.kill(process.pid, "SIGINT");
    await Bun.sleep(20);
    await terminal.stopSignal();
    console.log("heard");`);
  expect(stdout).toBe("heard\n");
});

test("where nobody reads any more a command puts away what it began", () => {
  const { stderr } = told(
    `const writer = terminal.realWriter(process.stdout);
    void terminal.stopSignal().then(() => process.stderr.write("put away"));
    for (let line = 0; line < 2_000; line++) {
      writer.write("x".repeat(1_000) + "\\n");
      await writer.ready();
      await Bun.sleep(0);
    }`,
    { into: "true" },
  );
  expect(stderr).toBe("put away");
});
