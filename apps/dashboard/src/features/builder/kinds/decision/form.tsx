import type { KindFormProps } from "../form.ts";
import { ListeningFields } from "../listening-fields.tsx";
import { ConditionsField } from "./conditions-field.tsx";

export function DecisionForm(props: KindFormProps) {
  return (
    <div className="space-y-6">
      <ConditionsField {...props} />
      <ListeningFields {...props} />
    </div>
  );
}
