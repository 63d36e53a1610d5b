import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildDashboard, CANVAS_LOAD_LIMIT, FIRST_LOAD_LIMIT } from "./build.ts";
import { type DashboardFiles, dashboardEntries, dashboardFrom, loadDashboard } from "./files.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

describe("files by hand", () => {
  const files = dashboardFrom([
    ["index.html", bytes("<p>")],
    ["assets/a.js", bytes("plain")],
    ["assets/a.js.gz", bytes("gzip")],
    ["assets/a.js.br", bytes("brotli")],
    ["assets/a.woff2", bytes("font")],
  ]);

  test.each([
    ["gzip, deflate, br", "br", "brotli"],
    ["gzip", "gzip", "gzip"],
    ["gzip;q=1, br;q=0", "gzip", "gzip"],
    ["identity", undefined, "plain"],
    [undefined, undefined, "plain"],
  ])("Accept-Encoding %p gets %p", (accepted, encoding, body) => {
    const asset = files.asset("/assets/a.js", accepted);
    expect(asset?.encoding as string | undefined).toBe(encoding);
    expect(new TextDecoder().decode(asset?.body)).toBe(body);
  });

  test("each form of a file has a tag of its own", () => {
    const tags = ["br", "gzip", ""].map((accepted) => files.asset("/assets/a.js", accepted)?.etag);
    expect(new Set(tags).size).toBe(3);
  });

  test.each(["/index.html", "/assets/none.js", "/assets/a.js.br", "/../secret.js", "/"])(
    "%s is no asset",
    (path) => expect(files.asset(path)).toBeNull(),
  );

  test("without a shell there is no dashboard", () => {
    expect(() => dashboardFrom([])).toThrow("index.html");
  });
});

describe("a build", () => {
  let directory: string;
  let files: DashboardFiles;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), "rufbaum-dashboard-"));
    await buildDashboard({ outdir: join(directory, "dist") });
    files = await loadDashboard(join(directory, "dist"));
  });
  afterAll(() => rm(directory, { recursive: true, force: true }));

  const html = () => new TextDecoder().decode(files.html);

  test("names files that are there, and nothing inline", () => {
    const named = [...html().matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path]) => path ?? "");
    expect(named.length).toBeGreaterThan(4);
    for (const path of named) expect(files.asset(path)).not.toBeNull();
    expect(html()).not.toMatch(/<style|<script>|style=/);
  });

  test("is done once for the same sources, and small at first load", async () => {
    const again = await buildDashboard({ outdir: join(directory, "dist") });
    expect(again.isFresh).toBe(true);
    expect(again.loads.first).toBeLessThan(FIRST_LOAD_LIMIT);
    expect(again.loads.canvas).toBeLessThan(CANVAS_LOAD_LIMIT);
  });

  test("nothing of the canvas is waited for, and it is fetched meanwhile", async () => {
    const named = html().match(/<[^>]+\.js"[^>]*>/g) ?? [];
    const drawing: string[] = [];
    for (const tag of named) {
      const path = /"(\/[^"]+\.js)"/.exec(tag)?.[1] ?? "";
      const text = await Bun.file(join(directory, "dist", path)).text();
      if (text.includes("react-flow__viewport")) drawing.push(tag);
    }
    expect(drawing).toEqual([expect.stringMatching(/rel="modulepreload".* fetchpriority="low"/)]);
  });

  test("keeps what the test chat reads with in a packed file that no page names", async () => {
    const learnt = (await dashboardEntries(join(directory, "dist")))
      .map(([path]) => path)
      .filter((path) => path.endsWith(".bin"))
      .sort();
    expect(learnt).toEqual([
      expect.stringMatching(/^assets\/matching-\w+\.bin$/),
      expect.stringMatching(/^assets\/weights-\w+\.bin$/),
    ]);
    for (const path of learnt) {
      const plain = files.asset(`/${path}`);
      expect(plain?.type).toBe("application/octet-stream");
      const packed = ["gzip", "br"].map((accepted) => files.asset(`/${path}`, accepted));
      expect(packed.map((asset) => asset?.encoding)).toEqual(["gzip", "br"]);
      for (const asset of packed) {
        expect(asset?.body.length ?? 0).toBeLessThan(plain?.body.length ?? 0);
      }
    }
    expect(html()).not.toContain("matching-");
    expect(html()).not.toContain("weights");
  });

  test("holds no code of the server, and styles that were worked out", async () => {
    for (const [path, body] of await dashboardEntries(join(directory, "dist"))) {
      if (!/\.(js|css)$/.test(path)) continue;
      const text = new TextDecoder().decode(body);
      expect(text).not.toMatch(/drizzle|pglite|RUFBAUM_PASSWORD|@tailwind|@apply|data:font/);
    }
  });
});

test("a folder that was never built is told by name", async () => {
  expect(loadDashboard("/nowhere/dist")).rejects.toThrow("/nowhere/dist");
});
