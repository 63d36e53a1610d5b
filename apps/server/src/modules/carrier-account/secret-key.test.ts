import { expect, test } from "bun:test";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { realRuntime } from "@rufbaum/runtime/real";
import { openSecretKey } from "./secret-key.ts";

const { disk, random } = realRuntime();

function key(dataDirectory: string, configured: string | null = null) {
  return openSecretKey({ disk, random, dataDirectory, configured });
}

test("what was sealed is read again after a restart, by a key that its owner alone can read", async () => {
  const directory = await mkdtemp(join(tmpdir(), "secret-key-"));
  const sealed = await key(directory).seal("geheim", "account");
  expect(sealed).not.toContain(Buffer.from("geheim").toString("base64").slice(0, 6));
  expect(await key(directory).unseal(sealed, "account")).toBe("geheim");
  expect((await stat(join(directory, "secret.key"))).mode & 0o777).toBe(0o600);
  await rm(directory, { recursive: true });
});

test("the same text is sealed differently each time", async () => {
  const { seal } = key("/nowhere", "a".repeat(64));
  expect(await seal("geheim", "account")).not.toBe(await seal("geheim", "account"));
});

test("another key, another purpose or another byte, and nothing can be read", async () => {
  const { seal, unseal } = key("/nowhere", "a".repeat(64));
  const sealed = await seal("geheim", "account");
  expect(await key("/nowhere", "b".repeat(64)).unseal(sealed, "account")).toBeNull();
  expect(await unseal(sealed, "another account")).toBeNull();
  const bytes = Buffer.from(sealed, "base64");
  bytes[14] = (bytes[14] ?? 0) ^ 1;
  expect(await unseal(bytes.toString("base64"), "account")).toBeNull();
  expect(await unseal("", "account")).toBeNull();
});

test("a server without the key reads nothing, and makes none to do so", async () => {
  const directory = await mkdtemp(join(tmpdir(), "secret-key-"));
  const sealed = await key(directory, "a".repeat(64)).seal("geheim", "account");
  expect(await key(directory).unseal(sealed, "account")).toBeNull();
  expect(await disk.list(directory)).toEqual([]);
  await rm(directory, { recursive: true });
});
