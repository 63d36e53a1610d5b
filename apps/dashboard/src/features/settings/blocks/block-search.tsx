import { type FormEvent, useState } from "react";
import { lawfulCallingTexts } from "../../../messages/lawful-calling.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";

const texts = () => lawfulCallingTexts().blocks;

/** Looks for one number; `null` shows all again. */
export function BlockSearch({
  isFound,
  onSearch,
}: {
  isFound: boolean;
  onSearch(number: string | null): void;
}) {
  const [text, setText] = useState("");

  function submit(event: FormEvent): void {
    event.preventDefault();
    onSearch(text.trim() || null);
  }

  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-3 p-4">
      <Field
        className="min-w-48 flex-1"
        type="tel"
        autoComplete="off"
        maxLength={64}
        label={texts().search}
        placeholder={texts().searchPlaceholder}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" disabled={text.trim() === ""}>
        {texts().searchAction}
      </Button>
      {isFound && (
        <Button
          look="quiet"
          onClick={() => {
            setText("");
            onSearch(null);
          }}
        >
          {texts().all}
        </Button>
      )}
    </form>
  );
}
