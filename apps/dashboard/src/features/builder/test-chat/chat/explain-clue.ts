import { testChatTexts } from "../../../../messages/test-chat.ts";

const texts = testChatTexts.clues;

/**
 * A clue of the understanding's in the words of the interface. The understanding writes its clues
 * for programmers; one in a form that is not known here is shown as it is.
 */
export function explainClue(clue: string): string {
  const condition = /^condition “(.*?)”: (.*)$/su.exec(clue);
  if (condition) return texts.condition(condition[1] ?? "", explainClue(condition[2] ?? ""));
  for (const [form, explain] of FORMS) {
    const match = form.exec(clue);
    if (match) return explain(match[1] ?? "", match[2] ?? "");
  }
  return clue;
}

const FORMS: readonly [RegExp, (first: string, second: string) => string][] = [
  [/^example “(.*)”$/su, texts.example],
  [/^like “(.*)”$/su, texts.like],
  [/^its words (.*)$/su, texts.words],
  [/^(\w+) counts as (\w+)$/u, texts.countsAs],
  [/^(\w+) takes it$/u, texts.takesSides],
  [/^([\w ]+): “(.*)”$/su, (what, words) => texts.heard(nameOf(what), words)],
  [/^(\w+)$/u, texts.intent],
];

function nameOf(what: string): string {
  return texts.polarities[what] ?? texts.intent(what);
}
