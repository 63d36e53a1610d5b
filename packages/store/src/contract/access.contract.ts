import { expect, test } from "bun:test";
import type { Database } from "../database.ts";
import {
  findApiToken,
  insertApiToken,
  listApiTokens,
  revokeApiToken,
  touchApiToken,
} from "../queries/api-tokens.ts";
import {
  clearLoginAttempts,
  countRecentFailures,
  deleteForgottenAttempts,
  readLoginAttempts,
  takeLoginAttempt,
  takeLoginTurn,
} from "../queries/login-attempts.ts";
import {
  browserIsKnown,
  deleteExpiredSessions,
  deleteSession,
  deleteSessionsOfCookie,
  findSession,
  insertSession,
  readSessionPerson,
  setSessionPerson,
} from "../queries/sessions.ts";
import {
  changeVersioned,
  claimSetting,
  getSetting,
  getVersioned,
  lockSetting,
  setSetting,
} from "../queries/settings.ts";
import { NOON } from "./samples.ts";

const MINUTES = 60_000;
const LOCK = 15 * MINUTES;

export function accessContract(db: () => Database) {
  const attempt = (client: string, now: number) =>
    takeLoginAttempt(db(), { client, now, limit: 3, lockMilliseconds: LOCK });

  test("any JSON value survives as a setting", async () => {
    for (const value of ["123", "null", 7, true, ["ä"], { a: { b: null } }]) {
      await setSetting(db(), "key", value);
      expect(await getSetting(db(), "key")).toEqual(value);
    }
    expect(await getSetting(db(), "other")).toBeUndefined();
  });

  test("of many settings that are asked for together each has its own value, at any time", async () => {
    await setSetting(db(), "one", 1);
    await setSetting(db(), "other", 2);
    const ask = () =>
      Promise.all(["one", "other", "one", "none"].map((key) => getSetting(db(), key)));
    expect(await ask()).toEqual([1, 2, 1, undefined]);
    await setSetting(db(), "one", 3);
    expect(await ask()).toEqual([3, 2, 3, undefined]);
    await db().transaction(async (tx) => {
      await setSetting(tx, "other", 4);
      expect(await Promise.all([getSetting(tx, "one"), getSetting(tx, "other")])).toEqual([3, 4]);
    });
  });

  test("of many who change the same version of a setting one keeps his", async () => {
    expect(await getVersioned(db(), "shared")).toEqual({ version: 0, value: undefined });
    for (const version of [0, 1]) {
      const tries = ["a", "b", "c"].map((value) =>
        changeVersioned(db(), "shared", { version, value: { said: `${value}${version}` } }),
      );
      const kept = (await Promise.all(tries)).filter((one) => one !== null);
      expect(kept).toEqual([version + 1]);
    }
    const { version, value } = await getVersioned(db(), "shared");
    expect(version).toBe(2);
    expect(value).toMatchObject({ said: expect.stringMatching(/^[abc]1$/) });
    expect(await changeVersioned(db(), "shared", { version: 7, value: 1 })).toBeNull();
  });

  test("a setting that is held is changed by one after the other", async () => {
    const add = () =>
      db().transaction(async (tx) => {
        const count = (await lockSetting(tx, "count", 0)) as number;
        await setSetting(tx, "count", count + 1);
      });
    await Promise.all(Array.from({ length: 8 }, add));
    expect(await getSetting(db(), "count")).toBe(8);
  });

  test("of many who claim a setting one gets it", async () => {
    const claims = [1, 2, 3, 4, 5, 6].map((value) => claimSetting(db(), "claimed", value));
    expect((await Promise.all(claims)).filter(Boolean)).toHaveLength(1);
  });

  test("a session needs both halves, and time", async () => {
    const session = {
      id: "s",
      tokenHash: "t",
      cookieHash: "c",
      createdAt: NOON,
      expiresAt: NOON + 10,
    };
    await insertSession(db(), session);
    const find = (tokenHash: string, cookieHash: string, now: number) =>
      findSession(db(), { tokenHash, cookieHash, now });
    expect(await find("t", "c", NOON + 9)).toEqual({ ...session, person: null });
    expect(await find("t", "x", NOON)).toBeNull();
    expect(await find("x", "c", NOON)).toBeNull();
    expect(await find("t", "c", NOON + 10)).toBeNull();
    expect(await browserIsKnown(db(), "c", NOON)).toBe(true);
    await deleteExpiredSessions(db(), NOON + 9);
    expect(await browserIsKnown(db(), "c", NOON)).toBe(true);
    await deleteExpiredSessions(db(), NOON + 10);
    expect(await browserIsKnown(db(), "c", NOON)).toBe(false);
  });

  test("who sits at a session is known to it alone, once he has said so", async () => {
    const session = { cookieHash: "c", createdAt: NOON, expiresAt: NOON + 10 };
    for (const id of ["1", "2"]) await insertSession(db(), { ...session, id, tokenHash: id });
    await setSessionPerson(db(), "1", "Ada Löw");
    await setSessionPerson(db(), "1", "Ada Löwe");
    expect(await readSessionPerson(db(), "1")).toBe("Ada Löwe");
    expect(await readSessionPerson(db(), "2")).toBeNull();
    expect(await readSessionPerson(db(), "ended")).toBeNull();
  });

  test("one tab logs out, or all of a browser", async () => {
    const session = { cookieHash: "c", createdAt: NOON, expiresAt: NOON + 10 };
    for (const id of ["1", "2", "3"]) await insertSession(db(), { ...session, id, tokenHash: id });
    await deleteSession(db(), "1");
    expect(await findSession(db(), { tokenHash: "1", cookieHash: "c", now: NOON })).toBeNull();
    expect(await findSession(db(), { tokenHash: "2", cookieHash: "c", now: NOON })).not.toBeNull();
    await deleteSessionsOfCookie(db(), "c");
    expect(await browserIsKnown(db(), "c", NOON)).toBe(false);
  });

  test("the third failure locks a client out for 15 minutes, and no other", async () => {
    expect(await attempt("a", NOON)).toEqual({ allowed: true, failures: 1, lockedUntil: null });
    expect(await attempt("a", NOON)).toEqual({ allowed: true, failures: 2, lockedUntil: null });
    const locked = { failures: 3, lockedUntil: NOON + LOCK };
    expect(await attempt("a", NOON)).toEqual({ allowed: true, ...locked });
    expect(await attempt("a", NOON + LOCK - 1)).toEqual({ allowed: false, ...locked });
    expect(await readLoginAttempts(db(), "a", NOON + 1)).toEqual(locked);
    expect((await attempt("b", NOON)).allowed).toBe(true);
    expect(await attempt("a", NOON + LOCK)).toEqual({
      allowed: true,
      failures: 1,
      lockedUntil: null,
    });
  });

  test("however many attempts come at once, no more than the limit are let through", async () => {
    for (const client of ["a", "b", "c"]) {
      const attempts = await Promise.all(Array.from({ length: 40 }, () => attempt(client, NOON)));
      expect(attempts.filter(({ allowed }) => allowed)).toHaveLength(3);
    }
  });

  test("failures are forgotten after the lock's time, and with a right password", async () => {
    await attempt("a", NOON);
    await attempt("a", NOON);
    expect(await readLoginAttempts(db(), "a", NOON + LOCK)).toEqual({
      failures: 0,
      lockedUntil: null,
    });
    expect((await attempt("a", NOON + LOCK)).failures).toBe(1);
    await clearLoginAttempts(db(), "a");
    expect(await readLoginAttempts(db(), "a", NOON)).toEqual({ failures: 0, lockedUntil: null });
  });

  test("failures of all clients are counted, allowed attempts only, for a day", async () => {
    for (let n = 0; n < 5; n++) await attempt("a", NOON);
    await attempt("b", NOON + MINUTES);
    expect(await countRecentFailures(db(), NOON)).toBe(4);
    expect(await countRecentFailures(db(), NOON + 1)).toBe(1);
    await attempt("c", NOON + 24 * 60 * MINUTES);
    expect(await countRecentFailures(db(), 0)).toBe(2);
  });

  test("of many who want a turn at once one gets it, and the others are told the next", async () => {
    const ask = (now: number) => takeLoginTurn(db(), { now, every: 10_000 });
    const turns = await Promise.all(Array.from({ length: 20 }, () => ask(NOON)));
    expect(turns.filter(({ taken }) => taken)).toHaveLength(1);
    const later = { taken: false as const, nextAt: NOON + 10_000 };
    expect(turns.filter(({ taken }) => !taken)).toEqual(Array(19).fill(later));
    expect(await ask(NOON + 9_999)).toEqual(later);
    expect(await ask(NOON + 10_000)).toEqual({ taken: true });
    expect(await countRecentFailures(db(), 0)).toBe(0);
  });

  test("a turn set by a clock that ran ahead binds nobody", async () => {
    await takeLoginTurn(db(), { now: NOON + 24 * 60 * MINUTES, every: 10_000 });
    expect(await takeLoginTurn(db(), { now: NOON, every: 10_000 })).toEqual({ taken: true });
  });

  test("clients that nothing stands against any more are forgotten, locked ones are not", async () => {
    await attempt("a", NOON);
    for (let n = 0; n < 3; n++) await attempt("b", NOON + 1);
    await deleteForgottenAttempts(db(), NOON + LOCK);
    expect((await attempt("b", NOON + LOCK)).allowed).toBe(false);
    expect(await readLoginAttempts(db(), "a", NOON)).toEqual({ failures: 0, lockedUntil: null });
  });

  test("an API token is found by its hash until it is revoked", async () => {
    await insertApiToken(db(), { id: "1", name: "CI", hash: "h", createdAt: NOON });
    await touchApiToken(db(), "1", NOON + 5);
    const token = { id: "1", name: "CI", createdAt: NOON, lastUsedAt: NOON + 5 };
    expect(await findApiToken(db(), "h")).toEqual(token);
    expect(await listApiTokens(db())).toEqual([token]);
    expect(await revokeApiToken(db(), "1")).toBe(true);
    expect(await revokeApiToken(db(), "1")).toBe(false);
    expect(await findApiToken(db(), "h")).toBeNull();
  });
}
