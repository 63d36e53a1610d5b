import type { Sentences } from "../../tell.ts";

/** Why a setting is not kept. */
export type SettingRefusal =
  | { code: "setting-changed" }
  | { code: "unknown-time-zone"; name: string };

export const settingRefusals: Sentences<SettingRefusal> = {
  "setting-changed":
    "Jemand anderes hat das inzwischen geändert, deshalb wurde nichts gespeichert. Jetzt steht der neue Stand hier: Sehen Sie ihn an, und ändern Sie ihn noch einmal, wenn er nicht stimmt.",
  "unknown-time-zone": ({ name }) =>
    `„${name}“ ist keine Zeitzone. Gemeint ist ein Name wie „Europe/Berlin“.`,
};
