import { existsSync, statSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { ROOT } from "../process/run-child.ts";

/** Test files that are run in one go. */
export interface TestPart {
  name: "tests" | "servers" | "walks";
  /** From the checkout, as `./packages/tree/src/lint.test.ts`. */
  files: string[];
  /** How many processes share them. */
  processes: number;
  /** Whether each file loads its modules anew, also those that an earlier one of its process has loaded. */
  isIsolated: boolean;
}

const FOLDERS = ["apps", "packages", "cli", "scripts", "e2e"];

/** The first whose folder a file is in. What tries whole servers waits more than it computes. */
const PARTS: readonly (Omit<TestPart, "files"> & { folder: string })[] = [
  { name: "servers", folder: "./e2e/src/servers/", processes: 3, isIsolated: true },
  // What drives the browser is loaded once for all, which takes a second.
  { name: "walks", folder: "./e2e/src/walks/", processes: 2, isIsolated: false },
  // Hundreds of small files: to load a server's modules and database for each was a third of their time.
  { name: "tests", folder: "./", processes: 2, isIsolated: false },
];

/**
 * The parts that some files and folders come to; all there are, if none is named. Paths are read from
 * the checkout's top. A sentence about what is wrong with a path, if something is.
 */
export function partsOf(paths: readonly string[]): TestPart[] | string {
  const found = new Set<string>();
  for (const path of paths.length > 0 ? paths : FOLDERS) {
    const files = filesAt(path);
    if (typeof files === "string") return files;
    for (const file of files) found.add(file);
  }
  const files = [...found].sort();
  return PARTS.map(({ folder, ...part }) => ({
    ...part,
    files: files.filter(
      (file) => PARTS.find((one) => file.startsWith(one.folder))?.folder === folder,
    ),
  })).filter((part) => part.files.length > 0);
}

function filesAt(path: string): string[] | string {
  if (path.startsWith("-")) return `There is no option ${path}: the tests take files and folders.`;
  const inside = relative(ROOT, resolve(ROOT, path));
  if (inside.startsWith("..")) return `${path} is outside of this checkout.`;
  const full = join(ROOT, inside);
  if (!existsSync(full)) return `There is no ${path} in this checkout.`;
  if (statSync(full).isFile()) {
    return TEST.test(inside)
      ? [`./${inside}`]
      : `${path} is no test: they end in .test.ts or .test.tsx.`;
  }
  const files = [...new Bun.Glob("**/*.test.{ts,tsx}").scanSync({ cwd: full })]
    .map((file) => `./${join(inside, file)}`)
    .filter((file) => !file.includes("/node_modules/"));
  return files.length > 0 ? files : `There is no test in ${path}.`;
}

const TEST = /\.test\.tsx?$/;
