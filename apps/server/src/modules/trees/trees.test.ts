import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test";
import { openTestStore, type TestStore } from "@rufbaum/store/testing";
import type { Tree } from "@rufbaum/tree";
import { loadTemplate, TEMPLATE_IDS } from "@rufbaum/tree/templates";
import type { ErrorBody } from "../../http/error-response.ts";
import { ownerOf, startTestApp, type TestApp } from "../../testing/test-app.ts";

let store: TestStore;
let running: TestApp;
beforeAll(async () => {
  store = await openTestStore();
});
beforeEach(async () => {
  await store.clear();
  running = await startTestApp(store);
});
afterAll(() => store.close());

const FILE = {
  id: "tree_1699999999999",
  name: "Solar Erstkontakt – 日本語 🌳",
  isActive: true,
  createdAt: "2025-11-03T10:15:00.000Z",
  nodes: [
    {
      id: "node_1",
      type: "start",
      title: "Start",
      position: { x: 1, y: 2.5 },
      content: { text: "Guten Tag [firstName], hier spricht eine KI.", responses: [] },
      colour: "green",
    },
    {
      id: "node_2",
      type: "end",
      title: "Ende",
      position: { x: 3, y: 4 },
      content: "Auf Wiederhören.",
    },
  ],
  connections: [
    {
      id: "connection_1",
      sourceNodeId: "node_1",
      targetNodeId: "node_2",
      condition: null,
      weight: 7,
    },
  ],
  viewport: { zoom: 0.5, note: null },
};

test.each([...TEMPLATE_IDS])("a tree that begins as the template %s is equal to it", async (id) => {
  const template = await loadTemplate(id);
  const { data, status } = await trees().post({ name: "Meiner", ...template });
  expect(status).toBe(201);
  const stored = await tree(data?.id).get();
  expect(stored.data as unknown).toEqual({
    ...template,
    ...{ id: expect.stringMatching(/^tree_/), name: "Meiner", isActive: true },
    createdAt: expect.any(String),
  });
});

test("a file goes in and comes out without loss, unknown fields in their places", async () => {
  const text = `${JSON.stringify(FILE, null, 2)}\n`;
  const { data, status } = await trees().import.post(text as never);
  expect(status).toBe(201);
  expect(data?.tree as unknown).toEqual(FILE);
  expect(Array.isArray(data?.findings)).toBe(true);

  const exported = await trees()({ id: FILE.id }).export.get();
  expect(exported.response.headers.get("content-disposition")).toBe(
    'attachment; filename="decision-tree-tree_1699999999999.json"',
  );
  expect(exported.data as unknown).toEqual(FILE);
  expect(running.published).toEqual([{ type: "tree-changed", treeId: FILE.id }]);
});

// In UTF-16 the halves of these signs are those of brackets and quotes.
const SPOKEN = "Möchten Sie 嬀笀∀ sparen?";

test.each([
  ["UTF-16, little end first", Buffer.from(`\ufeff${saying(SPOKEN)}`, "utf16le"), SPOKEN, []],
  ["UTF-16, big end first", Buffer.from(`\ufeff${saying(SPOKEN)}`, "utf16le").swap16(), SPOKEN, []],
  ["Windows-1252", Buffer.from(saying("Möchten Sie?"), "latin1"), "Möchten Sie?", ["not-utf-8"]],
  ["lost", Buffer.from(saying("M\ufffdchten Sie?")), "M\ufffdchten Sie?", ["lost-characters"]],
])("a file's encoding is found, or told: %s", async (_, body, spoken, wanted) => {
  const { data, status } = await trees().import.post(undefined, { fetch: { body } });
  expect(status).toBe(201);
  expect(data?.tree.nodes[1]?.content as unknown).toBe(spoken);
  const codes: string[] = data?.findings.map(({ code }) => code) ?? [];
  expect(codes.filter((code) => /utf|lost/.test(code))).toEqual(wanted);
});

function saying(content: string): string {
  const [start, end] = FILE.nodes;
  return JSON.stringify({ ...FILE, name: "Größe", nodes: [start, { ...end, content }] });
}

test("a misspelt field is told at import, beside what other programs wrote in one line", async () => {
  const [start, end] = FILE.nodes;
  const text = JSON.stringify({ ...FILE, nodes: [{ ...start, voice_settings: {} }, end] });
  const { data, status } = await trees().import.post(undefined, {
    fetch: { body: text },
  });
  expect(status).toBe(201);
  const told = data?.findings.filter(
    ({ code }) => code.endsWith("-field") || code.endsWith("-fields"),
  );
  expect(told?.map(({ severity, message }) => `${severity}: ${message}`)).toEqual([
    "warning: Das Feld „voice_settings“ von „Start“ wird nicht gelesen. Gemeint ist vermutlich „voiceSettings“.",
    "info: Einige Felder werden hier nicht gelesen: „nodes[0].colour“, „connections[0].weight“, „viewport“. Sie bleiben erhalten.",
  ]);
  expect(data?.tree.nodes[0]).toHaveProperty("voice_settings");
});

