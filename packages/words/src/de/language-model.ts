import { telling } from "../tell.ts";

/** Why a language model did not answer a question. `seconds`: how long it was waited for. */
export type LanguageModelTrouble =
  | { code: "unreachable" }
  | { code: "unreadable" }
  | { code: "status"; status: number }
  | { code: "late"; seconds: number }
  | { code: "unasked" };

export const languageModelTrouble = telling<LanguageModelTrouble>({
  unreachable: "die Adresse ist nicht zu erreichen",
  unreadable: "die Antwort ist nicht zu lesen",
  status: ({ status }) => STATUS[status] ?? `es antwortet mit dem Status ${status}`,
  late: ({ seconds }) => `in ${seconds} Sekunden kam keine Antwort`,
  unasked: "es konnte nicht gefragt werden",
});

const STATUS: Readonly<Record<number, string>> = {
  401: "der API-Schlüssel fehlt oder stimmt nicht, Status 401",
  403: "der API-Schlüssel darf das nicht, Status 403",
  404: "unter dieser Adresse gibt es kein solches Modell, Status 404",
  429: "zu viele Anfragen oder kein Guthaben mehr, Status 429",
};
