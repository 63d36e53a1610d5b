/** Gives the focus to what has opened itself, not to its first button, whose tooltip would show. */
export function focusContent(event: Event): void {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
}