test("the exported bytes are the imported ones", async () => {
  const text = `${JSON.stringify(FILE, null, 2)}\n`;
  await trees().import.post(text as never);
  const request = new Request(`http://localhost/api/decision-trees/${FILE.id}/export`, {
    headers: { host: "localhost", authorization: "Bearer local-token-of-the-tests" },
  });
  expect(await (await running.app.handle(request)).text()).toBe(text);
});

test("a file that is imported several times at once becomes as many trees", async () => {
  const text = JSON.stringify({ id: "doppelt", name: "Doppelt", nodes: [], connections: [] });
  const answers = await Promise.all([1, 2, 3].map(() => trees().import.post(text as never)));
  const ids = answers.map(({ data }) => data?.tree.id);
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(ids.filter((id) => id === "doppelt")).toHaveLength(1);
  expect(new Set(ids).size).toBe(3);
});

test("a file whose id is taken becomes a tree of its own", async () => {
  const text = JSON.stringify(FILE);
  await trees().import.post(text as never);
  const { data } = await trees().import.post(text as never, { query: { name: "Zweitschrift" } });
  expect(data?.tree.id).not.toBe(FILE.id);
  expect(data?.tree.name).toBe("Zweitschrift");
  const { data: list } = await trees().get();
  expect(list?.filter((tree) => tree.isActive).map((tree) => tree.name)).toEqual(["Zweitschrift"]);
});

test.each([
  ["no JSON", '{ "name": ', "not-json"],
  ["nothing", "", "not-json"],
  ["a list", "[]", "not-a-tree"],
  ["an object without nodes", '{"name":"x"}', "not-a-tree"],
  ["two nodes of one id", withNodes([FILE.nodes[0], FILE.nodes[0]]), "duplicate-node"],
  ["a connection to nowhere", withNodes([FILE.nodes[0]]), "connection-to-nowhere"],
  [
    "a prototype",
    '{"__proto__":{"x":1},"name":"x","nodes":[],"connections":[]}',
    "forbidden-field",
  ],
])("%s is refused with a sentence, and nothing is stored", async (_what, text, reason) => {
  const answer = await trees().import.post(text as never);
  expect(answer.status).toBe(400);
  const refusal = answer.error?.value as unknown as ErrorBody;
  expect(refusal.reason).toBe(reason);
  expect(refusal.message.length).toBeGreaterThan(30);
  expect(refusal.details?.problems).not.toEqual([]);
  expect((await trees().get()).data).toEqual([]);
  expect(running.published).toEqual([]);
});

test("a new tree has a start node, and the first one is active", async () => {
  const { data: first, status } = await trees().post({ name: "Erster" });
  expect(status).toBe(201);
  expect(first).toMatchObject({
    name: "Erster",
    isActive: true,
    createdAt: new Date(running.time.now()).toISOString(),
    nodes: [{ type: "start" }],
  });
  const { data: second } = await trees().post({ name: "Zweiter", folder: "Solar" } as never);
  expect(second).toMatchObject({ isActive: false, folder: "Solar" });
  expect((await trees().post({ name: "  " })).status).toBe(422);
});

test("a whole tree is put in the place of the old one, unknown fields kept", async () => {
  const { data: made } = await trees().post({ name: "Erster" });
  const edited = {
    ...(made as Tree),
    name: "Geändert",
    createdAt: "1999-01-01T00:00:00.000Z",
    nodes: [...FILE.nodes],
    connections: [...FILE.connections],
    palette: ["grün"],
  };
  const { data: updated } = await tree(made?.id).put(edited as never);
  expect(updated as unknown).toEqual({ ...edited, createdAt: made?.createdAt });
  expect((await tree(made?.id).get()).data as unknown).toEqual(updated);
  expect(running.published.at(-1)).toMatchObject({
    type: "tree-edited",
    treeId: made?.id ?? "",
    version: 2,
    editor: null,
    diff: { fields: { name: { from: "Erster", to: "Geändert" } } },
  });
});

test("what a document put in its place says nothing about stays as it was", async () => {
  const { data: made } = await trees().post({ ...FILE, id: "x" } as never);
  const [start] = FILE.nodes;
  const sent = { nodes: [start], connections: [] };
  const { data: updated, status } = await tree(made?.id).put(sent as never);
  expect(status).toBe(200);
  expect(updated as unknown).toEqual({ ...made, ...sent });
  expect((await tree(made?.id).get()).data as unknown).toEqual(updated);
  // Nodes and connections are what it is about.
  expect((await tree(made?.id).put({ name: "Leer" } as never)).status).toBe(400);
  expect((await tree(made?.id).get()).data?.name).toBe(made?.name ?? "");
});

