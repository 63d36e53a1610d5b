import type { Condition } from "@rufbaum/tree";
import { TriangleAlert } from "lucide-react";
import { conditionName } from "../../../../messages/intents.ts";
import { nodeEditorTexts } from "../../../../messages/node-editor.ts";
import { idOf } from "./asked-in.ts";
import { useUnderstanding } from "./understanding.ts";

const texts = () => nodeEditorTexts().understood;

/** What one condition is taken for, and which other it can hardly be told from. */
export function UnderstoodLine({ condition, place }: { condition: Condition; place: number }) {
  const understanding = useUnderstanding();
  if (!understanding) return null;
  const { explained, asked } = understanding;
  const id = idOf(condition, place);
  const report = explained?.conditions.find((one) => one.id === id);
  const nameOf = (other: string) =>
    conditionName(asked.conditions.find((one) => one.id === other)?.key ?? "");
  // Expressions tell apart what is called alike.
  const alike = condition.expression
    ? []
    : (explained?.alike ?? []).filter((pair) => pair.includes(id));
  return (
    <div className="mt-1.5 text-12 text-muted">
      <p className="min-h-4">
        {report &&
          (report.takesRest
            ? texts().takesRest
            : report.intents.length > 0
              ? texts().takenFor(report.intents.map(({ name }) => conditionName(name)).join(", "))
              : condition.condition.trim() !== "" &&
                (saysNothing(condition) ? texts().needsExamples : texts().byItsWords))}
      </p>
      {alike.map(([one, other]) => (
        <p key={`${one} ${other}`} className="mt-1 flex gap-1.5 text-warning">
          <TriangleAlert aria-hidden="true" className="mt-px size-3.5 shrink-0" />
          {texts().alike(nameOf(one), nameOf(other))}
        </p>
      ))}
    </div>
  );
}

/** Whether signs are all that there is to it, which nobody says. */
function saysNothing({ condition, examples = [], spoken = "" }: Condition): boolean {
  return ![condition, spoken, ...examples].some((text) => /[\p{L}\p{N}]/u.test(text));
}
