import { useAtom } from "jotai";
import { PanelLeftClose, PanelLeftOpen } from "lucide-react";
import { useEffect } from "react";
import { messages } from "../../messages/index.ts";
import { Tooltip } from "../../ui/tooltip.tsx";
import { isTyping } from "../shortcuts/is-typing.ts";
import { isMac } from "../shortcuts/platform.ts";
import { sidebarFoldedAtom } from "./sidebar-folded.ts";

const texts = () => messages().frame;

/** Folds the sidebar to its icons and back, as Ctrl+B does. */
export function FoldButton() {
  const [isFolded, setFolded] = useAtom(sidebarFoldedAtom);
  useEffect(() => {
    function pressed(event: KeyboardEvent): void {
      if (event.defaultPrevented || isTyping(event.target)) return;
      // Spelled out, so that what reads shortcuts is not loaded for this one.
      const isHeld = isMac() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
      if (event.key.toLowerCase() !== "b" || !isHeld || event.shiftKey || event.altKey) return;
      event.preventDefault();
      if (!event.repeat) setFolded(!isFolded);
    }
    window.addEventListener("keydown", pressed);
    return () => window.removeEventListener("keydown", pressed);
  }, [isFolded, setFolded]);
  return (
    <Tooltip side="right" text={isFolded ? texts().unfold(keys()) : texts().fold(keys())}>
      <button
        type="button"
        aria-label={texts().sidebar}
        aria-expanded={!isFolded}
        aria-keyshortcuts={isMac() ? "Meta+B" : "Control+B"}
        onClick={() => setFolded(!isFolded)}
        className="inline-flex size-8 shrink-0 items-center justify-center rounded-md text-muted transition-colors hover:bg-hover hover:text-ink [&_svg]:size-4"
      >
        {isFolded ? <PanelLeftOpen /> : <PanelLeftClose />}
      </button>
    </Tooltip>
  );
}

function keys(): string {
  return isMac() ? "⌘B" : texts().foldKeys;
}
