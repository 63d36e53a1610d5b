import type { Clue } from "@rufbaum/understanding";
import { shortValueName } from "../../../../messages/action-name.ts";
import { conditionName } from "../../../../messages/intents.ts";
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
      return texts().example(conditionName(meant), heard);
    case "key":
      return texts().key(conditionName(meant), heard);
    case "meaning":
      return texts().meaning(conditionName(meant), heard);
    case "roll-up":
      return heard === meant
        ? nameOf(heard)
        : texts().countsAs(conditionName(meant), nameOf(heard));
    case "value":
      return texts().heard(shortValueName(meant) ?? meant, heard);
    case "llm":
      return texts().llm(nameOf(meant));
    case "knowledge":
      return texts().knowledge(heard);
  }
}

function nameOf(intent: string): string {
  return texts().polarities[intent] ?? texts().intent(conditionName(intent));
}
