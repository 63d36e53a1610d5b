import { exportTree, type Tree } from "@rufbaum/tree";
import { renderMermaid, renderSvg } from "@rufbaum/tree/drawing/render";
import { treeWords } from "@rufbaum/tree/graph";
import { DEFAULT_LANGUAGE } from "@rufbaum/words";
import { Command, Option } from "commander";
import type { Context } from "../../context.ts";
import { wrongInput } from "../../errors.ts";
import { oneLine } from "../../output/printable.ts";
import { NAMING_ANYWHERE, readTree } from "../../trees/read-tree.ts";
import { writeTreeFile } from "../../trees/write-tree-file.ts";

const FORMATS = ["svg", "png", "mermaid", "json"] as const;
type Format = (typeof FORMATS)[number];
type Theme = "light" | "dark";

interface RenderOptions {
  format?: Format;
  theme: Theme;
  out?: string;
}

const EXTENSIONS: Record<string, Format> = {
  svg: "svg",
  png: "png",
  mmd: "mermaid",
  mermaid: "mermaid",
  json: "json",
};

/** `rufbaum tree render` */
export function renderCommand(context: Context): Command {
  const { deps, output } = context;
  return new Command("render")
    .description("draw a tree: as SVG, PNG, Mermaid or JSON")
    .argument("<tree>", "a file, id or name")
    .addOption(
      new Option("--format <format>", "default: as the file's name says, else svg").choices(
        FORMATS,
      ),
    )
    .addOption(new Option("--theme <theme>").choices(["light", "dark"]).default("light"))
    .option("--out <file>", "write it there instead of to stdout")
    .addHelpText(
      "after",
      `${NAMING_ANYWHERE}
Examples:
  rufbaum tree render Greeting --out greeting.svg
  rufbaum tree render greeting.json --format mermaid
`,
    )
    .action(async (wanted: string, { format, theme, out }: RenderOptions) => {
      const chosen = format ?? EXTENSIONS[out?.split(".").at(-1) ?? ""] ?? "svg";
      if (chosen === "png" && out === undefined && deps.stdout.isTerminal) {
        throw wrongInput("A PNG can't be shown on a terminal.", {
          hint: "Say where to write it with --out, or redirect stdout.",
        });
      }
      const { name, tree } = await readTree(context, wanted);
      const drawn = await draw(tree, chosen, theme);
      if (out === undefined) return output.raw(drawn);
      await writeTreeFile(deps.runtime.disk, out, drawn);
      if (output.isJson()) return output.json({ name, format: chosen, file: out });
      output.line(`Drew "${oneLine(name)}" to ${out}.`);
    });
}

/** In the language of the interface: a picture is shown around, as the canvas is. */
async function draw(tree: Tree, format: Format, theme: Theme): Promise<string | Uint8Array> {
  const words = treeWords(DEFAULT_LANGUAGE);
  switch (format) {
    case "json":
      return exportTree(tree);
    case "mermaid":
      return renderMermaid(tree, words);
    case "svg":
      return renderSvg(tree, { words, theme }).svg;
    case "png": {
      const { drawPng } = await import("../../trees/draw-png.ts");
      return drawPng(renderSvg(tree, { words, theme }));
    }
  }
}
