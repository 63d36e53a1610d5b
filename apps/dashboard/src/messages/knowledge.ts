import { knowledge } from "./de/knowledge.ts";
import { area } from "./language.ts";

export const knowledgeTexts = area("knowledge", knowledge);
