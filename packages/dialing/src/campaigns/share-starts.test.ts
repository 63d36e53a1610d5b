import { expect, test } from "bun:test";
import { limitsNow, paceOf, roomWithin } from "./pace.ts";
import { type Sharing, shareStarts } from "./share-starts.ts";

const A: Sharing = { key: 1, share: 1, room: 100, started: 0 };
const B: Sharing = { key: 2, share: 1, room: 100, started: 0 };

const amounts = (campaigns: Sharing[], room: number) => [...shareStarts(campaigns, room).values()];

test.each([
  ["halves", [A, B], 10, [5, 5]],
  ["by their shares", [{ ...A, share: 3 }, B], 8, [6, 2]],
  ["what one can't use goes to the other", [{ ...A, room: 2 }, B], 10, [2, 8]],
  ["who is behind comes first", [{ ...A, started: 6 }, B], 6, [0, 6]],
  [
    "no more than each may",
    [
      { ...A, room: 1 },
      { ...B, room: 2 },
    ],
    50,
    [1, 2],
  ],
  ["nothing where there is no room", [A, B], 0, [0, 0]],
  ["alone it takes all", [A], 7, [7]],
  ["a share of none is next to nothing", [{ ...A, share: 0 }, B], 10, [0, 10]],
  ["half a call is none", [{ ...A, room: 0.5 }], 10, [0]],
] satisfies [string, Sharing[], number, number[]][])("%s", (_name, campaigns, room, expected) => {
  expect(amounts(campaigns, room)).toEqual(expected);
});

test("without any limit of all of them each takes what it may", () => {
  expect(
    amounts(
      [
        { ...A, room: 3 },
        { ...B, room: 4 },
      ],
      Number.POSITIVE_INFINITY,
    ),
  ).toEqual([3, 4]);
});

/** A minute of a server that dials every 100 ms, and how many each campaign began in it. */
function minuteOf(shares: number[], serverRate: number, chance: () => number): number[] {
  const begun: number[][] = shares.map(() => []);
  const pace = paceOf(serverRate);
  const within = (times: number[], now: number, span: number) =>
    times.filter((at) => at > now - span).length;
  // A minute before, until what it counts is there.
  for (let now = 0; now < 120_000; now += 50 + Math.floor(chance() * 100)) {
    const all = begun.flat();
    const use = {
      open: 0,
      minute: within(all, now, 60_000),
      window: within(all, now, pace?.window ?? 0),
    };
    const campaigns = shares.map((share, place) => ({
      ...{ key: place, share, room: 50 },
      started: within(begun[place] ?? [], now, 60_000),
    }));
    const given = shareStarts(campaigns, roomWithin({ atOnce: null, pace }, use));
    for (const [key, amount] of given) {
      for (let call = 0; call < amount; call++) begun[key]?.push(now);
    }
  }
  return begun.map((times) => times.filter((at) => at >= 60_000).length);
}

test.each([
  [[1, 1], 60],
  [[2, 1], 90],
  [[1, 3], 120],
  [[5, 1], 600],
  [[1, 1, 2], 240],
])("over a minute shares of %j are kept within a tenth at %d a minute", (shares, rate) => {
  let seed = 7;
  const chance = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const begun = minuteOf(shares, rate, chance);
  const sum = begun.reduce((one, other) => one + other, 0);
  const all = shares.reduce((one, other) => one + other, 0);
  expect(sum).toBeGreaterThanOrEqual(rate * 0.9);
  expect(sum).toBeLessThanOrEqual(rate);
  for (const [place, share] of shares.entries()) {
    expect(Math.abs((begun[place] ?? 0) / sum - share / all)).toBeLessThanOrEqual(
      0.1 * (share / all),
    );
  }
});

test.each([
  [null, null],
  [30, { perMinute: 30, window: 2_000, most: 1 }],
  [60, { perMinute: 60, window: 1_000, most: 1 }],
  [90, { perMinute: 90, window: 1_334, most: 2 }],
  [7, { perMinute: 7, window: 8_572, most: 1 }],
  [600, { perMinute: 600, window: 1_000, most: 10 }],
  [1, { perMinute: 1, window: 60_000, most: 1 }],
  [0, { perMinute: 0, window: 1_000, most: 0 }],
])("a rate of %p a minute is kept over a while of it", (perMinute, expected) => {
  expect(paceOf(perMinute)).toEqual(expected);
});

test("calls begin one after the other, never more in a minute than may", () => {
  for (const perMinute of [1, 7, 30, 45, 61, 90, 500]) {
    const pace = paceOf(perMinute);
    const begun: number[] = [];
    for (let now = 0; now < 180_000; now += 100) {
      const within = (span: number) => begun.filter((at) => at > now - span).length;
      const use = { open: 0, minute: within(60_000), window: within(pace?.window ?? 0) };
      const room = roomWithin({ atOnce: null, pace }, use);
      for (let call = 0; call < room; call++) begun.push(now);
    }
    const most = Math.max(
      ...begun.map((at) => begun.filter((one) => one >= at && one < at + 60_000).length),
    );
    expect(most).toBeLessThanOrEqual(perMinute);
    expect(begun.length).toBeGreaterThanOrEqual(perMinute * 2.7);
    const gaps = begun.slice(1).map((at, place) => at - (begun[place] ?? 0));
    expect(Math.max(...gaps)).toBeLessThanOrEqual(Math.max(2_000, 60_000 / perMinute) + 200);
  }
});

test.each([
  ["by turns", { atOnce: 5, perMinute: null }, { open: 3, minute: 0, window: 0 }, 2],
  ["by turns, all taken", { atOnce: 5, perMinute: null }, { open: 7, minute: 0, window: 0 }, 0],
  ["by the minute", { atOnce: null, perMinute: 30 }, { open: 0, minute: 30, window: 0 }, 0],
  ["by the while", { atOnce: null, perMinute: 30 }, { open: 0, minute: 3, window: 1 }, 0],
  ["by neither", { atOnce: null, perMinute: null }, { open: 9, minute: 9, window: 9 }, Infinity],
  ["stopped", { atOnce: 0, perMinute: 10 }, { open: 0, minute: 0, window: 0 }, 0],
])("room %s", (_name, { atOnce, perMinute }, use, expected) => {
  expect(roomWithin({ atOnce, pace: paceOf(perMinute) }, use)).toBe(expected);
});

test("who is slowed dials half as much, and knows limits in any case", () => {
  expect(limitsNow({ atOnce: 5, perMinute: 30 }, false)).toEqual({ atOnce: 5, perMinute: 30 });
  expect(limitsNow({ atOnce: 5, perMinute: 30 }, true)).toEqual({ atOnce: 2, perMinute: 15 });
  expect(limitsNow({ atOnce: 1, perMinute: null }, true)).toEqual({ atOnce: 1, perMinute: 30 });
  expect(limitsNow({ atOnce: 0, perMinute: 1 }, true)).toEqual({ atOnce: 0, perMinute: 1 });
});
