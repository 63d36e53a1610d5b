import type { Clock } from "@rufbaum/runtime";
import type { Identity } from "./identity.ts";

/**
 * Milliseconds for which the database's word counts. Another server says so when it ends a right,
 * and then it ends here at once; but that word may get lost, and so none counts for longer than this.
 */
const TRUSTED = 1_000;
/** From this age on it is asked for again while it still counts, so that nobody has to wait for it. */
const RENEWED = 500;
const MOST = 10_000;

interface Known {
  identity: Identity;
  /** When the database was asked. */
  askedAt: number;
  isRenewing: boolean;
}

/** Remembers for a moment who may come in; who may not is asked for every time. */
export function createKnownIdentities(clock: Clock) {
  const known = new Map<string, Known>();
  /** Counts rights that ended: an answer that was under way meanwhile may be older than that. */
  let ended = 0;

  async function ask(key: string, look: () => Promise<Identity | null>): Promise<Identity | null> {
    const askedAt = clock.now();
    const before = ended;
    const identity = await look();
    known.delete(key);
    if (identity && before === ended) {
      known.set(key, { identity, askedAt, isRenewing: false });
      const oldest = known.keys().next().value;
      if (known.size > MOST && oldest !== undefined) known.delete(oldest);
    }
    return identity;
  }

  return {
    /** @param key names the secrets @param look asks the database */
    async find(key: string, look: () => Promise<Identity | null>): Promise<Identity | null> {
      const entry = known.get(key);
      const now = clock.now();
      const age = entry ? now - entry.askedAt : TRUSTED;
      // Set back, the clock says nothing of how old it is.
      if (!entry || age < 0 || age >= TRUSTED || hasExpired(entry.identity, now))
        return ask(key, look);
      if (age >= RENEWED && !entry.isRenewing) {
        entry.isRenewing = true;
        // Where it can't be asked, the entry grows too old, and the next request finds out why.
        ask(key, look).catch(() => {});
      }
      return entry.identity;
    },
    forget(id: string): void {
      ended += 1;
      for (const [key, { identity }] of known) {
        if (identity.id === id) known.delete(key);
      }
    },
  };
}

function hasExpired(identity: Identity, now: number): boolean {
  return identity.kind === "tab" && now >= identity.expiresAt;
}
