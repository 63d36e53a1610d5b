import { mkdir, rename, rm } from "node:fs/promises";
import { basename, join, relative } from "node:path";
import type { BuildOutput } from "bun";
import { DASHBOARD_DIRECTORY } from "./build/directory.ts";
import { fingerprint } from "./build/fingerprint.ts";
import { fontFiles } from "./build/fonts.ts";
import { type InitialFile, initialFiles } from "./build/initial-files.ts";
import { packed } from "./build/packed.ts";
import { page } from "./build/page.ts";

const ROOT = import.meta.dirname;
const WORKER = "src/features/bulk-calls/contact-file/contact-file-worker.ts";

/** What the browser may load before `/` shows, and until its canvas does, in bytes of gzip. */
export const FIRST_LOAD_LIMIT = 185_000;
export const CANVAS_LOAD_LIMIT = 265_000;

export interface DashboardBuild {
  directory: string;
  /** Whether the sources were the ones of the last build, so that nothing was done. */
  isFresh: boolean;
  loads: Loads;
}

/** JavaScript in bytes of gzip. */
export interface Loads {
  /** What `/` loads before it shows. */
  first: number;
  /** That, and what its canvas needs. */
  canvas: number;
}

/** Builds the dashboard, from any current directory, unless its sources are unchanged. */
export async function buildDashboard(options: { outdir?: string } = {}): Promise<DashboardBuild> {
  const directory = options.outdir ?? DASHBOARD_DIRECTORY;
  const sources = await fingerprint(ROOT);
  const last = await readStamp(directory);
  if (last?.sources === sources) {
    return { directory, isFresh: true, loads: last.loads };
  }
  const next = `${directory}.next-${process.pid}`;
  await rm(next, { recursive: true, force: true });
  try {
    const loads = await buildInto(next);
    await Bun.write(join(next, STAMP), JSON.stringify({ sources, loads }));
    await rm(directory, { recursive: true, force: true });
    await rename(next, directory);
    return { directory, isFresh: false, loads };
  } finally {
    await rm(next, { recursive: true, force: true });
  }
}

async function buildInto(directory: string): Promise<Loads> {
  // 50 ms of each start of the program, which seldom has anything to build.
  const { default: tailwind } = await import("bun-plugin-tailwind");
  await mkdir(directory, { recursive: true });
  const fonts = fontFiles(directory);
  const common = {
    root: join(ROOT, "src"),
    outdir: directory,
    publicPath: "/",
    target: "browser",
    minify: true,
    define: { "process.env.NODE_ENV": '"production"' },
    naming: {
      entry: "assets/[name]-[hash].[ext]",
      chunk: "assets/[name]-[hash].[ext]",
      asset: "assets/[name]-[hash].[ext]",
    },
  } as const;
  // Runs before the first paint, so it is a plain script: a module would wait for the page.
  const boot = await Bun.build({
    ...common,
    entrypoints: [join(ROOT, "src/theme-boot.ts")],
    format: "iife",
  });
  // A worker is a page of its own: main learns where it lies.
  const worker = await Bun.build({
    ...common,
    entrypoints: [join(ROOT, WORKER)],
    format: "esm",
    splitting: true,
    naming: { ...common.naming, chunk: "assets/worker-part-[hash].[ext]" },
  });
  const main = await Bun.build({
    ...common,
    define: {
      ...common.define,
      CONTACT_FILE_WORKER: JSON.stringify(workerPath(worker, directory)),
    },
    entrypoints: [join(ROOT, "src/main.tsx")],
    format: "esm",
    splitting: true,
    metafile: true,
    plugins: [fonts.plugin, tailwind],
  });
  const files: InitialFile[] = [
    ...boot.outputs.map(({ path }) => beforePaint(relative(directory, path))),
    ...initialFiles(main, [...fonts.paths]),
  ];
  const icon = await copyHashed(join(ROOT, "src/app/mark.svg"), directory);
  await Bun.write(join(directory, "index.html"), page({ files, icon }));
  const built = [...boot.outputs, ...worker.outputs, ...main.outputs].map(({ path }) => path);
  await Promise.all([...built, join(directory, icon)].map(packed));
  return loadsOf(directory, files);
}

function workerPath({ outputs }: BuildOutput, directory: string): string {
  const entry = outputs.find(({ kind }) => kind === "entry-point");
  if (!entry) throw new Error(`the build has no ${WORKER}`);
  return `/${relative(directory, entry.path)}`;
}

function beforePaint(path: string): InitialFile {
  return { path, role: "before-paint" };
}

async function loadsOf(directory: string, files: readonly InitialFile[]): Promise<Loads> {
  const loads = { first: 0, canvas: 0 };
  for (const { path, role } of files) {
    if (!path.endsWith(".js")) continue;
    const { byteLength } = Bun.gzipSync(await Bun.file(join(directory, path)).bytes());
    loads.canvas += byteLength;
    if (role !== "canvas") loads.first += byteLength;
  }
  const refuse = (what: string, bytes: number, limit: number) => {
    if (bytes <= limit) return;
    throw new Error(`${what} loads ${bytes} bytes of JavaScript; ${limit} are allowed`);
  };
  refuse("/ before it shows", loads.first, FIRST_LOAD_LIMIT);
  refuse("/ with its canvas", loads.canvas, CANVAS_LOAD_LIMIT);
  return loads;
}

async function copyHashed(source: string, directory: string): Promise<string> {
  const bytes = await Bun.file(source).bytes();
  const [name, extension] = basename(source).split(".");
  const path = `assets/${name}-${Bun.hash(bytes).toString(36)}.${extension}`;
  await Bun.write(join(directory, path), bytes);
  return path;
}

const STAMP = "built.json";

async function readStamp(directory: string): Promise<{ sources: string; loads: Loads } | null> {
  const file = Bun.file(join(directory, STAMP));
  return (await file.exists()) ? await file.json() : null;
}

if (import.meta.main) {
  const { directory, isFresh, loads } = await buildDashboard();
  const [first, canvas] = [loads.first, loads.canvas].map((bytes) => (bytes / 1000).toFixed(1));
  const size = `${first} kB gzip of JavaScript at first load, ${canvas} with the canvas`;
  console.log(`${isFresh ? "unchanged" : "built"}: ${directory} (${size})`);
}
