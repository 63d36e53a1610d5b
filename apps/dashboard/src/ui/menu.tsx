import { DropdownMenu } from "radix-ui";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export function Menu({ trigger, children }: { trigger: ReactNode; children: ReactNode }) {
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className="z-50 min-w-44 animate-pop-in rounded-lg border border-line bg-raised p-1 shadow-float"
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

export function MenuItem({
  icon,
  isDangerous = false,
  disabled = false,
  onSelect,
  children,
}: {
  icon: ReactNode;
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
        "flex h-8 cursor-default items-center gap-2.5 rounded-md px-2 text-13 outline-none select-none [&_svg]:size-4",
        "data-[disabled]:opacity-50",
        isDangerous
          ? "text-failure data-[highlighted]:bg-failure-soft"
          : "text-ink data-[highlighted]:bg-hover [&_svg]:text-muted",
      )}
    >
      {icon}
      {children}
    </DropdownMenu.Item>
  );
}

export function MenuLine() {
  return <DropdownMenu.Separator className="-mx-1 my-1 h-px bg-line" />;
}
