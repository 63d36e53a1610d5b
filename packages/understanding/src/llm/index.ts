export { checkLanguageModel, type LanguageModelCheck } from "./check-language-model.ts";
export type { LanguageModelSettings } from "./client.ts";
export { withLanguageModel } from "./with-language-model.ts";
export { createWriter, type Writer } from "./writer.ts";
