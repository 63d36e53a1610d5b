import {
  adviceAsWritten,
  CONCERNS,
  type Rate,
  type RateName,
  reachedIn,
  type SimulationResult,
} from "@rufbaum/simulation";
import { OUTCOMES } from "@rufbaum/tree/graph";
import { z } from "zod";
import { DomainError } from "../../errors.ts";
import { adviceSchema } from "./read-advice.ts";
import { causeSchema } from "./read-cause.ts";
import { rate, understoodSchema } from "./read-understood.ts";

/**
 * A result as a client sends it back: everything is looked at, and what goes beyond the plain
 * figures may be missing. Conversations are left out.
 *
 * @throws DomainError naming the field that is wrong
 */
export function readResult(given: unknown): SimulationResult {
  refuseTooMany(given);
  const read = resultSchema.safeParse(given);
  if (read.success) return whole(read.data);
  const [issue] = read.error.issues;
  throw new DomainError(
    { code: "invalid-result", path: issue ? placeOf(issue) : "" },
    {
      status: 422,
      details: {
        problems: read.error.issues
          .slice(0, 20)
          .map((issue) => ({ path: placeOf(issue), message: issue.message.slice(0, LONGEST) })),
      },
    },
  );
}

/** Entries of one field: each that is wrong would be found and told by the schema. */
const MOST_ENTRIES = 100_000;

function refuseTooMany(given: unknown): void {
  for (const [name, value] of Object.entries(given ?? {})) {
    if (typeof value !== "object" || value === null) continue;
    const count = Array.isArray(value) ? value.length : Object.keys(value).length;
    if (count <= MOST_ENTRIES) continue;
    throw new DomainError(
      { code: "too-many-entries", path: name.slice(0, LONGEST), count },
      { status: 422, reason: "invalid-result", details: { limit: MOST_ENTRIES } },
    );
  }
}

/** Characters that are told of a place: the names of fields come from outside, too. */
const LONGEST = 200;

function placeOf({ path }: { path: readonly PropertyKey[] }): string {
  return path.map(String).join(".").slice(0, LONGEST);
}

const text = z.string().max(5_000);
/** Looked up in the database, which refuses NUL. */
const id = z
  .string()
  .max(200)
  .regex(/^[^\0]*$/);
const count = z.number().min(0).max(1e12);
const percent = z.number().min(0).max(100);
const counts = z.record(z.string(), count);

const rates = z.object({
  success: rate,
  bounce: rate,
  engagement: rate,
  completion: rate,
  failure: rate,
  optOut: rate,
});

const outcomes = z.partialRecord(z.enum(OUTCOMES), count);
const coverage = z.object({ covered: count, total: count, missing: z.array(text) });
const NOT_COUNTED = { covered: 0, total: 0, missing: [] };

