import { expect, test } from "bun:test";
import { seededRandom, type VirtualTime, virtualTime } from "@rufbaum/runtime/virtual";
import type { Tree } from "@rufbaum/tree";
import type { CallRecord } from "./call.ts";
import { createPlacing, type PlacingDeps } from "./placing.ts";
import { fakeCarrier } from "./testing/index.ts";
import { EVERYTHING } from "./testing/trees.ts";

/** Two calls that were claimed, and what is asked of the carrier and ended. */
function twoClaimed({
  onAsked = () => {},
  more = {},
}: {
  onAsked?: (time: VirtualTime) => void;
  more?: Partial<PlacingDeps>;
} = {}) {
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
    carrierOf: () =>
      fakeCarrier({
        placeCall({ callId }) {
          asked.push(callId);
          onAsked(time);
          return Promise.resolve({ callSid: `CA_${callId}`, status: "queued" });
        },
      }),
    settings: async () => ({
      line: "relay",
      detectsMachines: false,
      company: "Sonnwerk GmbH",
      voice: null,
    }),
    ringTimeout: async () => 25,
    timeLimit: 600,
    watch() {},
    announce() {},
    takeUp: async () => null,
    finish: async (callId) => void ended.push(callId),
    homeCountry: async () => "DE",
    log() {},
    ...more,
  };
  return { claimed, asked, ended, placing: createPlacing(deps as PlacingDeps) };
}

test("a server that froze while it asked for calls asks for none of the others", async () => {
  // Here it stands still, and all that it had claimed falls to others.
  const { claimed, asked, ended, placing } = twoClaimed({
    onAsked: (time) => time.advance(60_000),
  });
  const placed = await placing.placeClaimed(claimed, () => true);
  expect(await Promise.all(placed)).toEqual([{ how: "placed" }, { how: "withdrawn" }]);
  expect([asked, ended]).toEqual([["a"], ["b"]]);
});

test("a server that is told to stop while it asks for calls takes the others back", async () => {
  let isStopped = false;
  const { claimed, asked, ended, placing } = twoClaimed({
    onAsked: () => {
      isStopped = true;
    },
  });
  const placed = await placing.placeClaimed(claimed, () => !isStopped);
  expect(await Promise.all(placed)).toEqual([{ how: "placed" }, { how: "withdrawn" }]);
  expect([asked, ended]).toEqual([["a"], ["b"]]);
});

test("a test call walks the tree with the firm of the settings where nothing else names one", async () => {
  const frozen: Tree[] = [];
  const { placing } = twoClaimed({
    onAsked() {},
    more: {
      callerNumber: async () => "+493023125000",
      snapshots: {
        freeze: async (tree: Tree) => {
          frozen.push(tree);
          return "snapshot";
        },
      } as unknown as PlacingDeps["snapshots"],
      store: {
        claim: async (call: CallRecord) => ({ ...call, createdAt: 0 }),
        placed: async () => null,
      } as unknown as PlacingDeps["store"],
    },
  });
  const start = { id: "start", type: "start", title: "Start", position: { x: 0, y: 0 } } as const;
  const tree: Tree = {
    ...EVERYTHING,
    nodes: [{ ...start, content: "Hier ist die KI von [firma]. Passt es?", listens: true }],
    connections: [],
    settings: {},
  };
  await placing.place({ to: "+49 30 23125 001", treeId: tree.id, tree }).catch(() => {});
  expect(frozen.map(({ settings }) => settings?.variables)).toEqual([{ firma: "Sonnwerk GmbH" }]);
});
