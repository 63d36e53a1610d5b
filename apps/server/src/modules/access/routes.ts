import { Elysia } from "elysia";
import { z } from "zod";
import type { ClientAddress } from "../../http/client-address.ts";
import { described } from "../../http/described.ts";
import { DEVICE_COOKIE, DEVICE_MILLISECONDS } from "./device-cookie.ts";
import { cookieOf, SESSION_COOKIE } from "./identity.ts";
import { type LoginClient, SESSION_MILLISECONDS } from "./login.ts";
import type { Access } from "./service.ts";
import { signedIn } from "./signed-in.ts";

export interface AccessRouteDeps {
  access: Access;
  clientAddress: ClientAddress;
  /** Whether browsers come by https: the cookie then travels on nothing else. */
  secure: boolean;
  /** By whose clock the pages tell times. */
  timeZone(): string;
}

const PATH = "/api/session";

/** Signing in, which is public. */
function sessionRoutes({ access, clientAddress, secure, timeZone }: AccessRouteDeps) {
  const clientOf = (request: Request, socketAddress: string | undefined): LoginClient => ({
    address: clientAddress(socketAddress ?? null, request.headers.get("x-forwarded-for")),
    deviceCookie: cookieOf(request, DEVICE_COOKIE),
  });
  const kept = { httpOnly: true, sameSite: "strict", secure } as const;

  return new Elysia({ name: "session", prefix: PATH })
    .get(
      "",
      async ({ request, server }) => {
        const identity = await access.identify(request);
        const { attemptsLeft, lockedUntil } = await access.standing(
          clientOf(request, server?.requestIP(request)?.address),
        );
        return {
          authenticated: identity !== null,
          person: identity && (await access.actorOf(identity)).name,
          expiresAt: identity?.kind === "tab" ? new Date(identity.expiresAt).toISOString() : null,
          attemptsLeft,
          lockedUntil: lockedUntil === null ? null : new Date(lockedUntil).toISOString(),
        };
      },
      { detail: described("Tells whether one is signed in, and how many attempts are left") },
    )
    .post(
      "",
      async ({ request, server, body, cookie }) => {
        const signedIn = await access.login({
          ...clientOf(request, server?.requestIP(request)?.address),
          password: body.password,
          cookie: cookieOf(request, SESSION_COOKIE),
          signal: request.signal,
        });
        cookie[SESSION_COOKIE]?.set({
          ...kept,
          value: signedIn.cookie,
          path: "/",
          maxAge: SESSION_MILLISECONDS / 1000,
        });
        cookie[DEVICE_COOKIE]?.set({
          ...kept,
          value: signedIn.deviceCookie,
          path: PATH,
          maxAge: DEVICE_MILLISECONDS / 1000,
        });
        const { token, expiresAt } = signedIn;
        return {
          token,
          expiresAt: new Date(expiresAt).toISOString(),
          timeZone: timeZone(),
        };
      },
      {
        detail: described("Signs in with the password"),
        body: z.object({ password: z.string().max(1024) }),
      },
    );
}

/** What only somebody who is signed in may do about access. */
function ownRoutes({ access }: AccessRouteDeps) {
  return new Elysia({ name: "own-access", prefix: "/api" })
    .use(signedIn(access))
    .delete(
      "/session",
      async ({ identity }) => {
        await access.logout(identity);
        return { ok: true as const };
      },
      { detail: described("Signs out") },
    )
    .put(
      "/session/person",
      async ({ identity, body }) => ({ person: await access.namePerson(identity, body.name) }),
      {
        detail: described("Names who sits at this session"),
        body: z.object({ name: z.string().max(1024) }),
      },
    )
    .post("/session/socket-ticket", ({ identity }) => ({ ticket: access.issueTicket(identity) }), {
      detail: described("Makes a ticket that opens the live socket once, within 30 seconds"),
    })
    .get("/tokens", () => access.listTokens(), {
      detail: described("Lists API tokens, without their secrets"),
    })
    .post("/tokens", async ({ body, status }) => status(201, await access.createToken(body.name)), {
      detail: described("Makes an API token and shows it this once", { status: 201 }),
      body: z.object({ name: z.string().trim().min(1).max(100) }),
    })
    .delete(
      "/tokens/:id",
      async ({ params }) => {
        await access.revokeToken(params.id);
        return { ok: true as const };
      },
      { detail: described("Revokes an API token and closes its sockets") },
    );
}

/** `/api/session` and `/api/tokens`. */
export function accessRoutes(deps: AccessRouteDeps) {
  return new Elysia({ name: "access" }).use(sessionRoutes(deps)).use(ownRoutes(deps));
}
