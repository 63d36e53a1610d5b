import { describe, expect, test } from "bun:test";
import type { KeyPress } from "../../shortcuts/shortcut.ts";
import { findAction } from "./find-action.ts";
import { ACTIONS } from "./registry.ts";

function press(key: string, held: Partial<KeyPress> = {}): KeyPress {
  const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
  return { key, code: `Key${key.toUpperCase()}`, ...none, ...held };
}

const on = (place: "canvas" | "button" | "beside") => ({ isMac: false, place });

test("every action has a name and an id of its own, and no two share a shortcut", () => {
  const ids = ACTIONS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ACTIONS.filter(({ label }) => !label())).toEqual([]);
  const shortcuts = ACTIONS.flatMap((action) => action.shortcuts);
  expect(shortcuts.filter((each, index) => shortcuts.indexOf(each) !== index)).toEqual([]);
});

describe("keys mean", () => {
  test.each([
    ["z", { ctrlKey: true }, "undo"],
    ["Z", { ctrlKey: true, shiftKey: true }, "redo"],
    ["y", { ctrlKey: true }, "redo"],
    ["Delete", {}, "delete"],
    ["Backspace", {}, "delete"],
    ["n", {}, "add-node"],
    ["N", { shiftKey: true }, "add-note"],
    ["3", {}, "add-decision"],
    ["c", {}, "connect"],
    ["c", { ctrlKey: true }, "copy"],
    ["F2", {}, "write-node"],
    ["+", { shiftKey: true }, "zoom-in"],
    ["f", { ctrlKey: true }, "search"],
    ["å", { altKey: true, code: "KeyA" }, "align-left"],
  ] as const)("%s %o %s", (key, held, id) => {
    expect(findAction(press(key, held), on("canvas"))?.id).toBe(id);
  });
});

test("a button keeps Enter, and what lies beside the canvas all keys that are not for the page", () => {
  expect(findAction(press("Enter"), on("canvas"))?.id).toBe("edit-node");
  expect(findAction(press("Enter"), on("button"))).toBeNull();
  expect(findAction(press("n"), on("button"))?.id).toBe("add-node");
  expect(findAction(press("Delete"), on("beside"))).toBeNull();
  expect(findAction(press("z", { ctrlKey: true }), on("beside"))?.id).toBe("undo");
});
