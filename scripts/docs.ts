import { join } from "node:path";
import { prepare } from "./prepare.ts";

const HELP =
  "bun run docs: writes docs/api.md anew, from the routes, and docs/tree-files.md, from the schemas";
const DOCS = join(import.meta.dir, "../docs");

if (process.argv.includes("--help") || process.argv.includes("-h")) {
  console.log(HELP);
  process.exit(0);
}
await prepare();
const { apiDocument } = await import("./docs/api-document.ts");
const { treeFilesDocument } = await import("./docs/tree-files-document.ts");
await rewrite("api.md", apiDocument);
await rewrite("tree-files.md", treeFilesDocument);
process.exit(0);

async function rewrite(
  name: string,
  written: (page: string) => string | Promise<string>,
): Promise<void> {
  const file = join(DOCS, name);
  await Bun.write(file, await written(await Bun.file(file).text()));
}
