import type { Choice } from "@rufbaum/tree/editing";
import { useId } from "react";
import { changeTexts } from "../../../../messages/changes.ts";
import { classNames } from "../../../../ui/class-names.ts";
import type { DescribedConflict } from "./describe-conflict.ts";

const texts = () => changeTexts().conflicts;

export function ConflictCard({
  conflict,
  choice,
  onChoose,
}: {
  conflict: DescribedConflict;
  choice: Choice | null;
  onChoose(choice: Choice): void;
}) {
  const name = useId();
  return (
    <li>
      <fieldset>
        <legend className="mb-1.5 text-13 [overflow-wrap:anywhere]">
          <span className="font-medium">{conflict.what}</span>
          <span className="text-muted"> · {conflict.field ?? texts().whole}</span>
        </legend>
        <div className="grid gap-2 sm:grid-cols-2">
          {(["mine", "theirs"] as const).map((side) => (
            <label
              key={side}
              className={classNames(
                "flex cursor-pointer gap-2.5 rounded-lg border p-3 text-13 transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring",
                choice === side
                  ? "border-ring bg-accent-soft"
                  : "border-line-strong hover:bg-hover",
              )}
            >
              <input
                type="radio"
                name={name}
                checked={choice === side}
                onChange={() => onChoose(side)}
                className="mt-0.5 size-4 shrink-0 accent-ring outline-none"
              />
              <span className="min-w-0">
                <span className="block text-12 text-muted">{texts()[side]}</span>
                <span className="block max-h-40 overflow-y-auto whitespace-pre-line [overflow-wrap:anywhere]">
                  {conflict[side]}
                </span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    </li>
  );
}
