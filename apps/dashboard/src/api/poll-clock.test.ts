import { afterEach, expect, test } from "bun:test";
import { environmentManager, QueryClient, QueryObserver } from "@tanstack/react-query";
import { createPollClock } from "./poll-clock.ts";

test.each([
  ["before the first question", null, 2000],
  ["right after it", 0, 2000],
  ["on the way", 700, 1300],
  ["while the answer is late", 4100, 1900],
])("%s it is %p ms later, and %p ms until the next", (_, since, left) => {
  let time = 50_000;
  const clock = createPollClock(2000, () => time);
  if (since !== null) {
    clock.asked();
    time += since;
  }
  expect(clock.untilNext()).toBe(left);
});

afterEach(() => environmentManager.setIsServer(() => true));

test("what is told faster than it is asked for keeps nobody from asking", async () => {
  // Elsewhere than in a page nothing is asked for again.
  environmentManager.setIsServer(() => false);
  const client = new QueryClient();
  const clock = createPollClock(40, Date.now);
  const fourth = Promise.withResolvers<void>();
  let count = 0;
  const observer = new QueryObserver(client, {
    queryKey: ["told"],
    queryFn: async () => {
      clock.asked();
      count += 1;
      if (count === 4) fourth.resolve();
      return count;
    },
    refetchInterval: clock.untilNext,
  });
  const leave = observer.subscribe(() => {});
  const telling = setInterval(() => client.setQueryData(["told"], Math.random()), 5);
  await fourth.promise;
  clearInterval(telling);
  leave();
}, 10_000);
