import type { ReactNode } from "react";
import { bulkCallsTexts } from "../../../../messages/bulk-calls.ts";
import { Drawer } from "../../../../ui/drawer.tsx";
import { ScrollArea } from "../../../../ui/scroll-area.tsx";

const texts = () => bulkCallsTexts().check;

/** All that one reason of a report is about. `amount`: how many they are, in words. */
export function ReasonDrawer({
  title,
  name,
  amount,
  onClose,
  children,
}: {
  title: string;
  name: string;
  amount: string;
  onClose(): void;
  children: ReactNode;
}) {
  return (
    <Drawer isOpen onClose={onClose} side="right" title={title} closeLabel={texts().closeRows}>
      <div className="border-b border-line py-3 pr-14 pl-5">
        <p aria-hidden="true" className="font-semibold text-16">
          {name}
        </p>
        <p className="text-13 text-muted figures">{amount}</p>
      </div>
      <ScrollArea label={title} className="min-h-0 flex-1">
        {children}
      </ScrollArea>
    </Drawer>
  );
}
