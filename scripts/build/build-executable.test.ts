import { afterAll, beforeAll, expect, test } from "bun:test";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildDashboard } from "@rufbaum/dashboard/build";
import { type Program, startProgram } from "@rufbaum/e2e/program";
import { exportTree } from "@rufbaum/tree";
import { sampleTree } from "@rufbaum/tree/sample";
import { $ } from "bun";
import { MODEL_FILE } from "../model/understanding-files.ts";
import { buildExecutable } from "./build-executable.ts";

/** Far from the checkout: an empty folder, and a data directory of its own. */
let directory: string;
let program: Program;
/** Where the page was built. */
let dashboard: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "rufbaum-executable-"));
  dashboard = (await buildDashboard()).directory;
  await buildExecutable(join(directory, "rufbaum"));
  await mkdir(join(directory, "elsewhere"));
  program = await startProgram({
    command: [join(directory, "rufbaum"), "serve"],
    cwd: join(directory, "elsewhere"),
    data: join(directory, "data"),
  });
});

afterAll(async () => {
  await program?.stop();
  await rm(directory, { recursive: true, force: true });
});

test("serves the dashboard and its files", async () => {
  const page = await fetch(program.url);
  expect(page.status).toBe(200);
  const path = /src="(\/assets\/main-[^"]+\.js)"/.exec(await page.text())?.[1];
  const asset = await fetch(`${program.url}${path}`);
  expect(asset.status).toBe(200);
  expect(asset.headers.get("content-type")).toContain("text/javascript");
  expect((await asset.text()).length).toBeGreaterThan(10_000);
});

test("has the weights of the reader, for itself and for the page", async () => {
  const replies = new Response("Nee, lieber nicht\n");
  const reading =
    await $`${join(directory, "rufbaum")} understand --expect Ja,Nein --json < ${replies}`
      .cwd(join(directory, "elsewhere"))
      .json();
  expect(reading.condition).toBe("Nein");
  const [weights] = new Bun.Glob("assets/weights-*.bin").scanSync({ cwd: dashboard });
  const asset = await fetch(`${program.url}/${weights}`, { headers: { "accept-encoding": "br" } });
  expect(asset.headers.get("content-encoding")).toBe("br");
  expect(asset.headers.get("content-type")).toBe("application/octet-stream");
  expect(Number(asset.headers.get("content-length"))).toBeGreaterThan(500_000);
  expect(asset.headers.get("cache-control")).toContain("immutable");
  expect(await asset.bytes()).toEqual(await Bun.file(MODEL_FILE).bytes());
});

test("lets in with the password it made up, and has the sample tree", async () => {
  const answer = await fetch(`${program.url}/api/session`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ password: program.password }),
  });
  expect(answer.status).toBe(200);
  const trees = await program.ask("/api/decision-trees");
  expect(await trees.json()).toHaveLength(1);
});

test("reads large bodies in a thread of its own", async () => {
  const tree = sampleTree({ id: "large", createdAt: "2026-01-01T00:00:00.000Z" });
  const notes = "x".repeat(200_000);
  const importTree = (document: object) =>
    program.ask("/api/decision-trees/import", { method: "POST", body: JSON.stringify(document) });
  const taken = await importTree({ ...tree, notes: [], description: notes });
  expect(taken.status).toBe(201);
  const refused = await importTree({ ...tree, nodes: [], description: notes });
  expect(await refused.json()).toMatchObject({ reason: "connection-to-nowhere" });
  await program.ask("/api/decision-trees/large", { method: "DELETE" });
});

test("simulates in several threads, as one thread does", async () => {
  const tree = sampleTree({ id: "sample", createdAt: "2026-01-01T00:00:00.000Z" });
  await Bun.write(join(directory, "sample.json"), exportTree(tree));
  const [one, three] = await Promise.all(
    ["1", "3"].map((workers) =>
      $`${join(directory, "rufbaum")} simulate ../sample.json --runs 40 --json --workers ${workers}`
        .cwd(join(directory, "elsewhere"))
        .json(),
    ),
  );
  expect(one.totalRuns).toBe(40);
  expect(three).toEqual(one);
});

test("leaves nothing but its data, and ends when asked to", async () => {
  const left = new Bun.Glob("**").scanSync({ cwd: join(directory, "elsewhere"), dot: true });
  expect([...left]).toEqual([]);
  expect(await program.stop()).toBe(0);
});
