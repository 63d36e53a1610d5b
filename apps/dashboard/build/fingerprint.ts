import { join } from "node:path";

/** Everything the built files depend on: the sources, the way they are built, the locked packages. */
const PATTERN = "{build.ts,package.json,build/**/*.ts,src/**/*}";

/** Changes whenever a build would give other files. */
export async function fingerprint(root: string): Promise<string> {
  const hash = new Bun.CryptoHasher("sha256");
  const paths = [...new Bun.Glob(PATTERN).scanSync({ cwd: root })]
    .filter((path) => !path.endsWith(".test.ts"))
    .sort();
  paths.push(join("..", "..", "bun.lock"));
  for (const path of paths) {
    const file = Bun.file(join(root, path));
    if (!(await file.exists())) continue;
    hash.update(`${path}\0${file.size}\0`).update(await file.bytes());
  }
  return hash.update(Bun.version).digest("hex");
}
