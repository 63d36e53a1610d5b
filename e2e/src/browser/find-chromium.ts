import { existsSync } from "node:fs";

// The first is Chromium without its windows, and takes half of the processor's time.
const COMMANDS = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
];
const PLACES = [
  "/usr/bin/chromium",
  "/snap/bin/chromium",
  "/opt/google/chrome/chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** The path of a Chromium or Chrome on this machine; RUFBAUM_CHROMIUM names another one. */
export function findChromium(): string | null {
  const named = process.env.RUFBAUM_CHROMIUM;
  if (named) return named;
  for (const command of COMMANDS) {
    const path = Bun.which(command);
    if (path) return path;
  }
  return PLACES.find((path) => existsSync(path)) ?? null;
}
