import { expect } from "bun:test";
import type { Page } from "playwright-core";
import { COLOURS, flaws } from "../browser/flaws.ts";
import { PAGES } from "../browser/pages.ts";
import { signIn } from "../browser/sign-in.ts";
import { sampleOf } from "../builder/drafts.ts";
import { walk } from "../walk.ts";

/** Parts of it scroll, and it does not. */
const FILLS_WINDOW: ReadonlySet<string> = new Set(["Visual Decision Tree Builder"]);
const NOT_FOUND = { path: "/gibt-es-nicht", heading: "404 Page Not Found" };
const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 390, height: 844 };
const TEST_NUMBER = "+493023125001";

walk("every page is sound, wide and narrow, in the light and in the dark", async (tools) => {
  const program = await tools.start({ env: { EMULATOR_SPEED: "100" } });
  const { id } = await sampleOf(program);
  const { code } = await tools.rufbaum("call", TEST_NUMBER, "--tree", id, "--watch");
  expect(code).toBe(0);

  const { page, complaints } = await tools.open({
    colorScheme: "dark",
    viewport: WIDE,
    reducedMotion: "reduce",
  });
  await page.goto(program.url);
  await isSound(page, "Geschützter Bereich");
  await signIn(page, program.password ?? "");
  for (const { path, heading } of PAGES) {
    const answer = await page.goto(program.url + path);
    expect(answer?.status()).toBe(200);
    await isSound(page, heading);
  }
  expect(complaints.all()).toEqual([]);

  const answer = await page.goto(program.url + NOT_FOUND.path);
  expect(answer?.status()).toBe(404);
  await isSound(page, NOT_FOUND.heading);
  await page.getByText("Did you forget to add the page to the router?").waitFor();
  expect(complaints.except(404)).toEqual([]);
});

/** Loaded wide and in the dark, and left like that; what is other in the light are the colours. */
async function isSound(page: Page, heading: string): Promise<void> {
  await isFlawless(page, heading);
  await page.setViewportSize(NARROW);
  await isFlawless(page, heading);
  await shine(page, "light");
  await isFlawless(page, heading, COLOURS);
  await page.setViewportSize(WIDE);
  await isFlawless(page, heading, COLOURS);
  await shine(page, "dark");
}

/** Has the page change its colours. */
async function shine(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.locator(`html[data-theme="${colorScheme}"]`).waitFor();
}

async function isFlawless(page: Page, heading: string, rules?: readonly string[]): Promise<void> {
  await page.getByRole("heading", { level: 1, name: heading }).waitFor();
  await page.locator('[aria-busy="true"]').first().waitFor({ state: "detached" });
  expect(await flaws(page, rules)).toEqual([]);
  const { isTooWide, isTooHigh } = await page.evaluate(() => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
    return { isTooWide: scrollWidth > clientWidth, isTooHigh: scrollHeight > clientHeight };
  });
  expect(isTooWide).toBe(false);
  if (FILLS_WINDOW.has(heading)) expect(isTooHigh).toBe(false);
}