test("the start of an empty tree is named as every node that is made", async () => {
  const { data: made } = await trees().post({ name: "Leer" });
  expect(made?.nodes[0]?.id).toBe(`node_${Date.parse(made?.createdAt ?? "")}`);
});

test("activating one tree deactivates the other", async () => {
  const { data: first } = await trees().post({ name: "Erster" });
  const { data: second } = await trees().post({ name: "Zweiter" });
  await tree(second?.id).put({ ...(second as Tree), isActive: true });
  expect((await tree(first?.id).get()).data?.isActive).toBe(false);
  expect((await tree(second?.id).get()).data?.isActive).toBe(true);
});

test("an invalid tree changes nothing and is told with its places", async () => {
  const { data: made } = await trees().post({ name: "Erster" });
  const { error, status } = await tree(made?.id).put({ ...made, nodes: [{ id: 5 }] } as never);
  expect(status).toBe(400);
  expect(error?.value as unknown).toMatchObject({
    reason: "not-a-tree",
    details: {
      problems: ["type", "id", "title", "position"].map((field) => ({ path: `nodes[0].${field}` })),
    },
  });
  expect((await tree(made?.id).get()).data as unknown).toEqual(made);
  expect((await tree(made?.id).put("[]" as never)).status).toBe(422);
});

test("a faulty file is refused with all that is wrong with it, and how much more there is", async () => {
  const at = { x: 0, y: 0 };
  const nodes = Array.from({ length: 300 }, (_, n) => ({
    id: "a",
    type: "end",
    title: n,
    position: at,
  }));
  const connections = [{ id: "k", sourceNodeId: "a", targetNodeId: "weg" }];
  const small = await trees().import.post(
    JSON.stringify({ nodes: nodes.slice(0, 2), connections }),
  );
  expect(small.error?.value as unknown).toMatchObject({
    reason: "not-a-tree",
    details: {
      problems: [
        { path: "nodes[0].title" },
        { path: "nodes[1].title" },
        { path: "nodes[1].id" },
        { path: "connections[0].targetNodeId" },
      ],
    },
  });
  const large = await trees().import.post(JSON.stringify({ nodes, connections }) as never);
  const refusal = large.error?.value as unknown as ErrorBody;
  expect(refusal.details?.problems).toHaveLength(200);
  expect(refusal.details?.further).toBe(400);
  expect(refusal.message).toEndWith("(und 597 weitere)");
});

test("a deleted tree is gone; an unknown one is told as such", async () => {
  const { data: made } = await trees().post({ name: "Erster" });
  expect((await tree(made?.id).delete()).data).toEqual({ ok: true });
  for (const answer of [
    await tree(made?.id).get(),
    await tree(made?.id).delete(),
    await tree(made?.id).put(made as Tree),
    await tree(made?.id).export.get(),
  ]) {
    expect(answer.status).toBe(404);
    expect(answer.error?.value as unknown).toMatchObject({ reason: "unknown-tree" });
  }
});

test("a tree beyond the canvas is brought onto it, and whoever wrote it is told", async () => {
  const [start, end] = FILE.nodes;
  const nodes = [
    { ...start, position: { x: -4_000, y: 10 } },
    { ...end, position: { x: -3_600, y: 10 } },
  ];
  const { data } = await trees().post({ name: "Weit draußen", nodes, connections: [] } as never);
  const places = (tree: Tree | null) => tree?.nodes.map(({ position }) => position.x);
  expect(places(data as unknown as Tree)).toEqual([0, 400]);

  const { id, name } = data as unknown as Tree;
  const put = await tree(id).put({ name, nodes, connections: [] } as never);
  expect(places(put.data as unknown as Tree)).toEqual([0, 400]);
  expect(new Headers(put.headers).get("x-rufbaum-note")).toBe(
    "The whole decision tree is moved by 4,000 pixels to the right, because 2 items lie outside the canvas.",
  );

  const file = await trees().import.post(JSON.stringify({ nodes, connections: [] }) as never);
  expect(places(file.data?.tree ?? null)).toEqual([0, 400]);
  expect(file.data?.findings.map(({ code }) => code)).toContain("shifted-onto-canvas");
});

function trees() {
  return ownerOf(running.app).api["decision-trees"];
}

function tree(id: string | undefined) {
  return trees()({ id: id ?? "" });
}

function withNodes(nodes: unknown[]): string {
  return JSON.stringify({ ...FILE, nodes });
}
