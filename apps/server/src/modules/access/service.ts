import type { Runtime } from "@rufbaum/runtime";
import {
  type Database,
  deleteSession,
  insertApiToken,
  listApiTokens,
  revokeApiToken,
} from "@rufbaum/store";
import { DomainError } from "../../errors.ts";
import type { Live } from "../../live/live.ts";
import { createActors } from "./actor.ts";
import { API_TOKEN_PREFIX, createIdentifier, hashOf, type Identity } from "./identity.ts";
import { createLogin } from "./login.ts";
import { createTickets } from "./tickets.ts";

export interface AccessDeps {
  runtime: Pick<Runtime, "clock" | "random" | "timers">;
  db: Database;
  live: Pick<Live, "endSession" | "closeSession">;
  /** `null`: nobody signs in by password. */
  passwordHash: string | null;
  /** The bearer token of the command line on this machine. */
  localToken: string;
  /** Whose ticket it is that another server made, `null` if none did. */
  redeemElsewhere?: (ticket: string) => Promise<string | null>;
  log(message: string): void;
}

export interface ApiTokenView {
  id: string;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
}

export type Access = ReturnType<typeof createAccess>;

/** Who may come in: the password, sessions, API tokens and the tickets of the socket. */
export function createAccess(deps: AccessDeps) {
  const { runtime, db, live, passwordHash, localToken, log } = deps;
  const { clock, random, timers } = runtime;
  const { login, standing, close } = createLogin({ db, runtime, passwordHash, log });
  const identities = createIdentifier({ db, clock, localToken });
  const tickets = createTickets({ clock, random });
  /** Of sessions with a socket: what closes it when their time is up. */
  const endings = new Map<string, () => void>();

  /** A ticket for one socket, which lives no longer than the right it was given for. */
  function issueTicket(identity: Identity): string {
    if (identity.kind === "tab" && !endings.has(identity.id)) {
      const remaining = identity.expiresAt - clock.now();
      endings.set(
        identity.id,
        timers.after(remaining, () => end(identity.id)),
      );
    }
    return tickets.issue(identity.id);
  }

  async function redeemTicket(ticket: string): Promise<string | null> {
    return tickets.redeem(ticket) ?? (await deps.redeemElsewhere?.(ticket)) ?? null;
  }

  /** Signs out this tab; a bearer token stays what it is. */
  async function logout(identity: Identity): Promise<void> {
    if (identity.kind !== "tab") return;
    await deleteSession(db, identity.tokenHash);
    end(identity.id);
  }

  function end(session: string): void {
    forget(session);
    live.endSession(session);
  }

  /** It has ended, here or on another server. */
  function forget(session: string): void {
    identities.forget(session);
    endings.get(session)?.();
    endings.delete(session);
    tickets.revoke(session);
    live.closeSession(session);
  }

  async function listTokens(): Promise<ApiTokenView[]> {
    const tokens = await listApiTokens(db);
    return tokens.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: new Date(createdAt).toISOString(),
      lastUsedAt: lastUsedAt === null ? null : new Date(lastUsedAt).toISOString(),
    }));
  }

  /** The token itself is told here and never again. */
  async function createToken(
    name: string,
  ): Promise<{ id: string; name: string; createdAt: string; token: string }> {
    const token = `${API_TOKEN_PREFIX}${random.secret()}`;
    const id = random.id("token");
    const createdAt = clock.now();
    await insertApiToken(db, { id, name, hash: hashOf(token), createdAt });
    log(`API token ${id} was made`);
    return { id, name, createdAt: new Date(createdAt).toISOString(), token };
  }

  async function revokeToken(id: string): Promise<void> {
    if (!(await revokeApiToken(db, id))) {
      throw new DomainError({ code: "unknown-token", id }, { status: 404, details: { id } });
    }
    log(`API token ${id} was revoked`);
    end(id);
  }

  return {
    identify: identities.identify,
    ...createActors(db),
    login,
    standing,
    logout,
    issueTicket,
    redeemTicket,
    /** As `redeemTicket`, for those made here. */
    redeemHere: tickets.redeem,
    listTokens,
    createToken,
    revokeToken,
    forget,
    /** Before running requests are waited for: sends away who waits for a turn to sign in. */
    letNobodyWait: close,
    /** Forgets the timers of open sockets. */
    stop(): void {
      for (const cancel of endings.values()) cancel();
      endings.clear();
    },
  };
}
