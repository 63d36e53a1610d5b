import { z } from "zod";
import { isMoment } from "./german-time.ts";
import { isPattern, readPattern } from "./pattern.ts";

export const text = z.string();

export const filled = z.string().regex(/\S/, "It must not be empty.");

export const listed = <Item extends z.ZodType>(item: Item) =>
  z.union([item, z.array(item).min(1)], { error: "It must be one, or a list of them." });

/** A part of what is said, or a pattern between slashes. */
export const words = filled
  .refine((written) => !isPattern(written) || readPattern(written) !== null, {
    error:
      "It is no pattern that can be read (none may look around or refer back); write it as /Termin.*Uhr/ or /termin/i.",
  })
  .describe("A part of what is said, or a pattern such as /Termin.*Uhr/i.");

export const percent = z.number().min(0).max(100);

export const value = z.union([z.string(), z.number(), z.boolean()], {
  error: "It must be text, a number, true or false.",
});

export const limits = (number: z.ZodNumber) =>
  z
    .strictObject({ min: number.optional(), max: number.optional() })
    .refine(({ min, max }) => min !== undefined || max !== undefined, {
      error: "It needs min, max or both.",
    })
    .refine(({ min, max }) => min === undefined || max === undefined || min <= max, {
      error: "Its min is greater than its max.",
    });

export const now = filled
  .regex(
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})?$/,
    "It must be a point in time such as 2026-01-05T10:00 (German time).",
  )
  .refine(isMoment, { error: "There is no such day or hour." })
  .describe("When the call is answered: 'morgen' is read by it. German time.");
