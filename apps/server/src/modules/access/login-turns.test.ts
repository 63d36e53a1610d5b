import { expect, test } from "bun:test";
import { seededRandom, settle, virtualTime } from "@rufbaum/runtime/virtual";
import type { LoginTurn } from "@rufbaum/store";
import { DomainError } from "../../errors.ts";
import { createLoginTurns, neighbourhoodOf, TURN_EVERY } from "./login-turns.ts";

function start(seed = 1) {
  const time = virtualTime();
  const database = { nextAt: 0 };
  const takeTurn = async (now: number): Promise<LoginTurn> => {
    if (now < database.nextAt) return { taken: false, nextAt: database.nextAt };
    database.nextAt = now + TURN_EVERY;
    return { taken: true };
  };
  const serve = (seed: number) =>
    createLoginTurns({ clock: time, timers: time, random: seededRandom(seed), takeTurn });
  return { time, database, serve, turns: serve(seed) };
}

/** What became of a client that waits: how long it took, or after how many seconds to come again. */
function outcomeOf(waiting: Promise<void>, now: () => number) {
  const since = now();
  const outcome: { after?: number; comeBackIn?: number; error?: unknown } = {};
  waiting.then(
    () => Object.assign(outcome, { after: now() - since }),
    (error: unknown) => {
      const isRefusal = error instanceof DomainError && error.reason === "too-many-logins";
      const comeBackIn = isRefusal ? error.details?.retryAfterSeconds : undefined;
      Object.assign(outcome, isRefusal ? { comeBackIn } : { error });
    },
  );
  return outcome;
}

test("the first has its turn at once, the next ten seconds later", async () => {
  const { time, turns } = start();
  const outcomes = [1, 2, 3].map((n) => outcomeOf(turns.wait(`10.0.${n}.1`), time.now));
  await settle();
  expect(outcomes.filter(({ after }) => after === 0)).toHaveLength(1);
  await time.pass(TURN_EVERY - 1);
  expect(outcomes.filter(({ after }) => after !== undefined)).toHaveLength(1);
  await time.pass(1);
  expect(outcomes.filter(({ after }) => after === TURN_EVERY)).toHaveLength(1);
  await time.pass(TURN_EVERY - 2_001);
  expect(outcomes.filter(({ after }) => after === undefined)).toHaveLength(1);
  await time.pass(1);
  expect(outcomes.filter(({ comeBackIn }) => comeBackIn === 1)).toHaveLength(1);
  await time.pass(2_000);
  expect(time.waiting).toBe(0);
});

test("who waited in vain is told when to be there for the next turn", async () => {
  const { time, turns, database } = start();
  await turns.wait("10.0.0.1");
  // Other servers take every turn.
  const stop = time.every(1, () => {
    if (time.now() >= database.nextAt - 1) database.nextAt = time.now() + TURN_EVERY;
  });
  await time.pass(4_000);
  const outcome = outcomeOf(turns.wait("10.0.1.1"), time.now);
  await time.pass(18_000);
  const { comeBackIn = 0 } = outcome;
  const remaining = (database.nextAt - time.now()) / 1000;
  expect(comeBackIn).toBeGreaterThan(0);
  expect(comeBackIn).toBeLessThan(remaining);
  expect(comeBackIn).toBeGreaterThan(remaining - 2);
  stop();
  await time.pass(comeBackIn * 1000);
  const again = outcomeOf(turns.wait("10.0.1.1"), time.now);
  await time.pass(2_000);
  expect(again.after).toBeLessThan(2_000);
});

test("two servers share the turns", async () => {
  const { time, turns, serve } = start();
  const other = serve(2);
  const outcomes = [turns, other, turns, other].map((server, n) =>
    outcomeOf(server.wait(`10.0.${n}.1`), time.now),
  );
  await settle();
  const served = () => outcomes.filter(({ after }) => after !== undefined).length;
  expect(served()).toBe(1);
  await time.pass(TURN_EVERY);
  expect(served()).toBe(2);
});

