import { expect, test } from "bun:test";
import { fakeCli } from "./testing/fake-cli.ts";
import { fakeServer, refusal } from "./testing/fake-server.ts";

const COUNTS = { rows: 1, added: 1, updated: 0, unchanged: 0, dropped: 0, changed: 0, reasons: {} };
const BUSY = "The server is reading too many large requests right now.";

/** A server that has no room for the first so many files. */
async function importing(refusals: number) {
  const bodies: string[] = [];
  const server = fakeServer({
    "GET /api/contacts/imports": () => [],
    "POST /api/contacts/import": ({ body }) => {
      bodies.push(body);
      return bodies.length <= refusals
        ? refusal(503, "busy", BUSY, { retryAfterSeconds: 5 })
        : { id: "import_1", name: "stdin.csv", counts: COUNTS, blocked: { added: 0, known: 0 } };
    },
  });
  const cli = fakeCli({ server, stdin: "phone\n030 23125 101\n" });
  const { time } = cli;
  const begun = time.now();
  const ended = cli.run("contacts", "import", "-", "--name", "stdin.csv");
  let isOver = false;
  void ended.then(() => {
    isOver = true;
  });
  while (!isOver) {
    // The answer comes by way of real tasks.
    await Bun.sleep(1);
    if (time.waiting > 0) await time.pass(1_000);
  }
  return { ...(await ended), bodies, took: time.now() - begun };
}

test("a file for which the server has no room yet is sent again, whole, and that is said once", async () => {
  const { code, stdout, stderr, bodies, took } = await importing(3);
  expect(code).toBe(0);
  expect(stdout).toContain("Imported to the list");
  expect(stderr.match(/trying again for two minutes/g)).toHaveLength(1);
  expect(bodies).toEqual(Array(4).fill("phone\n030 23125 101\n"));
  expect(took).toBeWithin(15_000, 25_000);
});

test("after two minutes it is given up", async () => {
  const { code, stderr, took, bodies } = await importing(1_000);
  expect(code).toBe(1);
  expect(stderr).toContain(BUSY);
  expect(took).toBeWithin(110_000, 125_000);
  expect(bodies.length).toBeWithin(20, 27);
});
