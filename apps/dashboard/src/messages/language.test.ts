import { afterEach, expect, test } from "bun:test";
import { join } from "node:path";
import type { Catalog } from "./catalog.ts";
import { gate } from "./de/gate.ts";
import { de } from "./de/index.ts";
import { messages } from "./index.ts";
import { language, onLanguage, speak } from "./language.ts";

const ENGLISH = { core: { ...de, gate: { ...gate, title: "Sign in" } } } as Catalog;

afterEach(() => speak("de"));

test("texts are those of the language at the moment they are read", () => {
  const title = () => messages().gate.title;
  expect(title()).toBe(gate.title);
  speak("en", ENGLISH);
  expect([language(), title()]).toEqual(["en", "Sign in"]);
  speak("de");
  expect([language(), title()]).toEqual(["de", gate.title]);
});

test("whoever draws the page hears of each change, until that is ended", () => {
  const heard: string[] = [];
  const end = onLanguage(() => heard.push(language()));
  speak("en", ENGLISH);
  speak("de");
  end();
  speak("en", ENGLISH);
  expect(heard).toEqual(["en", "de"]);
});

test("no module keeps a text from the moment it was loaded", async () => {
  const script = join(import.meta.dir, "testing/texts-read-while-loading.ts");
  const run = Bun.spawn([process.execPath, script], { stdout: "pipe", stderr: "pipe" });
  const [told, faults] = await Promise.all([
    new Response(run.stdout).text(),
    new Response(run.stderr).text(),
  ]);
  expect([await run.exited, faults]).toEqual([0, ""]);
  const { modules, reads } = JSON.parse(told);
  expect(modules).toBeGreaterThan(300);
  expect(reads).toEqual([]);
});
