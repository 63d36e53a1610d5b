export type { LanguageModelSettings } from "./client.ts";
export { withLanguageModel } from "./with-language-model.ts";
