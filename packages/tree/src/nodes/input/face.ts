import { VALUE_SPECS } from "../../value-kinds.ts";
import { assumed } from "../assumed-words.ts";
import type { NodeFace } from "../node-spec.ts";

export const face: NodeFace<"input"> = {
  name: { de: "Eingabe", en: "Input" },
  explanation: {
    de: "Hört zu und merkt sich einen Wert, etwa Name, Datum oder Betrag.",
    en: "Listens and keeps a value, such as a name, a day or an amount.",
  },
  hue: "#f59e0b",
  ink: { light: "#8a4207", dark: "#fcc55c" },
  icon: '<path d="M12 20h-1a2 2 0 0 1-2-2 2 2 0 0 1-2 2H6M13 8h7a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2h-7M5 16H4a2 2 0 0 1-2-2v-4a2 2 0 0 1 2-2h1M6 4h1a2 2 0 0 1 2 2 2 2 0 0 1 2-2h1M9 6v12"/>',
  mermaid: ["[/", "/]"],
  fields: ["input", "conditions", "reprompts", "patience"],
  footer: ({ id, input }, language, graph) => {
    const variable = `[${input?.variable ?? graph.answerVariable(id)}]`;
    if (input?.value !== undefined) return `${STORES[language]} ${variable}`;
    const kind = VALUE_SPECS[graph.kindAsked(id)].shortName[language];
    return `${assumed(kind, language)} · ${variable}`;
  },
};

const STORES = { de: "speichert", en: "stores" };
