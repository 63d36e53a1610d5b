import type { EditRefusal } from "@rufbaum/tree/editing";
import { showToast } from "../../../app/toasts.tsx";

/**
 * Tells in passing why a command can't be done. The canvas is there before the words are: these come
 * with what its keys do.
 */
export async function tellRefusal(title: string, refused: EditRefusal): Promise<void> {
  const { editingTexts } = await import("../../../messages/editing.ts");
  showToast({ tone: "info", title, text: editingTexts().editRefusal(refused) });
}
