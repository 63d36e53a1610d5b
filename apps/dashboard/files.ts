import { join } from "node:path";
import { DASHBOARD_DIRECTORY } from "./build/directory.ts";

/** The built dashboard, in memory. */
export interface DashboardFiles {
  /** The shell that every page starts from. */
  html: Uint8Array<ArrayBuffer>;
  /** The file at `path` (`/assets/…`), packed as `acceptEncoding` allows; `null` if there is none. */
  asset(path: string, acceptEncoding?: string): DashboardAsset | null;
}

export interface DashboardAsset {
  body: Uint8Array<ArrayBuffer>;
  /** The content type. */
  type: string;
  encoding?: "gzip" | "br";
  etag: string;
}

/** A built file: its path below the output (`index.html`, `assets/main-….js.br`) and its bytes. */
export type DashboardEntry = readonly [path: string, bytes: Uint8Array<ArrayBuffer>];

/** Reads the built dashboard from disk. Throws if it was never built. */
export async function loadDashboard(directory = DASHBOARD_DIRECTORY): Promise<DashboardFiles> {
  return dashboardFrom(await dashboardEntries(directory));
}

/** Every built file: what an executable embeds and hands to `dashboardFrom`. */
export async function dashboardEntries(directory = DASHBOARD_DIRECTORY): Promise<DashboardEntry[]> {
  if (!(await Bun.file(join(directory, "index.html")).exists())) {
    throw new Error(`the dashboard is not built: ${directory} is missing`);
  }
  const assets = [...new Bun.Glob("assets/*").scanSync({ cwd: directory })];
  return Promise.all(
    ["index.html", ...assets].map(async (path): Promise<DashboardEntry> => {
      return [path, await Bun.file(join(directory, path)).bytes()];
    }),
  );
}

/** The dashboard out of its files, wherever they come from. */
export function dashboardFrom(entries: Iterable<DashboardEntry>): DashboardFiles {
  const files = new Map(entries);
  const html = files.get("index.html");
  if (!html) throw new Error("the dashboard's files hold no index.html");
  return {
    html,
    asset(path, acceptEncoding = "") {
      const name = path.slice(1);
      const type = TYPES[name.slice(name.lastIndexOf("."))];
      const plain = files.get(name);
      if (!plain || !type || !name.startsWith("assets/")) return null;
      for (const [encoding, extension] of ENCODINGS) {
        const packed = accepts(acceptEncoding, encoding) && files.get(name + extension);
        if (packed) return { body: packed, type, encoding, etag: `"${name}${extension}"` };
      }
      return { body: plain, type, etag: `"${name}"` };
    },
  };
}

const ENCODINGS = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;

/** Packed files have no type of their own: they are reached through the plain one's path. */
const TYPES: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".bin": "application/octet-stream",
};

/** Whether an Accept-Encoding header takes `encoding`; `q=0` refuses it. */
function accepts(header: string, encoding: string): boolean {
  return header.split(",").some((part) => {
    const [name, ...parameters] = part.split(";").map((piece) => piece.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
