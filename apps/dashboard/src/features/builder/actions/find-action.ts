import { isPressed, type KeyPress } from "../../shortcuts/shortcut.ts";
import type { Action } from "./action.ts";
import { ACTIONS } from "./registry.ts";

/**
 * The action that these keys stand for, whether or not it can be done now.
 * @param place what has the focus: the canvas, a button on it, or something beside the canvas
 */
export function findAction(
  press: KeyPress,
  { isMac, place }: { isMac: boolean; place: "canvas" | "button" | "beside" },
): Action | null {
  // A button is pressed by these.
  if (place === "button" && (press.key === "Enter" || press.key === " ")) return null;
  const found = ACTIONS.find(
    ({ scope, shortcuts }) =>
      (scope === "page" || place !== "beside") &&
      shortcuts.some((shortcut) => isPressed(shortcut, press, isMac)),
  );
  return found ?? null;
}
