import { AlertDialog } from "radix-ui";
import { messages } from "../messages/index.ts";
import { Button } from "./button.tsx";
import { useFocusReturn } from "./use-focus-return.ts";

export interface ConfirmProps {
  isOpen: boolean;
  title: string;
  description: string;
  action: string;
  look?: "danger" | "primary";
  onConfirm(): void;
  onClose(): void;
}

export function ConfirmSheet({
  isOpen,
  title,
  description,
  action,
  onConfirm,
  onClose,
}: ConfirmProps) {
  const focusReturn = useFocusReturn(isOpen);
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-50 animate-fade-in bg-black/40" />
        <AlertDialog.Content
          {...focusReturn}
          className="-translate-x-1/2 -translate-y-1/2 fixed top-1/2 left-1/2 z-50 w-[calc(100vw-32px)] max-w-md animate-pop-in rounded-xl border border-line bg-raised p-5 shadow-float outline-none"
        >
          <AlertDialog.Title className="font-semibold text-16 [overflow-wrap:anywhere]">
            {title}
          </AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-13 text-muted">
            {description}
          </AlertDialog.Description>
          <div className="mt-5 flex justify-end gap-2">
            <AlertDialog.Cancel asChild>
              <Button>{messages().common.cancel}</Button>
            </AlertDialog.Cancel>
            <AlertDialog.Action asChild>
              <Button look="danger" onClick={onConfirm}>
                {action}
              </Button>
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
