import { afterAll, afterEach, beforeAll, expect, test } from "bun:test";
import { openTestStore, type TestStore } from "@rufbaum/store/testing";
import { type AnyElysia, Elysia } from "elysia";
import { type RawAnswer, sendRaw } from "../testing/raw-http.ts";
import { startTestApp } from "../testing/test-app.ts";
import { PUBLIC_ROUTES } from "./public-routes.ts";

/*
 * Holds the running program against the written list of public routes: every route it has is asked
 * without a session, in each disguise that is known to have opened one somewhere.
 */

interface Route {
  method: string;
  route: string;
}

interface Disguise {
  name: string;
  method?: string;
  target?: (path: string) => string;
  host?: string;
  origin?: string;
}

const DISGUISES: Disguise[] = [
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
  { name: "foreign Origin", origin: "https://evil.example" },
];

let store: TestStore;
const servers: AnyElysia[] = [];
beforeAll(async () => {
  store = await openTestStore();
});
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop(true);
});
afterAll(() => store.close());

test("nothing is open but what is written down as public", async () => {
  const { app } = await startTestApp(store);
  const routes = routesOf(app);
  expect(routes.length).toBeGreaterThan(20);
  expect(await findOpen(listen(app), routes)).toEqual([]);
});

test("what is written down as public is there and open", async () => {
  const { app } = await startTestApp(store);
  const port = listen(app);
  const routes = routesOf(app);
  for (const open of PUBLIC_ROUTES) {
    expect(routes).toContainEqual({ method: open.method, route: open.route });
    const answer = await ask(port, open, { name: "plain" });
    expect(`${open.method} ${open.route} ${reasonOf(answer)}`).not.toContain("not-signed-in");
  }
});

test("no socket opens without its ticket or signature", async () => {
  const { app } = await startTestApp(store);
  const port = listen(app);
  const sockets = routesOf(app).filter(({ method }) => method === "WS");
  expect(sockets.length).toBeGreaterThan(0);
  for (const socket of sockets) {
    for (const disguise of DISGUISES) {
      const answer = await ask(port, socket, disguise);
      expect(`${socket.route} (${disguise.name}) ${answer.status}`).not.toEndWith(" 101");
    }
  }
});

test("a route added without being written down stays shut, also below a public path", async () => {
  const { app } = await startTestApp(store);
  const nested = new Elysia().use(new Elysia().get("/assets/nested/forgotten", () => "secret"));
  app
    .get("/api/forgotten", () => "secret")
    .get("/assets/forgotten", () => "secret")
    .use(nested)
    .ws("/api/forgotten-socket/forgotten", {});
  const routes = routesOf(app).filter(({ route }) => route.endsWith("/forgotten"));
  expect(routes).toHaveLength(4);
  expect(await findOpen(listen(app), routes)).toEqual([]);
});

test("the search would tell: a route that answers before the gate is found", async () => {
  const { app } = await startTestApp(store);
  const holed = new Elysia({ handler: { standardHostname: false }, systemRouter: false })
    .onRequest(({ request }) =>
      request.url.includes("/api/hole") ? { message: "open" } : undefined,
    )
    .use(app);
  const found = await findOpen(listen(holed), [{ method: "GET", route: "/api/hole" }]);
  expect(found).toContain('GET /api/hole (no cookie): 200 {"message":"open"}');
  expect(found).toContain('GET /api/hole (short Host): 200 {"message":"open"}');
});

/** Every way in which a route that is not public answered anything but a refusal of the gate. */
async function findOpen(port: number, routes: Route[]): Promise<string[]> {
  const open: string[] = [];
  for (const route of routes.filter((route) => !isWrittenDown(route))) {
    for (const disguise of DISGUISES) {
      if (disguise.method === "HEAD" && route.method !== "GET") continue;
      const answer = await ask(port, route, disguise);
      if (isRefusal(answer)) continue;
      open.push(
        `${route.method} ${route.route} (${disguise.name}): ${answer.status} ${answer.body}`,
      );
    }
  }
  return open;
}

function ask(port: number, { method, route }: Route, disguise: Disguise): Promise<RawAnswer> {
  const path = route.replaceAll(/:\w+/g, "x").replace("*", "x");
  const target = (disguise.target ?? ((plain) => plain))(path.replace(/(.)\/$/, "$1"));
  const verb = disguise.method ?? (method === "WS" || method === "ALL" ? "GET" : method);
  const hasBody = ["POST", "PUT", "PATCH"].includes(verb);
  const lines = [
    `${verb} ${target} HTTP/1.1`,
    `Host: ${disguise.host ?? `127.0.0.1:${port}`}`,
    ...(disguise.origin ? [`Origin: ${disguise.origin}`] : []),
    ...(method === "WS" ? UPGRADE : ["Connection: close"]),
    ...(hasBody ? ["Content-Type: application/json", "Content-Length: 2"] : []),
  ];
  return sendRaw(port, `${lines.join("\r\n")}\r\n\r\n${hasBody ? "{}" : ""}`, 1_000);
}

const UPGRADE = [
  "Connection: Upgrade",
  "Upgrade: websocket",
  "Sec-WebSocket-Version: 13",
  "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
];

/** A refusal by the gate itself, not by a route that was reached and found nothing. */
function isRefusal({ status, headers, body }: RawAnswer): boolean {
  if (status === 400 && body === "") return true;
  if (status === 404 && headers["content-type"]?.startsWith("text/html")) return true;
  if (body === "") return [401, 403, 421].includes(status);
  return GATE_REFUSALS.includes(`${status} ${reasonOf({ status, headers, body })}`);
}

const GATE_REFUSALS = [
  "401 not-signed-in",
  "403 foreign-origin",
  "404 unknown-page",
  "404 unknown-file",
  "421 wrong-host",
];

function reasonOf({ body }: RawAnswer): string {
  try {
    return String(JSON.parse(body).reason);
  } catch {
    return "";
  }
}

function routesOf(app: AnyElysia): Route[] {
  return app.routes.map(({ method, path }) => ({
    method,
    route: path.length > 1 ? path.replace(/\/$/, "") : path,
  }));
}

function isWrittenDown({ method, route }: Route): boolean {
  return PUBLIC_ROUTES.some((open) => open.method === method && open.route === route);
}

function listen(app: AnyElysia): number {
  app.listen({ hostname: "127.0.0.1", port: 0 });
  servers.push(app);
  return app.server?.port ?? 0;
}
