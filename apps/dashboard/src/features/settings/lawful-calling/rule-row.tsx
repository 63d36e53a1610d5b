import { RotateCcw } from "lucide-react";
import type { DialRule } from "../../../api/lawful-calling.ts";
import { lawfulCallingTexts } from "../../../messages/lawful-calling.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { KeptReason } from "./kept-reason.tsx";
import { RuleControl } from "./rule-control.tsx";
import { COLUMNS } from "./rule-table.tsx";
import { shownValue } from "./rule-texts.ts";

const texts = () => lawfulCallingTexts().rules;

export function RuleRow({
  rule,
  contradiction,
  isBusy,
  onChange,
}: {
  rule: DialRule;
  contradiction(value: number | null): string | null;
  isBusy: boolean;
  onChange(value: unknown): void;
}) {
  const { field, name, value, usual, source, reason } = rule;
  const isOwn = JSON.stringify(value) !== JSON.stringify(usual);
  return (
    <li aria-label={name} className="py-2">
      <div className={`${COLUMNS} sm:items-center`}>
        <p className="font-medium text-13 hyphens-auto">{name}</p>
        <RuleControl
          rule={rule}
          contradiction={contradiction}
          isBusy={isBusy}
          onChange={onChange}
        />
        <p className="flex items-center gap-1 text-12 text-muted figures">
          <span className="sm:sr-only">{texts().columns.usual}: </span>
          {shownValue(field, usual)}
          {isOwn && (
            <IconButton
              label={texts().reset}
              className="-my-1"
              aria-label={texts().resetWhat(name)}
              disabled={isBusy}
              onClick={() => onChange(usual)}
            >
              <RotateCcw />
            </IconButton>
          )}
        </p>
        <p className="text-12 text-muted hyphens-auto">
          <span className="sm:sr-only">{texts().columns.source}: </span>
          {source}
        </p>
      </div>
      {reason && (
        <div className="px-4">
          <KeptReason title={texts().looser} {...reason} />
        </div>
      )}
    </li>
  );
}
