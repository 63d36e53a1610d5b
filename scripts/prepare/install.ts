import { join } from "node:path";
import { ROOT, runChild } from "../process/run-child.ts";

const STAMP = join(ROOT, "node_modules/.cache/rufbaum/installed");

const MANIFESTS = [
  "package.json",
  "*/package.json",
  "{apps,packages}/*/package.json",
  "bun.lock",
  "patches/*.patch",
];

/** Installs the locked packages, unless that was done for this very lock file. */
export async function installPackages(): Promise<string> {
  const wanted = await fingerprint();
  const stamp = Bun.file(STAMP);
  if ((await stamp.exists()) && (await stamp.text()) === wanted) return "unchanged";
  const { code, output } = await runChild([process.execPath, "install", "--frozen-lockfile"]);
  if (code !== 0) throw new Error(`The packages can't be installed:\n${output}`);
  await Bun.write(STAMP, wanted);
  return "installed";
}

/** Of everything that decides which packages lie where. */
async function fingerprint(): Promise<string> {
  const paths = MANIFESTS.flatMap((pattern) => [...new Bun.Glob(pattern).scanSync({ cwd: ROOT })]);
  paths.sort();
  const hash = new Bun.CryptoHasher("sha256").update(Bun.version);
  for (const path of paths) hash.update(path).update(await Bun.file(join(ROOT, path)).bytes());
  return hash.digest("hex");
}
