import { expect, test } from "bun:test";
import { fakeCli } from "../../testing/fake-cli.ts";
import { fakeServer, type Handler, refusal } from "../../testing/fake-server.ts";
import { smallTree, treeRoutes } from "../../testing/samples.ts";

const tree = smallTree();
const file = JSON.stringify(tree);
/** A decision without a way on. */
const broken = JSON.stringify({ ...tree, connections: [tree.connections[0]] });
const version = {
  number: 2,
  publishedAt: "2026-01-05T09:00:00.000Z",
  note: "Herbst",
  nodes: 3,
  connections: 2,
};

function serverWith(routes: Record<string, Handler> = {}) {
  return fakeServer({ ...treeRoutes(tree), ...routes });
}

test("lint of a file needs no server, names what is wrong, and fails on errors", async () => {
  const cli = fakeCli({ files: { "a.json": broken } });
  const { code, stdout } = await cli.run("tree", "lint", "a.json");
  expect(code).toBe(1);
  expect(stdout).toMatch(/ {2}error .*\n/);
  expect(stdout).toMatch(/a\.json: \d+ errors?, \d+ warnings?, \d+ hints?\n$/);
});

test.each([
  ["UTF-16", Buffer.from(`\ufeff${JSON.stringify(tree)}`, "utf16le"), []],
  ["Windows-1252", Buffer.from(JSON.stringify({ ...tree, name: "Gruß" }), "latin1"), ["not-utf-8"]],
])("lint reads a file in %s as the server does", async (_, bytes, wanted) => {
  const { stdout } = await fakeCli({ files: { "a.json": bytes } }).run(
    ...["tree", "lint", "a.json", "--json"],
  );
  const { isImportable, findings } = JSON.parse(stdout);
  expect(isImportable).toBe(true);
  const codes = findings.map(({ code }: { code: string }) => code);
  expect(codes.filter((code: string) => /utf|lost|json/.test(code))).toEqual(wanted);
});

test("lint tells a misspelt field with its place and what was meant, of a file and of a stored tree", async () => {
  const nodes = tree.nodes.map((node) => ({
    ...node,
    ...(node.conditions && {
      conditions: node.conditions.map((each) => ({ ...each, exmples: ["gern"], width: 3 })),
    }),
  }));
  const misspelt = { ...tree, nodes };
  const server = serverWith(treeRoutes(misspelt));
  const cli = fakeCli({ server, files: { "a.json": JSON.stringify(misspelt) } });
  for (const wanted of ["a.json", tree.name]) {
    const { stdout } = await cli.run("tree", "lint", wanted);
    expect(stdout).toContain(
      "  warning nodes[1].conditions[0].exmples: The field “exmples” of the condition “Ja” of “Interesse?” is not read. “examples” was probably meant. So it stands in 1 other place.\n",
    );
    expect(stdout).toContain(
      "  info Some fields are not read here: “nodes[1].conditions[0].width”. They are kept.\n",
    );
  }
});

test("lint in JSON gives every finding with its place", async () => {
  const cli = fakeCli({ stdin: broken });
  const { code, stdout } = await cli.run("tree", "lint", "-", "--json");
  expect(code).toBe(1);
  const { findings } = JSON.parse(stdout);
  expect(Object.keys(findings[0]).sort()).toEqual([
    "code",
    "connectionId",
    "message",
    "nodeId",
    "params",
    "severity",
  ]);
});

test("lint lets warnings pass, unless it is to be strict", async () => {
  const clean = JSON.stringify({
    ...tree,
    nodes: [
      {
        ...tree.nodes[0],
        content: "Guten Tag, hier spricht Lena, die KI-Assistentin der Sonnwerk GmbH.",
      },
      { ...tree.nodes[2], position: { x: 1, y: 1 } },
      { id: "lost", type: "end", title: "Verloren", content: "Hallo.", position: { x: 1, y: 1 } },
    ],
    connections: [{ id: "k", sourceNodeId: "node_1", targetNodeId: "node_3" }],
  });
  const cli = fakeCli({ files: { "b.json": clean } });
  const { code, stdout } = await cli.run("tree", "lint", "b.json");
  expect([code, stdout]).toEqual([0, expect.stringContaining("1 warning")]);
  expect((await cli.run("tree", "lint", "b.json", "--strict")).code).toBe(1);
});

