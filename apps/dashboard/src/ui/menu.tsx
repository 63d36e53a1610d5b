import { Slot } from "radix-ui";
import { type KeyboardEvent, lazy, type ReactNode, Suspense, useState } from "react";

const MenuSheet = lazy(async () => ({ default: (await import("./menu-sheet.tsx")).MenuSheet }));

export const MenuItem = lazy(async () => ({
  default: (await import("./menu-items.tsx")).MenuItem,
}));
export const MenuSub = lazy(async () => ({ default: (await import("./menu-items.tsx")).MenuSub }));
export const MenuLine = lazy(async () => ({
  default: (await import("./menu-items.tsx")).MenuLine,
}));

/** A button with a menu, which is loaded when it opens for the first time. */
export function Menu({ trigger, children }: { trigger: ReactNode; children: ReactNode }) {
  const [wasOpened, setOpened] = useState(false);
  if (wasOpened) {
    return (
      <Suspense fallback={trigger}>
        <MenuSheet trigger={trigger}>{children}</MenuSheet>
      </Suspense>
    );
  }
  const open = () => setOpened(true);
  return (
    <Slot.Root
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={open}
      onKeyDown={(event: KeyboardEvent) => event.key === "ArrowDown" && open()}
    >
      {trigger}
    </Slot.Root>
  );
}
