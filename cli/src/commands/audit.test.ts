import { expect, test } from "bun:test";
import { fakeCli } from "../testing/fake-cli.ts";
import { fakeServer } from "../testing/fake-server.ts";

test("audit list tells what was done, with the reason that was written for it", async () => {
  const entry = { sequence: 1, at: "2026-11-21T13:30:00.000Z", by: "Ada", subject: null };
  const server = fakeServer({
    "POST /api/audit/search": () => [
      { ...entry, description: "calling rules loosened", details: { reason: "Works council." } },
      { ...entry, description: "number suppressed", details: null },
    ],
  });
  const { stdout, code } = await fakeCli({ server }).run("audit", "list");
  expect(code).toBe(0);
  expect(stdout).toContain("calling rules loosened: Works council.");
  expect(stdout).toMatch(/Ada +number suppressed *\n/);
});

test("audit list asks for whom and what is wanted in a body alone", async () => {
  const server = fakeServer({ "POST /api/audit/search": () => [] });
  const words = ["--by", "Ada", "--action", "contacts-imported", "--number", "030 23125 101"];
  const { stdout, code } = await fakeCli({ server }).run("audit", "list", ...words);
  expect([code, stdout]).toEqual([0, "Nothing such was written down.\n"]);
  const [asked] = server.requests;
  expect(asked?.search.size).toBe(0);
  expect(JSON.parse(asked?.body ?? "")).toEqual({
    by: "Ada",
    action: "contacts-imported",
    number: "030 23125 101",
    limit: 50,
  });
  const wrong = await fakeCli({ server }).run("audit", "list", "--action", "anything");
  expect(wrong.code).toBe(2);
  expect(wrong.stderr).toContain("contacts-imported");
});
