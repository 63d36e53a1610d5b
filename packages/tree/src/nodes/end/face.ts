import { outcomeSpec } from "../../outcomes.ts";
import { assumed } from "../assumed-words.ts";
import type { NodeFace } from "../node-spec.ts";

export const face: NodeFace<"end"> = {
  name: { de: "Ende", en: "End" },
  explanation: {
    de: "Verabschiedet sich, legt auf und hält das Ergebnis fest.",
    en: "Says goodbye, hangs up and records the outcome.",
  },
  hue: "#64748b",
  ink: { light: "#475569", dark: "#a9b6c6" },
  icon: '<circle cx="12" cy="12" r="10"/><rect x="9" y="9" width="6" height="6" rx="1"/>',
  mermaid: ["([", "])"],
  fields: ["outcome"],
  footer: ({ id, outcome }, language, graph) =>
    outcome === undefined
      ? assumed(outcomeSpec(graph.outcomeAssumed(id))?.name[language] ?? "", language)
      : (outcomeSpec(outcome)?.name[language] ?? outcome),
};
