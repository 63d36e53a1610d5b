import { afterAll, afterEach, beforeAll, expect, test } from "bun:test";
import { openTestStore, type TestStore } from "@rufbaum/store/testing";
import { type AnyElysia, Elysia } from "elysia";
import {
  askDisguised,
  DISGUISES,
  isGateRefusal,
  isWrittenDown,
  type Route,
  reasonIn,
  routesOf,
  suits,
} from "../../testing/attack-surface.ts";
import { startTestApp } from "../../testing/test-app.ts";
import { PUBLIC_ROUTES } from "./public-routes.ts";

/*
 * Holds the running program against the written list of public routes: every route it has is asked
 * without a session, in each disguise that is known to have opened one somewhere.
 */

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
    const answer = await askDisguised(port, open, { name: "plain" });
    expect(`${open.method} ${open.route} ${reasonIn(answer.body)}`).not.toContain("not-signed-in");
  }
});

test("no socket opens without its ticket or signature", async () => {
  const { app } = await startTestApp(store);
  const port = listen(app);
  const sockets = routesOf(app).filter(({ method }) => method === "WS");
  expect(sockets.length).toBeGreaterThan(0);
  for (const socket of sockets) {
    for (const disguise of DISGUISES) {
      const answer = await askDisguised(port, socket, disguise);
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
      if (!suits(disguise, route)) continue;
      const answer = await askDisguised(port, route, disguise);
      if (isGateRefusal(answer)) continue;
      open.push(
        `${route.method} ${route.route} (${disguise.name}): ${answer.status} ${answer.body}`,
      );
    }
  }
  return open;
}

function listen(app: AnyElysia): number {
  app.listen({ hostname: "127.0.0.1", port: 0 });
  servers.push(app);
  return app.server?.port ?? 0;
}
