import { useSetAtom } from "jotai";
import { useEffect, useRef } from "react";
import { contactsTexts } from "../../messages/contacts.ts";
import { isTyping } from "../shortcuts/is-typing.ts";
import { pageShortcutsAtom } from "../shortcuts/shortcut-atoms.ts";

interface PageKeys {
  add(): void;
  search(): void;
}

/** N writes a new contact, / goes to the search; all keys of the page are listed under `?`. */
export function usePageKeys(keys: PageKeys): void {
  const list = useSetAtom(pageShortcutsAtom);
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const texts = contactsTexts().shortcuts;
    list([
      {
        title: texts.title,
        entries: [
          { label: texts.search, shortcuts: ["/"] },
          { label: texts.add, shortcuts: ["n"] },
          { label: texts.move, shortcuts: ["arrows"] },
          { label: texts.open, shortcuts: ["enter"] },
          { label: texts.select, shortcuts: ["space"] },
          { label: texts.edit, shortcuts: ["e"] },
          { label: texts.call, shortcuts: ["c"] },
          { label: texts.remove, shortcuts: ["delete"] },
        ],
      },
    ]);
    function pressed(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.isComposing || isTyping(event.target)) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      // Over an open drawer or dialog they would mean what nobody sees.
      if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
      const act = { "/": latest.current.search, n: latest.current.add }[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    }
    window.addEventListener("keydown", pressed);
    return () => {
      window.removeEventListener("keydown", pressed);
      list([]);
    };
  }, [list]);
}
