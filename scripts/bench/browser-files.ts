import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildDashboard } from "@rufbaum/dashboard/build";
import { launchBrowser } from "@rufbaum/e2e/browser";
import { startProgram } from "@rufbaum/e2e/program";
import type { Page } from "playwright-core";
import { utils, write } from "xlsx";
import { ROOT } from "../process/run-child.ts";
import type { Row } from "./row.ts";

const CSV_ROWS = 1_000_000;
const BOOK_ROWS = 100_000;
const HEADER = ["Telefon", "Vorname", "Nachname", "Firma", "Ort"];
const SCRIPT = "/assets/contact-file-page.js";

/** What a real browser takes to read a contact file in the dashboard's worker, and what its page feels of it. */
export async function browserFiles(): Promise<Row[]> {
  const directory = await mkdtemp(join(tmpdir(), "rufbaum-bench-"));
  const [csv, book] = [join(directory, "a.csv"), join(directory, "a.xlsx")];
  await writeFiles(csv, book);
  const program = await startProgram({ data: join(directory, "data") });
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    const script = await builtScript();
    await page.route(`**${SCRIPT}`, (route) =>
      route.fulfill({ contentType: "text/javascript", body: script }),
    );
    await page.goto(program.url);
    await page.addScriptTag({ url: SCRIPT, type: "module" });
    return [
      await measure(page, `browser, CSV, ${CSV_ROWS} rows`, csv, "< 15 s"),
      await measure(page, `browser, XLSX, ${BOOK_ROWS} rows`, book, ""),
    ];
  } finally {
    await browser.close();
    await program.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

async function measure(page: Page, what: string, path: string, promise: string): Promise<Row> {
  await page.evaluate(() => {
    document.body.innerHTML = '<input type="file" id="file">';
  });
  await page.setInputFiles("#file", path);
  const { seconds, contacts, told, pause, longTask } = await page.evaluate(() => {
    const { measureContactFile } = window as never as {
      measureContactFile(file: File | undefined): Promise<Measured>;
    };
    return measureContactFile(document.querySelector<HTMLInputElement>("#file")?.files?.[0]);
  });
  return {
    name: `contact file: ${what}`,
    value: `${seconds.toFixed(2)} s`,
    spread: `${contacts} contacts, progress told ${told} times, page's longest task ${longTask.toFixed(0)} ms, pause ${pause.toFixed(0)} ms`,
    promise,
  };
}

interface Measured {
  seconds: number;
  contacts: number;
  told: number;
  /** Milliseconds; a task is long from 50 ms on. */
  pause: number;
  longTask: number;
}

/** The page's part, which is told where the built dashboard has its worker. */
async function builtScript(): Promise<string> {
  const { directory } = await buildDashboard();
  const assets = await readdir(join(directory, "assets"));
  const worker = assets.find((name) => /^contact-file-worker-\w+\.js$/.test(name));
  const { outputs } = await Bun.build({
    entrypoints: [join(ROOT, "apps/dashboard/bench/contact-file-page.ts")],
    target: "browser",
    define: { CONTACT_FILE_WORKER: JSON.stringify(`/assets/${worker}`) },
  });
  return (await outputs[0]?.text()) ?? "";
}

async function writeFiles(csv: string, book: string): Promise<void> {
  const writer = Bun.file(csv).writer();
  writer.write(`${HEADER.join(";")}\n`);
  for (let index = 0; index < CSV_ROWS; index++) writer.write(`${cellsOf(index).join(";")}\n`);
  await writer.end();
  const sheets = utils.book_new();
  const cells = Array.from({ length: BOOK_ROWS }, (_, index) => cellsOf(index));
  utils.book_append_sheet(sheets, utils.aoa_to_sheet([HEADER, ...cells]), "Kunden");
  await Bun.write(book, new Uint8Array(write(sheets, { type: "array", compression: true })));
}

function cellsOf(index: number): string[] {
  return [`0151 ${20_000_000 + index}`, "Erika", `Muster${index}`, "Muster GmbH", "Köln"];
}
