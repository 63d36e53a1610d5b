import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** What nobody may reach for by himself, one line of code each. */
const EFFECTS: Record<string, string> = {
  "the clock": "export const at = Date.now();",
  "the clock, unasked": "export const now = Date.now;",
  "the clock, taken apart": "export const { now } = Date;",
  "a date of now": "export const at = new Date();",
  "a text of now": "export const at = Date();",
  "a running clock": "export const at = performance.now();",
  randomness: "export const roll = Math.random();",
  "a random id": "export const id = crypto.randomUUID();",
  "random bytes": "export const bytes = crypto.getRandomValues(new Uint8Array(8));",
  "random bytes of node":
    'import { randomBytes } from "node:crypto";\nexport const b = randomBytes(8);',
  "a timer": "setTimeout(print, 1);\nfunction print() {}",
  "a repeated timer": "setInterval(print, 1);\nfunction print() {}",
  "an immediate": "setImmediate(print);\nfunction print() {}",
  "a timer behind its global": "globalThis.setTimeout(print, 1);\nfunction print() {}",
  "a pause": "await Bun.sleep(1);",
  "a bare fetch": 'export const answer = await fetch("http://127.0.0.1/");',
  "a socket": 'export const socket = new WebSocket("ws://127.0.0.1/");',
  "the environment": "export const port = process.env.PORT;",
  "the disk": 'import { readFile } from "node:fs/promises";\nexport const read = readFile;',
  "the disk, later": 'export const disk = await import("node:fs");',
  "the disk by Bun": 'await Bun.write("a.txt", "a");',
};

const ALLOWED: Record<string, string> = {
  "a date of a given time": "export const at = new Date(0);",
  "a hash": 'import { createHash } from "node:crypto";\nexport const hash = createHash("sha256");',
  "a fetch handed in":
    "export function ask(network: { fetch(url: string): void }, fetch: () => void) {\n  network.fetch('');\n  fetch();\n}",
};

/** One line of code, where it is refused and where it belongs. */
const BORDERS = [
  {
    name: "Elysia",
    code: 'import { Elysia } from "elysia";\nexport const app = new Elysia();',
    refused: ["packages/store/src/a.ts", "cli/src/a.ts", "apps/dashboard/src/a.ts"],
    allowed: ["apps/server/src/a.ts"],
  },
  {
    name: "Eden",
    code: 'import { treaty } from "@elysiajs/eden";\nexport const client = treaty;',
    refused: ["packages/telephony/src/a.ts", "apps/server/src/a.ts"],
    allowed: ["cli/src/a.ts", "apps/dashboard/src/a.ts"],
  },
  {
    name: "Drizzle",
    code: 'import { sql } from "drizzle-orm/pg-core";\nexport const query = sql;',
    refused: ["apps/server/src/a.ts", "packages/conversation/src/a.ts"],
    allowed: ["packages/store/src/a.ts"],
  },
  {
    name: "Twilio's SDK",
    code: 'export const { Twilio } = await import("twilio");',
    refused: ["packages/telephony/src/emulator/a.ts", "apps/server/src/a.ts"],
    allowed: ["packages/telephony/src/twilio/a.ts"],
  },
  {
    name: "React",
    code: 'import { createRoot } from "react-dom/client";\nexport const root = createRoot;',
    refused: ["packages/tree/src/a.ts", "apps/server/src/a.ts", "cli/src/a.ts"],
    allowed: ["apps/dashboard/src/a.ts"],
  },
  {
    name: "a blanket export of values",
    code: 'export * from "./b.ts";',
    refused: ["packages/tree/src/a.ts", "apps/server/src/a.ts"],
    allowed: [],
  },
];

const EXEMPT = [
  "packages/runtime/src/real.ts",
  "apps/server/src/main.ts",
  "packages/tree/src/some.test.ts",
  "packages/store/src/testing/some.ts",
  "scripts/some.ts",
  "e2e/some.test.ts",
];

/** Texts of the dashboard, each kept from loading on. */
const KEPT_LABELS: Record<string, string> = {
  "a label": "export const title = messages().gate.title;",
  "a table": "export const columns = [{ label: texts().title }];",
  "a copy": "export const copy = { ...texts() };",
  "a label taken out": "export const { title } = gateTexts();",
  "a sentence": `export const greeting = \`\${texts().hello}!\`;`,
  "an atom": "export const title = atom(texts().title);",
  "a field of a class": "export class Box {\n  static label = texts().title;\n}",
  "the name of an intent": 'export const price = intentName("price_question");',
  "German at any rate": 'import { gate } from "./messages/de/gate.ts";\nexport const title = gate;',
};

const LABELS_WHEN_SHOWN: Record<string, string> = {
  "an accessor": "export const texts = () => messages().gate;",
  "another name": "export const texts = gateTexts;",
  "a function": "export function title() {\n  return messages().gate.title;\n}",
  "a usual value": "export function title(text = texts().title) {\n  return text;\n}",
  "a table by call": "export const columns = () => [{ label: texts().title }];",
  "a method": "export const action = {\n  label() {\n    return texts().title;\n  },\n};",
  "a class that draws": "export class Box {\n  render() {\n    return texts().title;\n  }\n}",
};

