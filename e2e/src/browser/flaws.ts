import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright-core";

/** What axe finds, each with the place it was found at. */
export async function flaws(page: Page): Promise<string[]> {
  // Colours in the middle of a transition have a contrast of their own.
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
  );
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${page.url()} ${id}: ${help} at ${target}`),
  );
}
