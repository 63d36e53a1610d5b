import { existsSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { canInstall, install } from "./debian.ts";

/** A program that the tests need and the packages don't bring. */
export interface Tool {
  /** How it is there, for the line that tells of it. */
  state: string;
  /** What is missing and what to do, or `null`. */
  problem: string | null;
}

/** Chromium without its windows: a page that is opened in it takes half of the processor's time. */
const HEADLESS = "chromium-headless-shell";

/** The browser of the walks. */
export async function ensureChromium(): Promise<Tool> {
  const { findChromium } = await import("@rufbaum/e2e/chromium");
  const isNamed = Boolean(process.env.RUFBAUM_CHROMIUM);
  if (!isNamed && Bun.which(HEADLESS) === null && canInstall()) {
    // Not every release, nor what is made of Debian, has it.
    if ((await install(HEADLESS)) === null) return { state: "installed", problem: null };
    if (!findChromium()) {
      const problem = await install("chromium");
      return problem ? { state: "missing", problem } : { state: "installed", problem: null };
    }
  }
  if (findChromium()) return { state: "found", problem: null };
  return {
    state: "missing",
    problem: "The walks need Chromium: install it, or name it in RUFBAUM_CHROMIUM.",
  };
}

/** The binaries the store's tests start a throw-away PostgreSQL server from. */
export async function ensurePostgres(): Promise<Tool> {
  if (process.env.RUFBAUM_TEST_DATABASE_URL) return { state: "by address", problem: null };
  if (hasPostgres()) return { state: "found", problem: null };
  if (canInstall()) {
    await refuseCluster();
    const problem = await install("postgresql");
    return problem ? { state: "missing", problem } : { state: "installed", problem: null };
  }
  return {
    state: "missing",
    problem: "Left out: the store on PostgreSQL. Install it, or set RUFBAUM_TEST_DATABASE_URL.",
  };
}

/** The proxy that docs/operations.md sets up, and what makes a certificate for it. */
export async function ensureNginx(): Promise<Tool> {
  const isThere = () => Bun.which("nginx", PATH) !== null && Bun.which("openssl", PATH) !== null;
  if (isThere()) return { state: "found", problem: null };
  if (canInstall()) {
    const allowStarts = await refuseStarts();
    const problem = await install("nginx-light", "openssl").finally(allowStarts);
    return problem ? { state: "missing", problem } : { state: "installed", problem: null };
  }
  return {
    state: "missing",
    problem: "Left out: the server behind nginx. Install nginx and openssl.",
  };
}

/** Debian's packages start their services, unless a policy says no. @returns what takes it back */
async function refuseStarts(): Promise<() => Promise<void>> {
  const policy = "/usr/sbin/policy-rc.d";
  if (existsSync(policy)) return async () => {};
  await writeFile(policy, "#!/bin/sh\nexit 101\n", { mode: 0o755 });
  return () => rm(policy);
}

/** Where programs are found that only root starts. */
const PATH = { PATH: `${process.env.PATH ?? ""}:/usr/sbin` };

function hasPostgres(): boolean {
  const pattern = new Bun.Glob("*/bin/initdb");
  const root = "/usr/lib/postgresql";
  return existsSync(root) && [...pattern.scanSync({ cwd: root })].length > 0;
}

/** Debian's package would make and start a server of its own. */
async function refuseCluster(): Promise<void> {
  const directory = "/etc/postgresql-common";
  if (existsSync(directory)) return;
  await mkdir(directory);
  await Bun.write(`${directory}/createcluster.conf`, "create_main_cluster = false\n");
}
