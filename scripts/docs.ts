import { join } from "node:path";
import { prepare } from "./prepare.ts";

const HELP = "bun run docs: writes docs/api.md anew, from the routes";
const FILE = join(import.meta.dir, "../docs/api.md");

if (process.argv.includes("--help") || process.argv.includes("-h")) {
  console.log(HELP);
  process.exit(0);
}
await prepare();
const { apiDocument } = await import("./docs/api-document.ts");
await Bun.write(FILE, await apiDocument(await Bun.file(FILE).text()));
process.exit(0);
