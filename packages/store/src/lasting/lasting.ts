import type { Database } from "../database.ts";
import { suppressions } from "../schema/suppressions.ts";

/** Something that happened and must be remembered even by data from before it. */
export type LastingEntry = {
  kind: "suppression";
  /** E.164. */
  number: string;
  /** Milliseconds since 1970. */
  at: number;
};

interface LastingKind<Entry extends LastingEntry> {
  /** All that a database holds; of an older schema, too, so that it names its columns. */
  read(db: Database): Promise<Entry[]>;
  /** Adds what is missing; to do so again changes nothing. */
  apply(db: Database, entries: readonly Entry[]): Promise<void>;
}

/** What a restore never forgets: one entry for each kind. */
export const LASTING: {
  [Kind in LastingEntry["kind"]]: LastingKind<Extract<LastingEntry, { kind: Kind }>>;
} = {
  /** Who asked not to be called. */
  suppression: {
    async read(db) {
      const rows = await db
        .select({ number: suppressions.number, at: suppressions.createdAt })
        .from(suppressions);
      return rows.flatMap(({ number, at }) =>
        number === null ? [] : [{ kind: "suppression" as const, number, at }],
      );
    },
    async apply(db, entries) {
      const rows = entries.map(({ number, at }) => ({ number, callId: null, createdAt: at }));
      await db.insert(suppressions).values(rows).onConflictDoNothing();
    },
  },
};

/** How many entries go into one statement. */
const AT_ONCE = 1000;

export async function readLasting(db: Database): Promise<LastingEntry[]> {
  const all = await Promise.all(Object.values(LASTING).map((kind) => kind.read(db)));
  return all.flat();
}

export async function applyLasting(db: Database, entries: readonly LastingEntry[]): Promise<void> {
  for (const [kind, { apply }] of Object.entries(LASTING)) {
    const own = entries.filter((entry) => entry.kind === kind);
    for (let at = 0; at < own.length; at += AT_ONCE) {
      await apply(db, own.slice(at, at + AT_ONCE));
    }
  }
}
