import type { Tree } from "@rufbaum/tree";
import { Copy, Download, FileJson, FileText, Image } from "lucide-react";
import { exportTexts } from "../../../messages/export.ts";
import { Button } from "../../../ui/button.tsx";
import { Menu, MenuItem, MenuLine } from "../../../ui/menu.tsx";
import type { ExportKind } from "./export-draft.ts";

const ICONS: Record<ExportKind, typeof Copy> = {
  json: FileJson,
  svg: Image,
  png: Image,
  mermaid: FileText,
  copyMermaid: Copy,
};

/** Gives the draft out as a file or a picture; what draws it is loaded then. */
export function ExportMenu({ tree }: { tree: Tree }) {
  const item = (kind: ExportKind) => {
    const Icon = ICONS[kind];
    return (
      <MenuItem icon={<Icon />} onSelect={() => void exportAs(tree, kind)}>
        {exportTexts()[kind]}
      </MenuItem>
    );
  };
  return (
    <Menu
      trigger={
        <Button size="small" aria-label={exportTexts().open}>
          <Download />
          <span className="max-xl:hidden">{exportTexts().open}</span>
        </Button>
      }
    >
      {item("json")}
      {item("svg")}
      {item("png")}
      <MenuLine />
      {item("mermaid")}
      {item("copyMermaid")}
    </Menu>
  );
}

async function exportAs(tree: Tree, kind: ExportKind): Promise<void> {
  const { exportDraft } = await import("./export-draft.ts");
  await exportDraft(tree, kind);
}
