import type { LanguageModelCheck, LanguageModelSettings } from "@rufbaum/understanding/llm";
import { Elysia } from "elysia";
import { DomainError } from "../../errors.ts";
import type { AnswerWords } from "../../http/answer-language.ts";
import { described } from "../../http/described.ts";

/** The language model that is configured, and a way to ask it once. */
export interface LanguageModel {
  settings: LanguageModelSettings;
  check(): Promise<LanguageModelCheck>;
}

/** `/api/settings/language-model`: what the environment names, with nothing of it that is secret. */
export function languageModelRoutes(languageModel: LanguageModel | null, wordsFor: AnswerWords) {
  return new Elysia({ name: "language-model" })
    .get("/language-model", () => ({ model: viewOf(languageModel) }), {
      detail: described("Shows which language model is configured, if one is"),
    })
    .post(
      "/language-model/check",
      async ({ request }) => {
        if (!languageModel) throw new DomainError({ code: "no-language-model" }, { status: 409 });
        const result = await languageModel.check();
        if (result.isReached) return result;
        return { ...result, why: wordsFor(request).languageModelTrouble(result.fault) };
      },
      { detail: described("Asks the language model once, with nobody's data") },
    );
}

function viewOf(languageModel: LanguageModel | null) {
  if (!languageModel) return null;
  const { baseUrl, apiKey, model } = languageModel.settings;
  return { baseUrl, model, hasKey: apiKey !== null };
}
