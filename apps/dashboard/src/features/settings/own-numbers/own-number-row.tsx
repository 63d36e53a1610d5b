import { BadgeCheck, Clock, MessageSquare, Trash2 } from "lucide-react";
import { useState } from "react";
import { type OwnNumber, removeOwnNumber, useOwnNumberDeed } from "../../../api/own-numbers.ts";
import { showFailure, showToast } from "../../../app/toasts.tsx";
import { formats } from "../../../messages/formats.ts";
import { settingsTexts } from "../../../messages/settings.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Confirm } from "../../../ui/confirm.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { asPerson } from "../../person/ask-person.ts";
import { CodeForm } from "./code-form.tsx";
import type { SendCode } from "./new-own-number.tsx";

const texts = () => settingsTexts().ownNumbers;

/** One number: confirmed, or with the field for its code. */
export function OwnNumberRow({
  number,
  emulatedText,
  isSending,
  onSend,
}: {
  number: OwnNumber;
  emulatedText: string | null;
  isSending: boolean;
  onSend: SendCode;
}) {
  const [isDoomed, setDoomed] = useState(false);
  const remove = useOwnNumberDeed((e164: string) => asPerson(() => removeOwnNumber(e164)));
  const { written, addedBy, isConfirmed, confirmedAt, codeEndsAt } = number;

  function confirmed(): void {
    remove.mutate(number.number, {
      onSuccess: () => showToast({ tone: "success", title: texts().removed(written) }),
      onError: (error) => showFailure(settingsTexts().failed, error),
    });
  }

  return (
    <li aria-label={written} className="flex gap-3 p-4">
      <div className="min-w-0 flex-1 space-y-2">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium text-14 figures">{written}</span>
          {isConfirmed ? (
            <Badge tone="success" icon={<BadgeCheck />}>
              {texts().confirmed}
            </Badge>
          ) : (
            <Badge tone="warning" icon={<Clock />}>
              {codeEndsAt === null ? texts().lapsed : texts().waiting}
            </Badge>
          )}
        </div>
        <p className="text-12 text-muted [overflow-wrap:anywhere] figures">
          {confirmedAt === null
            ? texts().addedBy(addedBy)
            : texts().confirmedAt(addedBy, formats().dateTime(confirmedAt))}
        </p>
        {codeEndsAt !== null && emulatedText !== null && (
          <p className="flex items-start gap-1.5 rounded-lg bg-hover p-2 text-12 [&_svg]:mt-0.5 [&_svg]:size-3.5 [&_svg]:shrink-0">
            <MessageSquare aria-hidden="true" />
            <span>{texts().emulated(emulatedText)}</span>
          </p>
        )}
        {codeEndsAt !== null && <CodeForm number={number} endsAt={codeEndsAt} />}
        {!isConfirmed && codeEndsAt === null && (
          <Button
            disabled={isSending}
            onClick={() =>
              onSend(number.number, {
                sent() {},
                refused: (error) => showFailure(settingsTexts().failed, error),
              })
            }
          >
            {texts().again}
          </Button>
        )}
      </div>
      <IconButton
        className="-my-1.5"
        label={texts().remove(written)}
        onClick={() => setDoomed(true)}
      >
        <Trash2 />
      </IconButton>
      <Confirm
        isOpen={isDoomed}
        title={texts().removeTitle(written)}
        description={texts().removeHint}
        action={texts().removeAction}
        onConfirm={confirmed}
        onClose={() => setDoomed(false)}
      />
    </li>
  );
}
