import { type Database, findSnapshotDocument, findTreeDocument } from "@rufbaum/store";
import type { Language, Words } from "@rufbaum/words";
import { type Reader, readHere } from "../../reader/reader.ts";
import type { Facts } from "./further-advice.ts";
import type { GivenResult } from "./read-bodies.ts";

/** Further sentences on a result, by whoever is asked; none where nothing came of it. */
export type AskForMore = (facts: Facts, language: Language) => Promise<string[]>;

export type Advisor = ReturnType<typeof createAdvisor>;

/** Sentences on what would do a tree good, the most effective first. */
export function createAdvisor({
  db,
  askForMore,
  reader = readHere,
}: {
  db: Database;
  askForMore: AskForMore | null;
  reader?: Reader;
}) {
  return {
    /** @param given a result as a client sends it, or the body of its request */
    async recommend(given: unknown, words: Words): Promise<string[]> {
      const result: GivenResult = given instanceof Uint8Array ? { body: given } : { result: given };
      const { treeId, treeVersion } = await reader.ask("tree-of-result", result);
      const tree =
        (await findSnapshotDocument(db, treeVersion)) ??
        (await findTreeDocument(db, treeId))?.text ??
        null;
      const { recommendations, facts } = await reader.ask("advise-on-result", { ...result, tree });
      const sentences = recommendations.map(words.recommendation);
      if (!askForMore) return sentences;
      const further = await askForMore(facts, words.language);
      return [...sentences, ...further.map(words.modelSuggestion)];
    },
  };
}
