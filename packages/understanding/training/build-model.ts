import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildModel } from "./build.ts";
import { readLibrary } from "./library.ts";

/** `bun run model`: writes the model anew from its sources. */
const file = join(import.meta.dir, "..", "src", "model", "weights.generated.ts");
const source = buildModel(readLibrary());
writeFileSync(file, source);
console.log(`${file}: ${(source.length / 1e6).toFixed(2)} MB`);
