import { showToast } from "../../../../app/toasts.tsx";
import { actionTexts, shortcutTexts } from "../../../../messages/actions.ts";
import { isMac } from "../../../shortcuts/platform.ts";
import { written } from "../../../shortcuts/shortcut.ts";

const texts = () => actionTexts().clipboard;

/**
 * For menus and buttons; a key brings its own event, which needs no permission.
 * @param what in words: "2 Nodes"
 * @returns whether the text is there
 */
export async function writeClipboard(text: string, what: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    refuse(texts().notCopied, "mod+c");
    return false;
  }
  tellCopied(what);
  return true;
}

export async function readClipboard(): Promise<string | null> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    refuse(texts().notPasted, "mod+v");
    return null;
  }
}

export function tellCopied(what: string): void {
  showToast({ tone: "success", title: texts().copied(what), text: texts().copiedHint });
}

function refuse(title: string, shortcut: string): void {
  const keys = written(shortcut, isMac(), shortcutTexts().names);
  showToast({ tone: "info", title, text: `${texts().refused} ${texts().useKeys(keys)}` });
}
