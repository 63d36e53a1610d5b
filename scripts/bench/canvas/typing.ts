import type { Locator, Page } from "playwright-core";

const TEXT = "Guten Tag, hier spricht die freundliche Assistentin.";

/** Types into a node's text and gives, for each key, the milliseconds until it was painted. */
export async function measureTyping(page: Page, card: Locator): Promise<number[]> {
  await card.focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  const field = page.getByRole("dialog").getByRole("textbox").nth(1);
  await field.click();
  await page.evaluate(() => {
    const painted: number[] = [];
    Object.assign(window, { painted });
    document.addEventListener(
      "keydown",
      () => {
        const start = performance.now();
        requestAnimationFrame(() => setTimeout(() => painted.push(performance.now() - start)));
      },
      true,
    );
  });
  await page.keyboard.type(TEXT, { delay: 25 });
  return page.evaluate(() => (window as never as { painted: number[] }).painted);
}
