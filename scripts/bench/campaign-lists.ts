import { launchBrowser } from "@rufbaum/e2e/browser";
import { signIn } from "@rufbaum/e2e/sign-in";
import { findPostgres, startPostgres } from "@rufbaum/store/testing";
import { openProbe, type Probe } from "../attacks/open-probe.ts";
import { importContacts, ROWS, waitsRow } from "./contact-import.ts";
import { percentile, type Row } from "./row.ts";
import { startTwilioProgram, storeBenchTree } from "./twilio-program.ts";

type Program = Awaited<ReturnType<typeof startTwilioProgram>>["program"];

const TIMES = 15;
/** As many as one request may start a campaign with; some 20 MB. */
const SENT = 50_000;
const NAME = "Bench";
/** It runs, and calls nobody while it is measured. */
const LATER = { startsAt: "2099-01-01T00:00:00.000Z" };

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
    const { id } = await ask(program, "POST", "", { name: NAME, list, plan: LATER });
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
    await ask(program, "POST", `${path}/start`, { acknowledged: 0 });
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
      await often("those with a part of a name", () => search(program, path, "name 8999"), ""),
      await often(
        "nobody, by a name that there is not",
        () => search(program, path, "Xanthippe"),
        "",
      ),
      await opened(program),
    ];
  } finally {
    await stop();
  }
}

/** All pages that a search of the dashboard reads until one of its own is full. */
async function search(program: Program, path: string, text: string): Promise<void> {
  let found = 0;
  let after: unknown;
  do {
    const page = await contacts(program, path, {
      limit: 50,
      text,
      ...(after != null && { after }),
    });
    found += page.contacts.length;
    after = page.next;
  } while (after !== null && found < 50);
}

/** In a browser: from the click on the campaign until its contacts stand there. */
async function opened(program: Program): Promise<Row> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ reducedMotion: "reduce" });
    await page.goto(`${program.url}/bulk-calls`);
    await signIn(page, program.password ?? "");
    const list = page.getByRole("list", { name: "Kampagnen" });
    return await often("its page in a browser", async () => {
      await page.goto(`${program.url}/bulk-calls`);
      const link = list.getByRole("link", { name: NAME, exact: true });
      await link.waitFor();
      const opening = page.evaluate(untilContactsStand);
      await link.click();
      return opening;
    });
  } finally {
    await browser.close();
  }
}

/** In the page, whose own clock is not that of whoever looks at it. @returns milliseconds since the click */
function untilContactsStand(): Promise<number> {
  return new Promise((resolve) => {
    let clickedAt = 0;
    addEventListener("click", () => (clickedAt = performance.now()), { capture: true, once: true });
    const watch = new MutationObserver(() => {
      if (!document.querySelector("table[aria-label='Kontakte der Kampagne'] tbody tr")) return;
      watch.disconnect();
      resolve(performance.now() - clickedAt);
    });
    watch.observe(document.body, { childList: true, subtree: true });
  });
}

async function startAtOnce(program: Program, probe: Probe) {
  const contacts = Array.from({ length: SENT }, (_, n) => ({
    phoneNumber: `0151 ${String((n * 7919) % 10_000_000).padStart(8, "2")}`,
    firstName: `Vorname ${n % 500}`,
    lastName: `Nachname ${n}`,
    company: `Firma ${n} GmbH`,
    customFields: { Bemerkung: "x".repeat(230), Branche: "Handwerk" },
  }));
  const body = JSON.stringify({
    name: "Sent",
    useDecisionTree: false,
    message: "",
    contacts,
    plan: LATER,
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

/** `work` may tell itself how many milliseconds of it count. */
async function often(
  name: string,
  work: () => Promise<unknown>,
  promise = "< 300 ms",
): Promise<Row> {
  const waits: number[] = [];
  for (let time = 0; time < TIMES; time++) {
    const began = performance.now();
    const told = await work();
    waits.push(typeof told === "number" ? told : performance.now() - began);
  }
  const at = (fraction: number) => percentile(waits, fraction).toFixed(0);
  return {
    name: `  ${name}`,
    value: `${at(0.5)} ms`,
    spread: `p95 ${at(0.95)}, max ${Math.max(...waits).toFixed(0)} ms`,
    promise,
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
