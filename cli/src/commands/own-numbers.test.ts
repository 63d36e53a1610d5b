import { expect, test } from "bun:test";
import { fakeCli } from "../testing/fake-cli.ts";
import { fakeServer, refusal } from "../testing/fake-server.ts";

const view = {
  number: "+4917604069001",
  written: "+49 176 04069001",
  addedBy: "Ada",
  isConfirmed: false,
  confirmedAt: null,
  codeEndsAt: "2026-01-05T09:10:00.000Z",
};

test("add says where the code went, and what the emulator was given", async () => {
  const server = fakeServer({
    "POST /api/own-numbers": () => ({
      ...view,
      sentBy: "text",
      emulatedText: "123456 ist Ihr Code",
    }),
  });
  const { code, stdout, stderr } = await fakeCli({ server }).run("own-numbers", "add", "0176…");
  expect(code).toBe(0);
  expect(stdout).toContain("A code was sent to +4917604069001.");
  expect(stdout).toContain("123456 ist Ihr Code");
  expect(stderr).toContain("rufbaum own-numbers confirm +4917604069001 <code>");
});

test("a landline is called", async () => {
  const server = fakeServer({
    "POST /api/own-numbers": () => ({ ...view, sentBy: "call", emulatedText: null }),
  });
  const { stdout } = await fakeCli({ server }).run("own-numbers", "add", "030…");
  expect(stdout).toContain("A call to +4917604069001 tells the code.");
});

test("confirm, list and remove", async () => {
  const server = fakeServer({
    "POST /api/own-numbers/confirm": () => ({ ...view, isConfirmed: true }),
    "GET /api/own-numbers": () => [view],
    "POST /api/own-numbers/remove": () => ({ ok: true }),
  });
  const cli = fakeCli({ server });
  expect((await cli.run("own-numbers", "confirm", view.number, "123456")).stdout).toContain(
    "is confirmed as your own",
  );
  expect((await cli.run("own-numbers", "list")).stdout).toContain("code sent");
  expect((await cli.run("own-numbers", "remove", view.number)).stdout).toContain("Removed");
  expect(server.asked).toContain("POST /api/own-numbers/remove");
});

test.each(["abc", "12345", "1234567", "12345a"])(
  "%s is no code, and costs no try",
  async (code) => {
    const server = fakeServer({});
    const told = await fakeCli({ server }).run("own-numbers", "confirm", view.number, code);
    expect({ code: told.code, asked: server.asked }).toEqual({ code: 2, asked: [] });
    expect(told.stderr).toContain("it must have six digits");
  },
);

test("a name that nobody said is asked for", async () => {
  const server = fakeServer({
    "POST /api/own-numbers": () => refusal(409, "person-unknown", "Please say who you are."),
  });
  const { code, stderr } = await fakeCli({ server }).run("own-numbers", "add", "0176…");
  expect(code).toBe(1);
  expect(stderr).toContain("RUFBAUM_PERSON");
});

test("audit list tells who did what", async () => {
  const entry = {
    sequence: 1,
    at: "2026-01-05T09:00:00.000Z",
    by: "Ada",
    action: "own-number-added",
    description: "own number entered, code sent",
    subject: "abcdefgh",
    details: {},
  };
  const server = fakeServer({ "POST /api/audit/search": () => [entry] });
  const { stdout } = await fakeCli({ server }).run("audit", "list", "--since", "7d");
  expect(stdout).toContain("Ada");
  expect(stdout).toContain("own number entered, code sent");
  expect(JSON.parse(server.requests[0]?.body ?? "").since).toMatch(/Z$/);
});
