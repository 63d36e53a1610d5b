import { USUAL_PLAN } from "@rufbaum/dialing/campaigns";
import { PRESETS } from "@rufbaum/dialing/lawful-calling";
import type { Program } from "@rufbaum/e2e/program";
import { claimContacts, type Database } from "@rufbaum/store";
import { findPostgres, startPostgres, testStores } from "@rufbaum/store/testing";
import { sql } from "drizzle-orm";
import { openRelayCall, type RelayCall } from "./relay-call.ts";
import { median, percentile, type Row } from "./row.ts";
import { startTwilioProgram, storeBenchTree } from "./twilio-program.ts";

/** Calls that go on while a campaign starts, each with this many questions to answer. */
const TALKS = 40;
const TURNS = 8;
const CONTACTS = 2_000;
const BLOCKS = ["+496990009", "+494066969", "+492214710", "+498999998"];
const MANY = 1_000_000;
const ROUNDS = 15;

/** How fast campaigns dial, alone and beside calls; with PostgreSQL where there is one. */
export async function campaigns(): Promise<Row[]> {
  const rows: Row[] = [];
  const bin = await findPostgres();
  for (const { name, promise } of [
    { name: "PGlite", promise: "≥ 100/s" },
    { name: "PostgreSQL", promise: "≥ 200/s" },
  ]) {
    if (name === "PostgreSQL" && bin === null) continue;
    const server = name === "PostgreSQL" && bin !== null ? await startPostgres(bin) : null;
    const { program, stop } = await startTwilioProgram(server ? { DATABASE_URL: server.url } : {});
    try {
      rows.push(...(await measureStarts(program, name, promise)));
    } finally {
      await stop();
      await server?.stop();
    }
  }
  // On data of its own: the numbers before are in calls that never end.
  const { program, stop } = await startTwilioProgram();
  try {
    rows.push(...(await measureShares(program)));
  } finally {
    await stop();
  }
  for (const { name, open } of await testStores()) {
    const store = await open();
    try {
      rows.push(...(await measureClaims(store.db, name)));
    } finally {
      await store.close();
    }
  }
  return rows;
}

/** Alone, and with people who talk beside it. */
async function measureStarts(program: Program, name: string, promise: string): Promise<Row[]> {
  const treeId = await storeBenchTree(program, 60);
  const alone = await runThrough(program, { from: 0, amount: CONTACTS });
  const talks: RelayCall[] = [];
  for (let index = 0; index < TALKS; index++) {
    const number = `+493023125${String(index).padStart(3, "0")}`;
    talks.push(await openRelayCall(program, number, treeId));
  }
  const quiet = (await Promise.all(talks.map(converse))).flat();
  const [beside, turns] = await Promise.all([
    runThrough(program, { from: CONTACTS, amount: CONTACTS }),
    Promise.all(talks.map(converse)),
  ]);
  for (const talk of talks) talk.close();
  return [
    figure(`calls begun a second, ${name}`, `${alone.toFixed(0)}/s`, "", promise),
    figure(`  beside ${TALKS} talks`, `${beside.toFixed(0)}/s`, "", ""),
    milliseconds(`  answers of those talks, before`, quiet, ""),
    milliseconds(`  answers of those talks, beside it`, turns.flat(), "p95 < 50 ms"),
  ];
}

/** @returns calls begun a second */
async function runThrough(
  program: Program,
  { from, amount }: { from: number; amount: number },
): Promise<number> {
  const id = await startCampaign(program, { from, amount, plan: FAST });
  const begun = performance.now();
  for (;;) {
    const { waiting } = await view(program, id);
    if (waiting === 0) break;
    // Seldom: each look reads its figures, and who watches looks every three seconds.
    await Bun.sleep(100);
  }
  const seconds = (performance.now() - begun) / 1_000;
  return amount / seconds;
}

const FAST = { atOnce: null, perMinute: null, attempts: 1 };

/** Two campaigns with two shares and one, for a minute, of a server that begins ten calls a second. */
async function measureShares(program: Program): Promise<Row[]> {
  await put(program, "/api/settings/limits", { perMinute: 600, atOnce: null });
  const ids = [];
  for (const [place, share] of [2, 1].entries()) {
    const plan = { ...FAST, share };
    ids.push(await startCampaign(program, { from: 2_000 * place, amount: 2_000, plan }));
  }
  const before = await Promise.all(ids.map((id) => view(program, id)));
  await Bun.sleep(60_000);
  const after = await Promise.all(ids.map((id) => view(program, id)));
  const [one = 0, other = 0] = after.map(
    ({ waiting }, place) => (before[place]?.waiting ?? 0) - waiting,
  );
  const ratio = one / (one + other) / (2 / 3);
  return [
    figure(
      "shares of two campaigns, 2 : 1, over a minute",
      `${((ratio - 1) * 100).toFixed(1)} % off`,
      `${one} and ${other} calls of 600`,
      "within 10 %",
    ),
  ];
}

