import { ChevronRight } from "lucide-react";
import { type ReactNode, useId, useState } from "react";

/**
 * A part of a panel that folds away behind its heading. It comes with the first load, where
 * radix-ui's would be 3 kB of it.
 */
export function Section({
  title,
  end,
  startsOpen = true,
  isOpen: isHeldOpen,
  onOpen,
  children,
}: {
  title: string;
  /** Stands at the end of the heading. */
  end?: ReactNode;
  startsOpen?: boolean;
  /** For a section whose state is kept elsewhere. */
  isOpen?: boolean;
  onOpen?(isOpen: boolean): void;
  children: ReactNode;
}) {
  const id = useId();
  const [isOwnOpen, setOwnOpen] = useState(startsOpen);
  const isOpen = isHeldOpen ?? isOwnOpen;
  return (
    <div className="border-b border-line">
      <div className="flex h-11 items-center gap-2 pr-3">
        <h2 className="min-w-0 flex-1">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => (onOpen ?? setOwnOpen)(!isOpen)}
            className="group flex h-11 w-full items-center gap-1.5 pl-3 text-left font-semibold text-13 focus-visible:-outline-offset-2"
          >
            <ChevronRight
              aria-hidden="true"
              className="size-3.5 text-faint transition-transform group-aria-expanded:rotate-90"
            />
            <span className="truncate">{title}</span>
          </button>
        </h2>
        {end}
      </div>
      {isOpen && (
        <div id={id} className="px-4 pb-4">
          {children}
        </div>
      )}
    </div>
  );
}
