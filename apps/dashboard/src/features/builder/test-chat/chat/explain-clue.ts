import type { Clue } from "@rufbaum/understanding";
import { shortValueName } from "../../../../messages/action-name.ts";
import { intentName } from "../../../../messages/intents.ts";
import { testChatTexts } from "../../../../messages/test-chat.ts";

const texts = () => testChatTexts().clues;

/** A clue of the understanding's as a sentence of the interface. */
export function explainClue({ kind, for: meant, heard, rule }: Clue): string {
  switch (kind) {
    case "rule":
      return texts().heard(texts().rules[rule ?? ""] ?? nameOf(meant), heard);
    case "phrase":
      return texts().heard(nameOf(meant), heard);
    case "words":
      return texts().learnt(nameOf(meant), heard);
    case "example":
      return texts().example(meant, heard);
    case "key":
      return texts().key(meant, heard);
    case "meaning":
      return texts().meaning(meant, heard);
    case "roll-up":
      return heard === meant ? nameOf(heard) : texts().countsAs(meant, nameOf(heard));
    case "value":
      return texts().heard(shortValueName(meant) ?? meant, heard);
    case "llm":
      return texts().llm(nameOf(meant));
    case "knowledge":
      return texts().knowledge(heard);
  }
}

function nameOf(intent: string): string {
  return texts().polarities[intent] ?? texts().intent(intentName(intent));
}
