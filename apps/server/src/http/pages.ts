import { Elysia } from "elysia";
import { DomainError } from "../errors.ts";
import { PAGES } from "../modules/access/public-routes.ts";

/** The built dashboard, in memory. */
export interface DashboardFiles {
  /** The shell that every page starts from. */
  html: string | Uint8Array<ArrayBuffer>;
  /** The file at `path` (`/assets/…`), packed as `acceptEncoding` allows if it is kept so. */
  asset(path: string, acceptEncoding?: string): DashboardAsset | null;
}

export interface DashboardAsset {
  body: string | Uint8Array<ArrayBuffer> | Blob;
  /** The content type. */
  type: string;
  encoding?: "gzip" | "br" | "zstd";
  etag: string;
}

/** The shell for a page, with 404 where there is none of this path. */
export function pageResponse(dashboard: DashboardFiles, status: 200 | 404): Response {
  return new Response(dashboard.html, {
    status,
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-cache" },
  });
}

/** The pages by name, and their hashed files, which may be kept for ever. */
export function pages(dashboard: DashboardFiles) {
  const routes = new Elysia({ name: "pages" }).get("/assets/*", ({ path, request }) =>
    assetResponse(dashboard, path, request),
  );
  for (const page of PAGES) routes.get(page, () => pageResponse(dashboard, 200));
  return routes;
}

function assetResponse(dashboard: DashboardFiles, path: string, request: Request): Response {
  const asset = dashboard.asset(path, request.headers.get("accept-encoding") ?? "");
  if (!asset) throw new DomainError({ code: "unknown-file" }, { status: 404 });
  const headers: Record<string, string> = {
    "content-type": asset.type,
    "cache-control": "public, max-age=31536000, immutable",
    etag: asset.etag,
    vary: "accept-encoding",
  };
  if (asset.encoding) headers["content-encoding"] = asset.encoding;
  const unchanged = request.headers.get("if-none-match") === asset.etag;
  return new Response(unchanged ? null : asset.body, { status: unchanged ? 304 : 200, headers });
}
