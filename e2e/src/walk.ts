import { afterAll, test } from "bun:test";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContextOptions, Page } from "playwright-core";
import { leaveBrowser, sharedBrowser } from "./browser/shared-browser.ts";
import { type Complaints, watchPage } from "./browser/watch-page.ts";
import { type CommandResult, runCommand } from "./program/run-command.ts";
import { type Program, type ProgramOptions, ROOT, startProgram } from "./program/start-program.ts";

/** What a walk works with; everything it opened is closed after it. */
export interface BrowserWalk {
  /** A data directory of its own, empty at first. */
  data: string;
  start(options?: Partial<ProgramOptions>): Promise<Program>;
  /** `rufbaum <words>` on the walk's data. */
  rufbaum(...words: string[]): Promise<CommandResult>;
  open(options?: BrowserContextOptions): Promise<{ page: Page; complaints: Complaints }>;
}

/** Milliseconds: both tries of a walk whose page never shows what it waits for end within five minutes. */
const PAGE_LIMIT = 120_000;
const WALK_LIMIT = 300_000;

/**
 * A test through the started program; on a fault its pages are kept as pictures. A browser on a busy
 * machine can be late for reasons of its own: a walk that fails is tried a second time, and the test
 * command tells which.
 */
export function walk(name: string, body: (walk: BrowserWalk) => Promise<void>): void {
  test(name, () => once(name, body), { timeout: WALK_LIMIT, retry: 1 });
  // In each file: those of one process share this module.
  afterAll(leaveBrowser);
}

async function once(name: string, body: (walk: BrowserWalk) => Promise<void>): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), "rufbaum-walk-"));
  const data = join(directory, "data");
  const programs: Program[] = [];
  const pages: Page[] = [];
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
        const browser = await sharedBrowser();
        const context = await browser.newContext({ locale: "de-DE", ...options });
        const page = await context.newPage();
        page.setDefaultTimeout(PAGE_LIMIT);
        pages.push(page);
        return { page, complaints: watchPage(page) };
      },
    });
  } catch (error) {
    await keepPictures(name, pages);
    for (const program of programs) console.error(program.output());
    throw error;
  } finally {
    // A browser that is gone has closed them.
    for (const page of pages)
      await page
        .context()
        .close()
        .catch(() => {});
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
