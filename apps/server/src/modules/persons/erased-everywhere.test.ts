import { afterAll, beforeAll, expect, test } from "bun:test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { until } from "@rufbaum/runtime/testing";
import { type RealServer, startRealServer } from "../../testing/real-server.ts";

const NUMBER = "+491719876543";
/** How the person would show up; an index has numbers back to front. */
const SPELLINGS = [
  "1719876543",
  "3456789171",
  "0171 9876543",
  "Kanarienvogel",
  "KANARIENVOGEL",
  "kanari@example.org",
  "Zwitschermaschine",
];

let dataDirectory = "";
let server: RealServer;
beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), "rufbaum-erased-"));
  server = await startRealServer({ RUFBAUM_DATA: dataDirectory, EMULATOR_SPEED: "20" });
});
afterAll(async () => {
  await server.stop();
  await rm(dataDirectory, { recursive: true });
});

async function asked(method: string, path: string, body?: object): Promise<Response> {
  return fetch(`${server.url}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${server.localToken}`,
      "rufbaum-person": "Ada",
      ...(body && { "content-type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}

/** Files outside of backups that hold any of it, as bytes. */
async function holders(): Promise<string[]> {
  const found: string[] = [];
  for await (const file of new Bun.Glob("**/*").scan({ cwd: dataDirectory, dot: true })) {
    if (file.startsWith("backups/")) continue;
    const bytes = Buffer.from(await Bun.file(join(dataDirectory, file)).bytes());
    if (SPELLINGS.some((spelling) => bytes.includes(spelling))) found.push(file);
  }
  return found.sort();
}

/** What people write who know nothing of each other: names of lists, files and reasons. */
async function writtenElsewhere(): Promise<void> {
  const list = new URLSearchParams({
    name: "Kanarienvogel-Liste.csv",
    list: "Fam. KANARIENVOGEL_2026 0171/9876543",
  });
  const form = new FormData();
  const said = {
    wording: "Ich, Erna Kanarienvogel, will Anrufe.",
    source: "Brief von Kanarienvogel",
  };
  for (const [name, value] of Object.entries({ ...said, company: "Muster GmbH" })) {
    form.set(name, value);
  }
  form.set("evidenceFile", new File(["%PDF Zwitschermaschine"], "Kanarienvogel.pdf"));
  const headers = { authorization: `Bearer ${server.localToken}`, "rufbaum-person": "Ada" };
  const url = `${server.url}/api/consents/statements`;
  const stated = await fetch(url, { method: "POST", headers, body: form });
  const { id: statementId } = await stated.json();
  await asked("POST", "/api/consents", { number: NUMBER, statementId });
  await fetch(`${server.url}/api/contacts/import?${list}`, {
    method: "POST",
    headers,
    body: "phone;lastName\n0171 9876543;Kanarienvogel\n0171 9876549;Muster\n030 23125009 nicht anrufen;Groß\n",
  });
  const note = "Frau Kanarienvogel, 0171 9876543, schrieb uns.";
  await asked("POST", "/api/consents/withdraw", { number: NUMBER, note });
  await asked("POST", "/api/suppressions", { number: NUMBER, note });
  await asked("POST", "/api/suppressions/lift", { number: NUMBER, reason: note });
  await asked("POST", "/api/consents", { number: NUMBER, statementId });
  expect((await server.ask("/api/audit")).length).toBeGreaterThanOrEqual(4);
}

test("a person who was a contact and was called is found nowhere once erased", async () => {
  const contact = {
    phone: "0171 9876543",
    firstName: "Erna",
    lastName: "Kanarienvogel",
    email: "kanari@example.org",
    customFields: { Bild: "Zwitschermaschine" },
  };
  expect((await asked("POST", "/api/contacts", contact)).ok).toBe(true);
  await writtenElsewhere();
  const [tree] = await server.ask("/api/decision-trees");
  const variables = { firstName: "Kanarienvogel", painting: "Zwitschermaschine" };
  const call = { to: NUMBER, treeId: tree.id, variables };
  expect(await (await asked("POST", "/api/make-call", call)).json()).toMatchObject({});
  const shown = async () => (await asked("POST", "/api/persons/show", { number: NUMBER })).json();
  const erase = () => asked("POST", "/api/persons/erase", { number: NUMBER, reason: "asked" });
  expect((await erase()).status).toBe(409);
  await until(async () => (await shown()).counts.messages > 0);
  const [placed] = await server.ask("/api/calls");
  await asked("POST", `/api/calls/${placed.id}/hangup`);
  await until(async () => (await shown()).counts.openCalls === 0);
  await asked("POST", `/api/calls/${placed.id}/outcome`, { outcome: "opt-out" });
  expect((await shown()).counts).toMatchObject({ contacts: 1, calls: 1, suppressions: 1 });
  expect((await holders()).length).toBeGreaterThan(0);

  const answer = await erase();
  expect(await answer.json()).toMatchObject({
    counts: { contacts: 1, calls: 1 },
    pendingRecordings: [],
    hasTraces: false,
    copies: [],
  });
  expect(await holders()).toEqual([]);
  expect(server.logged.filter((line) => SPELLINGS.some((each) => line.includes(each)))).toEqual([]);
  expect((await server.ask("/api/consents/verify")).ok).toBe(true);
  expect(await shown()).toMatchObject({
    isBlocked: true,
    counts: { contacts: 0, calls: 0, messages: 0 },
  });
  const seen = [
    "/api/contacts",
    "/api/calls",
    "/api/transcripts",
    "/api/calls/active",
    "/api/audit",
    "/api/contacts/imports",
    "/api/consents/statements",
  ];
  for (const each of seen) {
    const text = JSON.stringify(await server.ask(each));
    expect(SPELLINGS.filter((spelling) => text.includes(spelling))).toEqual([]);
  }
});
