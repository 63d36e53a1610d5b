import { join } from "node:path";

/** Where the files of the page are asked for. */
export const PSEUDO_PATH = "/assets/pseudo/";

/** A file as it is served. */
export interface PseudoFile {
  body: Uint8Array;
  type: string;
}

/** The dashboard that can change to the pseudo language, by path; styles stay those of the built page. */
export async function buildPseudoPage(): Promise<{
  entry: string;
  files: Map<string, PseudoFile>;
}> {
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
  const files = new Map<string, PseudoFile>();
  let entry = "";
  for (const output of outputs) {
    const path = PSEUDO_PATH + output.path.replace(/^\.?\//, "");
    files.set(path, { body: new Uint8Array(await output.arrayBuffer()), type: output.type });
    if (output.kind === "entry-point") entry = path;
  }
  return { entry, files };
}
