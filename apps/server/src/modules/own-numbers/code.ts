import { createHash, timingSafeEqual } from "node:crypto";
import type { Random } from "@rufbaum/runtime";

const CODES = 1_000_000;
/** Values from here on are thrown away, so that each code is equally likely. */
const LIMIT = 2 ** 32 - (2 ** 32 % CODES);

/** Six digits. */
export function drawCode(random: Pick<Random, "bytes">): string {
  for (;;) {
    const value = Buffer.from(random.bytes(4)).readUInt32BE();
    if (value < LIMIT) return String(value % CODES).padStart(6, "0");
  }
}

/** What is stored of a code: SHA-256, salted with its number, hex. */
export function hashOfCode(number: string, code: string): string {
  return createHash("sha256").update(`${number} ${code}`).digest("hex");
}

/** Takes the same time whatever they share. */
export function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
