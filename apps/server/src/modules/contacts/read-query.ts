import { COLUMN_ROLES, type RolesByHand } from "@rufbaum/dialing/contact-files";
import { z } from "zod";
import { DomainError } from "../../errors.ts";
import type { SentFile } from "./contact-files.ts";

const MOST_ROLES = 200;

/** What is said of a file beside its bytes. */
export const fileQuery = z.object({
  name: z.string().min(1).max(255),
  sheet: z.string().max(255).optional(),
  headerLine: z.coerce.number().int().min(1).max(1_000).optional(),
  /** JSON: names of columns and what they mean; `null` takes away what is recognised. */
  roles: z.unknown().optional(),
});

const LONGEST_ROLES = 32_768;
const rolesSchema = z.record(z.string().max(200), z.enum(COLUMN_ROLES).nullable());

/** The file of a request, whose body is read as it comes in. @throws DomainError `invalid-roles` */
export function sentFile(request: Request, query: z.infer<typeof fileQuery>): SentFile {
  const { name, sheet, headerLine, roles } = query;
  const type = request.headers.get("content-type") ?? undefined;
  return {
    name,
    type,
    sheet,
    headerLine,
    roles: roles === undefined ? undefined : readRoles(roles),
    bytes: request.body ?? nothing(),
  };
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

async function* nothing(): AsyncGenerator<Uint8Array> {}
