import { chmod, mkdtemp, readFile, rm, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Bytes that must be free: whole runs were seen to need 0.5 GB at once. */
const ROOM = 4 * 1024 ** 3;
const MEMORY = "/dev/shm";

/**
 * Gives `work` a folder, which is this process's and its children's place for temporary files, and
 * removes it. It lies in memory where there is room: a data directory is a thousand files, and file
 * systems take their time to make and remove so many so often.
 */
export async function withScratch<Result>(
  work: (directory: string) => Promise<Result>,
): Promise<Result> {
  const given = process.env.TMPDIR;
  const parent = given === undefined && (await hasRoom(MEMORY)) ? MEMORY : tmpdir();
  const directory = await mkdtemp(join(parent, "rufbaum-tests-"));
  // PostgreSQL runs as another user, in a folder of its own below.
  await chmod(directory, 0o711);
  process.env.TMPDIR = directory;
  try {
    return await work(directory);
  } finally {
    if (given === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = given;
    await rm(directory, { recursive: true, force: true });
  }
}

/** Programs must run from there, too: containers may have it small, and without. */
async function hasRoom(path: string): Promise<boolean> {
  const mounts = await readFile("/proc/mounts", "utf8").catch(() => "");
  const options = mounts
    .split("\n")
    .find((line) => line.split(" ")[1] === path)
    ?.split(" ")[3];
  if (!options || options.split(",").includes("noexec")) return false;
  const { bavail, bsize } = await statfs(path);
  return bavail * bsize >= ROOM;
}
