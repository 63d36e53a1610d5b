import { z } from "zod";
import { FAULT_KINDS, type Fault } from "./faults.ts";

const DEFAULT_SLOWNESS = 3_000;

const wanted = z.strictObject({
  kind: z.enum(FAULT_KINDS),
  count: z.int().positive().optional(),
  until: z.iso.datetime({ offset: true }).optional(),
  method: z.enum(["GET", "POST", "DELETE"]).optional(),
  path: z.string().min(1).optional(),
  share: z.number().positive().max(1).optional(),
  milliseconds: z.int().min(0).max(600_000).optional(),
  retryAfter: z.int().min(0).max(86_400).optional(),
});

/** Reads what a control request asks for; without `count`, `until` and `share` it befalls one request. */
export function readFault(body: unknown): Fault | string {
  const result = wanted.safeParse(body);
  if (!result.success) return z.prettifyError(result.error);
  const { kind, count, until, method, path, share, milliseconds, retryAfter } = result.data;
  return {
    kind,
    count: count ?? (until === undefined && share === undefined ? 1 : null),
    until: until === undefined ? null : Date.parse(until),
    method: method ?? null,
    path: path ?? null,
    share: share ?? 1,
    milliseconds: milliseconds ?? DEFAULT_SLOWNESS,
    retryAfter: retryAfter ?? null,
  };
}
