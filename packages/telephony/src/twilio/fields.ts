import { z } from "zod";

/** Characters kept of what was heard; a minute of speech, the most that is listened to, has about 1,000. */
export const MAX_HEARD = 5_000;

export const callSid = z.string().regex(/^CA[0-9a-f]{32}$/i);
export const recordingSid = z.string().regex(/^RE[0-9a-f]{32}$/i);
export const e164 = z.string().regex(/^\+[1-9]\d{5,14}$/);

/** A field that may be left out, empty or broken without spoiling the rest. */
const whole = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)
  .nullable();
export const optionalWhole = whole.catch(null);

/** What a webhook's form says by this schema, `null` if it does not; a field that is missing is `null`. */
export function readForm<T extends z.ZodObject>(
  schema: T,
  form: URLSearchParams,
): z.infer<T> | null {
  const values: Record<string, string | null> = {};
  for (const name of Object.keys(schema.shape)) values[name] = form.get(name);
  const parsed = schema.safeParse(values);
  return parsed.success ? parsed.data : null;
}
