import { expect, test } from "bun:test";
import { partsOf } from "./parts.ts";

const here = (paths: string[]) => {
  const parts = partsOf(paths);
  if (typeof parts === "string") throw new Error(parts);
  return parts.map(({ name, files }) => [name, files]);
};

test("no path is every test there is, each in one part", () => {
  const parts = partsOf([]);
  if (typeof parts === "string") throw new Error(parts);
  expect(parts.map(({ name }) => name)).toEqual(["servers", "walks", "tests"]);
  const files = parts.flatMap((part) => part.files);
  const there = Bun.spawnSync(
    ["git", "ls-files", "-co", "--exclude-standard", "*.test.ts", "*.test.tsx"],
    {
      cwd: `${import.meta.dir}/../..`,
    },
  );
  const tracked = there.stdout.toString().trim().split("\n");
  expect(files.toSorted()).toEqual(tracked.map((file) => `./${file}`).toSorted());
});

test.each([
  ["a file", ["scripts/testing/parts.test.ts"]],
  ["a file from where the shell completes it", ["./scripts/testing/parts.test.ts"]],
  ["a file by its whole path", [import.meta.path]],
  [
    "a file and the folder it is in",
    ["scripts/testing/parts.test.ts", "./scripts/testing/parts.test.ts"],
  ],
])("%s", (_, paths) => {
  expect(here(paths)).toEqual([["tests", ["./scripts/testing/parts.test.ts"]]]);
});

test("a folder is all that is in it; walks and servers are parts of their own", () => {
  const parts = here(["e2e", "scripts/testing"]);
  expect(parts.map(([name]) => name)).toEqual(["servers", "walks", "tests"]);
  expect(parts[2]?.[1]).toContain("./scripts/testing/junit.test.ts");
});

test.each([
  ["packages/tre", "There is no packages/tre in this checkout."],
  ["../elsewhere", "../elsewhere is outside of this checkout."],
  ["/etc", "/etc is outside of this checkout."],
  ["package.json", "package.json is no test: they end in .test.ts or .test.tsx."],
  ["docs", "There is no test in docs."],
  ["--watch", "There is no option --watch: the tests take files and folders."],
])("%s is refused", (path, sentence) => {
  expect(partsOf([path])).toBe(sentence);
});
