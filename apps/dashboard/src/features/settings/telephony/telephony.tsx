import { type TelephonySettings, useTelephonySettings } from "../../../api/telephony-settings.ts";
import { QueryError } from "../../../app/query-error.tsx";
import { settingsTexts } from "../../../messages/settings.ts";
import { Card } from "../../../ui/card.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { SwitchField } from "../../../ui/switch-field.tsx";
import { CarrierAccount } from "./carrier-account.tsx";
import { CarrierFacts } from "./carrier-facts.tsx";
import { KeptField } from "./kept-field.tsx";
import { useSaveTelephony } from "./use-save-telephony.ts";

const texts = () => settingsTexts().telephony;

/** How calls are led; every change is kept at once. */
export function Telephony() {
  const settings = useTelephonySettings();
  return (
    <Card className="divide-y divide-line">
      <CarrierFacts />
      <CarrierAccount />
      {settings.isPending && <Loading />}
      {settings.isError && <QueryError compact query={settings} />}
      {settings.data && <Choices settings={settings.data} />}
    </Card>
  );
}

function Choices({ settings }: { settings: TelephonySettings }) {
  const save = useSaveTelephony(settings);
  return (
    <>
      <div className="p-4">
        <SelectField
          className="max-w-sm"
          label={texts().line}
          value={settings.line}
          options={[
            { value: "relay", label: texts().lines.relay },
            { value: "gather", label: texts().lines.gather },
          ]}
          hint={texts().lineHints[settings.line]}
          onChange={(line) => void save({ line })}
        />
      </div>
      <div className="space-y-4 p-4">
        <SwitchField
          label={texts().detectsMachines}
          hint={texts().detectsMachinesHint}
          isOn={settings.detectsMachines}
          onChange={(detectsMachines) => void save({ detectsMachines })}
        />
        <SwitchField
          label={texts().records}
          hint={texts().recordsHint}
          isOn={settings.records}
          onChange={(records) => void save({ records })}
        />
      </div>
      <div className="space-y-4 p-4">
        <KeptField
          // It may be changed with the rules of calling as well.
          key={`company ${settings.company}`}
          name="company"
          settings={settings}
          label={texts().company}
          hint={texts().companyHint}
          placeholder={texts().companyPlaceholder}
          maxLength={80}
        />
        <KeptField
          key={`operator ${settings.operatorNumber}`}
          name="operatorNumber"
          settings={settings}
          label={texts().operator}
          hint={texts().operatorHint}
          placeholder="+49 …"
          maxLength={64}
          type="tel"
        />
      </div>
    </>
  );
}

/** As high as what will stand there. */
function Loading() {
  return (
    <div aria-busy="true" className="space-y-4 p-4">
      <Skeleton className="h-9 w-72" />
      <Skeleton className="h-4 w-64" />
      <Skeleton className="h-4 w-56" />
      <Skeleton className="h-9 w-72" />
    </div>
  );
}
