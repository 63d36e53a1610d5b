import { type Finding, fail, ok, warn } from "./check.ts";
import type { Examined } from "./examine.ts";

const MEGABYTE = 1024 * 1024;
/** Below these somebody should make room, and nobody is called any more. */
const LOW = 1024;
const FULL = 64;

const ADVICE = "Make room where RUFBAUM_DATA is, or move it to a larger disk.";

/** Whether there is room for the data, and for how much longer; `null` before there are any. */
export async function checkDisk({ deps, config }: Examined): Promise<Finding | null> {
  const free = await deps.runtime.disk.free(config.dataDirectory).catch(() => null);
  if (free === null) return null;
  const megabytes = Math.floor(free / MEGABYTE);
  const told = `${megabytes} MB free`;
  if (megabytes < FULL) return fail("disk", `Only ${told}: nobody is called any more.`, ADVICE);
  if (megabytes < LOW)
    return warn("disk", `Only ${told}; below ${FULL} MB nobody is called.`, ADVICE);
  return ok("disk", told);
}
