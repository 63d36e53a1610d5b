import { expect, test } from "bun:test";
import type { Tree } from "@rufbaum/tree";
import { fakeCli } from "../testing/fake-cli.ts";
import { fakeServer } from "../testing/fake-server.ts";
import { callView, smallTree, treeRoutes, utterance } from "../testing/samples.ts";

/** A caller who said yes, and was said goodbye to. */
const CALL = {
  ...callView({ outcome: "success", endReason: "completed" }),
  messages: [
    said("m1", "ai", "Guten Tag.", "node_1", 0),
    said("m2", "ai", "Haben Sie Interesse?", "node_2", 0),
    said("m3", "caller", "Ja, gern.", "node_2", 6, "Ja"),
    said("m4", "ai", "Bis bald!", "node_3", 6),
  ],
  path: ["node_1", "node_2", "node_3"],
  recordings: [],
};

function said(
  id: string,
  speaker: "ai" | "caller",
  text: string,
  nodeId: string,
  second: number,
  condition?: string,
) {
  const timestamp = `2026-01-05T09:00:0${second}.000Z`;
  const metadata = { nodeId, ...(condition && { condition, detectedIntent: condition }) };
  return { ...utterance(id, speaker, text), timestamp, metadata };
}

function server(call: object = CALL) {
  return fakeServer({
    ...treeRoutes(tree()),
    "GET /api/calls": () => [callView()],
    "GET /api/calls/:id": () => call,
  });
}

function tree(): Tree {
  const made = smallTree();
  const [, , end] = made.nodes;
  if (end?.type === "end") end.outcome = "success";
  return made;
}

/** A yes leads back to the question. */
function turned(more: Partial<Tree> = {}): string {
  const made = { ...tree(), ...more };
  const yes = made.nodes[1]?.conditions?.[0];
  if (yes) yes.targetNodeId = "node_4";
  made.nodes.push({
    id: "node_4",
    type: "end",
    title: "Rückruf",
    position: { x: 0, y: 0 },
    content: "Wir rufen Sie an.",
    outcome: "callback",
  });
  return JSON.stringify(made);
}

test("a tree that did not change leads every call as it was led", async () => {
  const asked = server();
  const cli = fakeCli({ server: asked });
  const { code, stdout } = await cli.run("replay", "begr", "--since", "7d", "--fail-on-change");
  expect(stdout).toContain("0 of 1 call changed: 0.0% of 1 (0.0% to ");
  expect(stdout).toContain("1 of 1 line of callers were met as they were then.\n");
  expect(code).toBe(0);
  const { search } = asked.requests.find(({ path }) => path === "/api/calls") ?? {};
  expect(Object.fromEntries(search ?? [])).toEqual({
    treeId: "tree_1",
    limit: "500",
    since: new Date(cli.time.now() - 7 * 86_400_000).toISOString(),
  });
});

test("tells where a call would go another way, and fails only where that was asked for", async () => {
  const cli = fakeCli({ server: server(), files: { "new.json": turned() } });
  const { code, stdout } = await cli.run("replay", "new.json");
  expect(stdout).toMatch(/^CA1111 {2}\S/);
  expect(stdout).toContain("  line 1, at Interesse?: „Ja, gern.“\n");
  expect(stdout).toContain("  then:  Ja → Ende\n");
  expect(stdout).toContain("  now:   Ja → Rückruf, ends callback, completed\n");
  expect(stdout).toContain("1 of 1 call changed: 100.0% of 1 (");
  expect(code).toBe(0);
  expect((await cli.run("replay", "new.json", "--fail-on-change")).code).toBe(1);
});

test("a check without a call to lead is none: exit code 2", async () => {
  const none = fakeServer({ ...treeRoutes(tree()), "GET /api/calls": () => [] });
  const cli = fakeCli({ server: none, files: { "new.json": turned() } });
  const { code, stdout, stderr } = await cli.run("replay", "new.json", "--fail-on-change");
  expect([code, stdout]).toEqual([2, ""]);
  expect(stderr).toContain("There are no calls to lead through the tree, so nothing was checked.");
});

test("is JSON for programs", async () => {
  const cli = fakeCli({ server: server(), files: { "new.json": turned() } });
  const { stdout } = await cli.run("replay", "new.json", "--json");
  expect(JSON.parse(stdout)).toMatchObject({
    treeId: "tree_1",
    changed: { count: 1, of: 1, percent: 100 },
    calls: [{ id: "CA1111", result: { type: "elsewhere", at: { line: 1, nodeNow: "node_4" } } }],
  });
});

test("a file of another tree has to say whose calls are meant", async () => {
  const files = { "new.json": turned({ id: "tree_9" }) };
  const cli = fakeCli({ server: server(), files });
  const refused = await cli.run("replay", "new.json");
  expect(refused.code).toBe(2);
  expect(refused.stderr).toContain("--tree <id or name>");
  expect((await cli.run("replay", "new.json", "--tree", "Begrüßung")).code).toBe(0);
});

test("says why a call can't be followed, and so where there is none", async () => {
  const machine = { ...CALL, answeredBy: "machine_start" };
  const { stdout } = await fakeCli({ server: server(machine) }).run("replay", "begr");
  expect(stdout).toContain("  not followed: a machine answered\n");
  expect(stdout).toContain("0 of 1 call changed: 0.0% of 0 (0.0% to 100.0%)\n");
  const empty = fakeServer({
    ...treeRoutes(tree()),
    "GET /api/calls": () => [],
  });
  const none = await fakeCli({ server: empty }).run("replay", "begr");
  expect(none).toMatchObject({ code: 0 });
  expect(none.stdout).toBe("No call was led with that tree in this time.\n");
});
