import { expect } from "bun:test";
import type { Locator, Page } from "playwright-core";
import { flaws } from "../browser/flaws.ts";
import { sampleOf } from "../builder/drafts.ts";
import { canvasOf, cardOf, openBuilder, rename, select } from "../builder/open-builder.ts";
import { until } from "../until.ts";
import { type BrowserWalk, walksTogether } from "../walk.ts";

const WIDE = { width: 1440, height: 900 };
const TABS = ["Bauen", "Testen", "Versionen"] as const;
/** Pixels of 1440. */
const LEAST = { open: 850, folded: 900 };
const HIGHEST_HEADER = 60;

/** The last alone changes the tree. */
const walk = walksTogether();

walk("the canvas has room, and keeps start and selection in sight", async (tools) => {
  const page = await builderOf(tools);
  const fold = page.getByRole("button", { name: "Seitenleiste" });
  expect(await fold.getAttribute("aria-expanded")).toBe("true");
  await isInSight(page, cardOf(page, "Begrüßung"));
  for (const name of TABS) {
    await page.getByRole("tab", { name }).click();
    await page.getByRole("tabpanel", { name }).waitFor();
    const { x, y, width } = await boxOf(canvasOf(page));
    expect(width).toBeGreaterThanOrEqual(LEAST.open);
    expect(y).toBeLessThanOrEqual(HIGHEST_HEADER);
    const dock = await boxOf(page.getByRole("complementary", { name: "Steuerung" }));
    expect(dock.width).toBe(320);
    expect(dock.x).toBeGreaterThanOrEqual(x + width);
    expect(await flaws(page)).toEqual([]);
  }

  await fold.click();
  await page.locator('[aria-expanded="false"][aria-label="Seitenleiste"]').waitFor();
  for (const name of TABS) {
    await page.getByRole("tab", { name }).click();
    expect((await boxOf(canvasOf(page))).width).toBeGreaterThanOrEqual(LEAST.folded);
  }
  expect((await boxOf(page.getByRole("complementary", { name: "Seitenleiste" }))).width).toBe(56);
  expect(await flaws(page)).toEqual([]);
  await page.getByRole("link", { name: "Live Calls" }).waitFor();
  await page.getByRole("button", { name: "Photovoltaik-Beratung (Beispiel), aktiv" }).waitFor();
  await page.getByRole("button", { name: /^Sprachleitung: / }).waitFor();
  await isInSight(page, cardOf(page, "Begrüßung"));

  // As it was left, also after a reload: the sidebar of the browser, the dock of the tab.
  await page.reload();
  await canvasOf(page).locator("[data-card]").first().waitFor();
  await page.getByRole("tab", { name: "Versionen", selected: true }).waitFor();
  expect(await fold.getAttribute("aria-expanded")).toBe("false");
  await isInSight(page, cardOf(page, "Begrüßung"));

  await page.getByRole("button", { name: "Hilfe" }).waitFor();
  await page.keyboard.press("?");
  await page.getByRole("dialog").getByText("Seitenleiste ein- und ausklappen").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });

  // What is selected stays in sight, at whichever edge it stood.
  const chosen = cardOf(page, "Zeit?");
  await select(page, "Zeit?");
  await pushToEdge(page, chosen);
  await page.keyboard.press("Control+b");
  await isInSight(page, chosen);
  await page.setViewportSize({ width: 1100, height: 700 });
  await isInSight(page, chosen);
  await page.setViewportSize(WIDE);
  await isInSight(page, chosen);
});

walk("a test chat goes on while one looks at another tab of the dock", async (tools) => {
  const page = await builderOf(tools);
  await select(page, "Begrüßung");
  await page.keyboard.press("t");
  const chat = page.getByRole("tabpanel", { name: "Testen" });
  await chat
    .getByRole("button", { name: "Gespräch beginnen" })
    .and(page.locator(":focus"))
    .waitFor();
  await page.keyboard.press("Enter");
  await chat.getByText("Spreche ich mit").last().waitFor();
  await page.locator("[data-current]").waitFor();
  await chat.getByLabel("Antwort des Gesprächspartners").fill("Ja, am");

  await page.getByRole("tab", { name: "Testen" }).press("ArrowLeft");
  await page
    .getByRole("tab", { name: "Bauen", selected: true })
    .and(page.locator(":focus"))
    .waitFor();
  await page.locator("[data-current]").waitFor({ state: "detached" });
  const titles = page.getByRole("tabpanel", { name: "Bauen" }).getByRole("heading", { level: 2 });
  expect(await titles.allInnerTexts()).toEqual([
    ...["Live Calls", "Decision Trees", "Node-Bibliothek", "Prüfung", "Twilio Integration"],
  ]);
  await page.keyboard.press("End");
  await page.getByRole("tabpanel", { name: "Versionen" }).waitFor();

  await select(page, "Begrüßung");
  await page.keyboard.press("t");
  await chat.getByLabel("Antwort des Gesprächspartners").and(page.locator(":focus")).waitFor();
  await page.locator("[data-current]").waitFor();
  await page.keyboard.type(" Apparat.");
  await page.keyboard.press("Enter");
  await chat.getByText("Ja, am Apparat.").waitFor();
  await chat.getByText("zwei Minuten").last().waitFor();

  // A section stays folded away as it was left.
  await page.getByRole("tab", { name: "Bauen" }).click();
  await page.getByRole("button", { name: "Node-Bibliothek" }).click();
  await page.reload();
  await page.getByRole("button", { name: "Node-Bibliothek", expanded: false }).waitFor();
});

