import { expect, test } from "bun:test";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fakeCli } from "./testing/fake-cli.ts";
import { FAKE_URL, fakeServer, type Handler } from "./testing/fake-server.ts";
import { TREE_NAMES, treeNames } from "./tree-names.ts";

const named =
  (...names: string[]): Handler =>
  () =>
    names.map((name) => ({ id: name, name }));
const LOCAL = JSON.stringify({ url: FAKE_URL, pid: 1, token: "local" });

/** The names that a shell is told, with what was asked for them. */
async function told(
  list: Handler,
  { env = {}, files = {} }: { env?: Record<string, string>; files?: Record<string, string> } = {},
) {
  const server = fakeServer({ "GET /api/decision-trees": list });
  const { deps } = fakeCli({ server, files });
  return { names: await treeNames(deps.runtime, env), server };
}

test("the running server on this machine tells the names of its trees", async () => {
  const { names, server } = await told(named("Solar", "Größer werden", "Solar"), {
    files: { ".rufbaum/server.json": LOCAL },
  });
  expect(names).toEqual(["Solar", "Größer werden"]);
  expect(server.requests[0]?.headers.get("authorization")).toBe("Bearer local");
});

test("the server that the environment names is asked first", async () => {
  const env = { RUFBAUM_URL: FAKE_URL, RUFBAUM_TOKEN: "named", RUFBAUM_DATA: "elsewhere" };
  const { names, server } = await told(named("Solar"), { env });
  expect(names).toEqual(["Solar"]);
  expect(server.requests[0]?.headers.get("authorization")).toBe("Bearer named");
});

test("a name of several lines, or that would steer the terminal, is left out", async () => {
  const files = { ".rufbaum/server.json": LOCAL };
  const { names } = await told(named("Zwei\nZeilen", "\u001b[31mRot", "Solar"), { files });
  expect(names).toEqual(["Solar"]);
});

test.each([
  ["there is no server", {}, named("Solar")],
  ["it is gone", { ".rufbaum/server.json": "{" }, named("Solar")],
  ["it refuses", { ".rufbaum/server.json": LOCAL }, () => new Response(null, { status: 401 })],
  ["it answers something else", { ".rufbaum/server.json": LOCAL }, () => ({ ok: true })],
] as const)("nothing is told where %s", async (_, files, list) => {
  expect((await told(list, { files })).names).toEqual([]);
});

test("a server that does not answer is not waited for", async () => {
  const { deps, time } = fakeCli({ files: { ".rufbaum/server.json": LOCAL } });
  const silent = (_url: string, init?: RequestInit) =>
    new Promise<Response>((_, reject) => {
      init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
      // The request is on its way: now time may pass.
      queueMicrotask(() => void time.advance(250));
    });
  const network = { ...deps.runtime.network, fetch: silent };
  expect(await treeNames({ ...deps.runtime, network }, {})).toEqual([]);
});

test("the program itself says nothing without data, and makes none", () => {
  const data = join(tmpdir(), `rufbaum-none-${process.pid}`);
  const main = join(import.meta.dir, "main.ts");
  const { exitCode, stdout, stderr } = Bun.spawnSync([process.execPath, main, TREE_NAMES], {
    env: { ...process.env, RUFBAUM_DATA: data, RUFBAUM_URL: "", RUFBAUM_TOKEN: "" },
  });
  expect([exitCode, stdout.toString(), stderr.toString()]).toEqual([0, "", ""]);
  expect(existsSync(data)).toBe(false);
});
