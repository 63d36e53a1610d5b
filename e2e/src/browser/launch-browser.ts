import { type Browser, type BrowserServer, chromium, type LaunchOptions } from "playwright-core";
import { findChromium } from "./find-chromium.ts";

/** A Chromium of this machine, without a window. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch(launchOptions());
}

/** One for several processes, which find it under its `wsEndpoint()`. */
export function serveBrowser(): Promise<BrowserServer> {
  return chromium.launchServer({ ...launchOptions(), host: "127.0.0.1" });
}

function launchOptions(): LaunchOptions {
  const executablePath = findChromium();
  if (!executablePath) {
    throw new Error("The walks need Chromium: install it, or name it in RUFBAUM_CHROMIUM.");
  }
  // In containers: a small /dev/shm, and root, as whom Chromium's sandbox refuses to run.
  const args = ["--disable-dev-shm-usage"];
  if (process.getuid?.() === 0) args.push("--no-sandbox");
  return { executablePath, args };
}
