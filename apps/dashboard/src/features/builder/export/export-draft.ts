import type { Tree } from "@rufbaum/tree";
import { type Drawing, renderMermaid, renderSvg } from "@rufbaum/tree/drawing/render";
import { saveFile } from "../../../api/runtime.ts";
import { treeFileName } from "../../../api/tree-file-name.ts";
import { shownTheme } from "../../../app/theme-choice.ts";
import { showToast } from "../../../app/toasts.tsx";
import { exportTexts } from "../../../messages/export.ts";
import { messages } from "../../../messages/index.ts";
import { drawPng } from "./draw-png.ts";

export const EXPORTS = ["json", "svg", "png", "mermaid", "copyMermaid"] as const;
export type ExportKind = (typeof EXPORTS)[number];

/** Gives the draft out as it stands on the screen, edits that are not saved yet included. */
export async function exportDraft(tree: Tree, kind: ExportKind): Promise<void> {
  try {
    await EXPORTERS[kind](tree);
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    showToast({ tone: "failure", title: exportTexts().failed, text });
  }
}

const EXPORTERS: Record<ExportKind, (tree: Tree) => Promise<void> | void> = {
  json: (tree) =>
    saveFile(
      treeFileName(tree.name, "json"),
      `${JSON.stringify(tree, null, 2)}\n`,
      "application/json",
    ),
  svg: (tree) => saveFile(treeFileName(tree.name, "svg"), drawn(tree).svg, "image/svg+xml"),
  png: async (tree) =>
    saveFile(treeFileName(tree.name, "png"), await drawPng(drawn(tree)), "image/png"),
  mermaid: (tree) =>
    saveFile(treeFileName(tree.name, "mmd"), renderMermaid(tree, messages().tree), "text/plain"),
  async copyMermaid(tree) {
    await navigator.clipboard.writeText(renderMermaid(tree, messages().tree)).catch(() => {
      throw new Error(exportTexts().noClipboard);
    });
    showToast({ tone: "success", title: exportTexts().copied, text: exportTexts().copiedHint });
  },
};

function drawn(tree: Tree): Drawing {
  return renderSvg(tree, { words: messages().tree, theme: shownTheme() });
}
