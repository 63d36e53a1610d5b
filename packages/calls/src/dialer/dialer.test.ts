import { expect, test } from "bun:test";
import { USUAL_PLAN } from "@rufbaum/dialing/campaigns";
import { seededRandom, virtualTime } from "@rufbaum/runtime/virtual";
import type { Tree } from "@rufbaum/tree";
import type { CallRecord } from "../call.ts";
import type { PlacedClaim } from "../placing.ts";
import { createDialer } from "./dialer.ts";
import type { ClaimRound, DialerStore, Settled } from "./ports.ts";

const TREE = { id: "tree_1", name: "Baum", nodes: [], connections: [] } as unknown as Tree;
const CAMPAIGN = {
  ...{ key: 1, id: "campaign_1", snapshotId: "s", plan: USUAL_PLAN, otherColumns: [] },
  startedBy: "Ada",
} as const;
const NOTHING: Settled = { contacts: 0, campaigns: new Set(), paused: new Map() };

/** A dialler whose store has so many to call, and whose carrier answers as the test says. */
function dialer({
  waiting = 1,
  store = {},
  answer = async () => ({ how: "placed" }),
  numbers = async () => "+493023125800",
  treeOf = async () => TREE,
}: {
  waiting?: number;
  store?: Partial<DialerStore>;
  answer?: () => Promise<PlacedClaim>;
  numbers?: () => Promise<string>;
  treeOf?: (of: { snapshotId: string }) => Promise<Tree | null>;
} = {}) {
  const time = virtualTime();
  const [placed, withdrawn, logged, asked]: [string[], string[], string[], number[]] = [
    [],
    [],
    [],
    [],
  ];
  const paused: string[] = [];
  const wanted: (() => boolean)[] = [];
  let left = waiting;
  let made = 0;
  const created = createDialer({
    runtime: { clock: time, timers: time, random: seededRandom(1) },
    store: {
      running: async () => [CAMPAIGN],
      async claim(campaigns, most): Promise<ClaimRound> {
        asked.push(most);
        if (campaigns.length === 0) return { calls: [], holds: new Map(), looked: new Map() };
        const amount = Math.min(left, most);
        left -= amount;
        const attempt = { campaign: 1, contact: 1, claim: 1 };
        const calls = Array.from({ length: amount }, () => {
          made += 1;
          return { id: `call_${made}`, attempt } as CallRecord;
        });
        const none = { code: "nobody-due", until: null } as const;
        return {
          calls,
          holds: new Map(amount === 0 ? [[1, none]] : []),
          looked: new Map(amount === 0 ? [] : [[1, { asked: amount, allowed: amount }]]),
        };
      },
      settle: async () => NOTHING,
      complete: async () => [],
      reopen: async () => [],
      async pause(_key, reason) {
        paused.push(reason);
        return true;
      },
      isOutage: (error) => error instanceof Error && error.message === "away",
      ...store,
    },
    async placeClaimed(claimed, isWanted) {
      wanted.push(isWanted);
      placed.push(...claimed.map(({ call }) => call.id));
      return claimed.map(() => answer());
    },
    mostClaimed: 16,
    async withdrawClaimed(claimed) {
      withdrawn.push(...claimed.map(({ id }) => id));
    },
    treeOf,
    callerNumber: numbers,
    settings: async () => ({ line: "relay" }),
    changed() {},
    log: (line) => void logged.push(line),
  });
  return { ...created, time, placed, withdrawn, logged, asked, paused, wanted };
}

test("all who are due are called, no more at a time than the carrier is asked for at once", async () => {
  const { start, time, placed, asked } = dialer({ waiting: 150 });
  start();
  await time.pass(1_000);
  expect(placed).toHaveLength(150);
  expect(Math.max(...asked)).toBe(16);
});

test("calls that the carrier takes its time for leave the others no room", async () => {
  const { start, time, placed } = dialer({ waiting: 150, answer: () => new Promise(() => {}) });
  start();
  await time.pass(5_000);
  expect(placed).toHaveLength(32);
});

test("a database that is away for a minute is waited for, and told of once", async () => {
  let isAway = true;
  let looks = 0;
  const running = async () => {
    looks += 1;
    if (isAway) throw new Error("away");
    return [CAMPAIGN];
  };
  const settle = async () => {
    if (isAway) throw new Error("away");
    return NOTHING;
  };
  const { start, time, placed, logged } = dialer({ waiting: 3, store: { running, settle } });
  start();
  await time.pass(60_000);
  expect(placed).toEqual([]);
  expect(looks).toBeGreaterThan(30);
  expect(logged).toHaveLength(2);
  isAway = false;
  await time.pass(2_000);
  expect(placed).toHaveLength(3);
  isAway = true;
  await time.pass(5_000);
  expect(logged).toHaveLength(4);
});

test("a carrier that says later is asked for one call before it is asked for more", async () => {
  const answers: PlacedClaim[] = [{ how: "later", retryAfter: 10_000 }];
  const { start, time, placed, asked, holdOf } = dialer({
    waiting: 1_000,
    answer: async () => answers.shift() ?? { how: "placed" },
  });
  start();
  await time.pass(200);
  const before = placed.length;
  expect(holdOf(1)).toMatchObject({ code: "carrier-later" });
  await time.pass(9_500);
  expect(placed).toHaveLength(before);
  const asks = asked.length;
  await time.pass(6_000);
  expect(asked[asks]).toBe(1);
  expect(placed).toHaveLength(1_000);
  expect(holdOf(1)).toMatchObject({ code: "nobody-due" });
});

