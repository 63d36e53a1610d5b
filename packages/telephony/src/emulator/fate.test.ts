import { describe, expect, test } from "bun:test";
import { fateOf } from "./fate.ts";
import { isTestNumber } from "./test-numbers.ts";

const BLOCKS = ["+493023125", "+496990009", "+494066969", "+492214710", "+498999998"];

describe("fateOf", () => {
  test.each([
    ["000", { type: "answers", character: 0 }],
    ["003", { type: "answers", character: 3 }],
    ["100", { type: "busy" }],
    ["299", { type: "rings-out" }],
    ["041", { type: "answers", character: 1, detectedAs: "machine" }],
    ["051", { type: "answers", character: 1, relay: "voice-breaks" }],
    ["062", { type: "answers", character: 2, relay: "voiceless" }],
    ["071", { type: "answers", character: 1, relay: "unreachable" }],
    ["092", { type: "answers", character: 2, relay: "breaks" }],
    ["080", { type: "answers", character: 0, detectedAs: "unknown" }],
    ["300", { type: "mailbox", kind: 0, detectedAs: "machine" }],
    ["304", { type: "mailbox", kind: 4, detectedAs: "machine" }],
    ["371", { type: "mailbox", kind: 1, detectedAs: "human" }],
    ["390", { type: "mailbox", kind: 0, detectedAs: "unknown" }],
    ["380", { type: "fax" }],
    ["602", { type: "answers", character: 2, manner: "unruly" }],
    ["691", { type: "answers", character: 1, manner: "last-lost" }],
    ["703", { type: "screened", character: 3, declines: false, detectedAs: "human" }],
    ["781", { type: "screened", character: 1, declines: false, detectedAs: "machine" }],
    ["790", { type: "screened", character: 0, declines: true, detectedAs: "human" }],
    ["400", { type: "refused", status: 400, code: 21217 }],
    ["502", { type: "hangs-up-midway", character: 2 }],
    ["900", { type: "refused", status: 500, code: 20500 }],
    ["929", { type: "refused", status: 429, code: 20429 }],
    ["950", { type: "placed-with-fault" }],
    ["999", { type: "silent-carrier" }],
  ])("…%s means the same in every city", (digits, fate) => {
    for (const block of BLOCKS) expect(fateOf(block + digits)).toEqual(fate as never);
  });

  test("of other numbers is a realistic mix, and always the same", () => {
    const counts: Record<string, number> = {};
    for (let last = 0; last < 10_000; last++) {
      const number = `+49171${1_000_000 + last * 37}`;
      const fate = fateOf(number);
      expect(fateOf(number)).toEqual(fate);
      counts[fate.type] = (counts[fate.type] ?? 0) + 1;
      const taken = `${fate.type} as ${"detectedAs" in fate ? fate.detectedAs : "what it is"}`;
      counts[taken] = (counts[taken] ?? 0) + 1;
    }
    expect(counts.answers).toBeWithin(4_700, 5_300);
    expect(counts["rings-out"]).toBeWithin(2_000, 2_400);
    expect(counts.mailbox).toBeWithin(1_000, 1_400);
    expect(counts.busy).toBeWithin(700, 1_100);
    expect(counts.refused).toBeUndefined();
    expect(counts["answers as machine"]).toBeWithin(150, 250);
    expect(counts["answers as unknown"]).toBeWithin(150, 250);
    expect(counts["mailbox as human"]).toBeWithin(60, 140);
    expect(counts.fax).toBeWithin(60, 140);
  });
});

test("isTestNumber knows the five blocks and nothing beside them", () => {
  for (const block of BLOCKS) expect(isTestNumber(`${block}000`)).toBe(true);
  for (const number of ["+4930231250", "+4930231250000", "+493023126000", "+491711234567"]) {
    expect(isTestNumber(number)).toBe(false);
  }
});
