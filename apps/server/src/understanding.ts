import type { Runtime } from "@rufbaum/runtime";
import { openUnderstanding as openEmbedded, type Understanding } from "@rufbaum/understanding";
import type { Writer } from "@rufbaum/understanding/llm";
import type { Config } from "./config.ts";
import type { LanguageModel } from "./modules/language-model/routes.ts";

/** The embedded reader, with a language model beside it where one is configured. */
export async function openUnderstanding(
  { languageModel }: Pick<Config, "languageModel">,
  runtime: Pick<Runtime, "clock" | "timers" | "network">,
  log: (message: string) => void,
): Promise<Understanding> {
  const embedded = await openEmbedded();
  if (languageModel === null) return embedded;
  // Its client library is loaded by those who use it.
  const { withLanguageModel } = await import("@rufbaum/understanding/llm");
  return withLanguageModel(embedded, languageModel, { ...runtime, log });
}

/** What the settings show of the language model; `null` where none is configured. */
export async function openLanguageModel(
  { languageModel }: Pick<Config, "languageModel">,
  runtime: Pick<Runtime, "clock" | "timers" | "network">,
): Promise<LanguageModel | null> {
  if (languageModel === null) return null;
  const { checkLanguageModel } = await import("@rufbaum/understanding/llm");
  return { settings: languageModel, check: () => checkLanguageModel(languageModel, runtime) };
}

/** What writes sentences, `null` where no language model is configured. */
export async function openWriter(
  { languageModel }: Pick<Config, "languageModel">,
  runtime: Pick<Runtime, "clock" | "timers" | "network">,
  log: (message: string) => void,
): Promise<Writer | null> {
  if (languageModel === null) return null;
  const { createWriter } = await import("@rufbaum/understanding/llm");
  return createWriter(languageModel, { ...runtime, log });
}
