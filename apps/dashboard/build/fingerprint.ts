import { join } from "node:path";

const FOLDERS = "{build,src}/**/*";
/** Sources, and the files beside them that they import. */
const PACKAGE_FOLDERS = "{corpus,model,noise,src}/**/*";
const FILES = ["build.ts", "package.json", join("..", "..", "bun.lock")];
const PACKAGES = join("..", "..", "packages");

/** Changes with the sources, those of our packages that it names, the way they are built, the locked packages and Bun itself. */
export async function fingerprint(root: string): Promise<string> {
  const hash = new Bun.CryptoHasher("sha256");
  const own = sourcesIn(root, FOLDERS);
  const named = (await packagesOf(root)).flatMap((name) => {
    const folder = join(PACKAGES, name);
    return sourcesIn(join(root, folder), PACKAGE_FOLDERS).map((path) => join(folder, path));
  });
  for (const path of [...own, ...named, ...FILES]) {
    const file = Bun.file(join(root, path));
    if (!(await file.exists())) continue;
    hash.update(`${path}\0${file.size}\0`).update(await file.bytes());
  }
  return hash.update(Bun.version).digest("hex");
}

function sourcesIn(folder: string, pattern: string): string[] {
  const paths = [...new Bun.Glob(pattern).scanSync({ cwd: folder })];
  return paths.filter((path) => !/\.test\.tsx?$/.test(path)).sort();
}

/** The folders of our packages whose code the page may hold. */
async function packagesOf(root: string): Promise<string[]> {
  const { dependencies } = await Bun.file(join(root, "package.json")).json();
  const names = Object.keys(dependencies).filter((name) => name.startsWith("@rufbaum/"));
  return names.map((name) => name.slice("@rufbaum/".length)).sort();
}