test("a turn that was not used is somebody else's", async () => {
  const { time, turns } = start();
  const outcomes = [1, 2].map((n) => outcomeOf(turns.wait(`10.0.${n}.1`), time.now));
  await settle();
  expect(outcomes.filter(({ after }) => after === 0)).toHaveLength(1);
  turns.passOn();
  await settle();
  expect(outcomes.filter(({ after }) => after === 0)).toHaveLength(2);
});

test("who hangs up takes no turn", async () => {
  const { time, turns } = start();
  await turns.wait("10.0.0.1");
  const hangsUp = Array.from({ length: 50 }, () => new AbortController());
  for (const { signal } of hangsUp) turns.wait("10.0.0.2", signal).catch(() => {});
  const stays = outcomeOf(turns.wait("10.0.0.2"), time.now);
  for (const controller of hangsUp) controller.abort();
  await time.pass(TURN_EVERY);
  expect(stays.after).toBe(TURN_EVERY);
  expect(time.waiting).toBe(0);
});

test("at most a hundred wait, and a closed door sends all away", async () => {
  const { time, turns } = start();
  await turns.wait("10.0.0.1");
  const outcomes = Array.from({ length: 1_000 }, (_, n) =>
    outcomeOf(turns.wait(`10.${n}.0.1`), time.now),
  );
  await settle();
  expect(outcomes.filter(({ comeBackIn }) => comeBackIn === 9)).toHaveLength(900);
  turns.close();
  await settle();
  expect(outcomes.filter(({ comeBackIn }) => comeBackIn === 9)).toHaveLength(1_000);
  expect(outcomeOf(turns.wait("10.0.0.2"), time.now)).toBeDefined();
  expect(time.waiting).toBe(0);
});

test("a database that fails sends everybody away with that", async () => {
  const time = virtualTime();
  const turns = createLoginTurns({
    clock: time,
    timers: time,
    random: seededRandom(1),
    takeTurn: () => Promise.reject(new Error("no database")),
  });
  const outcome = outcomeOf(turns.wait("10.0.0.1"), time.now);
  await settle();
  expect(outcome.error).toBeInstanceOf(Error);
  expect(time.waiting).toBe(0);
});

test.each([
  ["203.0.113.7", "203.0.113"],
  ["2001:db8:1:2::/64", "2001:db8:1"],
  ["unknown", "unknown"],
])("%s is a neighbour of %s", (client, neighbourhood) => {
  expect(neighbourhoodOf(client)).toBe(neighbourhood);
});

/** How long one client waits among others that ask ten times a second. */
async function underAttack(seed: number, attacker: (n: number) => string): Promise<number> {
  const { time, turns } = start(seed);
  const since = time.now();
  let owner = outcomeOf(turns.wait("192.0.2.7"), time.now);
  let comesBackAt: number | null = null;
  for (let n = 0; n < 10_000; n++) {
    turns.wait(attacker(n)).catch(() => {});
    await time.pass(100);
    if (owner.after !== undefined) return time.now() - since;
    if (owner.comeBackIn === undefined) continue;
    comesBackAt ??= time.now() + owner.comeBackIn * 1000;
    if (time.now() < comesBackAt) continue;
    owner = outcomeOf(turns.wait("192.0.2.7"), time.now);
    comesBackAt = null;
  }
  return Number.POSITIVE_INFINITY;
}

test("however many addresses of one network ask, another one waits for a turn or two", async () => {
  const oneNetwork = (n: number) => `2001:db8:1:${n.toString(16)}::/64`;
  for (let seed = 1; seed <= 10; seed++) {
    expect(await underAttack(seed, oneNetwork)).toBeLessThanOrEqual(2 * TURN_EVERY);
  }
});

test.each([1, 10, 40])(
  "%d networks that attack have one turn each before another one",
  async (count) => {
    for (let seed = 1; seed <= 3; seed++) {
      const waited = await underAttack(seed, (n) => `10.0.${n % count}.${n % 250}`);
      expect(waited).toBeLessThanOrEqual((count + 1) * TURN_EVERY);
    }
  },
);
