import { expect, test } from "bun:test";
import { seededRandom, virtualTime } from "@rufbaum/runtime/virtual";
import type { CallRecord } from "./call.ts";
import { createPlacing, type PlacingDeps } from "./placing.ts";
import { fakeCarrier } from "./testing/index.ts";
import { EVERYTHING } from "./testing/trees.ts";

test("a server that froze while it asked for calls asks for none of the others", async () => {
  const time = virtualTime();
  const claimed = ["a", "b"].map((id) => ({
    tree: EVERYTHING,
    call: {
      ...{ id, to: `+493023125${id}`, from: "+493023125999", createdAt: time.now() },
      ...{ closedAt: null, endReason: null },
    } as CallRecord,
  }));
  const [asked, ended]: [string[], string[]] = [[], []];
  const deps: Partial<PlacingDeps> = {
    runtime: { clock: time, timers: time, random: seededRandom(1) },
    store: {
      findAll: async () => claimed.map(({ call }) => call),
      mayStillDial: async () => new Map(),
    } as unknown as PlacingDeps["store"],
    carrier: fakeCarrier({
      placeCall({ callId }) {
        asked.push(callId);
        // Here it stands still, and all that it had claimed falls to others.
        time.advance(60_000);
        return Promise.resolve({ callSid: `CA_${callId}`, status: "queued" });
      },
    }),
    settings: async () => ({ line: "relay", detectsMachines: false }),
    ringTimeout: async () => 25,
    timeLimit: 600,
    watch() {},
    announce() {},
    takeUp: async () => null,
    finish: async (callId) => void ended.push(callId),
    log() {},
  };
  const placing = await createPlacing(deps as PlacingDeps).placeClaimed(claimed);
  expect(await Promise.all(placing)).toEqual([{ how: "placed" }, { how: "withdrawn" }]);
  expect([asked, ended]).toEqual([["a"], ["b"]]);
});
