import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { IconButton } from "./icon-button.tsx";
import { useFocusReturn } from "./use-focus-return.ts";

const SIDES = {
  left: "left-0 w-[min(280px,calc(100vw-48px))] border-r data-[state=closed]:animate-drawer-out data-[state=open]:animate-drawer-in",
  right:
    "right-0 border-l data-[state=closed]:animate-sheet-out data-[state=open]:animate-sheet-in",
};

export interface DrawerProps {
  isOpen: boolean;
  onClose(): void;
  side: "left" | "right";
  /** Room for a list with something beside it; at the right only. */
  wide?: boolean;
  title: string;
  closeLabel: string;
  children: ReactNode;
}

export function DrawerSheet({
  isOpen,
  onClose,
  side,
  wide = false,
  title,
  closeLabel,
  children,
}: DrawerProps) {
  const focusReturn = useFocusReturn(isOpen);
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-30 bg-black/40 data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <Radix.Content
          {...focusReturn}
          aria-describedby={undefined}
          className={classNames(
            "fixed inset-y-0 z-40 flex flex-col border-line bg-surface shadow-float outline-none",
            SIDES[side],
            side === "right" && (wide ? "w-[min(1120px,100vw)]" : "w-[min(480px,100vw)]"),
          )}
        >
          <Radix.Title className="sr-only">{title}</Radix.Title>
          {children}
          <Radix.Close asChild>
            <IconButton label={closeLabel} className="absolute top-3 right-3">
              <X />
            </IconButton>
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
