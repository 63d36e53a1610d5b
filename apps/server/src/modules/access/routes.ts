import { Elysia } from "elysia";
import { z } from "zod";
import type { ClientAddress } from "../../http/client-address.ts";
import { SESSION_COOKIE, sessionCookieOf } from "./identity.ts";
import { SESSION_MILLISECONDS } from "./login.ts";
import type { Access } from "./service.ts";
import { signedIn } from "./signed-in.ts";

export interface AccessRouteDeps {
  access: Access;
  clientAddress: ClientAddress;
  /** Whether browsers come by https: the cookie then travels on nothing else. */
  secure: boolean;
}

/** Signing in, which is public. */
function sessionRoutes({ access, clientAddress, secure }: AccessRouteDeps) {
  const clientOf = (request: Request, socketAddress: string | undefined) =>
    clientAddress(socketAddress ?? null, request.headers.get("x-forwarded-for"));

  return new Elysia({ name: "session", prefix: "/api/session" })
    .get("", async ({ request, server }) => {
      const identity = await access.identify(request);
      const { attemptsLeft, lockedUntil } = await access.standing(
        clientOf(request, server?.requestIP(request)?.address),
      );
      return {
        authenticated: identity !== null,
        expiresAt: identity?.kind === "tab" ? new Date(identity.expiresAt).toISOString() : null,
        attemptsLeft,
        lockedUntil: lockedUntil === null ? null : new Date(lockedUntil).toISOString(),
      };
    })
    .post(
      "",
      async ({ request, server, body, cookie }) => {
        const {
          token,
          cookie: value,
          expiresAt,
        } = await access.login({
          client: clientOf(request, server?.requestIP(request)?.address),
          password: body.password,
          cookie: sessionCookieOf(request),
        });
        cookie[SESSION_COOKIE]?.set({
          value,
          httpOnly: true,
          sameSite: "strict",
          secure,
          path: "/",
          maxAge: SESSION_MILLISECONDS / 1000,
        });
        return { token, expiresAt: new Date(expiresAt).toISOString() };
      },
      { body: z.object({ password: z.string().max(1024) }) },
    );
}

/** What only somebody who is signed in may do about access. */
function ownRoutes({ access }: AccessRouteDeps) {
  return new Elysia({ name: "own-access", prefix: "/api" })
    .use(signedIn(access))
    .delete("/session", async ({ identity }) => {
      await access.logout(identity);
      return { ok: true as const };
    })
    .post("/session/socket-ticket", ({ identity }) => ({ ticket: access.issueTicket(identity) }))
    .get("/tokens", () => access.listTokens())
    .post("/tokens", async ({ body, status }) => status(201, await access.createToken(body.name)), {
      body: z.object({ name: z.string().trim().min(1).max(100) }),
    })
    .delete("/tokens/:id", async ({ params }) => {
      await access.revokeToken(params.id);
      return { ok: true as const };
    });
}

/** `/api/session` and `/api/tokens`. */
export function accessRoutes(deps: AccessRouteDeps) {
  return new Elysia({ name: "access" }).use(sessionRoutes(deps)).use(ownRoutes(deps));
}