test("however many campaigns run, the tree of each is read once, and let go with it", async () => {
  const all = Array.from({ length: 20 }, (_, index) => ({
    ...CAMPAIGN,
    ...{ key: index + 1, id: `campaign_${index + 1}`, snapshotId: `s${index + 1}` },
  }));
  let running = all;
  const read: string[] = [];
  const { start, time } = dialer({
    waiting: 0,
    store: { running: async () => running },
    async treeOf({ snapshotId }) {
      read.push(snapshotId);
      return TREE;
    },
  });
  const passing = async () => {
    for (let step = 0; step < 100; step++) await time.pass(100);
  };
  start();
  await passing();
  expect(read).toHaveLength(20);
  running = all.slice(1);
  await passing();
  running = all;
  await passing();
  expect(read.slice(20)).toEqual(["s1"]);
});

test("once it is stopped nothing is placed, and what was just claimed is taken back", async () => {
  const claimed = Promise.withResolvers<ClaimRound>();
  const { start, stop, time, placed, withdrawn } = dialer({
    store: { claim: () => claimed.promise },
  });
  start();
  await time.pass(200);
  const stopped = stop();
  const attempt = { campaign: 1, contact: 1, claim: 1 };
  const calls = [{ id: "call_1", attempt } as CallRecord];
  claimed.resolve({ calls, holds: new Map(), looked: new Map() });
  await stopped;
  await time.pass(10_000);
  expect([placed, withdrawn]).toEqual([[], ["call_1"]]);
});

test("a dialler that was stopped, even before its start, does not start again", async () => {
  const early = dialer({ waiting: 3 });
  await early.stop();
  early.start();
  await early.time.pass(10_000);
  const late = dialer({ waiting: 1_000 });
  late.start();
  await late.time.pass(100);
  const before = late.placed.length;
  await late.stop();
  late.start();
  await late.time.pass(10_000);
  expect([early.placed.length, late.placed.length]).toEqual([0, before]);
});

test("what is about to be placed is not wanted any more once it is stopped", async () => {
  const { start, stop, time, wanted } = dialer({ waiting: 3 });
  start();
  await time.pass(1_000);
  expect(wanted.map((isWanted) => isWanted())).toEqual([true]);
  await stop();
  expect(wanted.map((isWanted) => isWanted())).toEqual([false]);
});

test("without a number to call from a campaign is paused", async () => {
  const { start, time, placed, paused } = dialer({
    numbers: () => Promise.reject(new Error("none")),
  });
  start();
  await time.pass(100);
  expect(placed).toEqual([]);
  expect(paused[0]).toBe("no-caller-number");
});

test("a database that is away when the numbers are asked for pauses nobody", async () => {
  const faults = [new Error("away")];
  const { start, time, placed, paused } = dialer({
    async numbers() {
      const fault = faults.shift();
      if (fault) throw fault;
      return "+493023125800";
    },
  });
  start();
  await time.pass(3_000);
  expect([placed.length, paused]).toEqual([1, []]);
});

test("nothing is left of a wait for the carrier once it is stopped", async () => {
  const { start, stop, time } = dialer({
    waiting: 100,
    answer: async () => ({ how: "later", retryAfter: 3_600_000 }),
  });
  start();
  await time.pass(1_000);
  await stop();
  expect(time.waiting).toBe(0);
});

test("a campaign that a rule holds back as a whole is asked about now and then", async () => {
  const ahead: number[] = [];
  const { start, time, holdOf } = dialer({
    store: {
      async claim(campaigns) {
        ahead.push(campaigns[0]?.lookAhead ?? 0);
        return {
          calls: [],
          holds: new Map([[1, { code: "rules", until: null, denial: "too-many-lost" }]]),
          looked: new Map([[1, { asked: 200, allowed: 0 }]]),
        };
      },
    },
  });
  start();
  await time.pass(10_000);
  expect(ahead.length).toBeLessThan(12);
  expect(new Set(ahead)).toEqual(new Set([1]));
  expect(holdOf(1)).toMatchObject({ code: "rules" });
});

test("rounds that leave nobody uncalled but for want of room follow each other at once", async () => {
  const { start, time, placed } = dialer({ waiting: 10_000 });
  start();
  await time.pass(100);
  expect(placed).toHaveLength(10_000);
});

test("calls that are over are looked for four times a second, and none is overlooked", async () => {
  const full = { code: "at-once", until: null } as const;
  let over = 0;
  let looks = 0;
  const settled: number[] = [];
  const created = dialer({
    store: {
      claim: async () => ({ calls: [], holds: new Map([[1, full]]), looked: new Map() }),
      async settle() {
        looks += 1;
        const contacts = over;
        over = 0;
        await new Promise<void>((resolve) => void created.time.after(40, resolve));
        if (contacts > 0) settled.push(created.time.now());
        return { ...NOTHING, contacts };
      },
    },
  });
  const { start, wake, time } = created;
  start();
  const waits: number[] = [];
  // Whether it ends while it is looked, or while nobody looks.
  for (let step = 0; step < 60; step++) {
    await time.pass(1_000 + 7 * step);
    const [endedAt, before] = [time.now(), settled.length];
    over = 1;
    wake();
    await time.pass(600);
    expect(settled).toHaveLength(before + 1);
    waits.push((settled.at(-1) ?? 0) - endedAt);
  }
  expect(Math.max(...waits)).toBeLessThan(400);
  const before = looks;
  for (let step = 0; step < 100; step++) {
    wake();
    await time.pass(50);
  }
  expect(looks - before).toBeLessThan(22);
});
