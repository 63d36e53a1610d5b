import { DomainError } from "../../errors.ts";
import { isPublicPath, isPublicRoute, isReserved } from "./public-routes.ts";
import type { Access } from "./service.ts";
import { requireIdentity } from "./signed-in.ts";

/**
 * Default deny, twice. First by path, before any body is read; then by the route the router has
 * chosen, so that a path which the two read differently opens nothing.
 */
export function createGate(access: Pick<Access, "identify">) {
  return {
    async checkPath(request: Request, path: string): Promise<void> {
      if (isPublicPath(request.method, path)) return;
      if (!isReserved(path)) {
        if (await access.identify(request)) return;
        throw new DomainError({ code: "unknown-page" }, { status: 404 });
      }
      await requireIdentity(access, request);
    },
    async checkRoute(request: Request, route: string): Promise<void> {
      if (!isPublicRoute(request.method, route)) await requireIdentity(access, request);
    },
  };
}
