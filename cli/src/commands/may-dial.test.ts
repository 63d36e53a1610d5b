import { expect, test } from "bun:test";
import { formats, zoneHere } from "../output/formats.ts";
import { fakeCli } from "../testing/fake-cli.ts";
import { fakeServer } from "../testing/fake-server.ts";

const ALLOWED = {
  number: "+493023125001",
  written: "+49 30 23125001",
  at: "2026-11-25T11:00:00.000Z",
  kind: "test",
  company: "Sonnwerk GmbH",
  purpose: null,
  allowed: true,
  isBinding: true,
  consentId: "7",
  denials: [],
  local: {
    country: "DE",
    date: "2026-11-25",
    time: "12:00",
    zone: "Europe/Berlin",
    regions: ["DE-BE"],
  },
};
const DENIED = {
  ...ALLOWED,
  allowed: false,
  consentId: null,
  denials: [
    {
      ruleName: "Calling hours",
      message: "Outside calling hours.",
      sourceName: "industry code",
      again: "Possible again from tomorrow.",
    },
  ],
};

test("may-dial ends with 0 where a number may be called", async () => {
  const server = fakeServer({ "POST /api/may-dial": () => ALLOWED });
  const { code, stdout } = await fakeCli({ server }).run("may-dial", "030 23125 001");
  expect(code).toBe(0);
  const here = `${formats.dateTime(ALLOWED.at)} (${zoneHere()})`;
  expect(stdout.split("\n")).toEqual([
    "+49 30 23125001 may be called.",
    "  It stands on consent 7 of the ledger.",
    "  For: test, Sonnwerk GmbH",
    `  Here: ${here}`,
    "  There: 2026-11-25 12:00 (Europe/Berlin), Berlin, Germany",
    "",
  ]);
});

test("a rule that asks for less here is told with who did it, when and why", async () => {
  const reason = { reason: "Agreed with our lawyer.", by: "Ada", at: "2026-11-20T09:00:00.000Z" };
  const loosened = [
    { field: "consent", name: "consent", value: "not-needed", usual: "express", reason },
    { field: "attempts.perDay", name: "attempts a day", value: null, usual: 2, reason: null },
    { field: "preset", name: "preset", value: "none", usual: "DE", reason },
  ];
  const server = fakeServer({ "POST /api/may-dial": () => ({ ...ALLOWED, loosened }) });
  const { code, stdout } = await fakeCli({ server }).run("may-dial", "030 23125 001");
  expect(code).toBe(0);
  const why = `by Ada, ${formats.dateTime(reason.at)}: Agreed with our lawyer.`;
  expect(stdout).toContain(`  The consent rule is off here (usual: express), ${why}\n`);
  expect(stdout).toContain(
    "  Looser here: attempts a day is none (usual: 2), nobody wrote down why\n",
  );
  expect(stdout).toContain(`  The rules are off here (preset none, usual: DE), ${why}\n`);
});

test.each([
  [{ regions: [] }, "2026-11-25 12:00 (Europe/Berlin), Germany"],
  [{ regions: ["DE-BY", "DE-HE"] }, "12:00 (Europe/Berlin), Bavaria or Hesse, Germany"],
  [
    { country: "ES", date: null, time: null, zone: null, regions: [] },
    "Spain, which has several times",
  ],
])("the time there is always told, with its zone: %j", async (local, told) => {
  const answer = { ...ALLOWED, local: { ...ALLOWED.local, ...local } };
  const server = fakeServer({ "POST /api/may-dial": () => answer });
  const { stdout } = await fakeCli({ server }).run("may-dial", "0171 2345678");
  expect(stdout).toContain(`  There: `);
  expect(stdout).toContain(told);
});

test("may-dial ends with 1 where it may not, with the rule, its source and when again", async () => {
  const server = fakeServer({ "POST /api/may-dial": () => DENIED });
  const at = "2026-11-25T12:00+01:00";
  const words = ["may-dial", "+493023125001", "--at", at, "--for", "campaign"];
  const { code, stdout } = await fakeCli({ server }).run(...words);
  expect(code).toBe(1);
  expect(stdout).toContain(
    "  Calling hours: Outside calling hours. Possible again from tomorrow. [industry code]\n",
  );
  expect(JSON.parse(server.requests[0]?.body ?? "")).toEqual({
    number: "+493023125001",
    kind: "campaign",
    at: "2026-11-25T11:00:00.000Z",
  });
});

test("a day alone is asked about at noon there", async () => {
  const asked: string[] = [];
  const server = fakeServer({
    "POST /api/may-dial": ({ body }) => {
      const { at } = JSON.parse(body ?? "");
      asked.push(at);
      const there = new Date(Date.parse(at) + 3_600_000).toISOString();
      const local = { ...ALLOWED.local, date: there.slice(0, 10), time: there.slice(11, 16) };
      return { ...ALLOWED, at, local };
    },
  });
  const words = ["may-dial", "+493023125001", "--at", "24.12.2026"];
  const { stdout, stderr } = await fakeCli({ server }).run(...words);
  expect(asked).toEqual(["2026-12-24T12:00:00.000Z", "2026-12-24T11:00:00.000Z"]);
  expect(stdout).toContain("There: 2026-12-24 12:00");
  expect(stderr).toContain("asked for noon there");
});
