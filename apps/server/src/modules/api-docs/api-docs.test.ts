import { afterAll, beforeAll, expect, test } from "bun:test";
import { openTestStore, type TestStore } from "@rufbaum/store/testing";
import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020 } from "ajv/dist/2020.js";
import { routesOf } from "../../testing/attack-surface.ts";
import {
  clientOf,
  LOCAL_TOKEN,
  ownerOf,
  startTestApp,
  type TestApp,
} from "../../testing/test-app.ts";
import { apiPage } from "./api-page.ts";
import { type ApiDescription, describeApi } from "./describe-api.ts";

let store: TestStore;
let running: TestApp;
let description: ApiDescription;
beforeAll(async () => {
  store = await openTestStore();
  running = await startTestApp(store);
  description = describeApi(running.app.routes, "1.2.3");
});
afterAll(() => store.close());

test("the document is OpenAPI 3.1, and one that is not would be refused", async () => {
  const valid = await new Validator().validate({ ...structuredClone(description) });
  expect(valid.errors).toBeUndefined();
  expect(valid.valid).toBe(true);
  const { "/api/today": today, ...paths } = structuredClone(description).paths;
  const broken = {
    ...description,
    paths: { ...paths, "/api/today": { get: { ...today?.get, responses: "none" } } },
  };
  expect((await new Validator().validate(broken)).valid).toBe(false);
});

test("every route is in it, with a line that says what it is for", async () => {
  expect(undescribed(description)).toEqual([]);
  const listed = operations(description).map(({ method, path }) => `${method} ${path}`);
  const there = routesOf(running.app)
    .filter(({ route }) => /^\/(?:api|twilio|ws)\b/.test(route))
    .map(
      ({ method, route }) =>
        `${method === "WS" ? "GET" : method} ${route.replaceAll(/:(\w+)/g, "{$1}")}`,
    );
  expect(listed.toSorted()).toEqual(there.toSorted());
  expect(new Set(operations(description).map(({ operation }) => operation.operationId)).size).toBe(
    listed.length,
  );
});

test("a route that was added without a line is found", async () => {
  const { app } = await startTestApp(store);
  app.get("/api/forgotten", () => "nothing");
  expect(undescribed(describeApi(app.routes, "1.2.3"))).toEqual(["GET /api/forgotten"]);
});

