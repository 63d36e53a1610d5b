import { expect, test } from "bun:test";
import type { KnowledgeEntry } from "@rufbaum/tree";
import { fakeCli } from "../../testing/fake-cli.ts";
import { fakeServer, type Handler } from "../../testing/fake-server.ts";
import { smallTree, treeRoutes } from "../../testing/samples.ts";

const KNOWN: KnowledgeEntry = {
  ...{ id: "e1", answer: "50 Euro." },
  questions: ["Was kostet die Anfahrt?"],
};
const tree = { ...smallTree(), settings: { knowledge: [KNOWN] } };
const TABLE =
  "Frage;Frage 2;Antwort\nWas kostet die Anfahrt?;Wie teuer?;60 Euro.\nWo?;;Hier.\n;;Nichts.\n";

function cliWith(files: Record<string, string>, routes: Record<string, Handler> = {}) {
  const server = fakeServer({
    ...treeRoutes(tree),
    "GET /api/decision-trees/tree_1/draft": () => ({ tree, version: 7, findings: [] }),
    "POST /api/decision-trees/tree_1/edits": () => ({ version: 8 }),
    ...routes,
  });
  return { ...fakeCli({ server, files }), server };
}

test("a table is added to the draft, and what was left out is told by its line", async () => {
  const { run, server } = cliWith({ "faq.csv": TABLE });
  const { code, stdout, stderr } = await run("tree", "knowledge", "import", "tree_1", "faq.csv");
  expect({ code, stdout }).toEqual({
    code: 0,
    stdout: `1 added, 1 changed, 0 as before, 1 of 3 rows left out in "${tree.name}".\n`,
  });
  expect(stderr).toContain("line 4, Frage: The question is missing.");
  expect(JSON.parse(server.requests.at(-1)?.body ?? "")).toMatchObject({
    baseVersion: 7,
    diff: {
      knowledge: {
        updated: [{ id: "e1", fields: { answer: { to: "60 Euro." } } }],
        added: [{ record: { questions: ["Wo?"], answer: "Hier." } }],
      },
    },
  });
});

test("a dry run and a strict import with a faulty row store nothing", async () => {
  const { run, server } = cliWith({ "faq.csv": TABLE });
  const at = ["tree", "knowledge", "import", "tree_1", "faq.csv"] as const;
  expect((await run(...at, "--dry-run")).stdout).toStartWith("Would be: 1 added, 1 changed");
  expect(await run(...at, "--strict")).toMatchObject({ code: 1 });
  expect(server.requests.filter(({ method }) => method === "POST")).toEqual([]);
});

test("a file that holds no such table is refused with what would be right", async () => {
  const { run } = cliWith({ "a.csv": "Name;Telefon\nMax;030 1\n" });
  expect(await run("tree", "knowledge", "import", "tree_1", "a.csv")).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("Call the columns “Question” and “Answer”."),
  });
});

test("it is listed, and written as it can be imported again", async () => {
  const { run, files } = cliWith({});
  expect((await run("tree", "knowledge", "tree_1")).stdout).toContain("Was kostet die Anfahrt?");
  expect(JSON.parse((await run("--json", "tree", "knowledge", "list", "tree_1")).stdout)).toEqual([
    KNOWN,
  ]);
  const { stdout } = await run("tree", "knowledge", "export", "tree_1");
  expect(stdout).toBe("\ufeffID;Question;Answer\r\ne1;Was kostet die Anfahrt?;50 Euro.\r\n");
  await run("tree", "knowledge", "export", "tree_1", "--out", "faq.csv");
  expect(files.get("faq.csv")).toBe(stdout);
});

test("what nobody could answer is a table, and JSON for programs", async () => {
  const nodes = [{ nodeId: "n", nodeTitle: "Interesse?", calls: 2, simulations: 5 }];
  const asked = { question: "Wo?", wordings: ["Wo?", "wo denn"], lastAt: null };
  const found = { questions: [{ ...asked, calls: 2, simulations: 5, nodes }], further: 3 };
  const { run } = cliWith(
    {},
    {
      "GET /api/decision-trees/tree_1/unanswered-questions": () => found,
    },
  );
  const { stdout, stderr } = await run("tree", "knowledge", "unanswered", "tree_1");
  expect(stdout).toMatch(/2 +5 +Wo\? \| wo denn +Interesse\?/);
  expect(stderr).toContain("3 more, rarer.");
  const json = await run("--json", "tree", "knowledge", "unanswered", "tree_1");
  expect(JSON.parse(json.stdout)).toEqual(found);
});
