import { join } from "node:path";

const FOLDERS = "{build,src}/**/*";
const FILES = ["build.ts", "package.json", join("..", "..", "bun.lock")];

/** Changes with the sources, the way they are built, the locked packages and Bun itself. */
export async function fingerprint(root: string): Promise<string> {
  const hash = new Bun.CryptoHasher("sha256");
  const sources = [...new Bun.Glob(FOLDERS).scanSync({ cwd: root })];
  const paths = sources.filter((path) => !/\.test\.tsx?$/.test(path)).sort();
  for (const path of [...paths, ...FILES]) {
    const file = Bun.file(join(root, path));
    if (!(await file.exists())) continue;
    hash.update(`${path}\0${file.size}\0`).update(await file.bytes());
  }
  return hash.update(Bun.version).digest("hex");
}
