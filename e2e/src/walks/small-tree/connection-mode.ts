import { expect } from "bun:test";
import type { Locator, Page } from "playwright-core";
import { draftOf } from "../../builder/drafts.ts";
import { canvasOf, cardOf, fit, saved } from "../../builder/open-builder.ts";
import { waysIn } from "../../builder/trees.ts";
import type { SmallTree } from "./small-tree.ts";

/** Connection mode ends at each of its refusals, and connects where it may. */
export async function connects({ program, page, id }: SmallTree): Promise<void> {
  await fit(page);
  const ways = async () => {
    await saved(page);
    return waysIn(await draftOf(program, id));
  };
  const before = await ways();
  const mode = page.getByText("Wählen Sie das Ziel der Verbindung");
  const begin = async (title: string) => {
    await plus(page, title).click();
    await mode.waitFor();
  };
  const refused = async () => {
    await mode.waitFor({ state: "detached" });
    expect(await ways()).toEqual(before);
  };

  // Possible targets have a check mark; the node itself and one connected already have none.
  await begin("Begrüßung");
  const offered = await page.getByRole("button", { name: /^Mit „.*“ verbinden$/ }).count();
  expect(offered).toBeGreaterThan(0);
  await expectNoTarget(page, "Begrüßung");
  await expectNoTarget(page, "Passt es gerade?");
  await page.keyboard.press("Escape");
  await refused();

  await begin("Begrüßung");
  await middle(cardOf(page, "Begrüßung"));
  await refused();

  await begin("Begrüßung");
  await middle(cardOf(page, "Passt es gerade?"));
  await refused();

  await begin("Begrüßung");
  await canvasOf(page).click({ position: { x: 20, y: 300 } });
  await refused();

  await begin("Begrüßung");
  await page.getByRole("heading", { name: "Visual Decision Tree Builder" }).click();
  await refused();

  // A line drawn to one connected already comes to nothing.
  await draw(page, plus(page, "Begrüßung"), target(page, "Passt es gerade?"));
  await refused();

  await begin("Begrüßung");
  await page.getByRole("button", { name: "Mit „Rückruf“ verbinden" }).click();
  await mode.waitFor({ state: "detached" });
  expect(await ways()).toEqual([...before, "Begrüßung → Rückruf"].toSorted());
  await page.getByRole("button", { name: /^Rückgängig: / }).click();
  expect(await ways()).toEqual(before);
}

function plus(page: Page, title: string): Locator {
  return cardOf(page, title).getByRole("button", {
    name: `Verbindung von „${title}“ beginnen`,
    exact: true,
  });
}

function target(page: Page, title: string): Locator {
  return cardOf(page, title).locator(".react-flow__handle.target");
}

async function expectNoTarget(page: Page, title: string): Promise<void> {
  expect(await page.getByRole("button", { name: `Mit „${title}“ verbinden` }).count()).toBe(0);
}

/** A click on a card, beside its buttons and ports. */
async function middle(card: Locator): Promise<void> {
  await card.click({ position: { x: 60, y: 20 } });
}

async function draw(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error("A port is not to be seen.");
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y + end.height / 2, { steps: 8 });
  await page.mouse.up();
}
