import type { Random } from "@rufbaum/runtime";
import { type Database, deleteAllSessions, getSetting, setSetting } from "@rufbaum/store";

const SETTING = "access.password-hash";

/** What each guess costs. Memory in KiB; Bun's argon2 computes with one lane. */
export interface HashStrength {
  memoryCost: number;
  timeCost: number;
}

/** OWASP Password Storage asks for this much. */
const STRENGTH: HashStrength = { memoryCost: 19_456, timeCost: 2 };

export interface Password {
  /** argon2id; `null` where none was ever made: then nobody signs in. */
  hash: string | null;
  /** A password that was made up just now, to be shown once; `null` if there was one. */
  generated: string | null;
  /** Stores what was settled, which signs everybody out; does nothing if it stands stored. */
  keep(): Promise<void>;
}

/**
 * Settles the password at the start: the configured one counts, else the one that was stored,
 * else a new one is made up. Nothing is stored before `keep`: a start that fails, or that ends
 * before a new password was shown, leaves no password behind that nobody knows.
 */
export async function settlePassword(deps: {
  db: Database;
  random: Random;
  configured: string | null;
  /** As OWASP asks if left out. */
  strength?: HashStrength;
}): Promise<Password> {
  const { db, random, configured, strength = STRENGTH } = deps;
  const stored = await storedPassword(db);
  if (stored !== null) {
    const isSame = configured === null || (await verifyPassword(configured, stored));
    if (isSame) return asStored(stored);
  }
  const generated = configured === null ? readable(random.secret()) : null;
  const hash = await Bun.password.hash(configured ?? generated ?? "", {
    algorithm: "argon2id",
    ...strength,
  });
  return {
    hash,
    generated,
    async keep() {
      await setSetting(db, SETTING, hash);
      await deleteAllSessions(db);
    },
  };
}

/** As it stands, for a server that shows its password to nobody: none is made or changed. */
export async function findPassword(db: Database): Promise<Password> {
  return asStored(await storedPassword(db));
}

function asStored(hash: string | null): Password {
  return { hash, generated: null, keep: async () => {} };
}

/** The hash that counts now; `null` where none was stored yet. */
export async function storedPassword(db: Database): Promise<string | null> {
  const stored = await getSetting(db, SETTING);
  return typeof stored === "string" ? stored : null;
}

/** About 30 ms, on a thread of its own. */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  return hash !== null && Bun.password.verify(password, hash);
}

/** Four groups of five characters: 119 bits, and still typed without mistakes. */
function readable(secret: string): string {
  return [0, 5, 10, 15].map((start) => secret.slice(start, start + 5)).join("-");
}
