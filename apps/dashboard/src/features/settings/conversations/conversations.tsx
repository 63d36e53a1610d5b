import { NUMBER_SETTINGS } from "@rufbaum/tree/graph";
import {
  type ConversationSettings,
  useChangeConversations,
  useConversationSettings,
  useVoiceChoices,
} from "../../../api/shared-settings.ts";
import { QueryError } from "../../../app/query-error.tsx";
import { formats } from "../../../messages/formats.ts";
import { settingsTexts } from "../../../messages/settings.ts";
import { Card } from "../../../ui/card.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { SwitchField } from "../../../ui/switch-field.tsx";
import { LoadingRows } from "../loading-rows.tsx";
import { saveShared } from "../save-shared.ts";

const texts = () => settingsTexts().conversations;

/** Who speaks where a tree says nothing, and whether what was said is kept. */
export function Conversations() {
  const settings = useConversationSettings();
  return (
    <Card className="divide-y divide-line">
      {settings.isPending && <LoadingRows count={3} />}
      {settings.isError && <QueryError compact query={settings} />}
      {settings.data && <Fields settings={settings.data} />}
    </Card>
  );
}

function Fields({ settings }: { settings: ConversationSettings }) {
  const save = saveShared(settings, useChangeConversations().mutateAsync);
  const { defaultVoice, defaultSpeed, enableLogging } = settings;
  const { data: choices } = useVoiceChoices();
  const speeds = choices?.speeds ?? [defaultSpeed];
  return (
    <>
      <div className="grid gap-4 p-4 sm:grid-cols-2">
        <SelectField
          label={texts().voice}
          value={defaultVoice}
          options={(choices?.voices ?? [defaultVoice]).map((value) => ({
            value,
            label: texts().voices[value] ?? value,
          }))}
          hint={texts().voiceHint}
          onChange={(voice) => void save({ defaultVoice: voice })}
        />
        <SelectField
          label={texts().speed}
          value={String(defaultSpeed)}
          options={speeds.map((speed) => ({
            value: String(speed),
            label: texts().times(formats().number(speed)),
          }))}
          hint={texts().speedHint}
          onChange={(chosen) => {
            const speed = speeds.find((each) => String(each) === chosen);
            if (speed !== undefined) void save({ defaultSpeed: speed });
          }}
        />
      </div>
      <p className="p-4 text-12 text-muted">
        {texts().timings(
          formats().number(NUMBER_SETTINGS.silenceSeconds.usual),
          formats().whole(NUMBER_SETTINGS.reprompts.usual),
          formats().whole(NUMBER_SETTINGS.silenceChecks.usual),
        )}
      </p>
      <div className="p-4">
        <SwitchField
          label={texts().logging}
          hint={texts().loggingHint}
          isOn={enableLogging}
          onChange={(isOn) => void save({ enableLogging: isOn })}
        />
      </div>
    </>
  );
}
