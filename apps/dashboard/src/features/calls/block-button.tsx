import { Ban } from "lucide-react";
import { useState } from "react";
import {
  addSuppression,
  suppressCall,
  useSuppression,
  useSuppressionDeed,
} from "../../api/suppressions.ts";
import { showFailure, showToast } from "../../app/toasts.tsx";
import { blockingTexts } from "../../messages/blocking.ts";
import { formats } from "../../messages/formats.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button, type ButtonProps } from "../../ui/button.tsx";
import { Confirm } from "../../ui/confirm.tsx";
import { Tooltip } from "../../ui/tooltip.tsx";
import { asPerson } from "../person/ask-person.ts";
import { phoneText } from "./phone-text.ts";
import { Undecided } from "./undecided.tsx";

const texts = blockingTexts;

/** Says that somebody is called no more, that he is blocked already, or waits for a decision. */
export function BlockButton({
  number,
  callId,
  isRunning = false,
  ...look
}: {
  number: string;
  /** Of the call at which it is said; its outcome tells of it. */
  callId?: string;
  isRunning?: boolean;
} & Pick<ButtonProps, "size" | "className">) {
  const [isAsked, setAsked] = useState(false);
  const { data } = useSuppression(number);
  const block = useSuppressionDeed(() =>
    asPerson<unknown>(() => (callId ? suppressCall(callId) : addSuppression({ number }))),
  );
  const written = phoneText(number);
  if (!data) return null;
  const isUndecided = data.found?.reason === "undecided";
  if (data.found && !isUndecided) {
    const { reasonText, since } = data.found;
    return (
      <Tooltip text={texts().blockedSince(reasonText, formats().dateTime(since))}>
        <span className="inline-flex items-center">
          <Badge tone="warning" icon={<Ban />}>
            {texts().blocked}
          </Badge>
        </span>
      </Tooltip>
    );
  }

  function confirmed(): void {
    block.mutate(undefined, {
      onSuccess: () => showToast({ tone: "success", title: texts().done(written) }),
      onError: (error) => showFailure(texts().failed, error),
    });
  }

  return (
    <>
      {isUndecided && <Undecided {...look} number={number} since={data.found?.since ?? ""} />}
      <Button {...look} disabled={block.isPending} onClick={() => setAsked(true)}>
        <Ban />
        {texts().action}
      </Button>
      <Confirm
        isOpen={isAsked}
        title={texts().title(written)}
        description={isRunning ? texts().hintRunning : texts().hint}
        action={texts().action}
        onConfirm={confirmed}
        onClose={() => setAsked(false)}
      />
    </>
  );
}
