import { expect, test } from "bun:test";
import type { MissedGroup } from "../discovery/missed-group.ts";
import { saidWithoutWay } from "./without-way.ts";

function said(text: string, count: number, more: Partial<MissedGroup>): MissedGroup {
  return { nodeId: "ask", text, intent: null, chosen: null, count, lost: 1, ...more };
}

test("what has no condition is counted by what it is about, a value that nothing asked for, too", () => {
  const missed = [
    said("Am Montag um acht.", 7, { topic: null }),
    said("Keine Zeit.", 3, { topic: "no-time" }),
    said("Bin in Eile.", 2, { topic: "no-time" }),
  ];
  expect(saidWithoutWay(missed)).toEqual([
    { nodeId: "ask", topic: "value", count: 7, lost: 1, examples: ["Am Montag um acht."] },
    {
      ...{ nodeId: "ask", topic: "no-time", count: 5, lost: 2 },
      examples: ["Keine Zeit.", "Bin in Eile."],
    },
  ]);
});

test("talk, words of leave, what was misheard and what meant a condition are none of it", () => {
  const missed = [
    said("Schönes Wetter heute.", 7, { topic: "chatter" }),
    said("Schluss jetzt.", 4, { topic: null }),
    said("Keine Zeit.", 3, { topic: "no-time", isMisheard: true }),
    said("Keine Zeit.", 3, { topic: "no-time", chosen: "Passt gerade nicht" }),
  ];
  expect(saidWithoutWay(missed)).toEqual([]);
});
