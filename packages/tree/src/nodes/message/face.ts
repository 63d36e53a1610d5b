import { whetherItListens } from "../assumed-words.ts";
import type { NodeFace } from "../node-spec.ts";

export const face: NodeFace<"message"> = {
  name: { de: "Nachricht", en: "Message" },
  explanation: {
    de: "Spricht einen Text und geht weiter; fragt er etwas, wird die Antwort abgewartet.",
    en: "Speaks a text and goes on; where that asks something, the answer is waited for.",
  },
  hue: "#0ea5e9",
  ink: { light: "#075e8a", dark: "#7cd0fb" },
  icon: '<path d="M22 17a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2zM7 11h10M7 15h6M7 7h8"/>',
  mermaid: ["[", "]"],
  fields: ["listens", "voiceSettings"],
  footer: (node, language, graph) => whetherItListens(node, WORDS[language], language, graph),
};

const WORDS = { de: "ca. 10 Sekunden", en: "about 10 seconds" };
