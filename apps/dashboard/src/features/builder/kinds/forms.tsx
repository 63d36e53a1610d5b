import type { NodeKind } from "@rufbaum/tree";
import type { ComponentType } from "react";
import { ActionForm } from "./action/form.tsx";
import { EndForm } from "./end/form.tsx";
import type { KindFormProps } from "./form.ts";
import { InputForm } from "./input/form.tsx";
import { ObjectionForm } from "./objection/form.tsx";

/** What the node editor shows of a kind's own fields; `null` for a kind that has none. */
export const KIND_FORMS: {
  readonly [Kind in NodeKind]: ComponentType<KindFormProps<Kind>> | null;
} = {
  start: null,
  message: null,
  decision: null,
  input: InputForm,
  objection: ObjectionForm,
  action: ActionForm,
  end: EndForm,
};
