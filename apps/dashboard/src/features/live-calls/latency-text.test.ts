import { expect, test } from "bun:test";
import { latencyText } from "./latency-text.ts";

test.each([
  [0, "0 ms"],
  [3.6, "4 ms"],
  [999.4, "999 ms"],
  [999.6, "1 s"],
  [1254, "1,25 s"],
])("%d ms are shown as %s", (milliseconds, text) => expect(latencyText(milliseconds)).toBe(text));
