import { expect, test } from "bun:test";
import { loadTemplate, TEMPLATE_IDS, withNewIds } from "@rufbaum/tree/templates";
import { fakeCli } from "../../testing/fake-cli.ts";
import { fakeServer } from "../../testing/fake-server.ts";
import { smallTree } from "../../testing/samples.ts";

function server() {
  return fakeServer({
    "POST /api/decision-trees": ({ body }) => ({ ...smallTree(), ...JSON.parse(body) }),
  });
}

test("a tree is made as its template has it, under a name of its own", async () => {
  const known = server();
  const cli = fakeCli({ server: known });
  const { code, stdout } = await cli.run(
    "tree",
    "new",
    " Vorsorge ",
    "--template",
    "dental-recall",
  );
  const template = await loadTemplate("dental-recall");
  expect(code).toBe(0);
  const sent = JSON.parse(known.requests[0]?.body ?? "");
  const first = Number(sent.nodes[0].id.replace("node_", ""));
  expect(sent).toEqual({ name: "Vorsorge", ...withNewIds(template, first) });
  expect(stdout).toStartWith(`Made "Vorsorge" as tree_1 (${template.nodes.length} nodes, `);
});

test("without a template the server makes the empty tree", async () => {
  const known = server();
  expect((await fakeCli({ server: known }).run("tree", "new", "Neu")).code).toBe(0);
  expect(JSON.parse(known.requests[0]?.body ?? "")).toEqual({ name: "Neu" });
});

test("a template that does not exist is refused with those that do, and nothing is made", async () => {
  const known = server();
  const { code, stderr } = await fakeCli({ server: known }).run(
    ...["tree", "new", "Neu", "--template", "dentist"],
  );
  expect(code).toBe(2);
  expect(stderr).toContain('There is no template "dentist".');
  for (const id of TEMPLATE_IDS) expect(stderr).toContain(id);
  expect(known.asked).toEqual([]);
});

test("an empty name is refused", async () => {
  const { code, stderr } = await fakeCli({ server: server() }).run("tree", "new", " ");
  expect([code, stderr]).toEqual([2, expect.stringContaining("name of the tree is empty")]);
});

test("the templates are listed with a sentence each, without a server", async () => {
  const { code, stdout } = await fakeCli().run("--json", "tree", "templates");
  expect(code).toBe(0);
  const listed = JSON.parse(stdout) as { id: string; title: string; sentence: string }[];
  expect(listed.map(({ id }) => id)).toEqual([...TEMPLATE_IDS]);
  for (const { sentence } of listed) expect(sentence).toMatch(/^[A-Z].*\.$/);
});
