/** Loads every module of the dashboard and prints the texts that were read by then, as JSON. */
import { join } from "node:path";
import type { Catalog } from "../catalog.ts";
import { speak } from "../language.ts";

const SOURCES = join(import.meta.dir, "../..");
/** Run in a browser only, at once. */
const ENTRIES = new Set([
  "main.tsx",
  "theme-boot.ts",
  "features/bulk-calls/contact-file/contact-file-worker.ts",
]);

Object.assign(globalThis, { location: new URL("http://127.0.0.1/") });

const reads = new Set<string>();

/** An area of the catalog that notes which of its texts are asked for. */
function watched(area: string): unknown {
  return new Proxy(
    {},
    {
      get(_texts, name) {
        reads.add(`${area}.${String(name)}`);
        return "";
      },
    },
  );
}

speak(
  "en",
  new Proxy({} as Catalog, {
    get: (_catalog, area) => watched(String(area)),
  }),
);

const modules = [...new Bun.Glob("**/*.{ts,tsx}").scanSync({ cwd: SOURCES })].filter(
  (path) => !/\.test\.|\.d\.ts$|(^|\/)testing\//.test(path) && !ENTRIES.has(path),
);
for (const path of modules) await import(join(SOURCES, path));

console.log(JSON.stringify({ modules: modules.length, reads: [...reads] }));
