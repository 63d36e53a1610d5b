import type { ReactNode } from "react";
import { Link } from "wouter";
import { Mark } from "../../app/mark.tsx";
import { messages } from "../../messages/index.ts";
import { Button } from "../../ui/button.tsx";

/** Around the pages that are open to everybody: no data, no sidebar. */
export function PublicFrame({ signedIn, children }: { signedIn: boolean; children: ReactNode }) {
  return (
    <div className="min-h-dvh bg-surface">
      <header className="flex h-14 items-center gap-2.5 border-b border-line px-4 sm:px-6">
        <Mark className="size-7" />
        <span className="flex-1 font-semibold text-14">{messages().common.productName}</span>
        <Button asChild size="small">
          <Link href="/">{signedIn ? messages().frame.toStart : messages().gate.submit}</Link>
        </Button>
      </header>
      <main id="content">{children}</main>
    </div>
  );
}
