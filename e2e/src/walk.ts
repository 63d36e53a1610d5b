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
  define(name, async () => {
    const house = await createHouse();
    await visit(name, house, body).finally(house.remove);
  });
}

/**
 * As `walk`, for several of a file that don't mind each other's data: `start` gives all of them one
 * program, which begins with the first, and anew after one that failed.
 */
export function walksTogether(options: Partial<ProgramOptions> = {}): typeof walk {
  let house: House | null = null;
  let program: Promise<Program> | null = null;
  async function leave(): Promise<void> {
    await house?.remove();
    house = null;
    program = null;
  }
  afterAll(leave);
  return (name, body) =>
    define(name, async () => {
      house ??= await createHouse();
      const { start } = house;
      const shared: House = {
        ...house,
        start() {
          program ??= start(options);
          return program;
        },
      };
      await visit(name, shared, body).catch(async (error: unknown) => {
        await leave();
        throw error;
      });
    });
}

function define(name: string, run: () => Promise<void>): void {
  test(name, run, { timeout: WALK_LIMIT, retry: 1 });
  // In each file: those of one process share this module.
  afterAll(leaveBrowser);
}

/** A data directory and the programs that were started on it. */
interface House extends Pick<BrowserWalk, "data" | "start"> {
  programs: readonly Program[];
  remove(): Promise<void>;
}

async function createHouse(): Promise<House> {
  const directory = await mkdtemp(join(tmpdir(), "rufbaum-walk-"));
  const data = join(directory, "data");
  const programs: Program[] = [];
  return {
    data,
    programs,
    async start(options) {
      const program = await startProgram({ data, ...options });
      programs.push(program);
      return program;
    },
    async remove() {
      for (const program of programs) await program.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function visit(
  name: string,
  { data, start, programs }: House,
  body: (walk: BrowserWalk) => Promise<void>,
): Promise<void> {
  const pages: Page[] = [];
  try {
    await body({
      data,
      start,
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
