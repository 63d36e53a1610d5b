import type { NodeFields } from "@rufbaum/tree";
import { graphOf } from "@rufbaum/tree/graph";
import { nodeEditorTexts } from "../../../messages/node-editor.ts";
import { SelectField } from "../../../ui/select-field.tsx";
import { withDraft } from "../node-editor/node-draft.ts";
import type { KindFormProps } from "./form.ts";

const texts = nodeEditorTexts;

type Choice = "assumed" | "listens" | "goes-on";

/** Whether the caller is waited for after the text: as is assumed of it, or as is said here. */
export function ListensField({ tree, node, change }: KindFormProps) {
  const { listens }: NodeFields = node;
  const graph = graphOf(withDraft(tree, node));
  const [waits, goesOn] = [texts().waits, texts().goesOn];
  return (
    <SelectField<Choice>
      label={texts().afterText}
      value={listens === undefined ? "assumed" : listens ? "listens" : "goes-on"}
      options={[
        {
          value: "assumed",
          label: texts().assumed(graph.listensByItself(node.id) ? waits : goesOn),
        },
        { value: "listens", label: waits },
        { value: "goes-on", label: goesOn },
      ]}
      hint={graph.listens(node.id) && texts().keptIn(graph.answerVariable(node.id))}
      onChange={(choice) =>
        change({ listens: choice === "assumed" ? undefined : choice === "listens" })
      }
    />
  );
}
