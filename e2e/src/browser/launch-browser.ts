import { type Browser, chromium } from "playwright-core";
import { findChromium } from "./find-chromium.ts";

/** A Chromium of this machine, without a window. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) {
    throw new Error("The walks need Chromium: install it, or name it in RUFBAUM_CHROMIUM.");
  }
  // In containers: a small /dev/shm, and root, as whom Chromium's sandbox refuses to run.
  const args = ["--disable-dev-shm-usage"];
  if (process.getuid?.() === 0) args.push("--no-sandbox");
  return chromium.launch({ executablePath, args });
}
