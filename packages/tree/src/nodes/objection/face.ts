import { whetherItListens } from "../assumed-words.ts";
import type { NodeFace } from "../node-spec.ts";

export const face: NodeFace<"objection"> = {
  name: { de: "Einwand", en: "Objection" },
  explanation: {
    de: "Antwortet auf einen Einwand, auch mitten im Gespräch, und kehrt zurück.",
    en: "Answers an objection, in the middle of a conversation, too, and returns.",
  },
  hue: "#f43f5e",
  ink: { light: "#b0123a", dark: "#fd9aab" },
  icon: '<path d="M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1zM9 9.5a3 2.5 0 0 1 6 0c0 2-2 2-3 3.5M12 17h.01"/>',
  mermaid: ["{{", "}}"],
  fields: ["objection", "listens", "voiceSettings"],
  footer: (node, language, graph) => whetherItListens(node, WORDS[language], language, graph),
};

const WORDS = { de: "Einwandbehandlung", en: "Objection handling" };
