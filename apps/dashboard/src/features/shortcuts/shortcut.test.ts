import { describe, expect, test } from "bun:test";
import { isPressed, type KeyNames, type KeyPress, spoken, written } from "./shortcut.ts";

const NAMES: KeyNames = {
  ctrl: "Strg",
  shift: "Umschalt",
  alt: "Alt",
  keys: { delete: "Entf", enter: "Eingabe" },
};

function press(key: string, held: Partial<KeyPress> = {}): KeyPress {
  return {
    ...{ key, code: "", ctrlKey: false, metaKey: false, shiftKey: false, altKey: false },
    ...held,
  };
}

describe("a shortcut is pressed", () => {
  test.each([
    ["mod+z", press("z", { ctrlKey: true })],
    ["mod+shift+z", press("Z", { ctrlKey: true, shiftKey: true })],
    ["delete", press("Delete")],
    ["f2", press("F2")],
    ["1", press("1")],
    ["alt+a", press("å", { altKey: true, code: "KeyA" })],
    ["shift+n", press("N", { shiftKey: true })],
    ["n", press("N", {})],
  ])("%s", (shortcut, keys) => expect(isPressed(shortcut, keys, false)).toBe(true));

  test.each(["?", "+", "-"])("%s with or without Shift, as the keyboard has it", (sign) => {
    expect(isPressed(sign, press(sign), false)).toBe(true);
    expect(isPressed(sign, press(sign, { shiftKey: true }), false)).toBe(true);
  });
});

describe("a shortcut is not pressed", () => {
  test.each([
    ["with Shift too much", "mod+z", press("Z", { ctrlKey: true, shiftKey: true })],
    ["without its Shift", "shift+n", press("n")],
    ["with Ctrl, when it has none", "n", press("n", { ctrlKey: true })],
    ["with the Windows key", "n", press("n", { metaKey: true })],
    ["with AltGr", "?", press("?", { ctrlKey: true, altKey: true })],
    ["by another key", "n", press("m")],
    ["by a longer name", "n", press("NumLock")],
  ])("%s", (_name, shortcut, keys) => expect(isPressed(shortcut, keys, false)).toBe(false));

  test("by a dead key or one without a name", () => {
    expect(isPressed("n", press("Dead"), false)).toBe(false);
    expect(isPressed("n", press(""), false)).toBe(false);
  });
});

test("on a Mac ⌘ takes the place of Ctrl, which then means nothing", () => {
  expect(isPressed("mod+z", press("z", { metaKey: true }), true)).toBe(true);
  expect(isPressed("mod+z", press("z", { ctrlKey: true }), true)).toBe(false);
  expect(isPressed("n", press("n", { ctrlKey: true }), true)).toBe(false);
});

test.each([
  ["mod+shift+z", "Strg+Umschalt+Z", "⇧⌘Z", "Control+Shift+Z"],
  ["delete", "Entf", "Entf", "Delete"],
  ["+", "+", "+", "Plus"],
  ["alt+a", "Alt+A", "⌥A", "Alt+A"],
])("%s is written as keyboards have it", (shortcut, elsewhere, mac, aria) => {
  expect(written(shortcut, false, NAMES)).toBe(elsewhere);
  expect(written(shortcut, true, NAMES)).toBe(mac);
  expect(spoken(shortcut, false)).toBe(aria);
});
