import { expressionFault } from "@rufbaum/words/de/expressions";
import { lintFinding } from "@rufbaum/words/de/findings";
import { area } from "./language.ts";

/** What the lint finds. */
export const findings = { lintFinding, expressionFault };

export const findingTexts = area("findings", findings);
