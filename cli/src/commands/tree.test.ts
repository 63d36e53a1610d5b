import { expect, test } from "bun:test";
import { exportTree } from "@rufbaum/tree";
import { fakeCli } from "../testing/fake-cli.ts";
import { fakeServer, type Handler, refusal } from "../testing/fake-server.ts";
import { smallTree, treeRoutes } from "../testing/samples.ts";

const tree = smallTree();
const finding = {
  code: "condition-without-target",
  severity: "warning",
  nodeId: "node_2",
  connectionId: null,
  params: { node: "Interesse?", condition: "Nein" },
  message: "Die Bedingung führt nirgendwohin.",
};

const NO_CAMPAIGNS = { "GET /api/bulk-calls/campaigns": () => [] };

function serverWith(routes: Record<string, Handler> = {}) {
  return fakeServer({ ...treeRoutes(tree), ...NO_CAMPAIGNS, ...routes });
}

test("import sends the file's text as it is and tells what came of it", async () => {
  const text = '\ufeff{ "name": "Begrüßung 🌳 ‏שלום" }';
  const server = serverWith({
    "POST /api/decision-trees/import": () => ({ tree, findings: [finding] }),
  });
  const cli = fakeCli({ server, files: { "a.json": text } });
  const { code, stdout } = await cli.run("tree", "import", "a.json", "--name", "Neu & gut");
  expect(code).toBe(0);
  expect(stdout).toBe(
    'Imported "Begrüßung" as tree_1 (3 nodes, 2 connections).\nIt is the active tree now; no other one is.\n  warning Interesse?: The condition “Nein” of “Interesse?” leads nowhere. Connect it to a node.\n',
  );
  const [request] = server.requests;
  expect(request?.body).toBe(text);
  expect(request?.search.get("name")).toBe("Neu & gut");
  expect(request?.headers.get("authorization")).toBe("Bearer secret-of-the-tests");
});

test("import reads stdin for -, and answers in JSON", async () => {
  const server = serverWith({ "POST /api/decision-trees/import": () => ({ tree, findings: [] }) });
  const { stdout } = await fakeCli({ server, stdin: "{}" }).run("--json", "tree", "import", "-");
  expect(JSON.parse(stdout)).toEqual({ tree, findings: [] });
  expect(server.requests[0]?.body).toBe("{}");
});

test("import sends a file that is no UTF-8 as its very bytes", async () => {
  const bytes = Buffer.from('{ "name": "Begrüßung" }', "latin1");
  const server = serverWith({ "POST /api/decision-trees/import": () => ({ tree, findings: [] }) });
  const cli = fakeCli({ server, files: { "a.json": bytes } });
  expect((await cli.run("tree", "import", "a.json")).code).toBe(0);
  expect(Buffer.from(server.requests[0]?.bytes ?? [])).toEqual(bytes);
});

const PROBLEMS = {
  problems: [
    { path: "nodes[1].id", nodeId: "node_2", message: "Die Kennung kommt zweimal vor." },
    { path: "", message: "Die Datei ist kein Decision Tree." },
  ],
};

test("a refused file is named, with each place and the reason", async () => {
  const server = serverWith({
    "POST /api/decision-trees/import": () =>
      refusal(400, "duplicate-node", "The import has failed.", PROBLEMS),
  });
  const cli = fakeCli({ server, files: { "b.json": "{}" } });
  const { code, stderr } = await cli.run("tree", "import", "b.json");
  expect(code).toBe(2);
  expect(stderr).toBe(
    [
      "error: b.json: The import has failed.",
      "  nodes[1].id (node node_2): Die Kennung kommt zweimal vor.",
      "  Die Datei ist kein Decision Tree.",
      "hint: Nothing was stored. Correct the file and import it again.\n",
    ].join("\n"),
  );
  const { stderr: json } = await cli.run("tree", "import", "b.json", "--json");
  expect(JSON.parse(json).error).toMatchObject({
    reason: "duplicate-node",
    exitCode: 2,
    details: { file: "b.json", ...PROBLEMS },
  });
});

