import { conditionName, intentTexts } from "../../../../messages/intents.ts";
import { nodeEditorTexts } from "../../../../messages/node-editor.ts";
import type { PickerOption } from "../../../../ui/picker.tsx";
import { fits } from "../../search/fold.ts";
import { PHRASES } from "../../test-chat/chat/phrases.ts";

/** Marks the option that takes what was typed. */
const OWN = "own:";

/** Known intents that fit what was typed, each with what callers say, and what was typed as one of one's own. */
export function intentOptions(typed: string): PickerOption[] {
  const known = Object.keys(intentTexts()).map((intent) => {
    const example = PHRASES.get(SAID_AS[intent] ?? intent);
    return {
      id: intent,
      label: conditionName(intent),
      ...(example !== undefined && { description: `„${example}“` }),
    };
  });
  const found = known.filter(({ id, label, description = "" }) =>
    fits(`${label} ${id} ${id.replaceAll("_", " ")} ${description}`, typed),
  );
  const own = typed.trim();
  const isKnown = known.some(({ id, label }) => id === own || label === own);
  return own === "" || isKnown
    ? found
    : [...found, { id: OWN + own, label: nodeEditorTexts().ownIntent(own) }];
}

/** What was chosen: a known intent's key, or one's own words as they are kept. */
export function chosenIntent(optionId: string): string {
  return optionId.startsWith(OWN) ? optionId.slice(OWN.length).replace(/\s+/g, "_") : optionId;
}

const SAID_AS: Readonly<Record<string, string>> = { Ja: "yes", Nein: "no", Vielleicht: "maybe" };
