import type { NodeKind } from "@rufbaum/tree";
import type { ComponentType } from "react";
import { ActionForm } from "./action/form.tsx";
import { DecisionForm } from "./decision/form.tsx";
import { EndForm } from "./end/form.tsx";
import type { KindFormProps } from "./form.ts";
import { InputForm } from "./input/form.tsx";
import { ObjectionForm } from "./objection/form.tsx";
import { VoiceForm } from "./voice-form.tsx";

/** What the node editor shows for a kind beside title and text; a start has nothing of its own. */
export const KIND_FORMS: Record<NodeKind, ComponentType<KindFormProps> | null> = {
  start: null,
  message: VoiceForm,
  decision: DecisionForm,
  input: InputForm,
  objection: ObjectionForm,
  action: ActionForm,
  end: EndForm,
};
