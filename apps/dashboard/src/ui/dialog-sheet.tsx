import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { messages } from "../messages/index.ts";
import { classNames } from "./class-names.ts";
import { IconButton } from "./icon-button.tsx";
import { useFocusReturn } from "./use-focus-return.ts";

export interface DialogProps {
  isOpen: boolean;
  onClose(): void;
  title: string;
  description?: string;
  /** Buttons at the foot. */
  actions?: ReactNode;
  children?: ReactNode;
  wide?: boolean | "very";
  /** There is nothing in it to be focused, so the focus scrolls it. */
  isText?: boolean;
}

export function DialogSheet({
  isOpen,
  onClose,
  title,
  description,
  actions,
  children,
  wide,
  isText = false,
}: DialogProps) {
  const focusReturn = useFocusReturn(isOpen);
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade-in bg-black/40" />
        <Radix.Content
          {...focusReturn}
          {...(description ? {} : { "aria-describedby": undefined })}
          className={classNames(
            "-translate-x-1/2 -translate-y-1/2 fixed top-1/2 left-1/2 z-50 flex max-h-[calc(100dvh-32px)] w-[calc(100vw-32px)] animate-pop-in flex-col rounded-xl border border-line bg-raised shadow-float outline-none",
            wide === "very" ? "max-w-3xl" : wide ? "max-w-xl" : "max-w-md",
          )}
        >
          <div className="flex items-start gap-3 px-5 pt-4 pb-3">
            <div className="min-w-0 flex-1">
              <Radix.Title className="font-semibold text-16 [overflow-wrap:anywhere]">
                {title}
              </Radix.Title>
              {description && (
                <Radix.Description className="mt-1 text-13 text-muted">
                  {description}
                </Radix.Description>
              )}
            </div>
            <Radix.Close asChild>
              <IconButton label={messages().common.close} className="-mt-1 -mr-2">
                <X />
              </IconButton>
            </Radix.Close>
          </div>
          {children && (
            <div
              {...(isText && { tabIndex: 0, role: "group", "aria-label": title })}
              className="min-h-0 overflow-y-auto px-5 pb-4"
            >
              {children}
            </div>
          )}
          {actions && (
            <div className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-3">
              {actions}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
