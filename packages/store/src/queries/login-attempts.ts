import { and, count, eq, gt, gte, lte, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { loginAttempts, loginFailures } from "../schema/access.ts";
import { instantParameter } from "../schema/instant.ts";

export interface LoginAttempt {
  /** Whether a password may be tried now. */
  allowed: boolean;
  /** Failures that stand against the client, this attempt included. */
  failures: number;
  /** Milliseconds since 1970; in the future while the client is locked out. */
  lockedUntil: number | null;
}

/** A day. */
const FAILURES_KEPT = 24 * 60 * 60 * 1000;

const standing = {
  failures: loginAttempts.failures,
  lockedUntil: loginAttempts.lockedUntil,
};

/**
 * Counts an attempt as failed before the password is looked at, in one statement, so that of any
 * number of attempts at once no more than `limit` are allowed. The one that reaches the limit is
 * still allowed, and locks the client out. A client without a failure for `lockMilliseconds`
 * starts anew. A right password is to call `clearLoginAttempts`.
 */
export async function takeLoginAttempt(
  db: Database,
  attempt: { client: string; now: number; limit: number; lockMilliseconds: number },
): Promise<LoginAttempt> {
  const { client, limit, lockMilliseconds } = attempt;
  const now = instantParameter(attempt.now);
  const lockEnd = instantParameter(attempt.now + lockMilliseconds);
  const isForgotten = sql`${loginAttempts.forgottenAt} <= ${now}`;
  const failures = sql`(case when ${isForgotten} then 1 else ${loginAttempts.failures} + 1 end)`;

  const taken = db.$with("taken").as(
    db
      .insert(loginAttempts)
      .values({
        client,
        failures: 1,
        forgottenAt: lockEnd,
        lockedUntil: limit <= 1 ? lockEnd : null,
      })
      .onConflictDoUpdate({
        target: loginAttempts.client,
        set: {
          failures,
          forgottenAt: lockEnd,
          lockedUntil: sql`case when ${failures} >= ${limit}::int then ${lockEnd} end`,
        },
        setWhere: sql`${loginAttempts.lockedUntil} is null or ${loginAttempts.lockedUntil} <= ${now}`,
      })
      .returning(standing),
  );
  const logged = db
    .$with("logged", {})
    .as(
      sql`insert into ${loginFailures} (client, at) select ${client}::text, ${now} from ${taken}`,
    );
  const pruned = db
    .$with("pruned", {})
    .as(
      sql`delete from ${loginFailures} where at <= ${instantParameter(attempt.now - FAILURES_KEPT)}`,
    );
  const [row] = await db.with(taken, logged, pruned).select().from(taken);
  if (row) return { allowed: true, ...row };
  return { allowed: false, ...(await readLoginAttempts(db, client, attempt.now)) };
}

/** What stands against a client now: nothing, once its failures are forgotten. */
export async function readLoginAttempts(
  db: Database,
  client: string,
  now: number,
): Promise<{ failures: number; lockedUntil: number | null }> {
  const [row] = await db
    .select(standing)
    .from(loginAttempts)
    .where(and(eq(loginAttempts.client, client), gt(loginAttempts.forgottenAt, now)));
  return row ?? { failures: 0, lockedUntil: null };
}

/** After a right password: nothing stands against the client any more. */
export async function clearLoginAttempts(db: Database, client: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(loginAttempts).where(eq(loginAttempts.client, client));
    await tx.delete(loginFailures).where(eq(loginFailures.client, client));
  });
}

/** The row that stands for everybody together; no client has this name. */
const EVERYBODY = "everybody";

export type LoginTurn = { taken: true } | { taken: false; nextAt: number };

/**
 * Takes the one turn there is every `every` milliseconds for looking at a password, over all
 * servers, or tells when the next one is. A turn further away than `every` was set by a clock that
 * went wrong, and binds nobody.
 */
export async function takeLoginTurn(
  db: Database,
  { now, every }: { now: number; every: number },
): Promise<LoginTurn> {
  const next = instantParameter(now + every);
  const { lockedUntil } = loginAttempts;
  const taken = await db
    .insert(loginAttempts)
    .values({ client: EVERYBODY, failures: 0, forgottenAt: next, lockedUntil: next })
    .onConflictDoUpdate({
      target: loginAttempts.client,
      set: { forgottenAt: next, lockedUntil: next },
      setWhere: sql`${lockedUntil} <= ${instantParameter(now)} or ${lockedUntil} > ${next}`,
    })
    .returning({ client: loginAttempts.client });
  if (taken.length > 0) return { taken: true };
  const [row] = await db
    .select({ lockedUntil })
    .from(loginAttempts)
    .where(eq(loginAttempts.client, EVERYBODY));
  return { taken: false, nextAt: row?.lockedUntil ?? now };
}

/** Forgets every client that nothing stands against any more. */
export async function deleteForgottenAttempts(db: Database, now: number): Promise<void> {
  await db.delete(loginAttempts).where(lte(loginAttempts.forgottenAt, now));
}

/** Failures of all clients since then, at most a day back. */
export async function countRecentFailures(db: Database, since: number): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(loginFailures)
    .where(gte(loginFailures.at, since));
  return row?.count ?? 0;
}
