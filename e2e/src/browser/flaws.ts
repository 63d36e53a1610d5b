import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright-core";

/** The rules that ask what colours something has. */
export const COLOURS = ["color-contrast", "link-in-text-block"];

/**
 * What axe finds, each with the place it was found at; by `rules` alone, or by all that it has, and then
 * also the buttons that are too narrow for their words.
 */
export async function flaws(page: Page, rules?: readonly string[]): Promise<string[]> {
  // What is in order is left out: axe would describe the place of each of it.
  const options: RunOptions = { resultTypes: ["violations"] };
  if (rules) options.runOnly = [...rules];
  let results = await page.evaluate(runAxe, options);
  if (!results) {
    await page.evaluate(await source());
    results = await page.evaluate(runAxe, options);
  }
  if (!results) throw new Error("axe is not in the page.");
  const found = results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${page.url()} ${id}: ${help} at ${target}`),
  );
  if (rules) return found;
  const narrow = await page.evaluate(narrowButtons);
  return [...found, ...narrow.map((words) => `${page.url()} too narrow for its words: ${words}`)];
}

/** In the page: buttons whose own words stand out of them; a badge at a corner may. */
function narrowButtons(): string[] {
  const standsOut = (text: Node, { left, right }: DOMRect) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const words = range.getBoundingClientRect();
    return words.width > 0 && (words.left < left - 1 || words.right > right + 1);
  };
  return [...document.querySelectorAll<HTMLElement>("button, a[href], [role='button']")]
    .filter((button) => {
      const { display, overflowX } = getComputedStyle(button);
      if (!button.checkVisibility() || display === "inline" || overflowX !== "visible")
        return false;
      const texts = [...button.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      return texts.some((text) => standsOut(text, button.getBoundingClientRect()));
    })
    .map((button) => button.textContent.trim());
}

/** In the page; `null` before axe is there, which stays until another page is loaded. */
async function runAxe(options: RunOptions): Promise<Pick<AxeResults, "violations"> | null> {
  // Colours in the middle of a transition have a contrast of their own, and what inherits them begins
  // with its own when that has ended.
  for (;;) {
    const moving = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === "running" && Number.isFinite(effect?.getComputedTiming().endTime),
      );
    if (moving.length === 0) break;
    await Promise.allSettled(moving.map(({ finished }) => finished));
  }
  const { violations } = (await window.axe?.run(document, options)) ?? {};
  return violations ? { violations } : null;
}

function source(): Promise<string> {
  return Bun.file(Bun.resolveSync("axe-core/axe.min.js", import.meta.dir)).text();
}

declare global {
  interface Window {
    axe?: typeof import("axe-core");
  }
}
