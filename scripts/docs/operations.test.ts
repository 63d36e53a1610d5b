import { expect, test } from "bun:test";
import { join } from "node:path";
import { NEEDED_BUN } from "@rufbaum/cli/needed-bun";
import { BODY_BACKSTOP } from "@rufbaum/server/body-limits";
import { CONFIG_VARIABLES } from "@rufbaum/server/config";
import { findPostgres } from "@rufbaum/store/testing";
import { type Api, apisIn, newestOf } from "./browser-apis.ts";

const ROOT = join(import.meta.dir, "../..");
const read = (path: string) => Bun.file(join(ROOT, path)).text();
const PAGE = await read("docs/operations.md");

/** Rows of the table under a heading, as cells. */
function rowsOf(heading: string): string[][] {
  const section = PAGE.split(`\n## ${heading}\n`)[1]?.split("\n## ")[0] ?? "";
  return section
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .slice(2)
    .map((line) => line.slice(2, -2).split(" | "));
}

const VERSIONS = new Map(
  rowsOf("What it needs").flatMap(([what = "", version = ""]) =>
    what
      .replace(/, in place of.*|, the embedded.*/, "")
      .split(", ")
      .map((name) => [name, version] as const),
  ),
);

test("the oldest Bun is that of the code's own check, package.json and the Dockerfile", async () => {
  expect(VERSIONS.get("Bun")).toBe(NEEDED_BUN);
  expect(JSON.parse(await read("package.json")).engines.bun).toBe(`>=${NEEDED_BUN}`);
  expect(await read("packaging/Dockerfile")).toContain(`FROM oven/bun:${NEEDED_BUN}-`);
});

test("versions of libraries are those of the lock file", async () => {
  const lock = await read("bun.lock");
  const locked = (name: string) =>
    new RegExp(`^ {4}"${name}": \\["${name}@([\\d.]+)"`, "m").exec(lock)?.[1];
  expect(VERSIONS.get("Twilio's library")).toBe(locked("twilio"));
  expect(VERSIONS.get("Elysia")).toBe(locked("elysia"));
  expect(VERSIONS.get("PGlite")).toBe(locked("@electric-sql/pglite"));
  expect(PAGE).toContain(`Tailwind ${locked("tailwindcss")?.split(".")[0]} `.trim());
});

test("the version of Twilio's API is the one that is spoken", async () => {
  const version = VERSIONS.get("Twilio's API") ?? "";
  expect(version).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(await read("packages/telephony/src/twilio/carrier.ts")).toContain(`/${version}/`);
});

test("no PostgreSQL is promised that is newer than the tests' own", async () => {
  const programs = await findPostgres();
  if (programs === null) return;
  const major = Number(/\/(\d+)\/bin$/.exec(programs)?.[1]);
  expect(Number(VERSIONS.get("PostgreSQL"))).toBeLessThanOrEqual(major);
  expect(Number(VERSIONS.get("PostgreSQL"))).toBeGreaterThan(0);
});

test("every browser promised has what the built pages use", async () => {
  const scripts = new Bun.Glob("*.js").scan({
    cwd: join(ROOT, "apps/dashboard/dist/assets"),
    absolute: true,
  });
  const used = new Set<Api>();
  for await (const path of scripts) {
    for (const name of apisIn(await Bun.file(path).text())) used.add(name);
  }
  expect(used.size).toBeGreaterThan(3);
  const needed = newestOf(used);
  for (const [browser, version] of Object.entries(needed)) {
    expect({ browser, version: Number(VERSIONS.get(browser)) }).toEqual({ browser, version });
  }
  expect(VERSIONS.get("Edge")).toBe(VERSIONS.get("Chrome"));
});

test("an API that only newer browsers have would be found", () => {
  const used = apisIn("const a = new Set(b).union(c), d = Promise.withResolvers();");
  expect(used).toEqual(["Promise.withResolvers", "Set.prototype.union"]);
  expect(newestOf(new Set(used)).Chrome).toBe(122);
});

test("the table of the configuration has every variable, and no other", () => {
  const told = rowsOf("Configure it").flatMap(([names = ""]) =>
    [...names.matchAll(/`(\w+)`/g)].map(([, name = ""]) => name),
  );
  const ofCommandLine = ["RUFBAUM_PERSON", "RUFBAUM_URL", "RUFBAUM_TOKEN"];
  expect(told.toSorted()).toEqual([...CONFIG_VARIABLES, ...ofCommandLine].toSorted());
});

test("a proxy set up so lets through what the program takes", () => {
  const nginx = Number(/client_max_body_size (\d+)m;/.exec(PAGE)?.[1]) * 1024 ** 2;
  const caddy = Number(/max_size (\d+)MB/.exec(PAGE)?.[1]) * 1000 ** 2;
  expect(nginx).toBeGreaterThan(BODY_BACKSTOP);
  expect(caddy).toBeGreaterThan(BODY_BACKSTOP);
});
