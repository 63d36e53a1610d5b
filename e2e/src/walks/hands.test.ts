import { expect } from "bun:test";
import type { Locator, Page } from "playwright-core";
import { PAGES } from "../browser/pages.ts";
import { signIn } from "../browser/sign-in.ts";
import { sampleOf } from "../builder/drafts.ts";
import { canvasOf, openBuilder } from "../builder/open-builder.ts";
import type { Program } from "../program/start-program.ts";
import { until } from "../until.ts";
import { type BrowserWalk, walksTogether } from "../walk.ts";

const TEST_NUMBER = "+493023125001";
const HANDS = [
  { hand: "mouse", least: 24, context: { viewport: { width: 1440, height: 900 } } },
  {
    hand: "finger",
    least: 44,
    context: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  },
] as const;

const walk = walksTogether({ env: { EMULATOR_SPEED: "20" } });

for (const { hand, least, context } of HANDS) {
  walk(`everything is large enough for a ${hand}`, async (tools) => {
    const program = await startWithCall(tools);
    const { page } = await tools.open({ ...context, reducedMotion: "reduce" });
    await page.goto(program.url);
    await signIn(page, program.password ?? "");
    for (const { path, heading } of PAGES) {
      await page.goto(program.url + path);
      await page.getByRole("heading", { level: 1, name: heading }).waitFor();
      await page.locator('[aria-busy="true"]').first().waitFor({ state: "detached" });
      expect({ path, small: await tooSmall(page, least) }).toEqual({ path, small: [] });
    }
  });
}

walk("how long callers wait fits a telephone", async (tools) => {
  const program = await startWithCall(tools);
  const { page } = await tools.open({ viewport: { width: 390, height: 844 } });
  await page.goto(program.url);
  await signIn(page, program.password ?? "");
  await page.goto(`${program.url}/live-calls`);
  const tables = page.getByRole("table").filter({ visible: true });
  await tables.nth(1).waitFor();
  const cells = await tables.evaluateAll((all) =>
    all.flatMap((table) =>
      [...table.querySelectorAll("th, td")].map((cell) => cell.getBoundingClientRect().right),
    ),
  );
  expect(Math.max(...cells)).toBeLessThanOrEqual(390);
});

walk("a long list in a dialog turns with the wheel", async (tools) => {
  const program = await tools.start();
  const { page } = await tools.open({ viewport: { width: 1200, height: 620 } });
  await openBuilder(page, program, program.password ?? "");
  await canvasOf(page)
    .locator(".react-flow__pane")
    .dblclick({ position: { x: 150, y: 60 } });
  await page.getByLabel("Node-Typ").selectOption("end");
  const outcome = page.getByLabel("Ergebnis des Gesprächs");
  await outcome.click();
  const first = outcome.locator("option").first();
  const last = outcome.locator("option").last();
  const top = async (option: Locator) => (await option.boundingBox())?.y ?? Number.NaN;
  const [before, reach] = [await top(first), await top(last)];
  // From the end it opened at to the other one.
  await page.mouse.move(500, 300);
  await page.mouse.wheel(0, before < 0 ? -600 : 600);
  await until("the list to turn", async () => ((await top(first)) !== before ? true : null));
  expect(await top(last)).not.toBe(reach);
});

walk("a page that was not yet open opens without a server", async (tools) => {
  const program = await tools.start();
  const { page } = await tools.open();
  // Nothing shows when the browser found the time for all pages; this one comes last.
  const last = page.waitForResponse(/\/campaign-page-/);
  await page.goto(program.url);
  await signIn(page, program.password ?? "");
  await (await last).finished();
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  // The demo stands alone: no link leads to it.
  for (const { path, heading } of PAGES.filter(({ path }) => path !== "/ceo-demo").toReversed()) {
    await page.locator(`aside a[href="${path}"]`).click();
    await page.getByRole("heading", { level: 1, name: heading }).waitFor();
  }
  expect(await page.getByText("Diese Seite konnte nicht").count()).toBe(0);
});

/** No list of calls is empty. */
async function startWithCall({ start, rufbaum }: BrowserWalk): Promise<Program> {
  const program = await start();
  const calls = (await (await program.ask("/api/calls")).json()) as unknown[];
  if (calls.length === 0) {
    const { id } = await sampleOf(program);
    expect((await rufbaum("call", TEST_NUMBER, "--tree", id, "--watch")).code).toBe(0);
  }
  return program;
}

/**
 * What is to be hit and is smaller than `least` pixels in a direction, asked of the page itself: a
 * point so far from the middle belongs to it or to its label. Not asked are links within a sentence
 * and the drawing, which is enlarged by the wheel or two fingers.
 */
function tooSmall(page: Page, least: number): Promise<string[]> {
  return page.evaluate((side) => {
    const reach = side / 2 - 1;
    function isHit(element: Element, x: number, y: number): boolean {
      const hit = document.elementFromPoint(x, y);
      const label = hit?.closest("label");
      const labelled = label?.control ?? label?.querySelector("input");
      return (
        hit !== null && (element.contains(hit) || hit.contains(element) || labelled === element)
      );
    }
    function isSmall(element: Element): boolean {
      element.scrollIntoView({ block: "center", inline: "nearest" });
      const { left, top, width, height } = element.getBoundingClientRect();
      if (width >= side && height >= side) return false;
      const [x, y] = [left + width / 2, top + height / 2];
      const places = [
        [x - reach, y],
        [x + reach, y],
        [x, y - reach],
        [x, y + reach],
      ] as const;
      return places.some(([px, py]) => !isHit(element, px, py));
    }
    const asked = document.querySelectorAll(
      "button, a[href], input, select, textarea, summary, [role=switch], [role=slider], [role=tab]",
    );
    return [...asked]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          !element.matches(".sr-only, [aria-hidden=true]") &&
          !element.closest(".canvas .react-flow__viewport, .react-flow__attribution, .sr-only") &&
          getComputedStyle(element).display !== "inline",
      )
      .filter(isSmall)
      .map((element) => element.outerHTML.slice(0, 160));
  }, least);
}
