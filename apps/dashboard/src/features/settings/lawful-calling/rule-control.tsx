import type { DayWindow, DialRules } from "@rufbaum/dialing/lawful-calling";
import { Switch } from "radix-ui";
import type { DialRule } from "../../../api/lawful-calling.ts";
import { lawfulCallingTexts } from "../../../messages/lawful-calling.ts";
import { SelectField } from "../../../ui/select-field.tsx";
import { NumberControl } from "./number-control.tsx";
import { kindOf } from "./rule-texts.ts";
import { WindowControl } from "./window-control.tsx";

const texts = () => lawfulCallingTexts().rules;
const CONSENTS = ["express", "presumed-for-businesses", "not-needed"] as const;

/** What changes a rule's value: at once where it is chosen, with Enter or its button where it is typed. */
export function RuleControl({
  rule: { field, name, value },
  contradiction,
  isBusy,
  onChange,
}: {
  rule: DialRule;
  contradiction(value: number | null): string | null;
  isBusy: boolean;
  onChange(value: unknown): void;
}) {
  const kind = kindOf(field);
  const common = { name, isBusy, onChange };
  switch (kind) {
    case "consent":
      return (
        <SelectField
          hidesLabel
          label={name}
          value={value as DialRules["consent"]}
          options={CONSENTS.map((value) => ({ value, label: texts().consent[value] }))}
          onChange={onChange}
        />
      );
    case "switch":
      return (
        <Switch.Root
          aria-label={name}
          checked={value === true}
          disabled={isBusy}
          onCheckedChange={onChange}
          className="hit-area h-5 w-9 rounded-full bg-line-strong p-0.5 transition-colors data-[state=checked]:bg-accent"
        >
          <Switch.Thumb className="block size-4 rounded-full bg-white transition-transform data-[state=checked]:translate-x-4" />
        </Switch.Root>
      );
    case "window":
      return <WindowControl {...common} value={value as DayWindow | null} />;
    default:
      return (
        <NumberControl
          {...common}
          kind={kind}
          value={value as number | null}
          contradiction={contradiction}
        />
      );
  }
}
