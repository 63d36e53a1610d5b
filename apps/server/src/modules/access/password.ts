import type { Random } from "@rufbaum/runtime";
import { type Database, deleteAllSessions, getSetting, setSetting } from "@rufbaum/store";

const SETTING = "access.password-hash";

/** Memory in KiB; Bun's argon2 computes with one lane. OWASP Password Storage asks for this much. */
const HASHING = { algorithm: "argon2id", memoryCost: 19_456, timeCost: 2 } as const;

export interface Password {
  /** argon2id. */
  hash: string;
  /** A password that was made up just now, to be shown once; `null` if there was one. */
  generated: string | null;
}

/**
 * Settles the password at the start: the configured one counts, else the one that was stored,
 * else a new one is made up. Another one than before signs everybody out.
 */
export async function settlePassword(deps: {
  db: Database;
  random: Random;
  configured: string | null;
}): Promise<Password> {
  const { db, random, configured } = deps;
  const stored = await getSetting(db, SETTING);
  if (typeof stored === "string") {
    if (configured === null || (await verifyPassword(configured, stored))) {
      return { hash: stored, generated: null };
    }
  }
  const generated = configured === null ? readable(random.secret()) : null;
  const hash = await Bun.password.hash(configured ?? generated ?? "", HASHING);
  await setSetting(db, SETTING, hash);
  await deleteAllSessions(db);
  return { hash, generated };
}

/** About 30 ms, on a thread of its own. */
export function verifyPassword(password: string, hash: string): Promise<boolean> {
  return Bun.password.verify(password, hash);
}

/** Four groups of five characters: 119 bits, and still typed without mistakes. */
function readable(secret: string): string {
  return [0, 5, 10, 15].map((start) => secret.slice(start, start + 5)).join("-");
}
