/** A route that runs without a signed-in session. */
export interface PublicRoute {
  method: "GET" | "POST" | "DELETE" | "WS";
  /** As the route is registered: a `*` at the end stands for any rest. */
  route: string;
  /** What protects it instead. */
  because: string;
}

/** The pages of the dashboard: the same static shell for each, without any data in it. */
export const PAGES = [
  "/",
  "/live-calls",
  "/bulk-calls",
  "/analytics",
  "/contacts",
  "/transcripts",
  "/digital-compound-effect",
  "/settings",
  "/ceo-demo",
] as const;

/**
 * Everything that is open. Whatever does not stand here needs a session, also a route that is
 * added tomorrow; `public-routes.test.ts` holds the running program against this list.
 */
export const PUBLIC_ROUTES: readonly PublicRoute[] = [
  ...PAGES.map((route): PublicRoute => ({ method: "GET", route, because: "static shell" })),
  { method: "GET", route: "/assets/*", because: "static files of the shell" },
  { method: "GET", route: "/api/health", because: "tells only that the server runs" },
  { method: "GET", route: "/api/session", because: "tells whether one is signed in" },
  { method: "POST", route: "/api/session", because: "the password, with its lockout" },
  { method: "WS", route: "/ws", because: "a ticket that only a session can get" },
  { method: "POST", route: "/twilio/voice/answer", because: "the carrier's signature" },
  { method: "POST", route: "/twilio/voice/status", because: "the carrier's signature" },
  { method: "POST", route: "/twilio/voice/relay-ended", because: "the carrier's signature" },
  { method: "POST", route: "/twilio/voice/fallback", because: "the carrier's signature" },
  { method: "POST", route: "/twilio/voice/turn", because: "the carrier's signature" },
  { method: "POST", route: "/twilio/voice/dialed", because: "the carrier's signature" },
  { method: "POST", route: "/twilio/voice/machine", because: "the carrier's signature" },
  { method: "POST", route: "/twilio/voice/recording", because: "the carrier's signature" },
  { method: "POST", route: "/twilio/voice/incoming", because: "the carrier's signature" },
  { method: "POST", route: "/twilio/voice/incoming-fallback", because: "the carrier's signature" },
  { method: "POST", route: "/twilio/voice/incoming-status", because: "the carrier's signature" },
  { method: "WS", route: "/twilio/relay", because: "the carrier's signature" },
  { method: "GET", route: "/emulator/*", because: "the emulator's own basic authorisation" },
  { method: "POST", route: "/emulator/*", because: "the emulator's own basic authorisation" },
  { method: "DELETE", route: "/emulator/*", because: "the emulator's own basic authorisation" },
];

/** Paths below these are no pages: unknown ones are refused in JSON, not with the shell. */
const RESERVED = ["/api", "/ws", "/twilio", "/emulator", "/assets"];

export function isReserved(path: string): boolean {
  return RESERVED.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}

/** Whether a request to `path` (as the router sees it) may pass without a session. */
export function isPublicPath(method: string, path: string): boolean {
  const asked = readingMethod(method);
  const plain = path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
  return PUBLIC_ROUTES.some(
    (open) =>
      routeMethod(open) === asked &&
      (open.route.endsWith("/*") ? path.startsWith(open.route.slice(0, -1)) : open.route === plain),
  );
}

/** Whether the route that the router has chosen, by its registered name, is a public one. */
export function isPublicRoute(method: string, route: string): boolean {
  const asked = readingMethod(method);
  const plain = route.length > 1 && route.endsWith("/") ? route.slice(0, -1) : route;
  return PUBLIC_ROUTES.some((open) => routeMethod(open) === asked && open.route === plain);
}

function routeMethod(open: PublicRoute): string {
  return open.method === "WS" ? "GET" : open.method;
}

function readingMethod(method: string): string {
  return method === "HEAD" ? "GET" : method;
}
