import type { NodeOf } from "@rufbaum/tree";
import { NUMBER_SETTINGS, settingOf } from "@rufbaum/tree/graph";
import { formats } from "../../../../messages/formats.ts";
import { nodeEditorTexts } from "../../../../messages/node-editor.ts";
import { NumberField } from "../../../../ui/number-field.tsx";
import { SwitchField } from "../../../../ui/switch-field.tsx";
import type { KindFormProps } from "../form.ts";
import { IntentField } from "../intents/intent-field.tsx";

const texts = nodeEditorTexts;

const { least, most } = NUMBER_SETTINGS.objectionAnswers;

type ObjectionSettings = NonNullable<NodeOf<"objection">["objection"]>;

export function ObjectionForm({ tree, node, change }: KindFormProps<"objection">) {
  const objection = node.objection ?? {};
  const set = <Name extends keyof ObjectionSettings>(
    name: Name,
    value: ObjectionSettings[Name] | undefined,
  ) => {
    const { [name]: _old, ...rest } = objection;
    change({ objection: value === undefined ? rest : { ...objection, [name]: value } });
  };
  return (
    <div className="space-y-5">
      <IntentField intent={objection.intent ?? ""} onChange={(intent) => set("intent", intent)} />
      <SwitchField
        label={texts().global}
        hint={texts().globalHint}
        isOn={objection.global ?? false}
        onChange={(isOn) => set("global", isOn)}
      />
      <SwitchField
        label={texts().returns}
        hint={texts().returnsHint}
        isOn={objection.returns ?? true}
        onChange={(isOn) => set("returns", isOn)}
      />
      <NumberField
        label={texts().answers}
        least={least}
        most={most}
        placeholder={formats().whole(settingOf(tree, "objectionAnswers"))}
        value={objection.answers}
        onChange={(answers) => set("answers", answers)}
      />
    </div>
  );
}
