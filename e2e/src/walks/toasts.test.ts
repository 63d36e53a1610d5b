import { expect } from "bun:test";
import type { Page } from "playwright-core";
import { coveredControls } from "../browser/covered-controls.ts";
import { signIn } from "../browser/sign-in.ts";
import type { Program } from "../program/start-program.ts";
import { until } from "../until.ts";
import { walksTogether } from "../walk.ts";

const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

const PAGES = [
  "/",
  "/live-calls",
  "/bulk-calls",
  "/analytics",
  "/contacts",
  "/transcripts",
  "/settings",
];

const walk = walksTogether();

for (const viewport of WINDOWS) {
  walk(`at ${viewport.width} px a toast covers no control, on any page`, async (walk) => {
    const program = await walk.start();
    const { page, complaints } = await walk.open({ reducedMotion: "reduce", viewport });
    await page.addInitScript(keepToasts);
    const covered: string[] = [];
    for (const path of PAGES) {
      for (const control of await coveredOn(page, program, path)) {
        covered.push(`${path}: ${control}`);
      }
    }
    expect(covered).toEqual([]);
    expect(complaints.except(401)).toEqual([]);
  });
}

/** Whoever signs in is told so, over the page that was asked for. @returns what stays covered */
async function coveredOn(page: Page, program: Program, path: string): Promise<readonly string[]> {
  if (page.url().startsWith(program.url)) await page.evaluate(() => sessionStorage.clear());
  await page.goto(program.url + path);
  await signIn(page, program.password ?? "");
  await page.locator("main h1, main h2").first().waitFor();
  let covered: readonly string[] = [];
  const isFree = async () => {
    covered = (await coveredControls(page)) ?? ["a page that is not there yet"];
    return covered.length === 0 ? true : null;
  };
  // A page that has just come is looked at once it has come to rest.
  await until("a toast in nobody's way", isFree, { pause: 100, limit: 15_000 }).catch(() => {});
  return covered;
}

/** A toast goes after five seconds, which a busy machine may need for a page. */
function keepToasts(): void {
  const wait = window.setTimeout;
  const never = 2 ** 31 - 1;
  const patient = (task: TimerHandler, milliseconds?: number, ...given: unknown[]) =>
    wait(task, milliseconds === 5000 ? never : milliseconds, ...given);
  window.setTimeout = patient as typeof window.setTimeout;
}
