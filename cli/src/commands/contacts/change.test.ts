import { expect, test } from "bun:test";
import { fakeCli } from "../../testing/fake-cli.ts";
import { fakeServer } from "../../testing/fake-server.ts";

const READ = "2026-11-29T10:00:00.000Z";
const EVA = { id: "contact_1", name: "Eva Groß", phone: "+493023125001", updatedAt: READ };
const MAX = { ...EVA, id: "contact_2", name: "Max Groß", phone: "+493023125002" };
const KNOWN = {
  "GET /api/contacts/contact_1": () => EVA,
  "GET /api/contacts/contact_2": () => MAX,
};

test("contacts add and change send what was named, and what the change was read at", async () => {
  const server = fakeServer({
    ...KNOWN,
    "POST /api/contacts": () => EVA,
    "PATCH /api/contacts/contact_1": () => EVA,
  });
  const cli = fakeCli({ server });
  const added = await cli.run("contacts", "add", "030 23125 001", "--last-name", "Groß");
  expect([added.code, added.stdout]).toEqual([0, "Added Eva Groß +493023125001 (contact_1).\n"]);
  const changed = await cli.run("contacts", "change", "contact_1", "--company", "");
  expect([changed.code, changed.stdout]).toEqual([0, "Changed Eva Groß +493023125001.\n"]);
  const sent = server.requests.map(({ body }) => body).filter((body) => body);
  expect(sent.map((body) => JSON.parse(body ?? ""))).toEqual([
    { phone: "030 23125 001", lastName: "Groß" },
    { company: "", updatedAt: READ },
  ]);
  const nothing = await cli.run("contacts", "change", "contact_1");
  expect([nothing.code, nothing.stderr]).toEqual([2, expect.stringContaining("Say what")]);
});

test("what was deleted or merged says how it is undone", async () => {
  const server = fakeServer({
    ...KNOWN,
    "DELETE /api/contacts/contact_1": () => ({ ok: true, deletion: "deletion_1", amount: 1 }),
    "POST /api/contacts/merge": () => ({ contact: EVA, deletion: "deletion_2" }),
    "POST /api/contacts/restore": () => ({ restored: ["contact_1"], taken: ["contact_2"] }),
  });
  const cli = fakeCli({ server });
  const deleted = await cli.run("contacts", "delete", "contact_1", "--yes");
  expect(deleted.stdout + deleted.stderr).toContain("rufbaum contacts restore deletion_1");
  const merged = await cli.run("contacts", "merge", "contact_1", "contact_2", "--email", "a@b.de");
  expect(merged.stdout + merged.stderr).toContain("rufbaum contacts restore deletion_2");
  const sent = server.requests.find(({ body }) => body?.includes("others"));
  expect(JSON.parse(sent?.body ?? "")).toEqual({
    ...{ keep: "contact_1", others: ["contact_2"] },
    ...{ fields: { email: "a@b.de" }, updatedAt: READ },
  });
  const back = await cli.run("contacts", "restore", "deletion_1");
  expect(back.stdout + back.stderr).toContain("Brought back 1 contact.");
  expect(back.stdout + back.stderr).toContain("contact_2");
});
