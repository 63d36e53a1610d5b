import { expect, test } from "bun:test";
import { fakeCli } from "../testing/fake-cli.ts";
import { fakeServer } from "../testing/fake-server.ts";
import { smallTree, treeRoutes } from "../testing/samples.ts";
import { oneLine, printable } from "./printable.ts";
import { renderTable } from "./table.ts";

const ESCAPE = "\u001b[";
const server = fakeServer({ ...treeRoutes(smallTree()) });

test("colours are for terminals, and for nobody who has set NO_COLOR", async () => {
  const list = async (isTerminal: boolean, env: Record<string, string> = {}) =>
    (await fakeCli({ server, isTerminal, overrides: { env } }).run("tree", "list")).stdout;
  expect(await list(true)).toContain(ESCAPE);
  expect(await list(false)).not.toContain(ESCAPE);
  expect(await list(true, { NO_COLOR: "1" })).not.toContain(ESCAPE);
  expect(await list(true, { TERM: "dumb" })).not.toContain(ESCAPE);
});

test("names and texts of others can't steer the terminal", async () => {
  const evil = smallTree({ name: "\u001b]0;owned\u0007Baum\u202e\r\nzwei" });
  const { stdout } = await fakeCli({
    server: fakeServer({ ...treeRoutes(evil) }),
  }).run("tree", "list");
  expect(stdout).toContain("]0;ownedBaum zwei");
  expect(stdout).not.toMatch(/(?![\n])\p{Cc}|\u202e/u);
  expect(printable("a\tb\nc")).toBe("a\tb\nc");
  expect(oneLine(" a\r\n b ")).toBe("a  b");
});

const rows = [
  { name: "kurz", note: "Ein sehr langer Satz, der nicht passt", count: 7 },
  { name: "日本語", note: "", count: 12345 },
];
const columns = [
  { title: "NAME", value: (row: (typeof rows)[0]) => row.name },
  { title: "NOTE", value: (row: (typeof rows)[0]) => row.note, isFlexible: true as const },
  { title: "COUNT", value: (row: (typeof rows)[0]) => String(row.count), align: "right" as const },
];
const paint = (_colour: string, text: string) => text;

test("a table is as wide as its values, wide characters counted twice", () => {
  expect(renderTable(rows, columns, { width: null, paint })).toEqual([
    "NAME    NOTE                                   COUNT",
    "kurz    Ein sehr langer Satz, der nicht passt      7",
    "日本語                                         12345",
  ]);
});

test("on a terminal what is flexible gives way", () => {
  const lines = renderTable(rows, columns, { width: 30, paint });
  expect(lines[1]).toBe("kurz    Ein sehr lange…      7");
  expect(lines.every((line) => Bun.stringWidth(line) <= 30)).toBe(true);
});
