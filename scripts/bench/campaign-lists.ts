import { findPostgres, startPostgres } from "@rufbaum/store/testing";
import { openProbe, type Probe } from "../attacks/open-probe.ts";
import { importContacts, ROWS, waitsRow } from "./contact-import.ts";
import { percentile, type Row } from "./row.ts";
import { startTwilioProgram, storeBenchTree } from "./twilio-program.ts";

type Program = Awaited<ReturnType<typeof startTwilioProgram>>["program"];

const TIMES = 15;
/** As many as one request may start a campaign with; some 20 MB. */
const SENT = 50_000;

/** Campaigns of as many contacts as a file may have, on either database, beside a running call. */
export async function campaignLists(): Promise<Row[]> {
  const bin = await findPostgres();
  const server = bin === null ? null : await startPostgres(bin);
  try {
    const rows = await measure("pglite", {});
    if (server) rows.push(...(await measure("postgres", { DATABASE_URL: server.url })));
    return rows;
  } finally {
    await server?.stop();
  }
}

async function measure(kind: string, env: Record<string, string>): Promise<Row[]> {
  const { program, directory, stop } = await startTwilioProgram(env);
  try {
    const probe = await openProbe(program, await storeBenchTree(program, 20));
    const sent = await startAtOnce(program, probe);
    const list = await importContacts(program, directory);
    const { id } = await ask(program, "POST", "", { name: "Bench", list });
    const path = `/${id}`;
    const filled = await timed(probe, async () => {
      while ((await ask(program, "GET", path)).totalCalls < ROWS) await Bun.sleep(500);
    });
    const checked = await timed(probe, async () => {
      let told = await ask(program, "POST", `${path}/check`);
      while (!("callable" in told)) {
        await Bun.sleep(500);
        told = await ask(program, "GET", `${path}/check`);
      }
    });
    const many = ROWS.toLocaleString("en");
    const page = { limit: 100 };
    return [
      {
        name: `${kind}: POST /start with ${SENT.toLocaleString("en")} contacts`,
        value: `${(sent.milliseconds / 1_000).toFixed(1)} s`,
        spread: `${(sent.bytes / 1e6).toFixed(0)} MB`,
        promise: "",
      },
      waitsRow("  a call's webhook meanwhile", sent.waits, "p95 < 50 ms"),
      seconds(`a list of ${many} contacts put into a campaign`, filled.milliseconds),
      waitsRow("  a call's webhook meanwhile", filled.waits, "p95 < 50 ms"),
      seconds("all of them asked about", checked.milliseconds),
      waitsRow("  a call's webhook meanwhile", checked.waits, "p95 < 50 ms"),
      await often("all campaigns", () => ask(program, "GET", "")),
      await often("the campaign", () => ask(program, "GET", path)),
      await often("its first contacts", () => contacts(program, path, page)),
      await often("those who wait, after the first", async () => {
        const { next } = await contacts(program, path, { ...page, standing: "waiting" });
        await contacts(program, path, { ...page, standing: "waiting", after: next });
      }),
      await often("one by his number", () =>
        contacts(program, path, { ...page, text: "0171 0007919" }),
      ),
    ];
  } finally {
    await stop();
  }
}

async function startAtOnce(program: Program, probe: Probe) {
  const contacts = Array.from({ length: SENT }, (_, n) => ({
    phoneNumber: `0151 ${String((n * 7919) % 10_000_000).padStart(8, "2")}`,
    firstName: `Vorname ${n % 500}`,
    lastName: `Nachname ${n}`,
    company: `Firma ${n} GmbH`,
    customFields: { Bemerkung: "x".repeat(230), Branche: "Handwerk" },
  }));
  const plan = { startsAt: "2099-01-01T00:00:00.000Z" };
  const body = JSON.stringify({
    name: "Sent",
    useDecisionTree: false,
    message: "",
    contacts,
    plan,
  });
  const { result: milliseconds, waits } = await probe.beside(async () => {
    const began = performance.now();
    const answer = await program.ask("/api/bulk-calls/start", {
      method: "POST",
      headers: { "content-type": "application/json", "rufbaum-person": "bench" },
      body,
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(text.slice(0, 500));
    return performance.now() - began;
  });
  return { bytes: body.length, milliseconds, waits };
}

async function timed(probe: Probe, work: () => Promise<void>) {
  const began = performance.now();
  const { waits } = await probe.beside(work);
  return { milliseconds: performance.now() - began, waits };
}

async function often(name: string, work: () => Promise<unknown>): Promise<Row> {
  const waits: number[] = [];
  for (let time = 0; time < TIMES; time++) {
    const began = performance.now();
    await work();
    waits.push(performance.now() - began);
  }
  const at = (fraction: number) => percentile(waits, fraction).toFixed(0);
  return {
    name: `  ${name}`,
    value: `${at(0.5)} ms`,
    spread: `p95 ${at(0.95)}, max ${Math.max(...waits).toFixed(0)} ms`,
    promise: "< 300 ms",
  };
}

function seconds(name: string, milliseconds: number): Row {
  return {
    name: `  ${name}`,
    value: `${(milliseconds / 1_000).toFixed(1)} s`,
    spread: "",
    promise: "",
  };
}

function contacts(program: Program, path: string, body: object) {
  return ask(program, "POST", `${path}/contacts/search`, body);
}

// biome-ignore lint/suspicious/noExplicitAny: what is measured is read here alone
async function ask(program: Program, method: string, path: string, body?: object): Promise<any> {
  const answer = await program.ask(`/api/bulk-calls/campaigns${path}`, {
    method,
    headers: {
      "rufbaum-person": "bench",
      ...(body && { "content-type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}
