import { useId } from "react";
import { conditionName, intentTexts } from "../../../../messages/intents.ts";
import { nodeEditorTexts } from "../../../../messages/node-editor.ts";
import { classNames } from "../../../../ui/class-names.ts";

const texts = nodeEditorTexts;

/** Built-in intents that count as a condition, to be switched on and off. */
export function CountsField({
  counts,
  onChange,
}: {
  counts: readonly string[];
  onChange(counts: string[] | undefined): void;
}) {
  const id = useId();
  // One that another version of the program knows stays as it is.
  const names = [...new Set([...Object.keys(intentTexts()), ...counts])];
  return (
    <fieldset aria-describedby={`${id}-hint`}>
      <legend className="mb-1 font-medium text-13">{texts().counts}</legend>
      <p id={`${id}-hint`} className="mb-2 text-12 text-muted">
        {texts().countsHint}
      </p>
      <div className="flex flex-wrap gap-1.5">
        {names.map((name) => {
          const isOn = counts.includes(name);
          return (
            <button
              key={name}
              type="button"
              aria-pressed={isOn}
              onClick={() => {
                const next = isOn ? counts.filter((other) => other !== name) : [...counts, name];
                onChange(next.length > 0 ? next : undefined);
              }}
              className={classNames(
                "rounded-full border px-2.5 py-1 text-12 transition-colors",
                isOn
                  ? "border-accent bg-accent-soft font-medium text-accent-ink"
                  : "border-line-strong text-muted hover:border-faint hover:text-ink",
              )}
            >
              {conditionName(name)}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
