import { expect, test } from "bun:test";
import type { DialHold } from "@rufbaum/calls";
import { wordsIn } from "@rufbaum/words";
import { toldHold } from "./told-hold.ts";

const cases: [DialHold["code"], string | undefined, string | undefined, string][] = [
  ["per-minute", undefined, undefined, ""],
  ["server-at-once", undefined, "limits", "Grenzen"],
  ["rules", "ringing-too-short", "ringing-too-short", "kürzer klingeln"],
  ["rules", "ringing-too-long", "ringing-too-long", "länger klingeln"],
  ["rules", "too-many-lost", "too-many-lost", "nichts zu hören"],
  ["rules", "no-caller-number", "no-caller-number", "keine Rufnummer"],
  ["no-script", undefined, "no-script", "Was die Anrufe sagen sollen"],
  ["nobody-due", "holiday", "outside-window", "Gerade darf niemand"],
  ["nobody-due", "number-in-call", "nobody-due", "niemand an der Reihe"],
];

test.each(cases)("%s (%s) is told as %s", (code, denial, told, words) => {
  const hold = toldHold({ code, until: null, ...(denial !== undefined && { denial }) });
  expect(hold?.code).toBe(told as never);
  if (hold) expect(wordsIn("de").campaignHold(hold.code, null)).toContain(words);
});
