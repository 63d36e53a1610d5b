/**
 * A combination of keys as it is written in lists of actions: modifiers and one key, joined by `+`,
 * as in `mod+shift+z`, `delete` or `?`. `mod` is Ctrl, and ⌘ on a Mac.
 */
export type Shortcut = string;

/** What a keyboard event tells; tests hand in plain objects. */
export interface KeyPress {
  key: string;
  /** The key by its place, such as `KeyA`. */
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

interface Parts {
  mod: boolean;
  shift: boolean;
  alt: boolean;
  key: string;
}

/** Whether these keys are pressed, and no other modifier with them. */
export function isPressed(shortcut: Shortcut, press: KeyPress, isMac: boolean): boolean {
  const { mod, shift, alt, key } = parsed(shortcut);
  if ((isMac ? press.metaKey : press.ctrlKey) !== mod) return false;
  if (isMac ? press.ctrlKey : press.metaKey) return false;
  if (press.altKey !== alt) return false;
  // Signs such as ? and + stand elsewhere on each keyboard, with or without Shift.
  if (!isSign(key) && press.shiftKey !== shift) return false;
  return keyOf(press) === key;
}

/** The keys one by one, as they are printed: `Strg`, `Umschalt`, `Z`. */
export function keysOf(shortcut: Shortcut, isMac: boolean, names: KeyNames): string[] {
  const { mod, shift, alt, key } = parsed(shortcut);
  const keys: string[] = [];
  if (mod && !isMac) keys.push(names.ctrl);
  if (alt) keys.push(isMac ? "⌥" : names.alt);
  if (shift) keys.push(isMac ? "⇧" : names.shift);
  if (mod && isMac) keys.push("⌘");
  return [...keys, names.keys[key] ?? key.toUpperCase()];
}

/** In one piece, for tooltips and menus: `Strg+Umschalt+Z`, on a Mac `⇧⌘Z`. */
export function written(shortcut: Shortcut, isMac: boolean, names: KeyNames): string {
  return keysOf(shortcut, isMac, names).join(isMac ? "" : "+");
}

/** In the form of `aria-keyshortcuts`. */
export function spoken(shortcut: Shortcut, isMac: boolean): string {
  const { mod, shift, alt, key } = parsed(shortcut);
  const name = key.length === 1 ? key.toUpperCase() : key.charAt(0).toUpperCase() + key.slice(1);
  return [
    ...(mod ? [isMac ? "Meta" : "Control"] : []),
    ...(alt ? ["Alt"] : []),
    ...(shift ? ["Shift"] : []),
    key === "+" ? "Plus" : name,
  ].join("+");
}

/** How keys are called in the interface's language. */
export interface KeyNames {
  ctrl: string;
  shift: string;
  alt: string;
  /** By the key's name in shortcuts; letters and signs need none. */
  keys: Readonly<Record<string, string>>;
}

function parsed(shortcut: Shortcut): Parts {
  const names = shortcut === "+" ? ["+"] : shortcut.split("+");
  const modifiers = new Set(names.slice(0, -1));
  return {
    mod: modifiers.has("mod"),
    shift: modifiers.has("shift"),
    alt: modifiers.has("alt"),
    key: names.at(-1) ?? "",
  };
}

/** With Alt held a Mac types another letter; the key's place says which one was meant. */
function keyOf({ key, code, altKey }: KeyPress): string {
  if (altKey && /^Key[A-Z]$/.test(code)) return code.slice(3).toLowerCase();
  return key.toLowerCase();
}

function isSign(key: string): boolean {
  return key.length === 1 && !/[\p{L}\p{N}]/u.test(key);
}