test("lint of a file that can't be imported lists all that is wrong with it, and fails", async () => {
  const faulty = JSON.stringify({
    nodes: [
      { id: "a", type: "start", title: "Start", position: { x: 1, y: 1 } },
      { id: "b", type: "message", title: "Stumm", position: { x: "links", y: 1 } },
    ],
    connections: [{ id: "k", sourceNodeId: "a", targetNodeId: "weg" }],
  });
  const cli = fakeCli({ files: { "c.json": faulty } });
  const { code, stdout } = await cli.run("tree", "lint", "c.json");
  expect(code).toBe(1);
  const lines = stdout.split("\n");
  expect(lines[0]).toStartWith("  error nodes[1].position.x: Node 2 (“Stumm”)");
  expect(lines[1]).toStartWith("  error connections[0].targetNodeId: The connection “k”");
  expect(stdout).toContain("  error b: The node “Stumm” has no text.\n");
  expect(stdout).toMatch(/c\.json can't be imported: \d+ errors, \d+ warnings?, \d+ hints?\n$/);
  const json = JSON.parse((await cli.run("tree", "lint", "c.json", "--json")).stdout);
  expect(json.isImportable).toBe(false);
  expect(json.findings[0]).toMatchObject({
    code: "not-a-tree",
    path: "nodes[1].position.x",
    nodeId: "b",
  });
  expect((await fakeCli({ stdin: "nodes:\n" }).run("tree", "lint", "-")).code).toBe(1);
  expect((await cli.run("tree", "lint", "missing.json")).code).toBe(2);
});

test("where a tree is needed, a file that is none is wrong input, told with its places", async () => {
  const cli = fakeCli({ files: { "c.json": '{"nodes": [{"id": 5}], "connections": []}' } });
  const { code, stderr } = await cli.run("tree", "render", "c.json");
  expect(code).toBe(2);
  expect(stderr).toContain("c.json is no tree that can be read.");
  expect(stderr).toContain("nodes[0]");
});

test("diff shows what was added, removed and changed, and which fields", async () => {
  const changed = {
    ...tree,
    name: "Neu",
    nodes: [
      { ...tree.nodes[0], content: "Hallo!" },
      tree.nodes[1],
      { ...tree.nodes[2], position: { x: 50, y: 0 } },
      { id: "node_4", type: "message", title: "Dazu", position: { x: 0, y: 0 } },
    ],
    connections: [tree.connections[0]],
  };
  const cli = fakeCli({ files: { "a.json": file, "b.json": JSON.stringify(changed) } });
  const { code, stdout } = await cli.run("tree", "diff", "a.json", "b.json");
  expect(code).toBe(0);
  expect(stdout.split("\n")).toEqual([
    '~ name: "Begrüßung" → "Neu"',
    '+ message "Dazu"',
    '~ start "Start"',
    '    content: "Guten Tag." → "Hallo!"',
    "- Interesse? → Interesse?",
    "  1 moved on the canvas",
    "",
  ]);
  expect((await cli.run("tree", "diff", "a.json", "b.json", "--exit-code")).code).toBe(1);
  const same = await cli.run("tree", "diff", "a.json", "a.json", "--exit-code");
  expect(same).toMatchObject({ code: 0, stdout: "No difference.\n" });
  const { stdout: json } = await cli.run("--json", "tree", "diff", "a.json", "b.json");
  expect(JSON.parse(json)).toMatchObject({ isSame: false, nodes: { added: [{ id: "node_4" }] } });
});

test("a version is compared by its number, or as the one that is published", async () => {
  const server = serverWith({
    "GET /api/decision-trees/tree_1/versions/2": () => ({
      ...version,
      tree: { ...tree, name: "Alt" },
    }),
    "GET /api/decision-trees/tree_1/draft": () => ({
      version: 9,
      tree,
      published: { number: 2, publishedAt: version.publishedAt },
      isPublished: false,
    }),
  });
  const cli = fakeCli({ server });
  for (const from of ["Begrüßung@2", "tree_1@published"]) {
    const { stdout } = await cli.run("tree", "diff", from, "Begrüßung@draft");
    expect(stdout).toBe('~ name: "Alt" → "Begrüßung"\n');
  }
});

test("publish says which version it is, and what stands against it", async () => {
  const server = serverWith({ "POST /api/decision-trees/tree_1/versions": () => version });
  const { stdout } = await fakeCli({ server }).run("tree", "publish", "tree_1", "--note", "Herbst");
  expect(stdout).toMatch(
    /^Published "Begrüßung" as version 2\.\n {2}warning Start: .* that an AI is speaking\. .*\n$/,
  );
  expect(JSON.parse(server.requests.at(-1)?.body ?? "")).toEqual({ note: "Herbst" });

  const findings = [{ code: "dead-end", severity: "error", nodeId: "node_2", message: "Endet." }];
  const refusing = serverWith({
    "POST /api/decision-trees/tree_1/versions": () =>
      refusal(409, "lint-errors", "The tree has an error.", { findings }),
  });
  const { code, stderr } = await fakeCli({ server: refusing }).run("tree", "publish", "tree_1");
  expect(code).toBe(1);
  expect(stderr).toContain("The tree has an error.");
  expect(stderr).toContain("Endet.");
});

test("versions are a table, and JSON for programs", async () => {
  const server = serverWith({ "GET /api/decision-trees/tree_1/versions": () => [version] });
  const cli = fakeCli({ server });
  expect((await cli.run("tree", "versions", "tree_1")).stdout).toContain("Herbst");
  expect(JSON.parse((await cli.run("--json", "tree", "versions", "tree_1")).stdout)).toEqual([
    version,
  ]);
});

test("what was not understood is a table, by its node's title or id, and JSON for programs", async () => {
  const heard = { nodeId: "node_2", nodeTitle: "Interesse?", simulations: 12 };
  const reply = { ...heard, key: "k", text: "Mal sehen", calls: 3, lastAt: null };
  const found = { replies: [reply], further: 4, nodes: { node_2: { calls: 1, simulations: 4 } } };
  const server = serverWith({ "GET /api/decision-trees/tree_1/not-understood": () => found });
  const cli = fakeCli({ server });
  const { stdout, stderr } = await cli.run("tree", "not-understood", "tree_1");
  expect(stdout).toMatch(/Interesse\? +3 +12 +Mal sehen/);
  expect(stderr).toContain("4 more, rarer.");
  for (const node of ["node_2", "Interesse?"]) {
    const { stdout: json } = await cli.run(
      "--json",
      "tree",
      "not-understood",
      "tree_1",
      "--node",
      node,
    );
    expect(JSON.parse(json)).toEqual(found);
    expect(server.requests.at(-1)?.search.get("nodeId")).toBe("node_2");
  }
  const none = await cli.run("tree", "not-understood", "tree_1", "--node", "Interese?");
  const meant = 'has no node "Interese?". Did you mean "Interesse?"?';
  expect(none).toMatchObject({ code: 2, stderr: expect.stringContaining(meant) });
  const doubled = { ...tree, nodes: tree.nodes.map((node) => ({ ...node, title: "Gleich" })) };
  const twice = fakeCli({ server: serverWith(treeRoutes(doubled)) });
  const either = await twice.run("tree", "not-understood", "tree_1", "--node", "Gleich");
  expect(either).toMatchObject({ code: 2, stderr: expect.stringContaining("is the title of") });
});

test("restore and undelete tell what is back; a version that is none is told as such", async () => {
  const server = serverWith({
    "POST /api/decision-trees/tree_1/versions/2/restore": () => ({ version: 12 }),
    "POST /api/decision-trees/tree_1/versions/7/restore": () =>
      refusal(404, "unknown-version", "There is no version 7."),
    "POST /api/decision-trees/tree_1/undelete": () => tree,
  });
  const cli = fakeCli({ server });
  expect((await cli.run("tree", "restore", "tree_1", "2")).stdout).toBe(
    'The draft of "Begrüßung" is version 2 again.\n',
  );
  expect(await cli.run("tree", "restore", "tree_1", "7")).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("There is no version 7."),
  });
  expect((await cli.run("tree", "restore", "tree_1", "zwei")).code).toBe(2);
  expect((await cli.run("tree", "undelete", "tree_1")).stdout).toBe('"Begrüßung" is back.\n');
});

test("render draws to stdout or a file, as the file's name says", async () => {
  const cli = fakeCli({ files: { "a.json": file } });
  expect((await cli.run("tree", "render", "a.json")).stdout).toStartWith("<svg ");
  expect((await cli.run("tree", "render", "a.json", "--format", "mermaid")).stdout).toStartWith(
    "flowchart LR\n",
  );
  await cli.run("tree", "render", "a.json", "--out", "a.mmd");
  expect(cli.files.get("a.mmd")).toStartWith("flowchart LR");
  await cli.run("tree", "render", "a.json", "--out", "a.png");
  expect(cli.files.get("a.png")).toStartWith("\u0089PNG\r\n");
  expect((await cli.run("tree", "render", "a.json", "--format", "gif")).code).toBe(2);
});

test("a picture is not poured onto a terminal", async () => {
  const cli = fakeCli({ files: { "a.json": file }, isTerminal: true });
  const { code, stderr } = await cli.run("tree", "render", "a.json", "--format", "png");
  expect(code).toBe(2);
  expect(stderr).toContain("--out");
});
