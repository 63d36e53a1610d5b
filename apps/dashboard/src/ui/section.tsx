import { ChevronRight } from "lucide-react";
import { Collapsible } from "radix-ui";
import { type ReactNode, useState } from "react";

/** A part of a panel that folds away behind its heading. */
export function Section({
  title,
  end,
  startsOpen = true,
  isOpen,
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
  const [isOwnOpen, setOwnOpen] = useState(startsOpen);
  return (
    <Collapsible.Root
      open={isOpen ?? isOwnOpen}
      onOpenChange={onOpen ?? setOwnOpen}
      className="border-b border-line"
    >
      <div className="flex h-11 items-center gap-2 pr-3">
        <h2 className="min-w-0 flex-1">
          <Collapsible.Trigger className="group flex h-11 w-full items-center gap-1.5 pl-3 text-left font-semibold text-13 focus-visible:-outline-offset-2">
            <ChevronRight
              aria-hidden="true"
              className="size-3.5 text-faint transition-transform group-data-[state=open]:rotate-90"
            />
            <span className="truncate">{title}</span>
          </Collapsible.Trigger>
        </h2>
        {end}
      </div>
      <Collapsible.Content className="px-4 pb-4">{children}</Collapsible.Content>
    </Collapsible.Root>
  );
}
