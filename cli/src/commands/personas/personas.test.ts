import { expect, test } from "bun:test";
import { PERSONAS, readPersonas } from "@rufbaum/simulation";
import { fakeCli } from "../../testing/fake-cli.ts";
import { fakeServer } from "../../testing/fake-server.ts";
import { callView, smallTree, treeRoutes, utterance } from "../../testing/samples.ts";

/** So many calls in which somebody asks back, and every other time hangs up. */
function server(count: number) {
  const views = Array.from({ length: count }, (_, index) =>
    callView({
      id: `call_${index}`,
      callSid: `CA${index}`,
      outcome: "failed",
      endReason: index % 2 === 0 ? "hung-up" : "unmatched",
    }),
  );
  return fakeServer({
    ...treeRoutes(smallTree({ id: "tree_2", name: "Anderer" }), smallTree()),
    "GET /api/calls": ({ search }) =>
      views.filter(({ treeId }) => [null, treeId].includes(search.get("treeId"))),
    "GET /api/calls/:id": ({ path }) => ({
      ...views.find(({ id }) => path.endsWith(`/${id}`)),
      messages: [
        said("m1", "ai", "Haben Sie Interesse?", 0),
        said("m2", "caller", "Wer ist denn da?", 5),
        said("m3", "ai", "Haben Sie Interesse?", 5),
      ],
      path: ["node_1", "node_2"],
      recordings: [],
    }),
  });
}

function said(id: string, speaker: "ai" | "caller", text: string, second: number) {
  const metadata = {
    nodeId: "node_2",
    ...(speaker === "caller" && { detectedIntent: "who_is_calling" }),
  };
  const timestamp = `2026-01-05T09:00:0${second}.000Z`;
  return { ...utterance(id, speaker, text), timestamp, metadata };
}

const QUICK = ["--runs", "4", "--tries", "2"];

test("the built-in ones are listed, and their JSON can be used as a file", async () => {
  const { stdout } = await fakeCli().run("personas", "list");
  expect(stdout.split("\n")[0]).toMatch(/^PERSONA +NAME +TYPE +PATIENCE +AGREES /);
  expect(stdout).toMatch(/\nsceptic +Sabine Wolf +Sceptic +5 of 10 /);
  for (const { id } of PERSONAS) expect(stdout).toContain(`\n${id} `);
  const { stdout: json } = await fakeCli().run("personas", "list", "--json");
  expect(readPersonas(JSON.parse(json))).toEqual({ ok: true, personas: [...PERSONAS] });
  const own = fakeCli({ files: { "own.json": json } });
  expect((await own.run("personas", "list", "--personas", "own.json")).stdout).toBe(stdout);
});

test("fitting tells how simulated callers meet the real ones, and writes personas", async () => {
  const cli = fakeCli({ server: server(30) });
  const { code, stdout, stderr } = await cli.run(
    ...["personas", "fit", "Begrüßung", "--out", "fitted.json", ...QUICK],
  );
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout).toStartWith('21 calls with "Begrüßung" were fitted to, in 2 tries; on the 9 ');
  expect(stdout).toMatch(/\nCALLERS +REAL +BEFORE +NOW +NOW LESS REAL\n/);
  expect(stdout).toMatch(/\nask back +100\.0% /);
  expect(stdout).toMatch(/On average they lie \d+(\.\d+)? points from the real ones; before, \d/);
  expect(stdout).toEndWith("Use it: rufbaum simulate … --personas fitted.json\n");
  const written = readPersonas(JSON.parse(cli.files.get("fitted.json") ?? ""));
  expect(written.ok && written.personas.map(({ id }) => id)).toEqual(PERSONAS.map(({ id }) => id));
});

test("without a tree, that of most calls is meant; JSON has personas and report", async () => {
  const cli = fakeCli({ server: server(20) });
  const { stdout } = await cli.run("personas", "fit", "--json", "--since", "30d", ...QUICK);
  expect(JSON.parse(stdout)).toMatchObject({
    treeId: "tree_1",
    personas: PERSONAS.map(({ id }) => ({ id })),
    report: { fitted: 14, heldOut: 6, tried: 2 },
  });
});

test("too few calls are refused, with their number", async () => {
  const cli = fakeCli({ server: server(19) });
  const { code, stderr } = await cli.run("personas", "fit", "--out", "fitted.json", ...QUICK);
  expect(code).toBe(1);
  expect(stderr).toContain("19 calls say something about callers; at least 20 are needed.");
  expect(cli.files.has("fitted.json")).toBe(false);
  const none = await fakeCli({ server: server(0) }).run("personas", "fit");
  expect(none.stderr).toContain("There have been no calls with any of the trees.");
});
