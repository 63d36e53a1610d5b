import { join } from "node:path";

/** Where the files of the page are asked for. */
export const PSEUDO_PATH = "/assets/pseudo/";

/** The scripts of the dashboard that can change to the pseudo language, by path; styles stay those of the built page. */
export async function buildPseudoPage(): Promise<{ entry: string; files: Map<string, string> }> {
  const { outputs } = await Bun.build({
    entrypoints: [join(import.meta.dir, "pseudo-page.ts")],
    target: "browser",
    format: "esm",
    splitting: true,
    publicPath: PSEUDO_PATH,
    define: { "process.env.NODE_ENV": '"production"' },
    naming: { entry: "[name]-[hash].[ext]", chunk: "[name]-[hash].[ext]" },
    plugins: [
      {
        name: "no styles",
        setup(build) {
          build.onLoad({ filter: /\.css$/ }, () => ({ contents: "", loader: "js" }));
        },
      },
    ],
  });
  const files = new Map<string, string>();
  let entry = "";
  for (const output of outputs) {
    const path = PSEUDO_PATH + output.path.replace(/^\.?\//, "");
    files.set(path, await output.text());
    if (output.kind === "entry-point") entry = path;
  }
  return { entry, files };
}
