import type { LanguageModelTrouble } from "../de/language-model.ts";
import { telling } from "../tell.ts";

export const languageModelTrouble = telling<LanguageModelTrouble>({
  unreachable: "the address can't be reached",
  unreadable: "the answer can't be read",
  status: ({ status }) => STATUS[status] ?? `it answers with status ${status}`,
  late: ({ seconds }) => `no answer came within ${seconds} seconds`,
  unasked: "it could not be asked",
});

const STATUS: Readonly<Record<number, string>> = {
  401: "the API key is missing or wrong, status 401",
  403: "the API key may not do this, status 403",
  404: "there is no such model at this address, status 404",
  429: "too many requests, or no credit left, status 429",
};
