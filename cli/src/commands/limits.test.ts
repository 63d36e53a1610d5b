import { expect, test } from "bun:test";
import { fakeCli } from "../testing/fake-cli.ts";
import { fakeServer, refusal } from "../testing/fake-server.ts";

const TOLD = {
  limits: { atOnce: 10, perMinute: 30, minutesPerDay: null },
  usual: { atOnce: 10, perMinute: 30, minutesPerDay: 600 },
  used: { atOnce: 3, perMinute: 30, minutesPerDay: 42 },
};

const server = () =>
  fakeServer({
    "GET /api/settings/limits": () => TOLD,
    "PUT /api/settings/limits": () => TOLD,
  });

test("limits shows each with what is used of it", async () => {
  const { stdout, code } = await fakeCli({ server: server() }).run("limits");
  const lines = stdout.trimEnd().split("\n");
  expect(code).toBe(0);
  expect(lines.map((line) => line.trimEnd().split(/ {2,}/))).toEqual([
    ["WHAT", "USED", "LIMIT", "USUAL"],
    ["calls at once", "3", "10", "10"],
    ["calls begun in a minute", "30", "30", "30"],
    ["minutes spoken in a day", "42", "none", "600"],
  ]);
});

test("limits --json gives them as the server does", async () => {
  const { stdout } = await fakeCli({ server: server() }).run("limits", "--json");
  expect(JSON.parse(stdout)).toEqual(TOLD);
});

test.each([
  [["--at-once", "20"], { atOnce: 20 }],
  [
    ["--per-minute", "none", "--minutes-per-day", "usual"],
    { perMinute: null, minutesPerDay: "usual" },
  ],
  [["--at-once", "0"], { atOnce: 0 }],
])("limits %j changes just that", async (words, body) => {
  const asked = server();
  expect((await fakeCli({ server: asked }).run("limits", ...words)).code).toBe(0);
  expect(asked.asked).toEqual(["PUT /api/settings/limits"]);
  expect(JSON.parse(asked.requests.at(-1)?.body ?? "")).toEqual(body);
});

test.each(["-1", "many", "1.5", "99999999"])("limits --at-once %s is refused", async (value) => {
  const asked = server();
  const result = await fakeCli({ server: asked }).run("limits", `--at-once=${value}`);
  expect(result).toMatchObject({ code: 2, stdout: "" });
  expect(result.stderr).toContain("whole number from 0 to 10000, none, or usual");
  expect(asked.asked).toEqual([]);
});

test.each([
  [409, "number-in-call", "rufbaum calls list"],
  [429, "too-many-calls", "rufbaum limits"],
  [429, "too-many-calls-per-minute", "rufbaum limits"],
  [429, "too-many-minutes", "rufbaum limits"],
])("a call that may not begin now is refused in English: %d %s", async (status, reason, told) => {
  const refusing = fakeServer({
    "GET /api/decision-trees": () => [
      {
        id: "tree_1",
        name: "Begrüßung",
        isActive: true,
        createdAt: "",
        nodes: [],
        connections: [],
      },
    ],
    "POST /api/make-call": () => refusal(status, reason, "Not now."),
  });
  const words = ["call", "+493023125001", "--tree", "Begr"];
  const { code, stderr } = await fakeCli({ server: refusing }).run(...words);
  expect(code).toBe(1);
  expect(stderr).toContain(told);
  expect(stderr).toContain("Not now.");
});