test("what the sentence tells of the places stands in their lines alone", async () => {
  const message = `The import failed: nodes[1].id: ${PROBLEMS.problems[0]?.message} Another.`;
  const server = serverWith({
    "POST /api/decision-trees/import": () => refusal(400, "duplicate-node", message, PROBLEMS),
  });
  const { stderr } = await fakeCli({ server, files: { "b.json": "{}" } }).run(
    ...["tree", "import", "b.json"],
  );
  expect(stderr).toStartWith("error: b.json: The import failed.\n  nodes[1].id (node node_2): Die");
  expect(stderr.match(/Die Kennung/g)).toHaveLength(1);
});

test("a second tree of the same name is told, with how to keep one", async () => {
  const server = serverWith({
    "POST /api/decision-trees/import": () => ({ tree: { ...tree, id: "tree_2" }, findings: [] }),
  });
  const { code, stderr } = await fakeCli({ server, files: { "a.json": "{}" } }).run(
    ...["tree", "import", "a.json"],
  );
  expect([code, stderr]).toEqual([
    0,
    "There is another tree of this name, tree_1, which stays as it is. If this one is to take its place: rufbaum tree delete tree_1\n",
  ]);
});

test("a tree is deleted with word of the campaigns that call with it", async () => {
  const campaign = (name: string, status: string, treeId = "tree_1") => ({
    ...{ id: `campaign_${name}`, name, status, treeId, startedAt: "2026-11-21T09:05:00.000Z" },
    ...{ pauseMessage: null, hold: null },
  });
  const server = serverWith({
    "GET /api/bulk-calls/campaigns": () => [
      campaign("Herbst", "running"),
      { ...campaign("Winter", "draft"), startedAt: null },
      campaign("Alt", "completed"),
      campaign("Anders", "running", "tree_9"),
    ],
    "DELETE /api/decision-trees/:id": () => ({ ok: true }),
  });
  const { code, stderr } = await fakeCli({ server }).run("tree", "delete", "tree_1", "--yes");
  expect([code, stderr]).toEqual([
    0,
    '"Herbst" (campaign_Herbst), running, goes on with the version of its start.\n' +
      '"Winter" (campaign_Winter), draft, needs another tree.\n',
  ]);
});

test("a file of 50 MB is refused by its size, before anything is sent", async () => {
  const server = serverWith();
  const cli = fakeCli({ server, files: { "huge.json": "x".repeat(50 * 1024 * 1024) } });
  const { code, stderr } = await cli.run("tree", "import", "huge.json");
  expect(code).toBe(2);
  expect(stderr).toContain("huge.json is too large: 50.0 MB, at most 10 MB are taken.");
  expect(server.asked).toEqual([]);
});

test("stdin of more than 10 MB is refused without waiting for its end", async () => {
  const server = serverWith();
  const cli = fakeCli({ server, stdin: "x".repeat(11 * 1024 * 1024) });
  const { code, stderr } = await cli.run("tree", "import", "-");
  expect(code).toBe(2);
  expect(stderr).toContain("stdin is too large: at most 10 MB are taken.");
  expect(server.asked).toEqual([]);
});

test("export gives the exact text of the file", async () => {
  const text = '{\n  "id": "tree_1", "weight": 1.0,\n  "at": "2026-01-05T09:00:00.000Z"\n}\n';
  const server = serverWith({
    "GET /api/decision-trees/tree_1/export": () =>
      new Response(text, {
        headers: {
          "content-type": "application/json; charset=utf-8",
          "content-disposition": 'attachment; filename="tree.json"',
        },
      }),
  });
  const cli = fakeCli({ server });
  expect(await cli.run("tree", "export", "begrüßung")).toEqual({
    code: 0,
    stdout: text,
    stderr: "",
  });
  const written = await cli.run("tree", "export", "tree_1", "--out", "out.json");
  expect(written.stdout).toBe('Wrote "Begrüßung" to out.json.\n');
  expect(cli.files.get("out.json")).toBe(text);
});

test("an id with a slash in it is one part of the path", async () => {
  const odd = smallTree({ id: "a/../b?c" });
  const server = fakeServer({
    ...treeRoutes(odd),
    ...NO_CAMPAIGNS,
    "DELETE /api/decision-trees/:id": () => ({ ok: true }),
  });
  expect((await fakeCli({ server }).run("tree", "delete", "Begrüßung", "--yes")).code).toBe(0);
  expect(server.asked.at(-1)).toBe("DELETE /api/decision-trees/a%2F..%2Fb%3Fc");
});

