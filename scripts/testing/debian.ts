import { existsSync } from "node:fs";
import { runChild } from "../process/run-child.ts";

/** Whether a package can be installed here without asking anybody. */
export function canInstall(): boolean {
  const isRoot = process.getuid?.() === 0;
  return isRoot && existsSync("/etc/debian_version") && Bun.which("apt-get") !== null;
}

/** Installs Debian packages. @returns what went wrong, or `null` */
export async function install(...packages: string[]): Promise<string | null> {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", UCF_FORCE_CONFFOLD: "1" };
  const options = ["-y", "--no-install-recommends", "-o", "Dpkg::Options::=--force-confold"];
  updating ??= runChild(["apt-get", "update"], { env });
  await updating;
  const { code, output } = await runChild(["apt-get", "install", ...options, ...packages], { env });
  return code === 0 ? null : output;
}

let updating: Promise<unknown> | null = null;
