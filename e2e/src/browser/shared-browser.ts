import { type Browser, chromium } from "playwright-core";
import { launchBrowser } from "./launch-browser.ts";

/** Where the test command's browser is found by the walks that it runs. */
export const BROWSER_ENDPOINT = "RUFBAUM_TEST_BROWSER";

let opening: Promise<Browser> | null = null;

/**
 * The browser of all walks: the test command's, or one of this file's own where there is none. After
 * a crash of it, the next walk that asks has another.
 */
export async function sharedBrowser(): Promise<Browser> {
  const browser = await opening?.catch(() => null);
  if (browser?.isConnected()) return browser;
  opening = openBrowser();
  return opening;
}

/** Leaves the test command's as it is, but for the pages opened here. */
export async function leaveBrowser(): Promise<void> {
  const browser = await opening?.catch(() => null);
  opening = null;
  await browser?.close();
}

async function openBrowser(): Promise<Browser> {
  const endpoint = process.env[BROWSER_ENDPOINT];
  const served = endpoint ? await chromium.connect(endpoint).catch(() => null) : null;
  return served ?? launchBrowser();
}
