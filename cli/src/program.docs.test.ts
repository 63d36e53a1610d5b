import { expect, test } from "bun:test";
import { join } from "node:path";
import { createProgram } from "./program.ts";
import { fakeCli } from "./testing/fake-cli.ts";

const PAGE = await Bun.file(join(import.meta.dir, "../../docs/command-line.md")).text();

test("docs/command-line.md tells of every command, and of no other", () => {
  const { command } = createProgram(fakeCli().deps);
  const names = command.commands.map((one) => one.name());
  expect(names.length).toBeGreaterThan(20);
  const told = PAGE.split("\n")
    .filter((line) => line.startsWith("| `"))
    .flatMap((line) =>
      [...(line.split(" | ")[0] ?? "").matchAll(/`([\w-]+)/g)].map(([, name = ""]) => name),
    );
  expect([...new Set(told)].toSorted()).toEqual(names.toSorted());
});
