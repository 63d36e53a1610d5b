import { afterEach, expect, test } from "bun:test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { realDisk } from "@rufbaum/runtime/real";
import { readLocalServer, removeLocalServer, writeLocalServer } from "./local-server.ts";
import { DataLockedError, takeLock } from "./lock.ts";

const directories: string[] = [];

async function newDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), "rufbaum-lock-"));
  directories.push(directory);
  return directory;
}

afterEach(async () => {
  for (const directory of directories.splice(0)) await rm(directory, { recursive: true });
});

const owner = { pid: process.pid, startedAt: Date.UTC(2026, 0, 5, 9), host: "host" };
const take = (directory: string) => takeLock(realDisk, directory, owner);
const failure = (promise: Promise<unknown>) => promise.then(() => null).catch((error) => error);

/** A process that takes the lock, says what came of it, and keeps it until it is killed. */
function takerIn(directory: string) {
  const script = `
    import { realDisk } from "@rufbaum/runtime/real";
    import { takeLock } from "${join(import.meta.dir, "lock.ts")}";
    const owner = { pid: process.pid, startedAt: 0, host: "host" };
    const said = await takeLock(realDisk, ${JSON.stringify(directory)}, owner)
      .then(() => "taken").catch((error) => error.name);
    console.log(said);
    if (said === "taken") setInterval(() => Bun.gc(true), 5);`;
  const child = Bun.spawn(["bun", "-e", script], { cwd: import.meta.dir, stdout: "pipe" });
  const said = child.stdout
    .getReader()
    .read()
    .then(({ value }) => new TextDecoder().decode(value).trim());
  return { child, said };
}

test("the second to come is told who has the data, since when, and where", async () => {
  const directory = await newDirectory();
  const lock = await take(directory);
  await writeLocalServer(realDisk, directory, {
    url: "http://127.0.0.1:3000",
    pid: process.pid,
    token: "t",
  });
  const error = await failure(take(directory));
  expect(error).toBeInstanceOf(DataLockedError);
  expect(error.message).toBe(
    `The data in ${directory} is in use by process ${process.pid} on host since 2026-01-05T09:00:00.000Z, serving http://127.0.0.1:3000. Open http://127.0.0.1:3000, stop that process, or choose another folder with RUFBAUM_DATA.`,
  );
  await lock.release();
  await (await take(directory)).release();
});

test("the lock of a process that was killed is free again", async () => {
  const directory = await newDirectory();
  const { child, said } = takerIn(directory);
  expect(await said).toBe("taken");
  expect((await failure(take(directory))).owner).toMatchObject({ pid: child.pid });
  child.kill("SIGKILL");
  await child.exited;
  await (await take(directory)).release();
});

test("of several processes that take a dead one's lock at once exactly one gets it", async () => {
  const directory = await newDirectory();
  const dead = takerIn(directory);
  await dead.said;
  dead.child.kill("SIGKILL");
  await dead.child.exited;
  const takers = [1, 2, 3, 4].map(() => takerIn(directory));
  const said = await Promise.all(takers.map(({ said }) => said));
  for (const { child } of takers) child.kill("SIGKILL");
  await Promise.all(takers.map(({ child }) => child.exited));
  expect(said.sort()).toEqual(["DataLockedError", "DataLockedError", "DataLockedError", "taken"]);
});

test("the address of the running server is for its owner's eyes alone", async () => {
  const directory = await newDirectory();
  expect(await readLocalServer(realDisk, directory)).toBeNull();
  const server = { url: "http://127.0.0.1:3000", pid: 7, token: "secret" };
  await writeLocalServer(realDisk, directory, server);
  const file = join(directory, "server.json");
  expect((await Bun.file(file).stat()).mode & 0o777).toBe(0o600);
  expect(await readLocalServer(realDisk, directory)).toEqual(server);
  await Bun.write(file, "{");
  expect(await readLocalServer(realDisk, directory)).toBeNull();
  await removeLocalServer(realDisk, directory);
  expect(await readLocalServer(realDisk, directory)).toBeNull();
});
