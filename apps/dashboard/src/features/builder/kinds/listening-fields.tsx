import type { NodeFields } from "@rufbaum/tree";
import { NUMBER_SETTINGS, settingOf } from "@rufbaum/tree/graph";
import { formats } from "../../../messages/formats.ts";
import { nodeEditorTexts } from "../../../messages/node-editor.ts";
import { NumberField } from "../../../ui/number-field.tsx";
import type { KindFormProps } from "./form.ts";
import { LinesField } from "./lines-field.tsx";

const texts = nodeEditorTexts;

const { least, most } = NUMBER_SETTINGS.silenceSeconds;

/** What every kind has that waits for the caller. */
export function ListeningFields({ tree, node, change }: KindFormProps) {
  const { reprompts, patience }: NodeFields = node;
  return (
    <fieldset className="space-y-4">
      <legend className="mb-2 font-semibold text-13">{texts().listening}</legend>
      <LinesField
        label={texts().reprompts}
        hint={texts().repromptsHint}
        lines={reprompts ?? []}
        onChange={(lines) => change({ reprompts: lines })}
      />
      <NumberField
        label={texts().patience}
        hint={texts().patienceHint}
        least={least}
        most={most}
        placeholder={formats().number(settingOf(tree, "silenceSeconds"))}
        value={patience}
        onChange={(seconds) => change({ patience: seconds })}
      />
    </fieldset>
  );
}
