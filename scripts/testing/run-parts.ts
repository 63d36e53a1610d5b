import type { TestPart } from "./parts.ts";
import { runSuite } from "./run-suite.ts";
import type { Tally } from "./tally.ts";

export interface Parts {
  parts: readonly TestPart[];
  env: Record<string, string | undefined>;
  /** Where reports may be written. */
  directory: string;
  tell(tally: Tally): void;
}

/**
 * Runs parts side by side, for walks and servers wait more than they compute; all walks in one
 * Chromium.
 */
export async function runParts({ parts, env, directory, tell }: Parts): Promise<void> {
  const browser = parts.some(({ name }) => name === "walks") ? await startBrowser() : null;
  const suite = { env: { ...env, ...browser?.env }, directory };
  try {
    await Promise.all(parts.map((part) => runSuite({ ...suite, ...part }).then(tell)));
  } finally {
    await browser?.close();
  }
}

/** `null` where there is none: then each walk says so. */
async function startBrowser() {
  const { serveBrowser } = await import("@rufbaum/e2e/browser");
  const { BROWSER_ENDPOINT } = await import("@rufbaum/e2e/shared-browser");
  const server = await serveBrowser().catch(() => null);
  return (
    server && { env: { [BROWSER_ENDPOINT]: server.wsEndpoint() }, close: () => server.close() }
  );
}
