import { actionSpec } from "../../actions/actions.ts";
import type { NodeFace } from "../node-spec.ts";

export const face: NodeFace<"action"> = {
  name: { de: "Aktion", en: "Action" },
  explanation: {
    de: "Tut etwas: Termin buchen, weiterleiten, SMS senden, Webhook rufen.",
    en: "Does something: book an appointment, transfer, send an SMS, call a webhook.",
  },
  hue: "#6366f1",
  ink: { light: "#4139c9", dark: "#a9b1fc" },
  icon: '<path d="M15.914 4a1.5 1.5 0 0 0-2.474-1.561l-9 9A1.5 1.5 0 0 0 5.5 14h4.002a.5.5 0 0 1 .471.666L8.086 20a1.5 1.5 0 0 0 2.475 1.56l9-9A1.5 1.5 0 0 0 18.5 10h-3.997a.5.5 0 0 1-.472-.667z"/>',
  mermaid: ["[[", "]]"],
  fields: ["action"],
  footer: ({ action }, language) =>
    action ? (actionSpec(action.kind)?.name[language] ?? action.kind) : "",
};
