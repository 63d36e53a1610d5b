import type { Condition } from "@rufbaum/tree";
import { Plus, Sparkles } from "lucide-react";
import { useState } from "react";
import { errorText } from "../../../../api/api-error.ts";
import { writeExamples } from "../../../../api/conditions.ts";
import { nodeEditorTexts } from "../../../../messages/node-editor.ts";
import { Button } from "../../../../ui/button.tsx";
import { idOf } from "./asked-in.ts";
import { useUnderstanding } from "./understanding.ts";

const texts = () => nodeEditorTexts().understood;

/** What callers say that is not understood yet, each to be taken as an example. */
export function SuggestedExamples({
  condition,
  place,
  onAdd,
}: {
  condition: Condition;
  place: number;
  onAdd(example: string): void;
}) {
  const suggested = useSuggested(condition, place);
  if (!suggested) return null;
  const { examples, canWrite, isWriting, fault, write } = suggested;
  if (examples.length === 0 && !canWrite) return null;
  return (
    <div>
      <fieldset tabIndex={-1} className="flex min-w-0 flex-wrap gap-1.5 rounded-lg">
        {examples.length > 0 && (
          <legend className="mb-1.5 text-12 text-muted">{texts().missed}</legend>
        )}
        {examples.map((example) => (
          <button
            key={example}
            type="button"
            aria-label={texts().add(example)}
            onClick={({ currentTarget }) => {
              // It goes away, and the focus must not go with it.
              currentTarget.parentElement?.focus();
              onAdd(example);
            }}
            className="flex max-w-full items-start gap-1.5 rounded-lg border border-line-strong border-dashed px-2.5 py-1 text-left text-12 transition-colors hover:border-faint hover:bg-hover"
          >
            <Plus aria-hidden="true" className="mt-0.5 size-3.5 shrink-0 text-muted" />
            <span className="min-w-0 [overflow-wrap:anywhere]">{example}</span>
          </button>
        ))}
      </fieldset>
      {canWrite && (
        <Button size="small" look="quiet" className="mt-1.5" disabled={isWriting} onClick={write}>
          <Sparkles />
          {isWriting ? texts().writing : texts().write}
        </Button>
      )}
      <p role="status" className="text-12 text-muted empty:hidden">
        {fault}
      </p>
    </div>
  );
}

function useSuggested(condition: Condition, place: number) {
  const understanding = useUnderstanding();
  const [written, setWritten] = useState<string[]>([]);
  const [isWriting, setWriting] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  if (!understanding?.explained) return null;
  const { asked, explained } = understanding;
  const id = idOf(condition, place);

  async function write(): Promise<void> {
    setWriting(true);
    setFault(null);
    try {
      setWritten(await writeExamples(asked, id));
    } catch (error) {
      setFault(errorText(error));
    } finally {
      setWriting(false);
    }
  }

  const missed = explained.conditions.find((one) => one.id === id)?.missed ?? [];
  const examples = [...new Set([...missed, ...written])].filter(
    (example) => !condition.examples?.includes(example),
  );
  return { examples, canWrite: explained.canWriteExamples, isWriting, fault, write };
}

/** How many utterances are suggested for a condition. */
export function useMissedCount(condition: Condition, place: number): number {
  const explained = useUnderstanding()?.explained;
  const report = explained?.conditions.find((one) => one.id === idOf(condition, place));
  return report?.missed.filter((one) => !condition.examples?.includes(one)).length ?? 0;
}
