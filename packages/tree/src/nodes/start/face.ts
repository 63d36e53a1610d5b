import type { NodeFace } from "../node-spec.ts";

export const face: NodeFace<"start"> = {
  name: { de: "Start", en: "Start" },
  explanation: {
    de: "Hier beginnt das Gespräch. Der Text wird als Erstes gesprochen.",
    en: "The conversation begins here. Its text is spoken first.",
  },
  hue: "#10b981",
  ink: { light: "#04694b", dark: "#5be0b3" },
  icon: '<path d="M9 9.003a1 1 0 0 1 1.517-.859l4.997 2.997a1 1 0 0 1 0 1.718l-4.997 2.997A1 1 0 0 1 9 14.996z"/><circle cx="12" cy="12" r="10"/>',
  mermaid: ["([", "])"],
  fields: ["listens"],
  footer: null,
};
