import { truncateSync, writeFileSync } from "node:fs";

/**
 * When each call's caller spoke last, in milliseconds by `now`: a file that the process of the
 * callers writes and the process of the dashboards reads, so that no message goes between them.
 */
export function sharedTimes(path: string, calls: number): Float64Array {
  if (!Bun.file(path).size) {
    writeFileSync(path, "");
    truncateSync(path, calls * Float64Array.BYTES_PER_ELEMENT);
  }
  return new Float64Array(Bun.mmap(path, { shared: true }).buffer, 0, calls);
}

/** Milliseconds since 1970 with fractions, the same in every process of this machine. */
export function now(): number {
  return performance.timeOrigin + performance.now();
}
