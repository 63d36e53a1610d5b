import type { DialRules } from "@rufbaum/dialing/lawful-calling";
import { withValue } from "@rufbaum/dialing/rule-values";
import type { DialSettings } from "../../../api/lawful-calling.ts";
import { lawfulCallingTexts } from "../../../messages/lawful-calling.ts";
import { RuleRow } from "./rule-row.tsx";
import { contradictionOf } from "./rule-texts.ts";

const texts = () => lawfulCallingTexts().rules;

/** The columns of the table, one below the other where it is narrow. */
export const COLUMNS =
  "grid gap-x-3 gap-y-1 px-4 sm:grid-cols-[minmax(0,1.15fr)_15.25rem_minmax(0,0.75fr)_minmax(0,1fr)]";

/** Each rule with its value, the preset's and where it stands. */
export function RuleTable({
  settings,
  isBusy,
  onChange,
}: {
  settings: DialSettings;
  isBusy: boolean;
  onChange(rules: DialRules): void;
}) {
  const { columns, title } = texts();
  return (
    <div>
      <div
        aria-hidden="true"
        className={`${COLUMNS} border-b border-line bg-base py-2 font-medium text-12 text-muted max-sm:hidden`}
      >
        <span>{columns.rule}</span>
        <span>{columns.value}</span>
        <span>{columns.usual}</span>
        <span>{columns.source}</span>
      </div>
      <ul aria-label={title} className="divide-y divide-line">
        {settings.fields.map((rule) => (
          <RuleRow
            // What was typed does not outlive a value that was kept meanwhile.
            key={`${rule.field} ${JSON.stringify(rule.value)}`}
            rule={rule}
            contradiction={(value) => contradictionOf(settings.rules, rule.field, value)}
            isBusy={isBusy}
            onChange={(value) => onChange(withValue(settings.rules, rule.field, value))}
          />
        ))}
      </ul>
    </div>
  );
}
