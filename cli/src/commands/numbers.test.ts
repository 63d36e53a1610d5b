import { expect, test } from "bun:test";
import { fakeCli } from "../testing/fake-cli.ts";
import { fakeServer, refusal } from "../testing/fake-server.ts";
import { smallTree, treeRoutes } from "../testing/samples.ts";

function view(overrides: Record<string, unknown> = {}) {
  return {
    number: "+493023125800",
    written: "+49 30 23125800",
    label: "Zentrale",
    kind: "fixed",
    isForeign: false,
    proof: null,
    carrierSource: "owned",
    isDefault: true,
    inboundTreeId: "tree_1",
    problem: null,
    checkedAt: null,
    createdAt: "2026-01-05T09:00:00.000Z",
    ...overrides,
  };
}

const gone = view({
  number: "+14155552671",
  label: "",
  isForeign: true,
  carrierSource: null,
  isDefault: false,
  inboundTreeId: null,
  problem: "Der Nachweis fehlt.",
});

function server(more: Parameters<typeof fakeServer>[0] = {}) {
  return fakeServer({
    ...treeRoutes(smallTree()),
    "GET /api/numbers": () => [view(), gone],
    "POST /api/numbers": () => Response.json(gone, { status: 201 }),
    "POST /api/numbers/check": () => [view()],
    "PATCH /api/numbers/:number": () => view(),
    "DELETE /api/numbers/:number": () => ({ ok: true }),
    ...more,
  });
}

test("list shows each number's right and standing, and what answers it", async () => {
  const { stdout, stderr } = await fakeCli({ server: server() }).run("numbers", "list");
  const [titles = "", first = "", second = ""] = stdout.split("\n");
  expect(titles).toMatch(/^NUMBER +LABEL +KIND +RIGHT +STATUS +ANSWERED BY$/);
  expect(first).toMatch(/^\+493023125800 +Zentrale +fixed +bought +default +Begrüßung$/);
  expect(second).toMatch(/^\+14155552671 +fixed, foreign +none +problem$/);
  expect(stderr).toBe("+14155552671: Der Nachweis fehlt.\n");
});

test("list --json gives them as the server does", async () => {
  const { stdout, stderr } = await fakeCli({ server: server() }).run("numbers", "list", "--json");
  expect(JSON.parse(stdout)).toEqual([view(), gone]);
  expect(stderr).toBe("");
});

test("add hands on number, label and proof, and tells what is missing", async () => {
  const asked = server();
  const { code, stdout, stderr } = await fakeCli({ server: asked }).run(
    ...["numbers", "add", "+1 415 555 2671", "--label", "USA", "--proof", "contract"],
  );
  expect({ code, stdout }).toEqual({ code: 0, stdout: "Added +14155552671.\n" });
  expect(stderr).toContain("Der Nachweis fehlt.");
  expect(JSON.parse(asked.requests.at(-1)?.body ?? "")).toEqual({
    number: "+1 415 555 2671",
    label: "USA",
    proof: "contract",
  });
});

test.each([
  [
    ["change", "+493023125800", "--label", "Büro", "--proof", ""],
    { label: "Büro", proof: "" },
    "Changed +493023125800.\n",
  ],
  [["default", "+493023125800"], { isDefault: true }, "Calls show +493023125800 now.\n"],
  [
    ["answer", "+493023125800", "--tree", "Begr"],
    { answersHere: true, inboundTreeId: "tree_1" },
    'Calls to +493023125800 are answered by "Begrüßung".\n',
  ],
  [
    ["answer", "+493023125800"],
    { answersHere: true, inboundTreeId: null },
    "Calls to +493023125800 are answered by the built-in tree.\n",
  ],
])("numbers %j", async (words, body, stdout) => {
  const asked = server();
  const result = await fakeCli({ server: asked }).run("numbers", ...words);
  expect(result).toEqual({ code: 0, stdout, stderr: "" });
  expect(asked.requests.at(-1)).toMatchObject({ path: "/api/numbers/%2B493023125800" });
  expect(JSON.parse(asked.requests.at(-1)?.body ?? "")).toEqual(body);
});

test("check shows what the carrier says", async () => {
  const asked = server();
  const { stdout } = await fakeCli({ server: asked }).run("numbers", "check");
  expect(stdout).toContain("+493023125800");
  expect(asked.asked).toContain("POST /api/numbers/check");
});

test("remove asks first on a terminal, and wants --yes elsewhere", async () => {
  const asked = server();
  const words = ["numbers", "remove", "+493023125800"];
  const elsewhere = await fakeCli({ server: asked }).run(...words);
  expect(elsewhere).toMatchObject({ code: 2, stderr: expect.stringContaining("--yes") });
  const no = await fakeCli({ server: asked, isTerminal: true, stdin: "n" }).run(...words);
  expect(no).toMatchObject({ code: 1, stderr: expect.stringContaining("Nothing was removed") });
  expect(asked.asked).toEqual([]);
  const yes = await fakeCli({ server: asked, isTerminal: true, stdin: "y" }).run(...words);
  expect(yes.stdout).toBe("Removed +493023125800.\n");
  expect((await fakeCli({ server: asked }).run(...words, "--yes")).code).toBe(0);
  expect(asked.asked).toHaveLength(2);
});

test.each([
  ["add", "POST /api/numbers", 400, "invalid-caller-number", 2, "Not like this."],
  ["add", "POST /api/numbers", 409, "number-known", 1, "Not like this."],
  ["default", "PATCH /api/numbers/:number", 404, "unknown-number", 1, "rufbaum numbers list"],
  ["default", "PATCH /api/numbers/:number", 409, "number-not-usable", 1, "rufbaum numbers list"],
  ["answer", "PATCH /api/numbers/:number", 409, "not-published", 1, "rufbaum tree publish"],
])(
  "numbers %s tells a refusal in English: %s %d %s",
  async (name, route, status, reason, exitCode, told) => {
    const refusing = server({ [route]: () => refusal(status, reason, "Not like this.") });
    const { code, stderr } = await fakeCli({ server: refusing }).run(
      "numbers",
      name,
      "+4930123456",
    );
    expect(code).toBe(exitCode as 1 | 2);
    expect(stderr).toContain(told);
    expect(stderr).toContain("Not like this.");
  },
);
