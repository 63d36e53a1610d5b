import { failAt, readSections } from "./read-sections.ts";
import { type TopicLines, VOICES } from "./voices.ts";

/** Reads a file of the corpus: under `[voice]` what that voice says; `[matter-of-fact]` has to be there. */
export function readVoices(file: string, text: string): TopicLines {
  const voices = readSections(file, text, { names: VOICES, what: "voice" });
  const plain = voices.get("matter-of-fact") ?? failAt(file, 1, "[matter-of-fact] is missing");
  return { ...Object.fromEntries(voices), "matter-of-fact": plain };
}
