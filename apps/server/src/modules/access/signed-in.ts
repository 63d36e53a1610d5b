import { Elysia } from "elysia";
import { DomainError } from "../../errors.ts";
import type { Identity } from "./identity.ts";
import type { Access } from "./service.ts";

/** Gives the routes that use it the `identity` of who asks, and refuses those that have none. */
export function signedIn(access: Pick<Access, "identify">) {
  return new Elysia({ name: "signed-in" }).resolve({ as: "scoped" }, async ({ request }) => ({
    identity: await requireIdentity(access, request),
  }));
}

export async function requireIdentity(
  access: Pick<Access, "identify">,
  request: Request,
): Promise<Identity> {
  const identity = await access.identify(request);
  if (identity) return identity;
  throw new DomainError({ code: "not-signed-in" }, { status: 401 });
}
