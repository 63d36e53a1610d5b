import { useAtom } from "jotai";
import { lazy, Suspense, useEffect } from "react";
import { isTyping } from "./is-typing.ts";
import { shortcutsOpenAtom } from "./shortcut-atoms.ts";

const ShortcutsDialog = lazy(async () => ({
  default: (await import("./shortcuts-dialog.tsx")).ShortcutsDialog,
}));

/** Opens the list of all shortcuts at `?`, on whatever page. */
export function ShortcutHelp() {
  const [isOpen, setOpen] = useAtom(shortcutsOpenAtom);
  useEffect(() => {
    function pressed(event: KeyboardEvent): void {
      if (event.defaultPrevented || isTyping(event.target)) return;
      // Spelled out, so that what reads shortcuts is not loaded for this one.
      if (event.key !== "?" || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      setOpen(true);
    }
    window.addEventListener("keydown", pressed);
    return () => window.removeEventListener("keydown", pressed);
  }, [setOpen]);
  if (!isOpen) return null;
  return (
    <Suspense>
      <ShortcutsDialog onClose={() => setOpen(false)} />
    </Suspense>
  );
}
