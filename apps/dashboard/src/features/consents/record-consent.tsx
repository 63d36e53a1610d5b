import { lazy, Suspense, useState } from "react";
import { blockingTexts } from "../../messages/blocking.ts";
import { Button, type ButtonProps } from "../../ui/button.tsx";

const ConsentDialog = lazy(async () => ({
  default: (await import("./consent-dialog.tsx")).ConsentDialog,
}));

/** Whether a consent that is written down may help against what forbids a call. */
export function needsConsent({ code }: { code?: string }): boolean {
  return CODES.includes(code ?? "");
}

const CODES = ["no-consent", "consent-for-other", "consent-lapsed", "consent-withdrawn"];

/** Opens a dialog that writes down that somebody agreed to be called. */
export function RecordConsent({
  number,
  onRecorded,
  ...look
}: { number: string; onRecorded?(): void } & Pick<ButtonProps, "look" | "size" | "className">) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...look} onClick={() => setOpen(true)}>
        {blockingTexts().consent.action}
      </Button>
      {isOpen && (
        <Suspense>
          <ConsentDialog
            number={number}
            onClose={() => setOpen(false)}
            onRecorded={() => {
              setOpen(false);
              onRecorded?.();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
