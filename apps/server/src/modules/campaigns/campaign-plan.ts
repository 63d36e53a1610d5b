import { parsePhoneNumber } from "@rufbaum/dialing";
import {
  type CampaignPlan,
  DIAL_ORDERS,
  RETRIED_OUTCOMES,
  WEEKDAYS,
  type WeekWindows,
} from "@rufbaum/dialing/campaigns";
import type { OrderFault } from "@rufbaum/words";
import { z } from "zod";
import { REASON } from "../lawful-calling/dial-settings.ts";

/** An id, or a name of ours, that is looked for in the database, which can hold no NUL. */
export function word(longest: number) {
  return z
    .string()
    .max(longest)
    .refine((text) => !text.includes("\0"), "It must hold no NUL");
}

const minute = z
  .int()
  .min(0)
  .max(24 * 60);
const dayWindow = z
  .strictObject({ from: minute, until: minute })
  .refine(({ from, until }) => from < until, {
    error: "It must end after it begins",
    params: { fault: "ends-first" satisfies OrderFault },
  });
const windows = z.array(dayWindow).max(10);
const week = z.strictObject(
  Object.fromEntries(WEEKDAYS.map((day) => [day, windows])) as Record<
    (typeof WEEKDAYS)[number],
    typeof windows
  >,
) satisfies z.ZodType<WeekWindows>;
const attempts = z.int().min(1).max(30);
const retry = z.strictObject({
  attempts,
  minutes: z
    .int()
    .min(1)
    .max(90 * 1_440),
});

/** What is said of a plan; what is left out stays. Moments ISO 8601. */
export const planChanges = z.strictObject({
  startsAt: z.iso.datetime({ offset: true }).nullable().optional(),
  windows: week.nullable().optional(),
  atOnce: z.int().min(1).max(1_000).nullable().optional(),
  perMinute: z.int().min(1).max(60_000).nullable().optional(),
  retries: z.partialRecord(z.enum(RETRIED_OUTCOMES), retry).optional(),
  attempts: attempts.optional(),
  order: z.enum(DIAL_ORDERS).optional(),
  share: z.number().min(0.01).max(100).optional(),
  callerNumber: z
    .string()
    .max(64)
    .transform((text, context) => {
      const number = parsePhoneNumber(text);
      if (number.ok) return number.e164;
      context.addIssue({ code: "custom", message: "It must be a telephone number" });
      return z.NEVER;
    })
    .nullable()
    .optional(),
  purpose: z
    .string()
    .trim()
    .max(200)
    .nullable()
    .transform((text) => text || null)
    .optional(),
  /** Who says it, and when, is written beside the reason. */
  presumedConsent: z.object({ reason: REASON }).nullable().optional(),
});
export type PlanChanges = z.infer<typeof planChanges>;

/** The plan after these changes. What was said before of presumed consent stays as it was said. */
export function changedPlan(
  plan: CampaignPlan,
  { startsAt, retries, presumedConsent, ...changes }: PlanChanges,
  { by, now }: { by: string; now: number },
): CampaignPlan {
  const others = Object.fromEntries(
    Object.entries(changes).filter(([, value]) => value !== undefined),
  );
  const isSaidAgain = presumedConsent?.reason === plan.presumedConsent?.reason;
  return {
    ...plan,
    ...others,
    ...(startsAt !== undefined && { startsAt: startsAt === null ? null : Date.parse(startsAt) }),
    ...(retries !== undefined && { retries: { ...plan.retries, ...retries } }),
    ...(presumedConsent !== undefined &&
      !isSaidAgain && {
        presumedConsent: presumedConsent && { reason: presumedConsent.reason, by, at: now },
      }),
  };
}

/** As it is told: moments ISO 8601. */
export function viewPlan({ startsAt, presumedConsent, ...plan }: CampaignPlan) {
  return {
    ...plan,
    startsAt: startsAt === null ? null : new Date(startsAt).toISOString(),
    presumedConsent: presumedConsent && {
      ...presumedConsent,
      at: new Date(presumedConsent.at).toISOString(),
    },
  };
}
export type PlanView = ReturnType<typeof viewPlan>;
