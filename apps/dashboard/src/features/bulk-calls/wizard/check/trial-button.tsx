import { PhoneForwarded } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { bulkCallsTexts } from "../../../../messages/bulk-calls.ts";
import { Button } from "../../../../ui/button.tsx";
import { tryOut } from "../launch.ts";

const TrialDialog = lazy(async () => ({
  default: (await import("./trial-dialog.tsx")).TrialDialog,
}));

/** Lets the campaign call whoever makes it. */
export function TrialButton({ isDisabled }: { isDisabled: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button disabled={isDisabled} onClick={() => setOpen(true)}>
        <PhoneForwarded />
        {bulkCallsTexts().trial.action}
      </Button>
      {isOpen && (
        <Suspense>
          <TrialDialog tryOut={tryOut} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
