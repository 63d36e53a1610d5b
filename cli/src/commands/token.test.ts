import { expect, test } from "bun:test";
import { fakeCli } from "../testing/fake-cli.ts";
import { fakeServer } from "../testing/fake-server.ts";

const ci = { id: "token_1", name: "ci", createdAt: "2026-01-05T09:00:00.000Z", lastUsedAt: null };

test("create prints the token alone, so that a script can take it", async () => {
  const server = fakeServer({
    "POST /api/tokens": ({ body }) =>
      Response.json({ ...ci, name: JSON.parse(body).name, token: "rb_secret" }, { status: 201 }),
  });
  const { code, stdout, stderr } = await fakeCli({ server }).run("token", "create", "ci");
  expect(code).toBe(0);
  expect(stdout).toBe("rb_secret\n");
  expect(stderr).toBe('Created "ci". The token is shown only this once:\n');
  expect(
    JSON.parse((await fakeCli({ server }).run("token", "create", "ci", "--json")).stdout),
  ).toMatchObject({
    id: "token_1",
    token: "rb_secret",
  });
});

test("list tells when a token was last used", async () => {
  const server = fakeServer({ "GET /api/tokens": () => [ci] });
  const { stdout } = await fakeCli({ server }).run("token", "list");
  expect(stdout).toMatch(/token_1 {2}ci .* never\n$/);
  expect(JSON.parse((await fakeCli({ server }).run("token", "list", "--json")).stdout)).toEqual([
    ci,
  ]);
});

test("revoke finds the token by its name", async () => {
  const server = fakeServer({
    "GET /api/tokens": () => [ci],
    "DELETE /api/tokens/token_1": () => ({ ok: true }),
  });
  const { code, stdout } = await fakeCli({ server }).run("token", "revoke", "CI");
  expect({ code, stdout }).toEqual({ code: 0, stdout: 'Revoked "ci".\n' });
  expect(server.asked).toContain("DELETE /api/tokens/token_1");
});
