/** Apart from the catalog, so that only who shows these texts loads them. */
export { transcripts as transcriptsTexts } from "./de/transcripts.ts";
