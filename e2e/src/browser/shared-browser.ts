import type { Browser } from "playwright-core";
import { launchBrowser } from "./launch-browser.ts";

let opening: Promise<Browser> | null = null;

/** The browser of a file's walks. After a crash of it, the next walk that asks has another. */
export async function sharedBrowser(): Promise<Browser> {
  const browser = await opening?.catch(() => null);
  if (browser?.isConnected()) return browser;
  opening = launchBrowser();
  return opening;
}

/** Closes it, if any walk asked for it. */
export async function leaveBrowser(): Promise<void> {
  const browser = await opening?.catch(() => null);
  opening = null;
  await browser?.close();
}
