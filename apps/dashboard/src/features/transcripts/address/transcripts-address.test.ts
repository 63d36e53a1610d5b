import { expect, test } from "bun:test";
import { addressOf, EVERYTHING, filterOf, readAddress, type Shown } from "./transcripts-address.ts";

const ALL: Shown = {
  callId: "CA 1",
  text: "Haus & Dach",
  outcome: "appointment",
  treeId: "tree_1",
  nodeId: "node_1",
  campaignId: "campaign_1",
  from: "2026-10-25",
  to: "2026-10-25",
};

test("an address says all that is shown, and the searched words in no part that is sent", () => {
  const { pathname, search, hash } = new URL(addressOf(ALL), "https://rufbaum.example");
  expect(pathname).toBe("/transcripts");
  expect(search).not.toContain("Haus");
  expect(readAddress(search, hash)).toEqual(ALL);
});

test("nothing wanted, nothing in the address", () => {
  expect(addressOf({ callId: null, ...EVERYTHING, text: "  " })).toBe("/transcripts");
  expect(readAddress("", "")).toEqual({ callId: null, ...EVERYTHING });
});

test.each(["?outcome=great", "?from=2026-02-30", "?to=soon", "?call=", "?node=node_1", "?x=1"])(
  "%s is passed over",
  (search) => expect(readAddress(search, "#own")).toEqual({ callId: null, ...EVERYTHING }),
);

test("a day goes from midnight to midnight by the clock of the zone, also when it has 25 hours", () => {
  expect(filterOf(ALL, "Europe/Berlin")).toEqual({
    text: "Haus & Dach",
    outcome: "appointment",
    treeId: "tree_1",
    nodeId: "node_1",
    campaignId: "campaign_1",
    since: "2026-10-24T22:00:00.000Z",
    until: "2026-10-25T23:00:00.000Z",
  });
  expect(filterOf(EVERYTHING, "Europe/Berlin")).toEqual({});
});
