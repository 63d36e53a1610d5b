import type { AgentWords } from "./agent-words.ts";
import type { AgentTurn } from "./caller.ts";
import type { Stance } from "./mind.ts";
import { kindOf, type Question } from "./question.ts";
import { isOwn } from "./ways/choose-way.ts";
import { canBeMeant, meansYes } from "./ways/meant-by.ts";

/**
 * What is asked here, by where it stands as well as by its words: a choice between things of the node's own asks
 * for no value ("Haben Sie schon woanders einen Termin, oder ist das noch offen?"), and "Soll ich Ihnen
 * einen Termin eintragen?" reads nothing back to somebody who has not agreed to one.
 */
export function meantHere(
  words: AgentWords,
  { wants, ways = [] }: Pick<AgentTurn, "wants" | "ways">,
  stance: Stance,
): AgentWords {
  if (wants !== null || words.sentence === "") return words;
  const isChoice = !ways.some(meansYes) && ways.filter(isOwn).length >= LEAST;
  if (isChoice && OF_A_VALUE.has(words.question))
    return { ...words, question: kindOf(words.sentence) };
  const isOffer =
    words.question === "confirm" && stance === "open" && kindOf(words.sentence) === "interest";
  return isOffer && ways.some(canBeMeant) ? { ...words, question: "interest" } : words;
}

const LEAST = 2;

const OF_A_VALUE: ReadonlySet<Question> = new Set<Question>([
  ...(["confirm", "what-to-change", "when", "proposal", "number", "amount"] as const),
  ...(["email", "phone", "postcode", "address", "spelling", "name"] as const),
]);
