import { readFileSync } from "node:fs";

/** Clock ticks a second, as `getconf CLK_TCK` says on every Linux. */
const TICKS = 100;

/** A process seen from outside: bytes of memory it holds, milliseconds of processor time it has had. */
export function measureProcess(pid: number): { memory: number; cpu: number } {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]);
  // The second field is the name in brackets, with whatever characters it has.
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /, "")
    .split(" ");
  const ticks = Number(fields[11]) + Number(fields[12]);
  return { memory: kilobytes * 1024, cpu: (ticks / TICKS) * 1000 };
}
