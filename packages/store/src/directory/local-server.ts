import { join } from "node:path";
import type { Disk } from "@rufbaum/runtime";

/** How the command line reaches the server that has the data open. */
export interface LocalServer {
  url: string;
  pid: number;
  token: string;
}

/** Readable by the owner alone: the token opens everything. */
export async function writeLocalServer(
  disk: Disk,
  directory: string,
  server: LocalServer,
): Promise<void> {
  // With a database elsewhere nothing has made it yet.
  await disk.makeDirectory(directory);
  await disk.write(fileIn(directory), `${JSON.stringify(server)}\n`, { mode: 0o600 });
}

/** `null` if no server said where it is; it may be gone all the same. */
export async function readLocalServer(disk: Disk, directory: string): Promise<LocalServer | null> {
  const text = await disk.read(fileIn(directory));
  return text === null ? null : parse(text);
}

export async function removeLocalServer(disk: Disk, directory: string): Promise<void> {
  await disk.remove(fileIn(directory));
}

function fileIn(directory: string): string {
  return join(directory, "server.json");
}

function parse(text: string): LocalServer | null {
  try {
    const { url, pid, token } = JSON.parse(text);
    const isWhole = typeof url === "string" && typeof pid === "number" && typeof token === "string";
    return isWhole ? { url, pid, token } : null;
  } catch {
    return null;
  }
}
