import { HOME_COUNTRIES } from "@rufbaum/dialing";
import { COLUMN_ROLES, type RolesByHand } from "@rufbaum/dialing/contact-files";
import { z } from "zod";
import { DomainError } from "../../errors.ts";
import { breakable } from "../../file-reader/breakable.ts";
import type { SentFile } from "./contact-files.ts";

const MOST_ROLES = 200;

/** What is said of a file beside its bytes. */
export const fileQuery = z.object({
  name: z.string().min(1).max(255),
  sheet: z.string().max(255).optional(),
  headerLine: z.coerce.number().int().min(1).max(1_000).optional(),
  /** Where numbers without a country's code are at home. */
  country: z.enum(HOME_COUNTRIES).optional(),
  /** JSON: names of columns and what they mean; `null` takes away what is recognised. */
  roles: z.unknown().optional(),
});

const LONGEST_ROLES = 32_768;
const rolesSchema = z.record(z.string().max(200), z.enum(COLUMN_ROLES).nullable());

/** The file of a request, whose body is read as it comes in. @throws DomainError `invalid-roles` */
export function sentFile(request: Request, query: z.infer<typeof fileQuery>): SentFile {
  const { name, sheet, headerLine, roles, country } = query;
  const type = request.headers.get("content-type") ?? undefined;
  return {
    name,
    type,
    sheet,
    headerLine,
    country,
    roles: roles === undefined ? undefined : readRoles(roles),
    signal: request.signal,
    bytes: bytesOf(request),
  };
}

/** A request's body as it comes in. */
export function bytesOf({ body, signal }: Request): AsyncGenerator<Uint8Array> {
  return body ? untilGone(body, signal) : nothing();
}

/** Elysia has read what looks like an object. */
function readRoles(given: unknown): RolesByHand {
  try {
    const isShort = typeof given !== "string" || given.length <= LONGEST_ROLES;
    const roles: unknown = typeof given === "string" && isShort ? JSON.parse(given) : given;
    const entries = Object.entries(rolesSchema.parse(roles));
    if (entries.length <= MOST_ROLES) return Object.fromEntries(entries);
  } catch {
    // Told below.
  }
  throw new DomainError({ code: "invalid-roles" }, { status: 422 });
}

/** Bun's body says nothing more where its sender has gone: without this it would be waited for. */
async function* untilGone(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  const { next, breakOff } = breakable<Uint8Array>({
    next: async () => (await reader.read()) as IteratorResult<Uint8Array>,
  });
  const leave = () => breakOff(new Error("The sender of a file has gone."));
  signal.addEventListener("abort", leave, { once: true });
  try {
    for (;;) {
      const { done, value } = await next();
      if (done) return;
      yield value;
    }
  } finally {
    signal.removeEventListener("abort", leave);
    void reader.cancel().catch(() => {});
  }
}

async function* nothing(): AsyncGenerator<Uint8Array> {}
