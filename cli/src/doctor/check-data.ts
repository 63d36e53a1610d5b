import { join } from "node:path";
import { type Finding, fail, inWords, ok } from "./check.ts";
import type { Examined } from "./examine.ts";

/** Whether the data directory can be written, and whether somebody else has it. */
export async function checkData({ deps, config, server }: Examined): Promise<Finding> {
  const { disk } = deps.runtime;
  const directory = config.dataDirectory;
  if (server) {
    return ok(
      "data",
      `${directory}, in use by the server at ${server.url} (process ${server.pid})`,
    );
  }
  const content = await disk.list(directory).catch(codeOf);
  if (content === "ENOENT") return ok("data", `${directory} will be made at the first start`);
  if (typeof content === "string") {
    return fail("data", `${directory} can't be read: ${content}.`, ADVICE);
  }
  const probe = join(directory, "doctor.probe");
  try {
    await disk.write(probe, "");
    await disk.remove(probe);
  } catch (error) {
    return fail("data", `${directory} can't be written: ${inWords(error)}`, ADVICE);
  }
  return lockFinding(directory, deps.runtime);
}

const ADVICE = "Make it a folder of the user who runs Rufbaum, or name another with RUFBAUM_DATA.";

async function lockFinding(
  directory: string,
  { disk, clock }: Examined["deps"]["runtime"],
): Promise<Finding> {
  const { DataLockedError, directoryFault, takeLock } = await import("@rufbaum/store");
  try {
    const lock = await takeLock(disk, directory, {
      pid: process.pid,
      startedAt: clock.now(),
      host: "doctor",
    });
    await lock.release();
    return ok("data", `${directory} is writable and not in use`);
  } catch (error) {
    if (!(error instanceof DataLockedError)) {
      return fail("data", inWords(directoryFault(directory, error)), ADVICE);
    }
    return fail(
      "data",
      error.message,
      "If that process hangs, end it by its number; its lock ends with it.",
    );
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : inWords(error);
}
