import type { NodeFace } from "../node-spec.ts";

export const face: NodeFace<"decision"> = {
  name: { de: "Entscheidung", en: "Decision" },
  explanation: {
    de: "Hört zu und wählt den Weg nach der Antwort.",
    en: "Listens, and chooses the way by the answer.",
  },
  hue: "#8b5cf6",
  ink: { light: "#6527c9", dark: "#c0a8fd" },
  icon: '<circle cx="12" cy="18" r="3"/><circle cx="6" cy="6" r="3"/><circle cx="18" cy="6" r="3"/><path d="M18 9v2c0 .6-.4 1-1 1H7c-.6 0-1-.4-1-1V9M12 12v3"/>',
  mermaid: ["{", "}"],
  fields: ["conditions", "reprompts", "patience"],
  footer: (_, language) => WORDS[language],
};

const WORDS = { de: "KI-Erkennung aktiv", en: "AI recognition on" };