const figures = z.object({
  totalRuns: z.int().min(1).max(1e12),
  mailboxes: z
    .object({ answered: count, recognised: count, outcomes: outcomes.optional() })
    .optional(),
  executionTime: count,
  successRate: percent,
  averagePathLength: count,
  performanceMetrics: z.object({
    bounceRate: percent,
    engagementRate: percent,
    conversionRate: percent,
  }),
  pathAnalysis: z.record(z.string(), z.object({ count, successRate: percent })),
  failurePoints: z.record(z.string(), z.object({ count, reasons: counts })),
  discoveredIntents: z.record(
    z.string(),
    z.object({
      count,
      triggeredAt: counts,
      suggestedActions: z.array(text).default([]),
      /** What the sentences say; results of older versions have nothing but these. */
      advice: z.array(adviceSchema).optional(),
      examples: z.array(text).default([]),
      suggestions: z
        .array(
          z.union([
            z.object({
              nodeId: text,
              condition: text,
              examples: z.array(text),
              counts: z.array(text),
              answeredBy: text.exactOptional(),
            }),
            z.object({
              nodeId: text,
              entryId: text.nullable(),
              question: text,
              examples: z.array(text),
            }),
          ]),
        )
        .default([]),
    }),
  ),
  treeId: id.default(""),
  treeName: text.default(""),
  treeVersion: id.default(""),
  seed: count.max(Number.MAX_SAFE_INTEGER).default(0),
  noise: z.number().min(0).max(1).default(0),
  rates: rates.optional(),
  personas: z
    .array(
      z.object({
        id: text,
        name: text,
        runs: count,
        wordless: count.exactOptional(),
        success: rate,
        bounce: rate,
        failure: rate,
        failurePoints: counts,
        averagePathLength: count,
        outcomes,
      }),
    )
    .default([]),
  outcomes: outcomes.default({}),
  pathLengths: z.array(count).default([]),
  duration: z
    .object({ average: count, median: count, p90: count })
    .default({ average: 0, median: 0, p90: 0 }),
  nodes: z
    .record(
      z.string(),
      z.object({
        runs: count,
        visits: count,
        ends: count,
        failures: count,
        missed: count,
        silences: count,
        misheard: count.exactOptional(),
      }),
    )
    .default({}),
  ways: z.array(z.object({ from: text, to: text, condition: text.nullable(), count })).default([]),
  coverage: z
    .object({ nodes: coverage, connections: coverage })
    .default({ nodes: NOT_COUNTED, connections: NOT_COUNTED }),
  distinctPaths: count.default(0),
  promises: z
    .object({
      optOut: z.object({ asked: count, honoured: count }),
      disclosedFirst: count,
      leftFirst: count.exactOptional(),
      broken: z.object({ optOut: z.array(count), disclosure: z.array(count) }).exactOptional(),
    })
    .optional(),
  raised: z
    .array(
      z.object({
        ...{ nodeId: text, concern: z.enum(CONCERNS), personaId: text, count },
        fate: z.enum(["no-way", "led-off", "left"]),
        examples: z.array(count).max(100),
      }),
    )
    .max(100_000)
    .exactOptional(),
  causes: z.array(causeSchema).exactOptional(),
  wrongSuccesses: z.object({ rate, examples: z.array(count).max(100) }).exactOptional(),
  understood: understoodSchema.nullish(),
  findings: z
    .array(
      z.object({
        code: text,
        severity: z.enum(["error", "warning", "info"]),
        nodeId: text.nullable(),
        connectionId: text.nullable(),
        message: text,
      }),
    )
    .default([])
    // Told already, so that what its code would need is not asked for.
    .transform((findings) => findings as unknown as SimulationResult["findings"]),
});

/** Nobody both heard the disclosure and put the phone down before; nor are there more than all. */
const resultSchema = figures.superRefine(({ totalRuns, promises }, context) => {
  if (!promises?.leftFirst) return;
  const most = Math.max(0, totalRuns - promises.disclosedFirst);
  if (promises.leftFirst <= most) return;
  context.addIssue({
    ...{ code: "custom", path: ["promises", "leftFirst"] },
    message: `At most ${most}: totalRuns without those in which the disclosure was heard first`,
  });
});

function whole(read: z.infer<typeof resultSchema>): SimulationResult {
  const { totalRuns, promises, mailboxes, understood, ...result } = read;
  const intents = Object.entries(read.discoveredIntents).map(
    ([name, { suggestedActions, advice = adviceAsWritten(suggestedActions), ...intent }]) =>
      [name, { ...intent, advice }] as const,
  );
  return {
    ...result,
    discoveredIntents: Object.fromEntries(intents),
    totalRuns,
    ...(mailboxes && { mailboxes }),
    ...(understood && { understood }),
    rates: read.rates ?? plainRates(read),
    // Nothing is known to have been broken.
    promises: promises ?? { optOut: { asked: 0, honoured: 0 }, disclosedFirst: totalRuns },
    samples: [],
  };
}

/** The rates that the plain figures tell, as if there were no doubt about them. */
function plainRates({
  totalRuns,
  mailboxes,
  successRate,
  performanceMetrics: { bounceRate, engagementRate },
  failurePoints,
}: z.infer<typeof resultSchema>): Record<RateName, Rate> {
  const runs = reachedIn({ totalRuns, mailboxes });
  const rateOf = (percent: number): Rate => ({
    count: Math.round((runs * percent) / 100),
    of: runs,
    percent,
    low: percent,
    high: percent,
  });
  const failed = Object.values(failurePoints).reduce((sum, { count }) => sum + count, 0);
  const failure = Math.min(100, (100 * failed) / Math.max(1, runs));
  return {
    success: rateOf(successRate),
    bounce: rateOf(bounceRate),
    engagement: rateOf(engagementRate),
    completion: rateOf(100 - failure),
    failure: rateOf(failure),
    optOut: rateOf(0),
  };
}
