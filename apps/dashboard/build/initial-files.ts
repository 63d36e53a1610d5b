import type { BuildOutput } from "bun";

/** A built file that the browser needs for `/`. `path` is relative to the output. */
export interface InitialFile {
  path: string;
  /** `canvas`: what the canvas needs beside what shows before it. */
  role: "before-paint" | "style" | "font" | "main" | "chunk" | "canvas";
}

const MAIN = "src/main.tsx";
/** The page behind `/`: main loads it at once, so the shell names it, too. */
const FIRST_PAGE = "src/features/builder/builder-page.tsx";
/** Shown in the first page once its tree is there. */
const CANVAS = "src/features/builder/canvas/canvas.tsx";
const FONT = /\/inter-latin-wght-normal-\w+\.woff2$/;

/** Picks the files of `/` out of a build, in the order in which the shell names them. */
export function initialFiles(built: BuildOutput, fonts: readonly string[]): InitialFile[] {
  const outputs = outputsByPath(built);
  const withImports = (path: string) => [path, ...staticImports(outputs, path)];
  const main = outputNamed(outputs, MAIN);
  const scripts = new Set([main, outputNamed(outputs, FIRST_PAGE)].flatMap(withImports));
  const canvas = new Set(withImports(outputNamed(outputs, CANVAS))).difference(scripts);
  scripts.delete(main);
  const styles = [...outputs.keys()].filter((path) => path.endsWith(".css"));
  return [
    ...styles.map((path): InitialFile => ({ path, role: "style" })),
    ...fonts.filter((path) => FONT.test(path)).map((path): InitialFile => ({ path, role: "font" })),
    { path: main, role: "main" },
    ...[...scripts].map((path): InitialFile => ({ path, role: "chunk" })),
    ...[...canvas].map((path): InitialFile => ({ path, role: "canvas" })),
  ];
}

interface Output {
  entryPoint?: string;
  imports: { path: string; kind: string }[];
}

function outputsByPath(built: BuildOutput): Map<string, Output> {
  const outputs = (built.metafile as { outputs: Record<string, Output> }).outputs;
  return new Map(Object.entries(outputs).map(([path, output]) => [plain(path), output]));
}

function plain(path: string): string {
  return path.replace(/^\.\//, "");
}

function outputNamed(outputs: ReadonlyMap<string, Output>, source: string): string {
  for (const [path, { entryPoint }] of outputs) {
    if (entryPoint?.endsWith(source) && path.endsWith(".js")) return path;
  }
  throw new Error(`the build has no ${source}`);
}

function staticImports(
  outputs: ReadonlyMap<string, Output>,
  path: string,
  seen = new Set<string>(),
): Set<string> {
  for (const imported of outputs.get(path)?.imports ?? []) {
    const target = plain(imported.path);
    if (imported.kind === "dynamic-import" || seen.has(target)) continue;
    seen.add(target);
    staticImports(outputs, target, seen);
  }
  return seen;
}
