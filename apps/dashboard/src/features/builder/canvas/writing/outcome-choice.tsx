import type { Outcome } from "@rufbaum/tree";
import { OUTCOMES } from "@rufbaum/tree/graph";
import { useId } from "react";
import { messages } from "../../../../messages/index.ts";
import { nodeEditorTexts } from "../../../../messages/node-editor.ts";
import { outcomeCounts } from "../../kinds/end/outcome-counts.ts";

/** An end's outcome, chosen on its card: shown while no end of the tree counts as a success. */
export function OutcomeChoice({
  outcome,
  onChange,
}: {
  outcome: Outcome;
  onChange(outcome: Outcome): void;
}) {
  const id = useId();
  return (
    <div className="border-line border-t px-(--card-inset) py-2">
      <select
        aria-label={nodeEditorTexts().outcome}
        aria-describedby={id}
        value={outcome}
        onChange={({ target }) => {
          const chosen = OUTCOMES.find((each) => each === target.value);
          if (chosen) onChange(chosen);
        }}
        // The canvas has keys of its own.
        onKeyDown={(event) => event.stopPropagation()}
        className="select h-7 rounded-md border-line-strong bg-surface px-2 text-12 hover:border-faint"
      >
        {OUTCOMES.map((each) => (
          <option key={each} value={each}>
            {messages().tree.outcomes[each]}
          </option>
        ))}
      </select>
      <p id={id} role="status" className="mt-1 text-12 text-muted">
        {outcomeCounts(outcome)}
      </p>
    </div>
  );
}
