import { Ban } from "lucide-react";
import { useState } from "react";
import { Link } from "wouter";
import {
  addSuppression,
  liftSuppression,
  type Suppression,
  useSuppressionDeed,
} from "../../../api/suppressions.ts";
import { showFailure, showToast } from "../../../app/toasts.tsx";
import { formats } from "../../../messages/formats.ts";
import { lawfulCallingTexts } from "../../../messages/lawful-calling.ts";
import { settingsTexts } from "../../../messages/settings.ts";
import { Button } from "../../../ui/button.tsx";
import { callAddress } from "../../calls/call-address.ts";
import { asPerson } from "../../person/ask-person.ts";
import { ReasonDialog } from "../lawful-calling/reason-dialog.tsx";

const texts = () => lawfulCallingTexts().blocks;

/** One who is blocked. `number`: how he can be let go; `null` where nobody knows his number. */
export function BlockRow({ block, number }: { block: Suppression; number: string | null }) {
  const [isLifting, setLifting] = useState(false);
  const lift = useSuppressionDeed((given: { number: string; reason: string }) =>
    asPerson(() => liftSuppression(given)),
  );
  const decide = useSuppressionDeed((number: string) => asPerson(() => addSuppression({ number })));
  const { written, reason, reasonText, by, since, note, callId } = block;
  const name = written ?? number ?? texts().noNumber;

  function lifted(reason: string): void {
    if (number === null) return;
    lift.mutate(
      { number, reason },
      {
        onSuccess: ({ written }) => showToast({ tone: "success", title: texts().lifted(written) }),
        onError: (error) => showFailure(settingsTexts().failed, error),
        onSettled: () => setLifting(false),
      },
    );
  }

  function blocked(): void {
    if (number === null) return;
    decide.mutate(number, {
      onSuccess: ({ written }) => showToast({ tone: "success", title: texts().added(written) }),
      onError: (error) => showFailure(settingsTexts().failed, error),
    });
  }

  return (
    <li aria-label={name} className="flex items-center gap-3 px-4 py-2">
      <Ban aria-hidden="true" className="size-4 shrink-0 text-muted" strokeWidth={1.75} />
      <div className="min-w-0 flex-1">
        <p className="font-medium text-13 figures">{name}</p>
        <p className="text-12 text-muted [overflow-wrap:anywhere] figures">
          {texts().about(reasonText, by, formats().dateTime(since))}
          {note !== "" && ` · ${note}`}
          {reason === "undecided" && callId !== null && (
            <>
              {" · "}
              <Link href={callAddress(callId)} className="underline">
                {texts().toCall}
              </Link>
            </>
          )}
        </p>
      </div>
      {number !== null && reason === "undecided" && (
        <Button
          size="small"
          aria-label={texts().blockWhat(name)}
          disabled={decide.isPending}
          onClick={blocked}
        >
          {texts().blockAction}
        </Button>
      )}
      {number !== null && (
        <Button
          size="small"
          look="quiet"
          aria-label={texts().liftWhat(name)}
          disabled={lift.isPending}
          onClick={() => setLifting(true)}
        >
          {texts().lift}
        </Button>
      )}
      <ReasonDialog
        key={isLifting ? "asked" : "closed"}
        isOpen={isLifting}
        title={texts().liftTitle(name)}
        hint={texts().liftHint}
        action={texts().lift}
        isBusy={lift.isPending}
        onReason={lifted}
        onClose={() => setLifting(false)}
      />
    </li>
  );
}
