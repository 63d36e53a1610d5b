import { Tooltip as Radix } from "radix-ui";
import type { ReactNode } from "react";

const OPEN_DELAY_MILLISECONDS = 700;
const SKIP_DELAY_MILLISECONDS = 300;

export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider
      delayDuration={OPEN_DELAY_MILLISECONDS}
      skipDelayDuration={SKIP_DELAY_MILLISECONDS}
    >
      {children}
    </Radix.Provider>
  );
}

export function Tooltip({
  text,
  side = "top",
  children,
}: {
  text: ReactNode;
  side?: "top" | "right" | "bottom" | "left";
  children: ReactNode;
}) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-64 animate-fade-in rounded-md bg-ink px-2 py-1 text-12 text-base shadow-float"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
