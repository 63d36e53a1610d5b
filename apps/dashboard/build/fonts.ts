import { basename, extname, join } from "node:path";
import type { BunPlugin } from "bun";

/**
 * Keeps fonts as hashed files of their own: Bun would write them into the stylesheet as data URLs,
 * which weigh a third more, load all at once and are refused by the page's policy.
 */
export function fontFiles(directory: string): { plugin: BunPlugin; paths: Set<string> } {
  const paths = new Set<string>();
  const plugin: BunPlugin = {
    name: "font-files",
    setup(build) {
      build.onResolve({ filter: /\.woff2$/ }, async ({ path, importer }) => {
        const bytes = await Bun.file(join(importer, "..", path)).bytes();
        const name = `${basename(path, extname(path))}-${Bun.hash(bytes).toString(36)}.woff2`;
        const target = `assets/${name}`;
        await Bun.write(join(directory, target), bytes);
        paths.add(target);
        return { path: `/${target}`, external: true };
      });
    },
  };
  return { plugin, paths };
}
