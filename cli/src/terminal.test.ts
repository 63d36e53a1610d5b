import { expect, test } from "bun:test";
import { PassThrough } from "node:stream";
import type { ReadStream } from "node:tty";
import { realReader } from "./terminal.ts";

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
  expect(await input.read(bytes.length)).toBe("Ü 🌳");
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
