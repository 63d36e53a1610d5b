import { findPostgres, startPostgres } from "@rufbaum/store/testing";
import { openProbe } from "../attacks/open-probe.ts";
import { importContacts, waitsRow } from "./contact-import.ts";
import { percentile, type Row } from "./row.ts";
import { startTwilioProgram, storeBenchTree } from "./twilio-program.ts";

type Program = Awaited<ReturnType<typeof startTwilioProgram>>["program"];

/** `RUFBAUM_BENCH_ROWS` measures others. */
const CONTACTS = Number(process.env.RUFBAUM_BENCH_ROWS ?? 100_000);
const TIMES = 15;
const PROMISED = "< 100 ms";

/** Looking for contacts among very many, on either database, and what a running call notices of it. */
export async function contacts(): Promise<Row[]> {
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
    const list = await importContacts(program, directory, CONTACTS);
    const search = (body: object) => ask(program, "search", body);
    const page = await often(() => search({}));
    const row = async (name: string, work: () => Promise<unknown>, promise = PROMISED) =>
      told(`  ${name}`, await often(work), page, promise);
    const rows = [
      told(
        `${kind}: the newest of ${CONTACTS.toLocaleString("en")} contacts`,
        page,
        page,
        PROMISED,
      ),
      await row("a word that nobody has", () => search({ search: "xanthippe" })),
      await row("a word that a third have", () => search({ search: "nachname 3" })),
      await row("one letter that all have", () => search({ search: "v" })),
      await row("one letter that nobody has", () => search({ search: "ü" })),
      await row("one by his number", () => search({ search: "0171 0007919" })),
      await row("all by name", () => search({ sort: "name" })),
      await row("those with a word, by last contact", () =>
        search({ search: "nachname 3", sort: "lastContact" }),
      ),
      await row("customers, of whom there are none", () => search({ status: ["customer"] })),
      await row("those of a list and a region", () => search({ list, region: "DE-BY" })),
      await row("whoever is blocked", () => search({ blocked: true })),
      await row("whoever has no consent", () => search({ consent: "none" })),
      await row("whose consent is valid", () => search({ consent: "valid" })),
      await row("who may be the same person", () => ask(program, "duplicates", {}), ""),
    ];
    const some = (await search({ search: "nachname 77", limit: 1_000 })) as Found;
    const ids = some.contacts.map(({ id }) => id);
    rows.push(
      await row(
        `${ids.length.toLocaleString("en")} deleted and brought back`,
        async () => {
          const { deletion } = (await ask(program, "delete", { ids })) as { deletion: string };
          await ask(program, "restore", { deletion });
        },
        "",
      ),
    );
    const probe = await openProbe(program, await storeBenchTree(program, 20));
    try {
      const { waits } = await probe.beside(async () => {
        for (let time = 0; time < TIMES; time++) {
          await search({ search: "xanthippe" });
          await search({ consent: "valid" });
        }
      });
      rows.push(waitsRow("  a call's webhook meanwhile", waits, "p95 < 50 ms"));
    } finally {
      await probe.stop();
    }
    return rows;
  } finally {
    await stop();
  }
}

interface Found {
  contacts: { id: string }[];
}

async function often(work: () => Promise<unknown>): Promise<number[]> {
  const waits: number[] = [];
  for (let time = 0; time < TIMES; time++) {
    const began = performance.now();
    await work();
    waits.push(performance.now() - began);
  }
  return waits;
}

function told(
  name: string,
  waits: readonly number[],
  page: readonly number[],
  promise: string,
): Row {
  const at = (fraction: number) => percentile(waits, fraction);
  const ratio = (at(0.5) / percentile(page, 0.5)).toFixed(1);
  const spread = `min ${Math.min(...waits).toFixed(0)}, p95 ${at(0.95).toFixed(0)} ms; ${ratio} times the newest`;
  return { name, value: `${at(0.5).toFixed(0)} ms`, spread, promise };
}

async function ask(program: Program, path: string, body: object): Promise<unknown> {
  const answer = await program.ask(`/api/contacts/${path}`, {
    method: "POST",
    headers: { "rufbaum-person": "bench", "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}
