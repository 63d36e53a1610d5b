import { useStore } from "jotai";
import { useEffect } from "react";
import { isTyping } from "../../shortcuts/is-typing.ts";
import { actionStateAtom, actionToolsAtom } from "./action-atoms.ts";
import { pasteAtom } from "./clipboard/paste-atom.ts";
import { tellCopied } from "./clipboard/system-clipboard.ts";
import { copiedText, deleteCopied } from "./edit-actions.ts";
import { placeOnPage } from "./ui-atoms.ts";

/** Copying, cutting and pasting by key: the browser's events carry the clipboard unasked. */
export function useClipboardKeys(): void {
  const store = useStore();
  useEffect(() => {
    function copied(event: ClipboardEvent): void {
      if (isTyping(event.target) || isTextSelected()) return;
      const state = store.get(actionStateAtom);
      const copy = copiedText(state);
      if (!copy || !event.clipboardData) return;
      event.preventDefault();
      event.clipboardData.setData("text/plain", copy.text);
      if (event.type === "cut") deleteCopied(state, store.set(actionToolsAtom));
      else tellCopied(copy.what);
    }
    async function pasted(event: ClipboardEvent): Promise<void> {
      if (isTyping(event.target) || !event.clipboardData) return;
      event.preventDefault();
      const page = placeOnPage(store.get);
      const [file] = event.clipboardData.files;
      const text = event.clipboardData.getData("text/plain") || (await file?.text()) || "";
      store.set(pasteAtom, text, page);
    }
    document.addEventListener("copy", copied);
    document.addEventListener("cut", copied);
    document.addEventListener("paste", pasted);
    return () => {
      document.removeEventListener("copy", copied);
      document.removeEventListener("cut", copied);
      document.removeEventListener("paste", pasted);
    };
  }, [store]);
}

/** Text that somebody has marked on the page, such as an utterance, is what he wants to copy. */
function isTextSelected(): boolean {
  return !(getSelection()?.isCollapsed ?? true);
}
