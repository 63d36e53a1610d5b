import type { ReactNode } from "react";
import { bulkCallsTexts } from "../../../../messages/bulk-calls.ts";
import { formats } from "../../../../messages/formats.ts";
import { Card } from "../../../../ui/card.tsx";
import { classNames } from "../../../../ui/class-names.ts";

const texts = () => bulkCallsTexts().preview;

/** The first of those who are to be called. `shown`: how many of them, and with how many columns. */
export function PreviewCard({
  shown,
  isBusy = false,
  children,
}: {
  shown: { contacts: number; columns: number };
  isBusy?: boolean;
  children: ReactNode;
}) {
  const { whole } = formats();
  return (
    <Card
      aria-labelledby="preview-title"
      aria-busy={isBusy}
      className={classNames("overflow-hidden transition-opacity", isBusy && "opacity-60")}
    >
      <div className="flex min-h-13 items-center gap-3 px-4 py-2">
        <h2 id="preview-title" className="min-w-0 flex-1 font-semibold text-14">
          {texts().title}
        </h2>
        <p className="shrink-0 text-12 text-muted figures">
          {texts().first(whole(shown.contacts), whole(shown.columns))}
        </p>
      </div>
      {children}
    </Card>
  );
}

/** How many follow those who are shown. */
export function MoreContacts({ count }: { count: number }) {
  if (count <= 0) return null;
  return (
    <p lang="en" className="border-t border-line px-4 py-2.5 text-13 text-muted figures">
      {texts().more(count)}
    </p>
  );
}
