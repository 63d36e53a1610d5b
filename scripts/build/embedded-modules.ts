import { join } from "node:path";
import type { BunPlugin } from "bun";
import { ROOT } from "../process/run-child.ts";

const DASHBOARD = join(ROOT, "apps/dashboard");

/** Puts the built dashboard and the database's template where the program would read the disk. */
export function embeddedModules(template: string): BunPlugin {
  return {
    name: "embedded-modules",
    setup(build) {
      build.onResolve({ filter: /^rufbaum:database-template$/ }, () => ({ path: template }));
      build.onResolve({ filter: /^@rufbaum\/dashboard\/files$/ }, () => ({
        path: "dashboard-files",
        namespace: "embedded",
      }));
      build.onLoad({ filter: /^dashboard-files$/, namespace: "embedded" }, () => ({
        contents: dashboardModule(join(DASHBOARD, "dist")),
        loader: "ts",
      }));
    },
  };
}

/** As `@rufbaum/dashboard/files`, with the files in the executable. */
function dashboardModule(directory: string): string {
  const assets = new Bun.Glob("assets/*").scanSync({ cwd: directory });
  const paths = ["index.html", ...assets].sort();
  const imports = paths.map(
    (path, index) =>
      `import file${index} from ${quoted(join(directory, path))} with { type: "file" };`,
  );
  const entries = paths.map((path, index) => `[${quoted(path)}, file${index}]`);
  return `
    import { dashboardFrom } from ${quoted(join(DASHBOARD, "files.ts"))};
    ${imports.join("\n")}
    const files = [${entries.join(", ")}];
    export async function loadDashboard() {
      return dashboardFrom(
        await Promise.all(files.map(async ([path, file]) => [path, await Bun.file(file).bytes()])),
      );
    }`;
}

function quoted(text: string): string {
  return JSON.stringify(text);
}
