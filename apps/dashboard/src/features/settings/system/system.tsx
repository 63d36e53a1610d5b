import { LANGUAGES } from "@rufbaum/words/language";
import {
  type SystemSettings,
  useChangeSystem,
  useSystemSettings,
} from "../../../api/shared-settings.ts";
import { QueryError } from "../../../app/query-error.tsx";
import { settingsTexts } from "../../../messages/settings.ts";
import { Card } from "../../../ui/card.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { LoadingRows } from "../loading-rows.tsx";
import { saveShared } from "../save-shared.ts";
import { TimeZoneField } from "./time-zone-field.tsx";

const texts = () => settingsTexts().system;

/** What holds for everybody who uses this installation. */
export function System() {
  const settings = useSystemSettings();
  return (
    <Card className="divide-y divide-line">
      {settings.isPending && <LoadingRows count={2} />}
      {settings.isError && <QueryError compact query={settings} />}
      {settings.data && <Fields settings={settings.data} />}
    </Card>
  );
}

function Fields({ settings }: { settings: SystemSettings }) {
  const save = saveShared(settings, useChangeSystem().mutateAsync);
  return (
    <div className="grid gap-4 p-4 sm:grid-cols-2">
      <TimeZoneField value={settings.timeZone} onChange={(timeZone) => void save({ timeZone })} />
      <div>
        <SelectField
          label={texts().language}
          value={settings.language}
          options={LANGUAGES.map((value) => ({ value, label: texts().languages[value] }))}
          hint={texts().languageHint}
          onChange={(language) => void save({ language })}
        />
      </div>
    </div>
  );
}
