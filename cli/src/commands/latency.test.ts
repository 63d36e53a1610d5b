import { expect, test } from "bun:test";
import { fakeCli } from "../testing/fake-cli.ts";
import { fakeServer } from "../testing/fake-server.ts";

const waits = (p50: number) => ({ answers: 7, p50, p90: p50 * 2, p99: p50 * 4, histogram: [] });
const day = { day: "2026-11-21", treeId: "tree_1", treeName: "Erstkontakt", answers: 7 };
const latencies = [
  { ...day, server: waits(3.14), firstAudio: waits(610.4) },
  { ...day, treeName: "Rückruf", server: waits(12.4), firstAudio: null },
];
const server = fakeServer({ "GET /api/latency": () => latencies });

test("each tree's day is a line, with a dash where the carrier told of no sound", async () => {
  const { code, stdout } = await fakeCli({ server }).run("latency");
  const [titles = "", first = "", second = ""] = stdout.split("\n");
  expect(code).toBe(0);
  expect(titles).toMatch(/^DAY +TREE +ANSWERS +SERVER P50 +P90 +P99 +SOUND P50 +P90 +P99$/);
  expect(first).toMatch(/^2026-11-21 +Erstkontakt +7 +3\.1 +6\.3 +13 +610 +1,221 +2,442$/);
  expect(second).toMatch(/^2026-11-21 +Rückruf +7 +12 +25 +50 +- +- +-$/);
  expect(server.requests.at(-1)?.search.toString()).toBe("days=7");
});

test("days and tree are asked for as given, and --json hands on what the server says", async () => {
  const { stdout } = await fakeCli({ server }).run(
    "latency",
    "--days",
    "90",
    "--tree",
    "tree_1",
    "--json",
  );
  expect(JSON.parse(stdout)).toEqual(latencies);
  expect(Object.fromEntries(server.requests.at(-1)?.search ?? [])).toEqual({
    days: "90",
    treeId: "tree_1",
  });
});

test("91 days are refused before anything is asked", async () => {
  const before = server.requests.length;
  const { code, stderr } = await fakeCli({ server }).run("latency", "--days", "91");
  expect(code).toBe(2);
  expect(stderr).toContain("90");
  expect(server.requests).toHaveLength(before);
});

test("without an answer a sentence says so", async () => {
  const silent = fakeServer({ "GET /api/latency": () => [] });
  const { stdout } = await fakeCli({ server: silent }).run("latency", "--days", "1");
  expect(stdout).toBe("No answer was measured in the last day.\n");
});
