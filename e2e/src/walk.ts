import { test } from "bun:test";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { launchBrowser } from "./browser/launch-browser.ts";
import { type Complaints, watchPage } from "./browser/watch-page.ts";
import { type CommandResult, runCommand } from "./program/run-command.ts";
import { type Program, type ProgramOptions, ROOT, startProgram } from "./program/start-program.ts";

/** What a walk works with; everything it opened is closed after it. */
export interface Walk {
  /** A data directory of its own, empty at first. */
  data: string;
  start(options?: Partial<ProgramOptions>): Promise<Program>;
  /** `rufbaum <words>` on the walk's data. */
  rufbaum(...words: string[]): Promise<CommandResult>;
  open(options?: BrowserContextOptions): Promise<{ page: Page; complaints: Complaints }>;
}

const SECONDS = 1_000;

/**
 * A test through the started program; on a fault its pages are kept as pictures. A browser on a busy
 * machine can be late for reasons of its own: a walk that fails is tried a second time, and says so.
 */
export function walk(name: string, body: (walk: Walk) => Promise<void>): void {
  test(
    name,
    async () => {
      await once(name, body).catch((error: unknown) => {
        console.error(`SECOND TRY: ${name}:`, error);
        return once(name, body);
      });
    },
    300 * SECONDS,
  );
}

async function once(name: string, body: (walk: Walk) => Promise<void>): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), "rufbaum-walk-"));
  const data = join(directory, "data");
  const programs: Program[] = [];
  const pages: Page[] = [];
  let browser: Browser | null = null;
  try {
    await body({
      data,
      async start(options) {
        const program = await startProgram({ data, ...options });
        programs.push(program);
        return program;
      },
      rufbaum: (...words) => runCommand(data, ...words),
      async open(options) {
        browser ??= await launchBrowser();
        const context = await browser.newContext({ locale: "de-DE", ...options });
        const page = await context.newPage();
        page.setDefaultTimeout(60 * SECONDS);
        pages.push(page);
        return { page, complaints: watchPage(page) };
      },
    });
  } catch (error) {
    await keepPictures(name, pages);
    for (const program of programs) console.error(program.output());
    throw error;
  } finally {
    await (browser as Browser | null)?.close();
    for (const program of programs) await program.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

async function keepPictures(name: string, pages: readonly Page[]): Promise<void> {
  const directory = join(ROOT, "test-results");
  await mkdir(directory, { recursive: true });
  for (const [index, page] of pages.entries()) {
    const file = `${name.replace(/[^\p{L}\d]+/gu, "-")}-${index + 1}.png`;
    await page.screenshot({ path: join(directory, file) }).catch(() => {});
  }
}
