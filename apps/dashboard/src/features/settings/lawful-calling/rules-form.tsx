import { PRESETS } from "@rufbaum/dialing/presets";
import type { DialSettings } from "../../../api/lawful-calling.ts";
import { formats } from "../../../messages/formats.ts";
import { lawfulCallingTexts } from "../../../messages/lawful-calling.ts";
import { SelectField } from "../../../ui/select-field.tsx";
import { SwitchField } from "../../../ui/switch-field.tsx";
import { KeptReason } from "./kept-reason.tsx";
import { KeptText } from "./kept-text.tsx";
import { ReasonDialog } from "./reason-dialog.tsx";
import { RuleTable } from "./rule-table.tsx";
import { useKeepRules } from "./use-keep-rules.ts";

const texts = () => lawfulCallingTexts().rules;
const PRESET_NAMES = Object.values(PRESETS).map(({ preset }) => preset);

export function RulesForm({ settings }: { settings: DialSettings }) {
  const { keep, isBusy, asked, dismiss } = useKeepRules(settings);
  const { rules, company, purpose, presetReason, applyInEmulator, fields } = settings;
  const nameOf = (field: string) =>
    field === "applyInEmulator"
      ? texts().emulator
      : (fields.find((rule) => rule.field === field)?.name ?? texts().otherPreset);
  return (
    <>
      <div className="space-y-4 p-4">
        <KeptText
          key={`company ${company}`}
          label={texts().company}
          hint={
            company === null ? (
              <span className="text-warning">{texts().noCompany}</span>
            ) : (
              texts().companyHint
            )
          }
          placeholder={texts().companyPlaceholder}
          maxLength={80}
          kept={company ?? ""}
          isBusy={isBusy}
          onKeep={(company) => keep({ company })}
        />
        <KeptText
          key={`purpose ${purpose}`}
          label={texts().purpose}
          hint={texts().purposeHint}
          placeholder={texts().purposePlaceholder}
          maxLength={200}
          kept={purpose ?? ""}
          isBusy={isBusy}
          onKeep={(purpose) => keep({ purpose })}
        />
      </div>
      <div className="space-y-4 p-4">
        <div className="max-w-sm">
          <SelectField
            label={texts().preset}
            hint={texts().presetHint}
            value={rules.preset}
            options={PRESET_NAMES.map((value) => ({ value, label: texts().presets[value] }))}
            onChange={(preset) => keep({ rules: PRESETS[preset] })}
          />
          {presetReason && <KeptReason title={texts().otherPreset} {...presetReason} />}
        </div>
        <SwitchField
          label={texts().emulator}
          hint={texts().emulatorHint}
          isOn={applyInEmulator}
          onChange={(isOn) => keep({ applyInEmulator: isOn })}
        />
      </div>
      <RuleTable
        settings={settings}
        isBusy={isBusy}
        onChange={(changed) => keep({ rules: changed })}
      />
      <ReasonDialog
        // What was written does not outlive the question.
        key={asked ? "asked" : "closed"}
        isOpen={asked !== null}
        title={texts().askTitle}
        hint={texts().askHint(formats().listed((asked?.fields ?? []).map(nameOf)))}
        action={texts().keep}
        isBusy={isBusy}
        onReason={(reason) => asked && keep({ ...asked.changes, reason })}
        onClose={dismiss}
      />
    </>
  );
}
