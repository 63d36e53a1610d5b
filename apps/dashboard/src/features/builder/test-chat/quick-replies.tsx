import { TriangleAlert } from "lucide-react";
import { conditionName } from "../../../messages/intents.ts";
import { testChatTexts } from "../../../messages/test-chat.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Tooltip } from "../../../ui/tooltip.tsx";
import type { Suggestion } from "./chat/suggestions.ts";

const texts = testChatTexts;

/** A click for each way on. */
export function QuickReplies({
  suggestions,
  onChoose,
}: {
  suggestions: readonly Suggestion[];
  onChoose(text: string): void;
}) {
  if (suggestions.length === 0) return null;
  return (
    <ul
      aria-label={texts().suggestions}
      className="flex max-h-24 flex-wrap gap-1 overflow-y-auto p-0.5"
    >
      {suggestions.map(({ label, says, isUnderstood }) => (
        <li key={label} className="max-w-full min-w-0">
          <Tooltip
            text={
              isUnderstood ? texts().says(says) : texts().notUnderstoodAsIs(conditionName(label))
            }
          >
            <button
              type="button"
              className={classNames(
                "flex h-7 max-w-full items-center gap-1 rounded-full border px-2.5 text-12 transition-colors hover:bg-hover [&_svg]:size-3",
                isUnderstood ? "border-line-strong" : "border-dashed border-warning text-warning",
              )}
              onClick={() => onChoose(says)}
            >
              {!isUnderstood && <TriangleAlert aria-hidden="true" />}
              <span className="truncate">{conditionName(label)}</span>
            </button>
          </Tooltip>
        </li>
      ))}
    </ul>
  );
}
