import { join } from "node:path";
import { ROOT } from "../process/run-child.ts";
import { cleanEnvironment } from "../testing/clean-environment.ts";
import { partsOf } from "../testing/parts.ts";
import { runSuite } from "../testing/run-suite.ts";
import { withScratch } from "../testing/scratch.ts";

/** Set while tests run their larger sets. */
const SOAK = "RUFBAUM_SOAK";

/** Runs each test that has a larger set than every change needs, with all of it. */
export async function soakTests(words: readonly string[]): Promise<boolean> {
  if (words.length > 0) {
    console.error(`bun run soak tests takes nothing else, not "${words.join(" ")}".`);
    return false;
  }
  const files = await filesWithMore();
  const { passed, failed, output } = await withScratch((directory) => {
    const env = { ...cleanEnvironment(process.env), [SOAK]: "1" };
    return runSuite({ name: "tests", files, processes: 2, isIsolated: false, env, directory });
  });
  if (failed > 0) console.log(output);
  for (const file of files) console.log(`  ${file}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0;
}

/** The test files that ask whether they are to run all they have. */
export async function filesWithMore(): Promise<string[]> {
  const parts = partsOf(["apps", "packages", "cli", "scripts"]);
  if (typeof parts === "string") throw new Error(parts);
  const files: string[] = [];
  for (const file of parts.flatMap((part) => part.files)) {
    if ((await Bun.file(join(ROOT, file)).text()).includes(`process.env.${SOAK}`)) files.push(file);
  }
  return files;
}
