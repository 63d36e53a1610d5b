import type { DayWindow } from "@rufbaum/dialing/lawful-calling";
import { minuteOfDay } from "@rufbaum/words/format";
import { type FormEvent, useState } from "react";
import { lawfulCallingTexts } from "../../../messages/lawful-calling.ts";
import { SelectField } from "../../../ui/select-field.tsx";
import { readTime } from "./rule-texts.ts";
import { SaveTyped } from "./save-typed.tsx";
import { TypedField } from "./typed-field.tsx";

const texts = () => lawfulCallingTexts().rules;

/** From when until when, or never. */
export function WindowControl({
  name,
  value,
  isBusy,
  onChange,
}: {
  name: string;
  value: DayWindow | null;
  isBusy: boolean;
  onChange(value: DayWindow | null): void;
}) {
  const [isOpen, setOpen] = useState(value !== null);
  const [from, setFrom] = useState(value ? minuteOfDay(value.from) : "");
  const [until, setUntil] = useState(value ? minuteOfDay(value.until) : "");
  const [refusal, setRefusal] = useState<string | null>(null);
  const typed = { from: readTime(from), until: readTime(until) };
  const isChanged = typed.from !== value?.from || typed.until !== value?.until;

  function choose(choice: "hours" | "never"): void {
    setOpen(choice === "hours");
    setRefusal(null);
    if (choice === "never" && value !== null) onChange(null);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const { from, until } = typed;
    if (from === undefined || until === undefined || from >= until) {
      setRefusal(texts().refusals.window);
    } else if (isChanged) onChange({ from, until });
  }

  return (
    <form onSubmit={submit} className="flex flex-wrap items-center gap-x-1.5 gap-y-2">
      <SelectField
        hidesLabel
        className="w-25"
        label={texts().day(name)}
        value={isOpen ? "hours" : "never"}
        options={[
          { value: "hours", label: texts().hours },
          { value: "never", label: texts().never },
        ]}
        onChange={choose}
      />
      {isOpen && (
        <>
          <div className="flex items-center gap-1">
            <TypedField
              label={texts().from(name)}
              className="w-15"
              value={from}
              refusal={null}
              onChange={(typed) => {
                setFrom(typed);
                setRefusal(null);
              }}
            />
            <span aria-hidden="true">–</span>
            <TypedField
              label={texts().until(name)}
              className="w-15"
              value={until}
              refusal={null}
              onChange={(typed) => {
                setUntil(typed);
                setRefusal(null);
              }}
            />
          </div>
          {isChanged && <SaveTyped name={name} isBusy={isBusy} />}
        </>
      )}
      {refusal && (
        <p role="alert" className="w-full text-12 text-failure">
          {refusal}
        </p>
      )}
    </form>
  );
}
