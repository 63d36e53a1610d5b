import { type Browser, chromium } from "playwright-core";
import { findChromium } from "./find-chromium.ts";

/** A Chromium of this machine, without a window. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) {
    throw new Error("The walks need Chromium: install it, or name it in RUFBAUM_CHROMIUM.");
  }
  // Chromium's sandbox refuses to run as root, which is who tests in containers are.
  const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  return chromium.launch({ executablePath, args });
}
