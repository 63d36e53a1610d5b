import { useRef } from "react";

/**
 * For what opens over the page without a trigger of its own: the focus goes to the content, not to
 * its first button, whose tooltip would show, and back to where it was when it closes.
 */
export function useFocusReturn(isOpen: boolean) {
  const opener = useRef<Element | null>(null);
  const wasOpen = useRef(false);
  // A field that takes the focus by itself does so before anybody is asked where it should go.
  if (isOpen && !wasOpen.current) opener.current = document.activeElement;
  wasOpen.current = isOpen;
  return {
    onOpenAutoFocus(event: Event): void {
      opener.current = document.activeElement;
      event.preventDefault();
      focus(event.currentTarget);
    },
    onCloseAutoFocus(event: Event): void {
      event.preventDefault();
      focus(opener.current);
    },
  };
}

function focus(target: EventTarget | null): void {
  if (target instanceof HTMLElement) target.focus();
}
