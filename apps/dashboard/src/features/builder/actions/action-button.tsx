import { useAtomValue, useSetAtom } from "jotai";
import type { ReactNode } from "react";
import { shortcutTexts } from "../../../messages/actions.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Tooltip } from "../../../ui/tooltip.tsx";
import { isMac } from "../../shortcuts/platform.ts";
import { spoken, written } from "../../shortcuts/shortcut.ts";
import type { ActionId } from "./action.ts";
import { actionStateAtom, runActionAtom } from "./action-atoms.ts";
import { actionOf } from "./registry.ts";

/** A square button that does an action; its tooltip names it and its keys. */
export function ActionButton({
  id,
  label,
  className,
  children,
}: {
  id: ActionId;
  /** In place of the action's own name. */
  label?: string;
  className?: string;
  children: ReactNode;
}) {
  const action = actionOf(id);
  const run = useSetAtom(runActionAtom);
  const isEnabled = action.isEnabled(useAtomValue(actionStateAtom));
  const name = label ?? action.label();
  const [shortcut] = action.shortcuts;
  return (
    <Tooltip text={<ActionHint label={name} keys={keysOfAction(id)} />}>
      <button
        type="button"
        aria-label={name}
        aria-disabled={!isEnabled}
        {...(shortcut && { "aria-keyshortcuts": spoken(shortcut, isMac()) })}
        onClick={() => run(id)}
        className={classNames(
          "inline-flex size-8 shrink-0 items-center justify-center rounded-md text-muted transition-colors [&_svg]:size-4",
          isEnabled ? "hover:bg-hover hover:text-ink" : "opacity-50",
          className,
        )}
      >
        {children}
      </button>
    </Tooltip>
  );
}

export function ActionHint({ label, keys }: { label: string; keys: string | null }) {
  return (
    <span className="flex items-center gap-2">
      {label}
      {keys && <kbd className="font-sans opacity-70">{keys}</kbd>}
    </span>
  );
}

/** The first shortcut of an action, as keyboards print it. */
export function keysOfAction(id: ActionId): string | null {
  const [shortcut] = actionOf(id).shortcuts;
  return shortcut ? written(shortcut, isMac(), shortcutTexts().names) : null;
}
