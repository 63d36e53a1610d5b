import { nodeEditorTexts } from "../../../messages/node-editor.ts";
import type { KindFormProps } from "./form.ts";
import { LinesField } from "./lines-field.tsx";
import { NumberField } from "./number-field.tsx";

const texts = nodeEditorTexts;

/** Seconds the program waits where a node says nothing of its own. */
const PATIENCE = { usual: 8, least: 1, most: 120 };

/** What every kind has that waits for the caller. */
export function ListeningFields({ node, change }: Pick<KindFormProps, "node" | "change">) {
  return (
    <fieldset className="space-y-4">
      <legend className="mb-2 font-semibold text-13">{texts.listening}</legend>
      <LinesField
        label={texts.reprompts}
        hint={texts.repromptsHint}
        lines={node.reprompts ?? []}
        onChange={(reprompts) => change({ reprompts })}
      />
      <NumberField
        label={texts.patience}
        hint={texts.patienceHint}
        least={PATIENCE.least}
        most={PATIENCE.most}
        placeholder={String(PATIENCE.usual)}
        value={node.patience}
        onChange={(patience) => change({ patience })}
      />
    </fieldset>
  );
}
