import { expect } from "bun:test";
import type { Page } from "playwright-core";
import { flaws } from "../browser/flaws.ts";
import { cardOf, openBuilder } from "../builder/open-builder.ts";
import { until } from "../until.ts";
import { walk } from "../walk.ts";

walk("ways are followed by what is lit, and along a chip to a node out of sight", async (tools) => {
  const program = await tools.start();
  const { page, complaints } = await tools.open({
    viewport: { width: 1440, height: 900 },
    reducedMotion: "reduce",
  });
  await openBuilder(page, program, program.password ?? "");
  const person = cardOf(page, "Richtige Person?");

  // Pointed at, a node lights its ways; a port but its own.
  await person.hover({ position: { x: 80, y: 50 } });
  await holds("a node lights its ways", async () => (await lit(page)).length > 3);
  const ofNode = await lit(page);
  await person.getByLabel("Verbindung von „Falsche Person“ beginnen").hover();
  await holds("a port lights its own way", async () => (await lit(page)).length === 1);
  const ofPort = await lit(page);
  expect(ofNode).toContain(ofPort[0] ?? "");
  await page.mouse.move(400, 880);
  await holds("nothing is lit", async () => (await lit(page)).length === 0);

  // A line that is pointed at says its condition; what passes below a pointer at rest means nothing.
  await pointAtLine(page, ofPort[0] ?? "");
  await page.locator(".way-chip", { hasText: "Falsche Person" }).waitFor();
  expect(await lit(page)).toEqual(ofPort);
  const zoom = await zoomOf(page);
  await press(page, "++++");
  await holds("the view is nearer", async () => (await zoomOf(page)) > zoom * 2);
  expect(await lit(page)).toEqual(ofPort);
  await press(page, "----");
  await holds("the view is as before", async () => Math.abs((await zoomOf(page)) - zoom) < 1e-6);
  await page.mouse.move(400, 880);
  await holds("nothing is lit again", async () => (await lit(page)).length === 0);
  expect(await page.locator(".way-chip").count()).toBe(0);

  // Selected by keyboard, too.
  await person.focus();
  await holds(
    "the focus lights the same ways",
    async () => (await lit(page)).length === ofNode.length,
  );

  // What is out of sight is named in the row, and one key brings back.
  const chip = page.getByRole("button", {
    name: "Zu „Wann zurückrufen?“ springen (bei „Keine Zeit“)",
  });
  await chip.first().focus();
  await page.keyboard.press("Enter");
  await cardOf(page, "Wann zurückrufen?").waitFor();
  await holds("the target has the focus", () => isFocused(page, "Wann zurückrufen?"));
  await page.getByRole("button", { name: /^Zurück zu „/ }).waitFor();
  expect(await flaws(page)).toEqual([]);
  await page.keyboard.press("Shift+G");
  await holds("one is back", () => isFocused(page, "Richtige Person?"));
  expect(await page.getByRole("button", { name: /^Zurück zu „/ }).count()).toBe(0);

  // Where all is in sight nothing is named.
  await page.getByRole("button", { name: "Alles zeigen" }).click();
  await holds("no chip is left", async () => (await page.locator(".far-chip").count()) === 0);
  expect(complaints.all()).toEqual([]);
});

function holds(what: string, isSo: () => Promise<boolean>): Promise<true> {
  return until(what, async () => ((await isSo()) ? true : null));
}

/** The lit edges of those that are drawn. */
function lit(page: Page): Promise<string[]> {
  return page
    .locator("[data-lit-ways] .react-flow__edge[data-lit]")
    .evaluateAll((edges) => edges.map((edge) => edge.getAttribute("data-id") ?? ""));
}

/** Moves the pointer to where nothing lies over the line. */
async function pointAtLine(page: Page, id: string): Promise<void> {
  const place = await page.locator(`.react-flow__edge[data-id="${id}"]`).evaluate((edge) => {
    const path = edge.querySelector<SVGPathElement>(".react-flow__edge-path");
    const toScreen = path?.getScreenCTM();
    if (!path || !toScreen) return null;
    const length = path.getTotalLength();
    for (let at = 0; at < length; at += 4) {
      const { x, y } = path.getPointAtLength(at).matrixTransform(toScreen);
      if (edge.contains(document.elementFromPoint(x, y))) return { x, y };
    }
    return null;
  });
  if (!place) throw new Error("The line lies under something everywhere.");
  await page.mouse.move(place.x, place.y);
}

async function press(page: Page, keys: string): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

function zoomOf(page: Page): Promise<number> {
  return page
    .locator(".react-flow__viewport")
    .evaluate((view) => new DOMMatrix(getComputedStyle(view).transform).a);
}

function isFocused(page: Page, title: string): Promise<boolean> {
  return cardOf(page, title).evaluate((card) => card === document.activeElement);
}
