import { afterAll, beforeAll, expect, test } from "bun:test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { until } from "@rufbaum/runtime/testing";
import { type RealServer, saidBy, startRealServer } from "../../testing/real-server.ts";

const CALLEE = "+493023125001";
const at = { title: "", position: { x: 0, y: 0 } };

const TREE = {
  name: "Mit Namen",
  isActive: true,
  settings: { variables: { company: "Sonnwerk", city: "Ulm" } },
  nodes: [
    {
      ...at,
      id: "start",
      type: "start",
      content: "Guten Tag [firstName|dort], hier spricht eine KI von {company} in [city].",
    },
    { ...at, id: "end", type: "end", content: "Es geht um {{betrag}} Euro. Bis bald." },
  ],
  connections: [{ id: "c1", sourceNodeId: "start", targetNodeId: "end" }],
};

let server: RealServer;
let directory = "";
let treeId = "";
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "rufbaum-variables-"));
  server = await startRealServer({ RUFBAUM_DATA: directory, EMULATOR_SPEED: "8" });
  treeId = (await server.ask("/api/decision-trees", TREE)).id;
});
afterAll(async () => {
  await server.stop();
  await rm(directory, { recursive: true, force: true });
});

async function spokenWith(variables?: object): Promise<string> {
  server.messages.length = 0;
  const { callId } = await server.ask("/api/make-call", { to: CALLEE, treeId, variables });
  await until(() => server.messages.some(({ type }) => type === "call-ended"), 40_000);
  const { messages } = await server.ask(`/api/calls/${callId}`);
  const kept = messages.map(({ message }: { message: string }) => message);
  const told = saidBy(server.messages, "ai");
  expect(kept).toEqual(expect.arrayContaining(told));
  return told.join(" ");
}

test.each(["relay", "gather"])("a call says what it was given to know: %s", async (line) => {
  await server.ask("/api/settings/telephony", { line }, "PUT");
  const spoken = await spokenWith({ firstName: "Erika", company: "Mondwerk", betrag: 5000 });
  expect(spoken).toContain("Guten Tag Erika, hier spricht eine KI von Mondwerk in Ulm.");
  expect(spoken).toContain("Es geht um 5000 Euro.");
  expect(server.logged.join("\n")).not.toContain("Erika");
});

test("a call that is given nothing says what the tree has", async () => {
  expect(await spokenWith()).toContain("Guten Tag dort, hier spricht eine KI von Sonnwerk in Ulm.");
});

test.each([
  ['{"__proto__":"x"}', "variables.__proto__"],
  ['{"constructor":"x"}', "variables.constructor"],
  ['{"first name":"x"}', "variables.first name"],
  ['{"a":null}', "variables.a"],
  ['{"a":1e999}', "variables.a"],
  [`{"a":"${"x".repeat(501)}"}`, "variables.a"],
  [
    JSON.stringify(Object.fromEntries(Array.from({ length: 51 }, (_, i) => [`a${i}`, 1]))),
    "variables",
  ],
  ["[]", "variables"],
  ['"firstName"', "variables"],
])("%.40s is refused, and where it is wrong is told", async (variables, path) => {
  const response = await fetch(`${server.url}/api/make-call`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${server.localToken}`,
      "content-type": "application/json",
    },
    body: `{"to":"${CALLEE}","treeId":"${treeId}","variables":${variables}}`,
  });
  const body = await response.json();
  expect({ status: response.status, reason: body.reason }).toEqual({
    status: 422,
    reason: "invalid-request",
  });
  expect(body.details.problems.map((problem: { path: string }) => problem.path)).toEqual([path]);
});
