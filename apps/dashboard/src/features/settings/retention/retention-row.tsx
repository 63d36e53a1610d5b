import { RotateCcw } from "lucide-react";
import { type FormEvent, useState } from "react";
import { fieldsWithoutReason } from "../../../api/lawful-calling.ts";
import { type DataKind, useChangeRetention } from "../../../api/retention.ts";
import { showFailure } from "../../../app/toasts.tsx";
import { formats } from "../../../messages/formats.ts";
import { lawfulCallingTexts } from "../../../messages/lawful-calling.ts";
import { settingsTexts } from "../../../messages/settings.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { asPerson } from "../../person/ask-person.ts";
import { ReasonDialog } from "../lawful-calling/reason-dialog.tsx";
import { SaveTyped } from "../lawful-calling/save-typed.tsx";
import { TypedField } from "../lawful-calling/typed-field.tsx";
import { tellSaved } from "../tell-saved.ts";

const texts = () => lawfulCallingTexts().retention;
const MOST = 36_500;

/** One kind of data, with the days that it is kept; an empty field keeps it until somebody deletes it. */
export function RetentionRow({
  kind,
  days,
  usual,
  least,
}: {
  kind: DataKind;
  days: number | null;
  usual: number | null;
  least: number;
}) {
  const kept = days === null ? "" : String(days);
  const [text, setText] = useState(kept);
  const [refusal, setRefusal] = useState<string | null>(null);
  /** What waits for its written reason. */
  const [asked, setAsked] = useState<{ days: number | null } | null>(null);
  const change = useChangeRetention(asPerson);
  const name = texts().kinds[kind];

  function save(value: number | null, reason?: string): void {
    change.mutateAsync({ [kind]: value, ...(reason !== undefined && { reason }) }).then(
      (saved) => {
        setAsked(null);
        // What stood there may be longer than usual.
        const reason = texts().putBack;
        tellSaved(() => change.mutateAsync({ [kind]: days, version: saved.version, reason }));
      },
      (error: unknown) => {
        if (fieldsWithoutReason(error) && reason === undefined) setAsked({ days: value });
        else showFailure(settingsTexts().failed, error);
      },
    );
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const wanted = text.replace(/[\s.]/g, "");
    const value = wanted === "" ? null : Number(wanted);
    const isKept = value === null || (/^\d+$/.test(wanted) && value >= least && value <= MOST);
    if (isKept) save(value);
    else setRefusal(texts().notANumber(formats().whole(least)));
  }

  return (
    <>
      <form
        aria-label={name}
        onSubmit={submit}
        className="grid gap-x-4 gap-y-1.5 px-4 py-2.5 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] sm:items-center"
      >
        <div>
          <p className="font-medium text-13">{name}</p>
          <p className="text-12 text-muted">{texts().kindHints[kind]}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <TypedField
            label={name}
            className="w-36"
            placeholder={texts().forever}
            refusal={refusal}
            value={text}
            onChange={(typed) => {
              setText(typed);
              setRefusal(null);
            }}
          />
          {text.trim() !== "" && <span className="text-12 text-muted">{texts().days}</span>}
          {text.trim() !== kept && <SaveTyped name={name} isBusy={change.isPending} />}
          <span className="ml-auto text-12 text-muted figures">
            {texts().usual(written(usual))}
          </span>
          {days !== usual && (
            <IconButton
              label={texts().resetShort}
              aria-label={texts().reset(name)}
              disabled={change.isPending}
              onClick={() => save(usual)}
            >
              <RotateCcw />
            </IconButton>
          )}
        </div>
      </form>
      <ReasonDialog
        // What was written does not outlive the question.
        key={asked ? "asked" : "closed"}
        isOpen={asked !== null}
        title={lawfulCallingTexts().rules.askTitle}
        hint={texts().askHint(name, written(usual))}
        action={lawfulCallingTexts().rules.keep}
        isBusy={change.isPending}
        onReason={(reason) => asked && save(asked.days, reason)}
        onClose={() => setAsked(null)}
      />
    </>
  );
}

function written(days: number | null): string {
  return days === null ? texts().forever : texts().countedDays(formats().whole(days));
}
