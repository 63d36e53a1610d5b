import { expect, test } from "bun:test";
import { dirname, join } from "node:path";

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
}

const ROOT = join(import.meta.dir, "..");
const FOLDERS = ["apps/*", "packages/*", "cli", "e2e", "scripts"].flatMap((folder) =>
  [...new Bun.Glob(`${folder}/package.json`).scanSync({ cwd: ROOT })].map(dirname),
);
const MANIFESTS: Manifest[] = await Promise.all(
  FOLDERS.map((folder) => Bun.file(join(ROOT, folder, "package.json")).json()),
);
const NEEDS = new Map(
  MANIFESTS.map(({ name, dependencies = {} }) => [
    name,
    Object.keys(dependencies).filter((needed) => needed.startsWith("@rufbaum/")),
  ]),
);

test("no workspace needs itself by a detour", () => {
  expect([...NEEDS.keys()].flatMap((name) => cycleFrom(name, []))).toEqual([]);
});

test.each([
  ["@rufbaum/runtime", []],
  ["@rufbaum/tree", []],
  ["@rufbaum/speech", []],
  ["@rufbaum/understanding", ["@rufbaum/tree"]],
  ["@rufbaum/dialing", ["@rufbaum/tree"]],
  ["@rufbaum/conversation", ["@rufbaum/tree", "@rufbaum/understanding"]],
  [
    "@rufbaum/calls",
    [
      "@rufbaum/conversation",
      "@rufbaum/dialing",
      "@rufbaum/runtime",
      "@rufbaum/speech",
      "@rufbaum/telephony",
      "@rufbaum/tree",
      "@rufbaum/understanding",
    ],
  ],
])("%s needs nothing but %p", (name, allowed) => {
  expect(NEEDS.get(name)?.filter((needed) => !allowed.includes(needed))).toEqual([]);
});

test("nothing below the applications needs one", () => {
  const packages = [...NEEDS].filter((_, index) => FOLDERS[index]?.startsWith("packages/"));
  const needed = packages.flatMap(([, names]) => names);
  for (const application of ["server", "dashboard", "cli"]) {
    expect(needed).not.toContain(`@rufbaum/${application}`);
  }
});

test.each(FOLDERS)("%s says in a README what it is for", async (folder) => {
  const readme = await Bun.file(join(ROOT, folder, "README.md")).text();
  expect(readme).toMatch(/^# @rufbaum\//);
  expect(readme).toMatch(/\bimport/);
});

/** The way back to where it began, if there is one. */
function cycleFrom(name: string, path: readonly string[]): string[] {
  if (path[0] === name) return [[...path, name].join(" → ")];
  if (path.includes(name)) return [];
  return (NEEDS.get(name) ?? []).flatMap((needed) => cycleFrom(needed, [...path, name]));
}
