import type { NormalizedReply } from "./normalize.ts";
import { splitAtQuestion } from "./split-at-question.ts";

/** A question within a reply, and what was said besides. */
export interface QuestionWithin {
  besides: string;
  question: string;
}

/** What a reply asks beside something else, with or without marks; `null` where it asks nothing besides. */
export function questionWithin({ clauses }: NormalizedReply): QuestionWithin | null {
  const parts = clauses.flatMap((clause) => {
    const split = splitAtQuestion(clause);
    return split ? [split.before, split.question] : [clause];
  });
  const question = parts.findLast(asksSomething);
  if (question === undefined) return null;
  const besides = parts
    .filter((part) => part !== question)
    .map((part) => part.replace(LEADS_ON, ""))
    .join(", ");
  return besides === "" ? null : { besides, question };
}

/** Whether a folded clause asks, by the order of its words. */
function asksSomething(clause: string): boolean {
  const words = clause.replace(LEADS_UP, "");
  if (ASKS_WITH_WORD.test(words)) return true;
  return ASKS_WITH_VERB.test(words) && !SAID_IN_THAT_ORDER.test(words);
}

const LEADS_ON = /(?:^| )(?:und|aber|nur|sagen sie(?: mal)?|eine frage(?: noch)?)$/u;

const LEADS_UP = /^(?:(?:und|aber|ja|nur|dann|noch|sagen sie|sagen sie mal|eine frage) )+/u;

/** "Was soll's", "wie gesagt", "warum nicht" ask nothing. */
const ASKS_WITH_WORD =
  /^(?:was|wie|wer|wo|wann|warum|wieso|weshalb|welche\w*|wieviel|womit|wofuer|wozu|worum|woher|wohin) (?!soll\b|solls\b|will\b|weiss\b|waer\w*\b|gesagt|gehabt|immer|auch|nicht|bitte|dem auch|sie (?:wollen|moechten|meinen))\w+ \w+/u;

const ASKS_WITH_VERB =
  /^(?:(?:muss|muesste|brauche?|kann|koennte|darf|soll|bekomme?|kriege?|zahle?) (?:ich|man|wir)|(?:haben|bieten) sie|gibt es|(?:ist|sind|waere|geht|wird|werden|gilt|reicht|dauert|kostet|hat) (?:das|da|der|die|es|dann|sowas|so was))(?: \w+){2,}/u;

/** What was left out stands before it: "(Da) muss ich erst schauen", "(Das) kann ich nicht sagen". */
const SAID_IN_THAT_ORDER =
  /\b(?:nicht|nichts|nix|kein\w*|schauen|gucken|sehen|nachsehen|nachschauen|ueberlegen|fragen|reden|sprechen|klaeren|arbeiten|egal|recht|lieber|machen|leider|wurst|schoen|super|prima|besser|gut)\b/u;
