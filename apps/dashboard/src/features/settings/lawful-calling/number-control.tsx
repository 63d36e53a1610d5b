import { type FormEvent, useState } from "react";
import { lawfulCallingTexts } from "../../../messages/lawful-calling.ts";
import { mayBeNone, type NumberKind, readNumber, typedNumber, unitOf } from "./rule-texts.ts";
import { SaveTyped } from "./save-typed.tsx";
import { TypedField } from "./typed-field.tsx";

const texts = () => lawfulCallingTexts().rules;

/** A figure; where there may be none, an empty field says so. */
export function NumberControl({
  name,
  kind,
  value,
  contradiction,
  isBusy,
  onChange,
}: {
  name: string;
  kind: NumberKind;
  value: number | null;
  /** What another rule has against a value; `null`: nothing. */
  contradiction(value: number | null): string | null;
  isBusy: boolean;
  onChange(value: number | null): void;
}) {
  const kept = typedNumber(kind, value);
  const [text, setText] = useState(kept);
  const [refusal, setRefusal] = useState<string | null>(null);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const wanted = readNumber(kind, text);
    const against = wanted === undefined ? texts().refusals[kind] : contradiction(wanted);
    if (wanted === undefined || against !== null) setRefusal(against);
    else if (wanted !== value) onChange(wanted);
  }

  return (
    <form onSubmit={submit}>
      <div className="flex items-center gap-2">
        <TypedField
          label={name}
          className="w-28"
          placeholder={mayBeNone(kind) ? texts().noLimit : ""}
          refusal={refusal}
          value={text}
          onChange={(typed) => {
            setText(typed);
            setRefusal(null);
          }}
        />
        <span className="text-12 text-muted">{unitOf(kind)}</span>
        {text.trim() !== kept && <SaveTyped name={name} isBusy={isBusy} />}
      </div>
    </form>
  );
}
