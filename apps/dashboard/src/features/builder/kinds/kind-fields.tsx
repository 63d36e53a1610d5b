import { specOf } from "@rufbaum/tree/graph";
import type { ComponentType } from "react";
import { ConditionsField } from "./conditions/conditions-field.tsx";
import { NotUnderstood } from "./conditions/not-understood/not-understood.tsx";
import type { KindFormProps } from "./form.ts";
import { KIND_FORMS } from "./forms.tsx";
import { ListeningFields } from "./listening-fields.tsx";
import { ListensField } from "./listens-field.tsx";
import { VoiceForm } from "./voice-form.tsx";

/** The fields of a node that its kind's face names: its own first, then those that others have, too. */
export function KindFields(props: KindFormProps) {
  const { fields } = specOf(props.node).face;
  const Own = KIND_FORMS[props.node.type] as ComponentType<KindFormProps> | null;
  if (fields.length === 0) return null;
  return (
    <div className="space-y-6">
      {Own && <Own {...props} />}
      {fields.includes("conditions") && <ConditionsField {...props} />}
      {fields.includes("conditions") && <NotUnderstood {...props} />}
      {fields.includes("reprompts") && <ListeningFields {...props} />}
      {fields.includes("listens") && <ListensField {...props} />}
      {fields.includes("voiceSettings") && <VoiceForm {...props} />}
    </div>
  );
}
