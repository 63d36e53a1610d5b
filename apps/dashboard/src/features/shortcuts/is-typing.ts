/** Whether a key belongs to a field, a menu or a dialog, and not to the page. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest(TAKES_KEYS) !== null;
}

const TAKES_KEYS = [
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="range"])',
  "textarea",
  "select",
  '[contenteditable]:not([contenteditable="false"])',
  '[role="textbox"]',
  '[role="listbox"]',
  '[role="combobox"]',
  '[role="menu"]',
  '[role="dialog"]',
  '[role="alertdialog"]',
].join();