test("list is a table for people and the trees' facts for programs", async () => {
  const cli = fakeCli({ server: serverWith() });
  const { stdout } = await cli.run("tree", "list");
  const [titles = "", row = ""] = stdout.split("\n");
  expect(titles.split(/ {2,}/)).toEqual(["ID", "NAME", "NODES", "ACTIVE", "PUBLISHED", "CREATED"]);
  expect(row).toMatch(/^tree_1 {2}Begrüßung {6}3 {2}yes {5}version 3 {2}2026-01-0\d \d\d:\d\d$/);
  const { stdout: json } = await cli.run("tree", "list", "--json");
  expect(JSON.parse(json)).toEqual([
    {
      id: "tree_1",
      name: "Begrüßung",
      isActive: true,
      createdAt: "2026-01-05T09:00:00.000Z",
      nodes: 3,
      published: { number: 3, publishedAt: "2026-01-05T09:00:00.000Z" },
      connections: 2,
    },
  ]);
});

test("show is an outline of what is said and which way leads where", async () => {
  const { stdout } = await fakeCli({ server: serverWith() }).run("tree", "show", "tree_1");
  expect(stdout).toBe(
    [
      "Begrüßung",
      "tree_1, active, 3 nodes, 2 connections",
      "",
      "start Start node_1",
      '    "Guten Tag."',
      "decision Interesse? node_2",
      '    "Haben Sie Interesse?"',
      "  Ja → end Ende node_3",
      '      "Bis bald!"',
      "  Nein → nowhere",
      "  otherwise → decision Interesse? (see above)\n",
    ].join("\n"),
  );
});

test("what simply goes on stays in line, but under the way that led to it", async () => {
  const { nodes } = tree;
  const more = { id: "node_4", type: "end" as const, title: "Aus", position: { x: 0, y: 0 } };
  const lost = { ...more, id: "node_5", title: "Verloren" };
  const chain = smallTree({
    nodes: [
      ...nodes.map((node) => (node.id === "node_3" ? { ...node, type: "message" as const } : node)),
      more,
      lost,
    ],
    connections: [
      ...tree.connections,
      { id: "k3", sourceNodeId: "node_3", targetNodeId: "node_4", condition: null },
    ],
  });
  const server = fakeServer({ ...treeRoutes(chain) });
  const { stdout } = await fakeCli({ server }).run("tree", "show", "tree_1");
  expect(stdout).toContain("\n  Ja → message Ende node_3\n");
  expect(stdout).toContain("\n    end Aus node_4\n");
  expect(stdout).toEndWith("\nNot reached from the start:\nend Verloren node_5\n");
});

test("delete asks on a terminal and deletes only on a yes", async () => {
  const server = serverWith({ "DELETE /api/decision-trees/tree_1": () => ({ ok: true }) });
  const no = await fakeCli({ server, isTerminal: true, stdin: "" }).run("tree", "delete", "tree_1");
  expect(no.code).toBe(1);
  expect(no.stderr).toContain('Delete "Begrüßung" (3 nodes)? [y/N]');
  expect(server.asked).not.toContain("DELETE /api/decision-trees/tree_1");
  const yes = await fakeCli({ server, isTerminal: true, stdin: "y" }).run(
    "tree",
    "delete",
    "tree_1",
  );
  expect(yes.code).toBe(0);
  expect(server.asked).toContain("DELETE /api/decision-trees/tree_1");
});

test("a file is shown as it stands, without a server", async () => {
  const server = fakeServer({});
  const cli = fakeCli({ server, files: { "mine.json": exportTree(smallTree()) } });
  const { code, stdout } = await cli.run("tree", "show", "mine.json");
  expect(code).toBe(0);
  expect(stdout).toContain("Interesse?");
  expect(server.asked).toEqual([]);
});

test.each(["export", "delete"])(
  "%s tells that it takes no file, before it asks a server",
  async (name) => {
    const server = serverWith();
    const cli = fakeCli({ server, files: { "a.json": "{}" } });
    const { code, stderr } = await cli.run("tree", name, "a.json");
    expect(code).toBe(2);
    expect(stderr).toContain(
      '"a.json" is a file; this command takes the name or id of a stored tree.',
    );
    expect(stderr).toContain("rufbaum tree lint");
    expect(server.requests).toEqual([]);
  },
);
