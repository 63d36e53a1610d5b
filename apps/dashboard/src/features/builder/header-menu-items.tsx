import type { Tree } from "@rufbaum/tree";
import { useAtomValue, useSetAtom } from "jotai";
import {
  Copy,
  FileJson,
  FileText,
  Image,
  Keyboard,
  MessageCircleQuestion,
  Settings2,
} from "lucide-react";
import { shortcutTexts } from "../../messages/actions.ts";
import { exportTexts } from "../../messages/export.ts";
import { messages } from "../../messages/index.ts";
import { MenuGroup, MenuItem, MenuLine } from "../../ui/menu-items.tsx";
import { shortcutsOpenAtom } from "../shortcuts/shortcut-atoms.ts";
import { keyHintsAtom } from "./actions/key-hints-atom.ts";
import { openKnowledgeAtom } from "./editor/view.ts";
import type { ExportKind } from "./export/export-draft.ts";

/** The tree's settings, its knowledge, and the draft as a file or a picture; what draws it is loaded then. */
export function HeaderMenuItems({ tree, onSettings }: { tree: Tree; onSettings(): void }) {
  const openKnowledge = useSetAtom(openKnowledgeAtom);
  const openShortcuts = useSetAtom(shortcutsOpenAtom);
  const keys = useAtomValue(keyHintsAtom);
  const exportItem = (kind: ExportKind, Icon: typeof Copy) => (
    <MenuItem icon={<Icon />} onSelect={() => void exportAs(tree, kind)}>
      {exportTexts()[kind]}
    </MenuItem>
  );
  return (
    <>
      <MenuItem icon={<Settings2 />} onSelect={onSettings}>
        {messages().panel.settings}
      </MenuItem>
      <MenuItem
        icon={<MessageCircleQuestion />}
        keys={keys.knowledge ?? null}
        onSelect={() => openKnowledge()}
      >
        {messages().builder.knowledge.title}
      </MenuItem>
      <MenuItem icon={<Keyboard />} keys="?" onSelect={() => openShortcuts(true)}>
        {shortcutTexts().title}
      </MenuItem>
      <MenuLine />
      <MenuGroup label={exportTexts().open}>
        {exportItem("json", FileJson)}
        {exportItem("svg", Image)}
        {exportItem("png", Image)}
        {exportItem("mermaid", FileText)}
        {exportItem("copyMermaid", Copy)}
      </MenuGroup>
    </>
  );
}

async function exportAs(tree: Tree, kind: ExportKind): Promise<void> {
  const { exportDraft } = await import("./export/export-draft.ts");
  await exportDraft(tree, kind);
}