test("the statuses told are those that the routes give", () => {
  const told = running.app.routes
    .filter(({ path }) => path.startsWith("/api/"))
    .map(({ method, path, handler, hooks }) => {
      const given = [...String(handler).matchAll(/status\((\d{3}),/g)].map(([, code]) => code);
      const isAlways = !/\? status\(/.test(String(handler));
      const expected = given.length === 0 ? ["200"] : isAlways ? given : ["200", ...given];
      const described = Object.keys(hooks.detail?.responses ?? {});
      return `${method} ${path} ${described} ${expected}`;
    });
  expect(told.filter((line) => / 20\d/.test(line)).length).toBeGreaterThan(100);
  for (const line of told) expect(line).toBe(line.replace(/ \S+ (\S+)$/, " $1 $1"));
});

test("who may is told as the gate has it", () => {
  const who = Object.fromEntries(
    operations(description).map(({ method, path, operation }) => [
      `${method} ${path}`,
      [operation["x-callers"], operation.security],
    ]),
  );
  expect(who["GET /api/health"]).toEqual(["anybody", []]);
  expect(who["GET /api/calls"]).toEqual(["signed-in", undefined]);
  expect(who["POST /twilio/voice/answer"]).toEqual(["carrier", [{ carrier: [] }]]);
  expect(who["GET /ws"]).toEqual(["ticket", []]);
});

test.each(["/api/docs", "/api/docs/openapi.json"])(
  "%s is there for those signed in alone",
  async (path) => {
    const ask = (headers: Record<string, string>) =>
      running.app.handle(
        new Request(`http://localhost${path}`, { headers: { host: "localhost", ...headers } }),
      );
    const refused = await ask({});
    expect(refused.status).toBe(401);
    expect(await refused.json()).toMatchObject({ reason: "not-signed-in" });
    const answer = await ask({ authorization: `Bearer ${LOCAL_TOKEN}` });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-security-policy")).toContain("script-src 'self'");
    expect(answer.headers.get("cache-control")).toBe("no-store");
  },
);

test("the page loads nothing and runs nothing, and shows every route", () => {
  const page = apiPage(description);
  expect(page).not.toMatch(/<script|<link|<img|src=|https?:|url\(|\son\w+=/);
  for (const { path } of operations(description)) expect(page).toContain(`<code>${path}</code>`);
  expect(page).toContain("<code>view=list</code>");
});

test("what comes from outside is text on the page", () => {
  const odd = structuredClone(description);
  odd.info.title = "<script>";
  expect(apiPage(odd)).not.toContain("<script>");
});

/** Bodies, and whether the server takes their form: the described schema must say the same. */
const BODIES: readonly [path: string, body: unknown][] = [
  ["/api/tokens", { name: "docs" }],
  ["/api/tokens", { name: "" }],
  ["/api/tokens", {}],
  ["/api/may-dial", { number: "+49 30 23125 001" }],
  ["/api/may-dial", { number: "+49 30 23125 001", kind: "test" }],
  ["/api/may-dial", { number: "+49 30 23125 001", kind: "joke" }],
  ["/api/may-dial", { number: "+49 30 23125 001", more: 1 }],
  ["/api/calls/search", { limit: 5 }],
  ["/api/calls/search", { limit: 0 }],
  ["/api/contacts/find", { number: 5 }],
];

test.each(BODIES)("%s %j is judged by the schema as by the server", async (path, body) => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const schema = description.paths[path]?.post?.requestBody?.content["application/json"]?.schema;
  const answer = await running.app.handle(
    new Request(`http://localhost${path}`, {
      method: "POST",
      headers: {
        host: "localhost",
        authorization: `Bearer ${LOCAL_TOKEN}`,
        "content-type": "application/json",
      },
      body: JSON.stringify(body),
    }),
  );
  expect(ajv.validate(schema ?? false, body)).toBe(answer.status !== 422);
  expect(Object.keys(description.paths[path]?.post?.responses ?? {})).toContain(
    answer.ok ? String(answer.status) : "default",
  );
});

test("the typed client meets what is described", async () => {
  const made = await ownerOf(running.app).api.tokens.post({ name: "described" });
  expect(description.paths["/api/tokens"]?.post?.responses).toHaveProperty(String(made.status));
  const refused = await clientOf(running.app).api.calls.get({ query: { limit: 1 } });
  expect(description.paths["/api/calls"]?.get?.responses).toHaveProperty(String(refused.status));
  const { Refusal } = (description.components as { schemas: { Refusal: object } }).schemas;
  const isRefusal = new Ajv2020({ strict: false }).compile(Refusal);
  expect(isRefusal(refused.error?.value)).toBe(true);
  expect(isRefusal(made.data)).toBe(false);
});

test.each([
  ["GET", "/api/contacts/template?format=csv"],
  ["GET", "/api/contacts/template?format=xlsx"],
  ["GET", "/api/consents/export"],
  ["GET", "/api/today"],
  ["GET", "/api/decision-trees"],
  ["GET", "/api/docs"],
  ["POST", "/api/contacts/export"],
])("%s %s sends the content that is described", async (method, address) => {
  const headers = {
    host: "localhost",
    authorization: `Bearer ${LOCAL_TOKEN}`,
    "content-type": "application/json",
    "rufbaum-person": "Test",
  };
  const body = method === "POST" ? "{}" : null;
  const answer = await running.app.handle(
    new Request(`http://localhost${address}`, { method, headers, body }),
  );
  expect(answer.status).toBe(200);
  const path = address.split("?")[0] ?? "";
  const content = description.paths[path]?.[method.toLowerCase()]?.responses[200]?.content ?? {};
  expect(Object.keys(content)).toContain(answer.headers.get("content-type")?.split(";")[0] ?? "");
});

function operations({ paths }: ApiDescription) {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );
}

function undescribed(of: ApiDescription): string[] {
  return operations(of)
    .filter(({ operation }) => operation.summary.trim() === "")
    .map(({ method, path }) => `${method} ${path}`);
}
