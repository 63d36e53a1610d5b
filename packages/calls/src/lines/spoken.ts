import { INTENT_WORDING, WORDING } from "@rufbaum/conversation";
import { slowly, speakable } from "@rufbaum/speech";
import { languageOf, type VoiceName } from "@rufbaum/telephony";
import type { SpokenPart } from "./line.ts";
import type { TreeVoices } from "./voices.ts";

/** A text to be said: at a node, or one of ours. */
export interface Utterance {
  text: string;
  interruptible: boolean;
  nodeId?: string;
  pace?: "slow";
}

const GERMAN = "de-DE";

/**
 * What is given to the voice, in the words it needs; nothing of a text that can't be heard.
 *
 * Our own sentences are German, whatever the node speaks. Numbers and abbreviations are put into
 * words in German only. A voice's speed is left as it is: what sets it (SSML) works with some of the
 * voices only, and the usual one is none of them.
 */
export function spokenParts(utterance: Utterance, voices: TreeVoices): SpokenPart[] {
  const { text, interruptible, nodeId, pace } = utterance;
  const german = voices.all.find((voice) => languageOf(voice) === GERMAN) ?? "usual";
  const own = nodeId === undefined ? german : voices.at(nodeId);
  const parts: SpokenPart[] = [];
  function add(words: string, voice: VoiceName): void {
    const said = wordsFor(voice, words, pace);
    if (said !== "") parts.push({ text: said, interruptible, voice });
  }
  if (languageOf(own) === GERMAN) {
    add(text, own);
    return parts;
  }
  let rest = text;
  for (let ours = oursAt(rest); ours !== ""; ours = oursAt(rest)) {
    add(ours, german);
    rest = rest.slice(ours.length).trimStart();
  }
  add(rest, own);
  return parts;
}

/** The words in which a voice can say a text. */
export function wordsFor(voice: VoiceName, text: string, pace?: "slow"): string {
  if (languageOf(voice) !== GERMAN) return withoutMarkup(text);
  const words = speakable(text);
  return pace === "slow" ? slowly(words) : words;
}

/** A relay hands markup on to the voice, which would play files and pauses that somebody wrote. */
function withoutMarkup(text: string): string {
  return text
    .replace(/<[^<>]*>|[<>]/g, " ")
    .replace(/ {2,}/g, " ")
    .trim();
}

const SENTENCES = [
  ...Object.values(WORDING)
    .flat()
    .filter((words) => typeof words === "string"),
  ...Object.values(INTENT_WORDING).flatMap(({ words, goodbye = [] }) => [...words].concat(goodbye)),
];

/** The sentence of ours that a text begins with. */
function oursAt(text: string): string {
  const found = SENTENCES.filter((words) => text.startsWith(words));
  return found.toSorted((one, other) => other.length - one.length)[0] ?? "";
}
