import { writeFileSync } from "node:fs";
import {
  readHarmlessSentences,
  readWordingLines,
  STEMS_FILE,
  stemsText,
  WEIGHTS_FILE,
  weightsText,
} from "./wording/wording-files.ts";

/** `bun run wording`: learns anew how customers take what is said to them, and which words they know. */
const lines = readWordingLines();
const harmless = readHarmlessSentences();
writeFileSync(WEIGHTS_FILE, weightsText(lines, harmless));
writeFileSync(STEMS_FILE, stemsText());
console.log(`Learnt from ${lines.length} lines, and ${harmless.length} that are harmless.`);
