import { expect, test } from "bun:test";
import { fakeCli } from "../testing/fake-cli.ts";
import { fakeServer } from "../testing/fake-server.ts";

test("audit list tells what was done, with the reason that was written for it", async () => {
  const entry = { sequence: 1, at: "2026-11-21T13:30:00.000Z", by: "Ada", subject: null };
  const server = fakeServer({
    "GET /api/audit": () => [
      { ...entry, description: "calling rules loosened", details: { reason: "Works council." } },
      { ...entry, description: "number suppressed", details: null },
    ],
  });
  const { stdout, code } = await fakeCli({ server }).run("audit", "list");
  expect(code).toBe(0);
  expect(stdout).toContain("calling rules loosened: Works council.");
  expect(stdout).toMatch(/Ada +number suppressed *\n/);
});
