import { expect, test } from "bun:test";
import { PERSONAS } from "../personas/built-in.ts";
import { seededRandom } from "../seeded-random.ts";
import { CHUNK, chunksOf } from "./chunks.ts";
import { shareOut } from "./share-out.ts";

test.each([
  [1, 1],
  [4, 5],
  [2_500, 5],
  [2_501, 5],
  [7_777, 3],
  [1_000, 1],
])("%p runs of %p personas fall into chunks, each run into one", (runs, count) => {
  const chunks = chunksOf({ runs, personas: PERSONAS.slice(0, count) });
  const led: number[] = [];
  for (let n = 0; n < chunks.count; n += 1) {
    const { first, step, runs: some } = chunks.at(n);
    expect(some).toBeLessThanOrEqual(CHUNK);
    for (let done = 0; done < some; done += 1) {
      led.push(first + done * step);
      expect((first + done * step) % count).toBe(chunks.personaOf(n));
    }
  }
  expect(led.toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: runs }, (_, i) => i),
  );
});

test("each chunk is handed out once, whoever asks how often", () => {
  for (let seed = 1; seed <= 30; seed += 1) {
    const random = seededRandom(seed, 0);
    const hands = 1 + random.below(6);
    const count = random.below(200);
    const personas = 1 + random.below(7);
    const shares = shareOut({ count, personaOf: (n) => n % personas }, hands);
    const given: number[] = [];
    for (
      let n = shares.next(random.below(hands));
      n !== null;
      n = shares.next(random.below(hands))
    ) {
      given.push(n);
    }
    expect(given.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: count }, (_, n) => n),
    );
  }
});

test("a hand keeps to its personas as long as they have something left", () => {
  const shares = shareOut({ count: 40, personaOf: (n) => n % 5 }, 2);
  const given = Array.from({ length: 12 }, () => [shares.next(0), shares.next(1)]);
  expect(
    given.every(([one]) => (one ?? 1) % 5 === 0 || (one ?? 1) % 5 === 2 || (one ?? 1) % 5 === 4),
  ).toBeTrue();
  expect(given.every(([, other]) => (other ?? 0) % 5 === 1 || (other ?? 0) % 5 === 3)).toBeTrue();
});

test("a hand that is quick does not run away from the others", () => {
  const shares = shareOut({ count: 10_000, personaOf: (n) => n % 2 }, 2);
  const given = Array.from({ length: 500 }, () => shares.next(0) ?? 0);
  expect(Math.max(...given)).toBeLessThan(600);
});
