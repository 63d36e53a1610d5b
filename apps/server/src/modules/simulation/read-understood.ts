import type { Misread } from "@rufbaum/simulation/result";
import { z } from "zod";

/** Characters of a sentence, or of a condition, that anybody would take for an example. */
const LONGEST = 5_000;

const count = z.number().min(0).max(1e12);
const percent = z.number().min(0).max(100);

/** A share as a client sends it, with what it lies between. */
export const rate = z.object({ count, of: count, percent, low: percent, high: percent });

const said = z.object({
  said: z.string(),
  text: z.string(),
  read: z.string().nullable(),
  count,
  run: count,
  runs: z.array(count).max(100).exactOptional(),
});

/** What is too long to be told is left out; the rate counts it all the same. */
const misread = z
  .array(said)
  .transform((all): Misread[] =>
    all.filter(({ said, text, read }) =>
      [said, text, read ?? ""].every(({ length }) => length <= LONGEST),
    ),
  );

/** How what callers meant was read, by node id, as clients send it with a result. */
export const understoodSchema = z.record(
  z.string(),
  z.object({
    rate,
    conditions: z.record(z.string(), z.object({ rate, between: count, misread })),
    beside: z.object({ rate, misread }).nullable().exactOptional(),
  }),
);
