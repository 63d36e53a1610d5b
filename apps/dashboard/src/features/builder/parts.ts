import { loadQuietly } from "../../api/load-quietly.ts";
import { loadFindingTexts } from "../../messages/finding-text.ts";

/** What the builder loads when it is wanted. */
const PARTS: readonly (() => Promise<unknown>)[] = [
  () => import("./node-editor/node-editor.tsx"),
  loadFindingTexts,
  () => import("./editor/conflicts/conflict-dialog.tsx"),
  () => import("../../ui/dialog-sheet.tsx"),
  () => import("../../ui/confirm-sheet.tsx"),
  () => import("../../ui/menu-sheet.tsx"),
  () => import("../../ui/menu-items.tsx"),
  () => import("../../ui/drawer-sheet.tsx"),
  () => import("../../ui/toast-sheet.tsx"),
  () => import("../../ui/tooltip-sheet.tsx"),
  () => import("./versions/versions-panel.tsx"),
  () => import("./test-chat/test-chat-panel.tsx"),
  () => import("./header-menu-items.tsx"),
  () => import("./test-call/test-call-sheet.tsx"),
  () => import("./live-card/live-card.tsx"),
  () => import("./tree-settings/tree-settings-dialog.tsx"),
  () => import("./knowledge/knowledge-sheet.tsx"),
  () => import("./export/export-draft.ts"),
  () => import("./actions/drop-line.ts"),
  () => import("./panel/add-kind.ts"),
  () => import("./panel/drop-kind.ts"),
  () => import("./canvas/writing/card-writing.tsx"),
  () => import("./canvas/minimap.tsx"),
  () => import("./canvas/shadows.tsx"),
  () => import("@rufbaum/tree/lint"),
  () => import("@rufbaum/tree/layout"),
];

/** Loads the builder's parts, one after the other. @returns what calls it off */
export function loadParts(): () => void {
  return loadQuietly(PARTS);
}