async function startCampaign(
  program: Program,
  { from, amount, plan }: { from: number; amount: number; plan: object },
): Promise<string> {
  const lines = Array.from({ length: amount }, (_, at) => {
    const place = from + at;
    const block = BLOCKS[Math.floor(place / 1_000) % BLOCKS.length];
    return `${block}${String(place % 1_000).padStart(3, "0")};Vorname${place};Nachname${place}`;
  });
  const body = ["Telefon;Vorname;Nachname", ...lines].join("\n");
  const imported = await program.ask(`/api/contacts/import?name=b.csv&list=Bench${from}`, {
    method: "POST",
    headers: { "content-type": "text/csv", "rufbaum-person": "bench" },
    body,
  });
  const { id: list } = (await imported.json()) as { id: string };
  const { id } = await post(program, "/api/bulk-calls/campaigns", { name: "Bench", list, plan });
  for (;;) {
    const started = await program.ask(`/api/bulk-calls/campaigns/${id}/start`, {
      method: "POST",
      headers: JSON_BODY,
      body: JSON.stringify({ acknowledged: 0 }),
    });
    if (started.ok) return id;
    const text = await started.text();
    if (!text.includes("campaign-checking")) throw new Error(text);
    await Bun.sleep(200);
  }
}

const JSON_BODY = { "content-type": "application/json", "rufbaum-person": "bench" };

async function view(program: Program, id: string): Promise<{ waiting: number }> {
  const response = await program.ask(`/api/bulk-calls/campaigns/${id}`);
  return (await response.json()) as { waiting: number };
}

async function post(program: Program, path: string, body: object): Promise<{ id: string }> {
  const response = await program.ask(path, {
    method: "POST",
    headers: JSON_BODY,
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as { id: string };
}

async function put(program: Program, path: string, body: object): Promise<void> {
  const response = await program.ask(path, {
    method: "PUT",
    headers: JSON_BODY,
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
}

async function converse(call: RelayCall): Promise<number[]> {
  const turns: number[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    await Bun.sleep(500 + Math.random() * 1_000);
    turns.push(await call.ask("Ja, gern"));
  }
  return turns;
}

/** Claims in a campaign of a million contacts, all but some of them finished. */
async function measureClaims(db: Database, name: string): Promise<Row[]> {
  await db.execute(sql`
    insert into tree_snapshots (id, document) values ('bench', '{}')
    on conflict do nothing`);
  await db.execute(sql`
    insert into campaigns (
      id, name, status, agent, message, use_decision_tree, plan, lists, other_columns,
      created_at, created_by
    ) values (
      'campaign_bench', 'Bench', 'running', '', '', false,
      ${JSON.stringify({ ...USUAL_PLAN, atOnce: null, perMinute: null })}, '[]', '[]', now(), 'bench'
    )`);
  const slice = 100_000;
  for (let from = 0; from < MANY; from += slice) {
    await db.execute(sql`
      insert into contacts (number, subject, kind, country, custom_fields, created_at, updated_at)
      select '+4915' || (10000000 + n), 's' || n, 'mobile', 'DE', '{}', now(), now()
      from generate_series(${from + 1}::int, ${from + slice}::int) as n`);
  }
  await db.execute(sql`
    insert into campaign_contacts (campaign, contact, standing, due_at)
    select (select key from campaigns where id = 'campaign_bench'), sequence,
      case when sequence % 100 = 0 then 'waiting' else 'no-answer' end,
      case when sequence % 100 = 0 then now() - interval '1 hour' end
    from contacts`);
  await db.execute(sql`analyze`);
  const [row] = await db
    .select({ key: sql<number>`key` })
    .from(sql`campaigns`)
    .where(sql`id = 'campaign_bench'`);
  let made = 0;
  const campaign: Parameters<typeof claimContacts>[1][number] = {
    key: row?.key ?? 0,
    lookAhead: 1,
    callTo: () => ({
      ...{ id: `bench_${made++}`, treeId: "tree", treeName: "Bench", snapshotId: "bench" },
      ...{ from: "+493023125800", line: "relay" },
    }),
  };
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const begun = performance.now();
    const { calls } = await claimContacts(db, [campaign], {
      limits: { atOnce: null, perMinute: null, minutesPerDay: null },
      time: () => ({ now: Date.now(), startOfDay: Date.now() - 3_600_000 }),
      most: 48,
      lawful: {
        ...{ carrier: "emulator", holdsBack: true, lostCalls: PRESETS.DE.lostCalls },
        attempts: null,
        deciding: () => () => ({ allowed: true, consentId: null }),
        planned: () => () => ({ allowed: true, consentId: null }),
      },
    });
    if (calls.length !== 48) throw new Error(`${calls.length} calls were claimed.`);
    times.push(performance.now() - begun);
  }
  return [
    milliseconds(`48 claims among ${MANY.toLocaleString("en")} contacts, ${name}`, times, ""),
  ];
}

function milliseconds(name: string, values: readonly number[], promise: string): Row {
  const told = (value: number) => value.toFixed(1);
  return {
    name,
    value: `${told(median(values))} ms`,
    spread: `p95 ${told(percentile(values, 0.95))}, max ${told(Math.max(...values))} ms (${values.length})`,
    promise,
  };
}

function figure(name: string, value: string, spread: string, promise: string): Row {
  return { name, value, spread, promise };
}
