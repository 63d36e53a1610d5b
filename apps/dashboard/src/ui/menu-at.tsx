import { DropdownMenu } from "radix-ui";
import { type ReactNode, useRef } from "react";
import { MENU_SHEET } from "./menu-items.tsx";

/** A menu at a point of the page, such as where somebody clicked with the right button. */
export function MenuAt({
  at,
  label,
  onClose,
  children,
}: {
  at: { x: number; y: number };
  label: string;
  onClose(): void;
  children: ReactNode;
}) {
  const opener = useRef<Element | null>(document.activeElement);
  return (
    <DropdownMenu.Root open modal={false} onOpenChange={(open) => !open && onClose()}>
      <DropdownMenu.Trigger asChild>
        <button
          type="button"
          tabIndex={-1}
          aria-label={label}
          className="pointer-events-none fixed size-0 opacity-0"
          style={{ left: at.x, top: at.y }}
        />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={document.querySelector("main")}>
        <DropdownMenu.Content
          align="start"
          sideOffset={2}
          collisionPadding={8}
          className={MENU_SHEET}
          onContextMenu={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // Whatever was chosen may have moved the focus on purpose.
            const isLost = !document.activeElement || document.activeElement === document.body;
            if (isLost && opener.current instanceof HTMLElement) opener.current.focus();
          }}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
