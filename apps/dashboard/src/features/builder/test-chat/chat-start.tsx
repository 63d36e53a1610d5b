import { useAtomValue, useSetAtom } from "jotai";
import { Play } from "lucide-react";
import type { FormEvent } from "react";
import { testChatTexts } from "../../../messages/test-chat.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { useDockFocus } from "../dock/use-dock-focus.ts";
import { beginChatAtom, chooseValueAtom, startVariablesAtom } from "./chat-atoms.ts";

const texts = testChatTexts;

const LONGEST_VALUE = 500;

/** What is known before somebody answers, and the way to begin. */
export function ChatStart() {
  const variables = useAtomValue(startVariablesAtom);
  const choose = useSetAtom(chooseValueAtom);
  const begin = useSetAtom(beginChatAtom);
  const button = useDockFocus<HTMLButtonElement>("test");

  function submit(event: FormEvent): void {
    event.preventDefault();
    begin();
  }

  return (
    <form onSubmit={submit} className="min-h-0 flex-1 space-y-4 overflow-y-auto p-4">
      <p className="text-13 text-muted">{texts().intro}</p>
      {variables.length > 0 && (
        <fieldset className="space-y-3">
          <legend className="mb-2 font-semibold text-13">{texts().variables}</legend>
          {variables.map(({ name, value }) => (
            <Field
              key={name}
              label={name}
              value={value}
              maxLength={LONGEST_VALUE}
              autoComplete="off"
              onChange={(event) => choose({ name, value: event.target.value })}
            />
          ))}
          <p className="text-12 text-muted">{texts().variablesHint}</p>
        </fieldset>
      )}
      <Button ref={button} type="submit" look="primary" className="w-full">
        <Play />
        {texts().start}
      </Button>
    </form>
  );
}
