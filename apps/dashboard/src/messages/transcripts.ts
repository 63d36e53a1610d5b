import { transcripts } from "./de/transcripts.ts";
import { area } from "./language.ts";

export const transcriptsTexts = area("transcripts", transcripts);
