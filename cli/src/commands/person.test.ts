import { expect, test } from "bun:test";
import { fakeCli } from "../testing/fake-cli.ts";
import { fakeServer } from "../testing/fake-server.ts";

const erased = {
  counts: { contacts: 1, listEntries: 1, calls: 2, recordings: 0 },
  pendingRecordings: [
    { account: "twilio:AC01…cdef", recordings: 1 },
    { account: null, recordings: 2 },
  ],
  hasTraces: true,
  copies: [
    { path: "backups/x.tar.zst", kind: "regular", madeAt: null, lastDay: "2026-01-12" },
    { path: "backups/a", kind: "at-stop", madeAt: null, lastDay: null, endsAfter: 1 },
    { path: "backups/b", kind: "by-hand", madeAt: null, lastDay: null, endsAfter: 10 },
    { path: "backups/c", kind: "before-migration", madeAt: null, lastDay: null, endsAfter: 2 },
    { path: "backups/d.dump", kind: "dump", madeAt: null, lastDay: null, endsAfter: null },
    { path: "data.aside-x", kind: "set-aside", madeAt: null, lastDay: null },
  ],
};

test("show tells how much is known", async () => {
  const server = fakeServer({
    "POST /api/persons/show": () => ({
      number: "+493023125001",
      written: "+49 30 23125001",
      counts: { contacts: 1, lists: 2, calls: 0, messages: 1_200, future: 3 },
      isBlocked: false,
      pendingRecordings: [],
      erasedAt: [],
    }),
  });
  const { code, stdout } = await fakeCli({ server }).run("person", "show", "+493023125001");
  expect(code).toBe(0);
  expect(stdout).toContain("Known: 1 contact, 2 lists it stands on, 1,200 utterances, 3 future.");
});

test("erase tells what was erased, and which copies hold it until when", async () => {
  const server = fakeServer({ "POST /api/persons/erase": () => erased });
  const run = await fakeCli({ server }).run(
    ...["person", "erase", "+493023125001", "--reason", "asked", "--yes"],
  );
  expect(run.code).toBe(0);
  expect(run.stdout).toContain("Erased: 1 contact, 1 line of a list, 2 calls.");
  expect(run.stderr).toContain("The account twilio:AC01…cdef still has 1 recording:");
  expect(run.stderr).toContain("2 recordings of an older version may still exist");
  expect(run.stderr).toContain("Still in backups/x.tar.zst, until 2026-01-12.");
  for (const told of [
    "backups/a, until the server was stopped 1 more time, and a week more at most.",
    "backups/b, until 10 more are made by hand (rufbaum backup).",
    "backups/c, until 2 more are made before a migration.",
    "backups/d.dump, until somebody deletes it: nothing replaces it.",
    "data.aside-x, until somebody deletes it: nothing replaces it.",
  ]) {
    expect(run.stderr).toContain(`Still in ${told}\n`);
  }
  expect(run.stderr).toContain("whoever wants one gone before deletes it there");
  expect(server.requests[0]?.body).toBe('{"number":"+493023125001","reason":"asked"}');
});

test("erase asks nothing of the server unless it is confirmed", async () => {
  const server = fakeServer({ "POST /api/persons/erase": () => erased });
  const { code, stderr } = await fakeCli({ server }).run("person", "erase", "+493023125001");
  expect(code).toBe(2);
  expect(stderr).toContain("--yes");
  expect(server.asked).toEqual([]);
});

test("export writes the archive byte by byte", async () => {
  const bytes = new Uint8Array([80, 75, 3, 4, 0, 255, 254, 128]);
  const server = fakeServer({
    "POST /api/persons/export": () =>
      new Response(bytes, {
        headers: {
          "content-type": "application/zip",
          "content-disposition": 'attachment; filename="person.zip"',
        },
      }),
  });
  const { code, stdout } = await fakeCli({ server }).run(
    ...["--json", "person", "export", "+493023125001", "--out", "person.zip"],
  );
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toEqual({ file: "person.zip", bytes: bytes.length });
});

test("export asks for a German archive unless something else is said", async () => {
  const server = fakeServer({ "POST /api/persons/export": () => new Response("PK") });
  const cli = fakeCli({ server });
  const words = ["person", "export", "+493023125001", "--out", "person.zip"];
  await cli.run(...words);
  await cli.run(...words, "--language", "en");
  expect(server.requests.map(({ headers }) => headers.get("rufbaum-language"))).toEqual([
    "de",
    "en",
  ]);
});
