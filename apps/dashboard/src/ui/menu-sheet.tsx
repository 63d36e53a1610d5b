import { DropdownMenu } from "radix-ui";
import type { ReactNode } from "react";
import { MENU_SHEET } from "./menu-items.tsx";

/** A menu and its trigger; open from the moment it is there. */
export function MenuSheet({ trigger, children }: { trigger: ReactNode; children: ReactNode }) {
  return (
    <DropdownMenu.Root defaultOpen>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className={MENU_SHEET}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
