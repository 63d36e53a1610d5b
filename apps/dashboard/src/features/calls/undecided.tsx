import { CircleHelp } from "lucide-react";
import { useState } from "react";
import { liftSuppression, useSuppressionDeed } from "../../api/suppressions.ts";
import { showFailure, showToast } from "../../app/toasts.tsx";
import { blockingTexts } from "../../messages/blocking.ts";
import { formats } from "../../messages/formats.ts";
import { lawfulCallingTexts } from "../../messages/lawful-calling.ts";
import { settingsTexts } from "../../messages/settings.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button, type ButtonProps } from "../../ui/button.tsx";
import { Tooltip } from "../../ui/tooltip.tsx";
import { asPerson } from "../person/ask-person.ts";
import { ReasonDialog } from "../settings/lawful-calling/reason-dialog.tsx";
import { phoneText } from "./phone-text.ts";

const texts = blockingTexts;

/** Tells that a number waits for a decision, and lets it be called again. */
export function Undecided({
  number,
  since,
  ...look
}: { number: string; since: string } & Pick<ButtonProps, "size" | "className">) {
  const [isLifting, setLifting] = useState(false);
  const lift = useSuppressionDeed((reason: string) =>
    asPerson(() => liftSuppression({ number, reason })),
  );
  const { liftTitle, liftHint, lifted } = lawfulCallingTexts().blocks;
  const written = phoneText(number);

  function allow(reason: string): void {
    lift.mutate(reason, {
      onSuccess: () => showToast({ tone: "success", title: lifted(written) }),
      onError: (error) => showFailure(settingsTexts().failed, error),
      onSettled: () => setLifting(false),
    });
  }

  return (
    <>
      <Tooltip text={texts().undecidedSince(formats().dateTime(since))}>
        <span className="inline-flex items-center">
          <Badge tone="warning" icon={<CircleHelp />}>
            {texts().undecided}
          </Badge>
        </span>
      </Tooltip>
      <Button {...look} look="quiet" disabled={lift.isPending} onClick={() => setLifting(true)}>
        {texts().allow}
      </Button>
      <ReasonDialog
        key={isLifting ? "asked" : "closed"}
        isOpen={isLifting}
        title={liftTitle(written)}
        hint={liftHint}
        action={texts().allow}
        isBusy={lift.isPending}
        onReason={allow}
        onClose={() => setLifting(false)}
      />
    </>
  );
}