const ROOT = join(import.meta.dir, "../..");
const LINTED = join("packages", "tree", "src");
let house: string;
let refusals: Map<string, string[]>;

/** All samples are laid out in a house of the same rules, and linted in one run. */
beforeAll(async () => {
  house = await mkdtemp(join(tmpdir(), "rufbaum-lint-"));
  await cp(join(ROOT, "biome.json"), join(house, "biome.json"));
  await cp(join(ROOT, "scripts/lint"), join(house, "scripts/lint"), { recursive: true });
  const samples = [
    ...Object.entries(EFFECTS).map(([name, code]) => [fileOf(name), code] as const),
    ...Object.entries(ALLOWED).map(([name, code]) => [fileOf(name), code] as const),
    ...EXEMPT.map((path) => [path, everyEffect()] as const),
    ...BORDERS.flatMap(({ name, code, refused, allowed }) =>
      [...refused, ...allowed].map((path) => [borderFile(path, name), code] as const),
    ),
    ...Object.entries(KEPT_LABELS).map(([name, code]) => [labelFile("kept", name), code] as const),
    ...Object.entries(LABELS_WHEN_SHOWN).map(
      ([name, code]) => [labelFile("shown", name), code] as const,
    ),
  ];
  for (const [path, code] of samples) await Bun.write(join(house, path), `${code}\n`);
  refusals = lint();
});

afterAll(() => rm(house, { recursive: true }));

describe("effects are handed in", () => {
  for (const name of Object.keys(EFFECTS)) {
    test(`refuses ${name}`, () => expect(refusals.get(fileOf(name))).toHaveLength(1));
  }
  for (const name of Object.keys(ALLOWED)) {
    test(`allows ${name}`, () => expect(refusals.get(fileOf(name))).toBeUndefined());
  }
  for (const path of EXEMPT) {
    test(`allows everything in ${path}`, () => expect(refusals.get(path)).toBeUndefined());
  }
});

describe("every library has its place", () => {
  for (const { name, refused, allowed } of BORDERS) {
    for (const path of refused) {
      test(`refuses ${name} in ${path}`, () => {
        expect(refusals.get(borderFile(path, name))).toHaveLength(1);
      });
    }
    for (const path of allowed) {
      test(`allows ${name} in ${path}`, () => {
        expect(refusals.get(borderFile(path, name))).toBeUndefined();
      });
    }
  }
});

describe("the dashboard reads labels when it shows them", () => {
  for (const name of Object.keys(KEPT_LABELS)) {
    test(`refuses ${name}`, () => expect(refusals.get(labelFile("kept", name))).toHaveLength(1));
  }
  for (const name of Object.keys(LABELS_WHEN_SHOWN)) {
    test(`allows ${name}`, () => expect(refusals.get(labelFile("shown", name))).toBeUndefined());
  }
});

function labelFile(folder: string, name: string): string {
  return join("apps/dashboard/src", folder, `${name.replace(/\W+/g, "-")}.ts`);
}

function fileOf(name: string): string {
  return join(LINTED, `${name.replace(/\W+/g, "-")}.ts`);
}

function borderFile(path: string, name: string): string {
  return path.replace(/a\.ts$/, `${name.replace(/\W+/g, "-")}.ts`);
}

function everyEffect(): string {
  const blocks = Object.values(EFFECTS).map((code) => code.replaceAll("export ", ""));
  const imports = blocks.flatMap((code) => code.match(/^import .*$/gm) ?? []);
  const rest = blocks.map((code) => `{\n${code.replace(/^import .*$/gm, "")}\n}`);
  return [...imports, ...rest].join("\n");
}

/** The messages of our own rules, by file. */
function lint(): Map<string, string[]> {
  const biome = join(ROOT, "node_modules/@biomejs/biome/bin/biome");
  const options = ["--vcs-enabled=false", "--reporter=json", "--max-diagnostics=none"];
  const run = Bun.spawnSync([process.execPath, biome, "lint", ...options, "."], { cwd: house });
  const found = new Map<string, string[]>();
  for (const { category, message, location } of diagnosticsOf(run.stdout.toString())) {
    if (!OURS.includes(category)) continue;
    found.set(location.path, [...(found.get(location.path) ?? []), message]);
  }
  return found;
}

/** `parse`: a sample that can't be read would prove nothing. */
const OURS = [
  "parse",
  "plugin",
  "lint/style/noRestrictedGlobals",
  "lint/performance/noReExportAll",
];

interface Diagnostic {
  category: string;
  message: string;
  location: { path: string };
}

function diagnosticsOf(report: string): Diagnostic[] {
  return (JSON.parse(report) as { diagnostics: Diagnostic[] }).diagnostics;
}