walk("where there is no room, the dock is a drawer with the same tabs", async (tools) => {
  const page = await builderOf(tools);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("tablist").waitFor({ state: "detached" });
  expect((await boxOf(canvasOf(page))).width).toBe(390);
  await page.getByRole("button", { name: "Steuerung" }).click();
  const drawer = page.getByRole("dialog", { name: "Steuerung" });
  for (const name of TABS) {
    await drawer.getByRole("tab", { name }).click();
    await drawer.getByRole("tabpanel", { name }).waitFor();
    expect(await flaws(page)).toEqual([]);
  }
  await page.keyboard.press("Escape");
  await drawer.waitFor({ state: "detached" });
  await select(page, "Begrüßung");
  await page.keyboard.press("t");
  await drawer.getByRole("button", { name: "Gespräch beginnen" }).waitFor();
});

walk("publishing stands in the header, and what words have changed is marked", async (tools) => {
  const page = await builderOf(tools);
  await page.getByRole("button", { name: "Noch nicht veröffentlicht" }).waitFor();
  await page.getByRole("button", { name: "Veröffentlichen" }).click();
  const versions = page.getByRole("tabpanel", { name: "Versionen" });
  await versions.getByLabel("Was ist neu?").and(page.locator(":focus")).waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Version 1, veröffentlicht" }).waitFor();
  expect(await page.getByRole("button", { name: "Veröffentlichen" }).count()).toBe(0);

  await rename(page, "Richtige Person?", "Ist das die richtige Person?");
  await page.getByRole("button", { name: "Entwurf, weicht von Version 1 ab" }).click();
  await versions.getByRole("button", { name: "Version 1 mit dem Entwurf vergleichen" }).click();
  await versions.getByRole("button", { name: "Alle Versionen" }).waitFor();
  const texts = (element: string) =>
    versions.locator(element).evaluateAll((all) => all.map(({ textContent }) => textContent));
  expect(await texts("del")).toEqual(["entfernt: Richtige"]);
  expect(await texts("ins")).toEqual(["neu: Ist das die richtige"]);
  expect(await flaws(page)).toEqual([]);

  // From the comparison, too, it leads to the form.
  await page.getByRole("button", { name: "Veröffentlichen", exact: true }).first().click();
  await versions.getByLabel("Was ist neu?").and(page.locator(":focus")).waitFor();
});

async function builderOf({ start, open }: BrowserWalk): Promise<Page> {
  const program = await start();
  await sampleOf(program);
  const { page } = await open({ viewport: WIDE, reducedMotion: "reduce" });
  await openBuilder(page, program, program.password ?? "");
  return page;
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("It is not shown.");
  return box;
}

/** Waits until the whole card is in the part of the canvas that is seen. */
async function isInSight(page: Page, card: Locator): Promise<void> {
  await until("the card is in sight", async () => {
    const [seen, box] = [await canvasOf(page).boundingBox(), await card.boundingBox()];
    if (!seen || !box) return null;
    const isWithin =
      box.x >= seen.x &&
      box.y >= seen.y &&
      box.x + box.width <= seen.x + seen.width &&
      box.y + box.height <= seen.y + seen.height;
    return isWithin || null;
  });
}

/** Moves the view until the card stands at the right edge of the canvas. */
async function pushToEdge(page: Page, card: Locator): Promise<void> {
  const [seen, box] = [await boxOf(canvasOf(page)), await boxOf(card)];
  const from = { x: seen.x + 40, y: seen.y + 60 };
  const by = seen.x + seen.width - (box.x + box.width) - 10;
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + by, from.y, { steps: 4 });
  await page.mouse.up();
}
