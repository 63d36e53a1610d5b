import { expect, test } from "bun:test";
import { fakeCli } from "../testing/fake-cli.ts";
import { fakeServer } from "../testing/fake-server.ts";

const ADDED = { number: "+493023125001", written: "+49 30 23125001", added: true };
const ANSWER = {
  lines: 2,
  understood: 1,
  added: 1,
  known: 0,
  doubled: 0,
  notUnderstood: 1,
  badLines: [2],
};

test("suppress add says whether the number was blocked before", async () => {
  const server = fakeServer({ "POST /api/suppressions": () => ADDED });
  const cli = fakeCli({ server });
  const { code, stdout } = await cli.run("suppress", "add", "030 23125 001", "--note", "asked");
  expect([code, stdout]).toEqual([0, "+49 30 23125001 is not called any more.\n"]);
  expect(JSON.parse(server.requests[0]?.body ?? "")).toEqual({
    number: "030 23125 001",
    note: "asked",
  });
});

test("suppress remove asks for a reason before it asks the server", async () => {
  const server = fakeServer({});
  const { code, stderr } = await fakeCli({ server }).run("suppress", "remove", "+493023125001");
  expect(code).toBe(2);
  expect(stderr).toContain("--reason");
  expect(server.asked).toEqual([]);
});

test("suppress import sends a long list in parts and adds up what the server says", async () => {
  const server = fakeServer({ "POST /api/suppressions/import": () => ANSWER });
  const files = { "list.csv": "+493023125001\n".repeat(20_001) };
  const cli = fakeCli({ server, files });
  const { code, stdout } = await cli.run("suppress", "import", "list.csv", "--robinson", "--json");
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ lines: 4, added: 2, badLines: [2, 2] });
  expect(server.requests.map(({ body }) => body?.split("\n").length)).toEqual([20_001, 2]);
});

test.each([
  ["missing.csv", "There is no file missing.csv."],
  ["empty.csv", "empty.csv is empty."],
])("suppress import %s is refused", async (file, told) => {
  const cli = fakeCli({ server: fakeServer({}), files: { "empty.csv": "\n\n" } });
  const { code, stderr } = await cli.run("suppress", "import", file);
  expect(code).toBe(2);
  expect(stderr).toContain(told);
});
