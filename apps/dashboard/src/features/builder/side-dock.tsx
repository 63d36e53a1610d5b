import type { ReactNode } from "react";
import { Drawer } from "../../ui/drawer.tsx";
import { useWideScreen } from "../live-calls/use-wide-screen.ts";

/** A place beside the canvas; over it where there is no room. */
export function SideDock({
  isOpen,
  title,
  closeLabel,
  onClose,
  end,
  children,
}: {
  isOpen: boolean;
  title: string;
  closeLabel: string;
  onClose(): void;
  /** Stands beside the canvas only: a drawer has a button of its own to close it. */
  end?: ReactNode;
  children: ReactNode;
}) {
  if (!useWideScreen()) {
    return (
      <Drawer isOpen={isOpen} onClose={onClose} side="right" title={title} closeLabel={closeLabel}>
        {children}
      </Drawer>
    );
  }
  if (!isOpen) return null;
  return (
    <aside
      aria-label={title}
      className="relative flex w-[360px] shrink-0 flex-col border-l border-line bg-surface 2xl:w-[400px]"
    >
      {children}
      {end}
    </aside>
  );
}
