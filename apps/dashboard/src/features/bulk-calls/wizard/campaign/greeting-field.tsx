import { LONGEST_TEXT } from "@rufbaum/tree/graph";
import { useAtomValue, useSetAtom } from "jotai";
import { RotateCcw } from "lucide-react";
import { useRef } from "react";
import { bulkCallsTexts } from "../../../../messages/bulk-calls.ts";
import { formats } from "../../../../messages/formats.ts";
import { Button } from "../../../../ui/button.tsx";
import { Skeleton } from "../../../../ui/skeleton.tsx";
import { TextArea } from "../../../../ui/text-area.tsx";
import { Tooltip } from "../../../../ui/tooltip.tsx";
import { changeFormAtom, formAtom } from "../wizard-atoms.ts";
import { GreetingPreview } from "./greeting-preview.tsx";
import { type Opening, useOpening } from "./use-opening.ts";
import { type GreetingVariable, useVariables } from "./use-variables.ts";

const texts = () => bulkCallsTexts().campaign;

/** What is said first, with places for what is known of a contact. */
export function GreetingField() {
  const { message } = useAtomValue(formAtom);
  const change = useSetAtom(changeFormAtom);
  const opening = useOpening();
  const variables = useVariables(opening.variables);
  const area = useRef<HTMLTextAreaElement>(null);
  const text = message ?? opening.proposed;
  if (text === null) return <Skeleton className="h-36 rounded-lg" />;

  function insert(name: string): void {
    const field = area.current;
    const before = text ?? "";
    const start = field?.selectionStart ?? before.length;
    const end = field?.selectionEnd ?? before.length;
    const place = `[${name}]`;
    change({ message: before.slice(0, start) + place + before.slice(end) });
    requestAnimationFrame(() => {
      field?.focus();
      field?.setSelectionRange(start + place.length, start + place.length);
    });
  }

  const { whole } = formats();
  const lengths = [whole(text.length), whole(LONGEST_TEXT)] as const;
  return (
    <div>
      <TextArea
        ref={area}
        label={texts().greeting}
        hint={hintOf(opening, message)}
        error={text.length > LONGEST_TEXT ? texts().tooLong(...lengths) : null}
        rows={4}
        value={text}
        onChange={({ target }) => change({ message: target.value })}
        end={
          message !== null && (
            <Button size="small" look="quiet" onClick={() => change({ message: null })}>
              <RotateCcw />
              {texts().reset}
            </Button>
          )
        }
      />
      <ul aria-label={texts().variables} className="mt-2 flex flex-wrap gap-1.5">
        {variables.offered.map((variable) => (
          <li key={variable.name} className="max-w-full min-w-0">
            <Chip variable={variable} onInsert={() => insert(variable.name)} />
          </li>
        ))}
      </ul>
      <GreetingPreview
        // Whoever leaves it empty hears what is said without him.
        text={text.trim() === "" ? (opening.proposed ?? "") : text}
        disclosure={opening.disclosure}
        variables={variables}
      />
    </div>
  );
}

function hintOf({ proposed, isOfTree }: Opening, message: string | null): string {
  if (message !== null && message.trim() === "") {
    return isOfTree ? texts().greetingLeftToTree : texts().greetingLeft;
  }
  if (!isOfTree || message !== null) return texts().greetingHint;
  return proposed === "" ? texts().greetingNone : texts().greetingOfTree;
}

function Chip({
  variable: { name, column },
  onInsert,
}: {
  variable: GreetingVariable;
  onInsert(): void;
}) {
  return (
    <Tooltip text={texts().insert(name)}>
      <button
        type="button"
        onClick={onInsert}
        className="flex h-6 max-w-full items-center gap-1 rounded-md border border-line-strong bg-surface px-1.5 text-12 transition-colors hover:bg-hover"
      >
        <span className="font-medium">{name}</span>
        {column !== null && <span className="truncate text-muted">{column}</span>}
      </button>
    </Tooltip>
  );
}
