import { classNames } from "../../../ui/class-names.ts";
import type { TextPart } from "./marked-text.ts";

/** A text with what was searched for lit in it; the hit one stands at more strongly. */
export function Marked({ parts, isAt = false }: { parts: readonly TextPart[]; isAt?: boolean }) {
  return parts.map(({ text, isMarked }, index) =>
    isMarked ? (
      <mark
        key={index}
        className={classNames(
          "rounded-sm",
          isAt ? "bg-warning-fill text-black" : "bg-warning-soft text-ink ring-1 ring-warning/40",
        )}
      >
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
