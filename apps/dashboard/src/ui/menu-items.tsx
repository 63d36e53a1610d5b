import { ChevronRight } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** The sheet that a menu's items lie on. */
export const MENU_SHEET =
  "z-50 min-w-44 animate-pop-in rounded-lg border border-line bg-raised p-1 shadow-float";

const ITEM =
  "flex h-8 cursor-default items-center gap-2.5 rounded-md px-2 text-13 outline-none select-none [&_svg]:size-4";

export function MenuItem({
  icon,
  keys = null,
  isDangerous = false,
  disabled = false,
  onSelect,
  children,
}: {
  icon: ReactNode;
  /** The shortcut that does the same. */
  keys?: string | null;
  isDangerous?: boolean;
  disabled?: boolean;
  onSelect(): void;
  children: ReactNode;
}) {
  return (
    <DropdownMenu.Item
      disabled={disabled}
      onSelect={onSelect}
      className={classNames(
        ITEM,
        "data-[disabled]:opacity-50",
        isDangerous
          ? "text-failure data-[highlighted]:bg-failure-soft"
          : "text-ink data-[highlighted]:bg-hover [&_svg]:text-muted",
      )}
    >
      {icon}
      {children}
      {keys && <kbd className="ml-auto pl-6 font-sans text-12 text-faint">{keys}</kbd>}
    </DropdownMenu.Item>
  );
}

/** An item that opens more items beside it. */
export function MenuSub({
  icon,
  label,
  children,
}: {
  icon: ReactNode;
  label: string;
  children: ReactNode;
}) {
  return (
    <DropdownMenu.Sub>
      <DropdownMenu.SubTrigger
        className={classNames(
          ITEM,
          "text-ink data-[highlighted]:bg-hover data-[state=open]:bg-hover [&_svg]:text-muted",
        )}
      >
        {icon}
        {label}
        <ChevronRight className="ml-auto" />
      </DropdownMenu.SubTrigger>
      <DropdownMenu.Portal>
        <DropdownMenu.SubContent sideOffset={4} collisionPadding={8} className={MENU_SHEET}>
          {children}
        </DropdownMenu.SubContent>
      </DropdownMenu.Portal>
    </DropdownMenu.Sub>
  );
}

/** Items under a heading. */
export function MenuGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <DropdownMenu.Group>
      <DropdownMenu.Label className="px-2 pt-1 pb-0.5 font-medium text-12 text-muted">
        {label}
      </DropdownMenu.Label>
      {children}
    </DropdownMenu.Group>
  );
}

export function MenuLine() {
  return <DropdownMenu.Separator className="-mx-1 my-1 h-px bg-line" />;
}
