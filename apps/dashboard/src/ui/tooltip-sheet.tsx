import { Tooltip as Radix } from "radix-ui";
import type { ReactNode } from "react";

export type Side = "top" | "right" | "bottom" | "left";

/** A tooltip that is shown, beside whatever it belongs to. */
export function TooltipSheet({
  anchor,
  text,
  side,
  onClose,
}: {
  anchor: HTMLElement;
  text: ReactNode;
  side: Side;
  onClose(): void;
}) {
  const { left, top, width, height } = anchor.getBoundingClientRect();
  return (
    <Radix.Provider>
      <Radix.Root open onOpenChange={(open) => !open && onClose()}>
        <Radix.Portal>
          <Radix.Trigger asChild>
            <span
              aria-hidden="true"
              className="pointer-events-none fixed"
              style={{ left, top, width, height }}
            />
          </Radix.Trigger>
        </Radix.Portal>
        <Radix.Portal>
          <Radix.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="pointer-events-none z-50 max-w-64 animate-fade-in rounded-md bg-ink px-2 py-1 text-12 text-base shadow-float"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
