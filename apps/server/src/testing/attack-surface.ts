import type { AnyElysia } from "elysia";
import { PUBLIC_ROUTES } from "../modules/access/public-routes.ts";
import { type RawAnswer, sendRaw } from "./raw-http.ts";

/*
 * Every route of the program, and the disguises in which a request is known to have got past a gate
 * somewhere. The tests ask in them, and so does `bun run soak security`.
 */

export interface Route {
  /** `WS` for a socket. */
  method: string;
  route: string;
}

export interface Disguise {
  name: string;
  method?: string;
  target?: (path: string) => string;
  host?: string;
  /** Further lines of the head. */
  lines?: string[];
}

export const DISGUISES: readonly Disguise[] = [
  { name: "no cookie" },
  { name: "HEAD", method: "HEAD" },
  { name: "trailing slash", target: (path) => `${path}/` },
  { name: "double slash", target: (path) => `/${path}` },
  { name: "double slash inside", target: (path) => path.replace(/(.)\//, "$1//") },
  { name: "escaped letter", target: (path) => path.replace("/a", "/%61") },
  { name: "dot segment", target: (path) => `/assets/..${path}` },
  { name: "public path before a short Host", target: (path) => `/pub${path}`, host: "x" },
  { name: "short Host", host: "x" },
  { name: "wrong Host", host: "evil.example" },
  { name: "absolute form", target: (path) => `http://127.0.0.1${path}` },
  { name: "absolute form of a foreign host", target: (path) => `http://evil.example${path}` },
  { name: "absolute form of a public path", target: (path) => `http://x/api/health/..${path}` },
  { name: "foreign Origin", lines: ["Origin: https://evil.example"] },
  { name: "another method by header", method: "POST", lines: overriding("GET") },
  { name: "a public path by header", lines: ["X-Original-URL: /", "X-Rewrite-URL: /api/health"] },
  { name: "this machine by header", lines: ["X-Forwarded-For: 127.0.0.1", "X-Real-IP: ::1"] },
  { name: "a public Host by header", lines: ["X-Forwarded-Host: localhost"] },
  { name: "a token that nobody made", lines: ["Authorization: Bearer rb_0", "X-Rufbaum-Tab: 0"] },
  { name: "a token of no length", lines: ["Authorization: Bearer ", "Cookie: rufbaum_session="] },
  { name: "the word local as a token", lines: ["Authorization: Bearer local"] },
  { name: "basic authorisation", lines: ["Authorization: Basic bG9jYWw6bG9jYWw="] },
  { name: "a token in the address", target: (path) => `${path}?token=local&access_token=local` },
];

function overriding(method: string): string[] {
  return [`X-HTTP-Method-Override: ${method}`, `X-Method-Override: ${method}`];
}

export { PUBLIC_ROUTES };

/** Routes as they are registered, without a slash at their end. */
export function routesOf(app: AnyElysia): Route[] {
  return app.routes.map(({ method, path }) => ({
    method,
    route: path.length > 1 ? path.replace(/\/$/, "") : path,
  }));
}

export function isWrittenDown({ method, route }: Route): boolean {
  return PUBLIC_ROUTES.some((open) => open.method === method && open.route === route);
}

/** Whether a request to a route of this method can be disguised so. */
export function suits(disguise: Disguise, { method, route }: Route): boolean {
  if (disguise.method === undefined) return true;
  if (disguise.method === "HEAD") return method === "GET" || method === "WS";
  // What it would be asked as may be a route of its own.
  return method !== disguise.method && !isWrittenDown({ method: disguise.method, route });
}

/** Asks for a route in a disguise, byte by byte as no client would. */
export function askDisguised(
  port: number,
  { method, route }: Route,
  disguise: Disguise,
  patience = 1_000,
): Promise<RawAnswer> {
  const path = route.replaceAll(/:\w+/g, "x").replace("*", "x");
  const target = (disguise.target ?? ((plain) => plain))(path.replace(/(.)\/$/, "$1"));
  const verb = disguise.method ?? (method === "WS" || method === "ALL" ? "GET" : method);
  const hasBody = ["POST", "PUT", "PATCH"].includes(verb);
  const lines = [
    `${verb} ${target} HTTP/1.1`,
    `Host: ${disguise.host ?? `127.0.0.1:${port}`}`,
    ...(disguise.lines ?? []),
    ...(method === "WS" ? UPGRADE : ["Connection: close"]),
    ...(hasBody ? ["Content-Type: application/json", "Content-Length: 2"] : []),
  ];
  return sendRaw(port, `${lines.join("\r\n")}\r\n\r\n${hasBody ? "{}" : ""}`, patience);
}

export const UPGRADE = [
  "Connection: Upgrade",
  "Upgrade: websocket",
  "Sec-WebSocket-Version: 13",
  "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
];

/** A refusal by the gate itself, not by a route that was reached and found nothing. */
export function isGateRefusal({ status, headers, body }: RawAnswer): boolean {
  if (status === 400 && body === "") return true;
  if (status === 404 && headers["content-type"]?.startsWith("text/html")) return true;
  if (body === "") return [401, 403, 421].includes(status);
  return GATE_REFUSALS.includes(`${status} ${reasonIn(body)}`);
}

const GATE_REFUSALS = [
  "401 not-signed-in",
  "403 foreign-origin",
  "404 unknown-page",
  "404 unknown-file",
  "421 wrong-host",
];

/** The reason that a refusal gives, empty if it gives none. */
export function reasonIn(body: string): string {
  try {
    return String(JSON.parse(body).reason);
  } catch {
    return "";
  }
}
