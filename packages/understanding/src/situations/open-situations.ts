import { meaningOf as namedMeaning } from "../keys.ts";
import { product } from "../matching/meaning.ts";
import { openMemory } from "../memory.ts";
import { openModel, openOnce } from "../model/open-model.ts";
import { normalize } from "../normalize.ts";
import { readReply } from "../read-reply.ts";
import type { Asked, Expected, Reading } from "../reading.ts";
import { type Hearing, saidBy } from "../said.ts";
import { openMeanings } from "./meanings.ts";
import { layOut, nearestTo } from "./nearest.ts";
import { partnersIn } from "./partners.ts";
import { variousReplies } from "./various-replies.ts";

/** What callers say where an author asks the like, from the authored situations. */
export interface Situations {
  /** Various replies to the likest questions, one or two of which fit no condition; ten, if there are so many. */
  typicalReplies(asked: Asked): Promise<TypicalReply[]>;
  /**
   * Per condition, by its id, up to five utterances that mean it where the like is asked, but are read
   * as nothing here: what it misses, and what would teach it something as an example.
   */
  missed(asked: Asked): Promise<Map<string, string[]>>;
  /** Those of the texts that are read as no other condition than this. */
  notReadAsAnother(asked: Asked, id: string, texts: readonly string[]): string[];
}

export interface TypicalReply {
  text: string;
  /** How it is read here. */
  reading: Pick<Reading, "condition" | "alternatives" | "confidence">;
}

const MOST_MISSED = 5;

/** Per condition so many utterances are read at most; fewer where there are many. */
const MOST_TRIED = 24;
const MOST_TRIED_OF_ALL = 200;

const MOST_REMEMBERED = 4_000;

/**
 * Opens them. They are laid out when first asked for, which takes about a second in small steps.
 * @param breathe lets the rest of the program go on between the steps
 */
export async function openSituations(breathe: () => Promise<void>): Promise<Situations> {
  const { model, matching } = await openModel();
  const hearing: Hearing = { model, matching, knownClauses: null, explains: false };
  const meaningOf = openMeanings(matching, MOST_REMEMBERED);
  const laidOut = openOnce(async () => {
    const { situationLibrary } = await import("./library.ts");
    return layOut(meaningOf, situationLibrary(), breathe);
  });
  const said = openMemory<string, ReturnType<typeof saidBy>>(MOST_REMEMBERED);

  function read(text: string, asked: Asked): Reading {
    const expected: Expected = { ...asked, intents: [], value: null };
    const known = said.get(text) ?? saidBy(text, hearing);
    said.put(text, known);
    return readReply(known, expected, false);
  }

  return {
    async typicalReplies(asked) {
      const near = nearestTo(meaningOf, await laidOut(), asked);
      const topics = [asked.question, ...asked.conditions.map(({ key }) => key)].map(meaningOf);
      const inCommon = (text: string) =>
        Math.max(...topics.map((topic) => product(topic, meaningOf(text))));
      return variousReplies(near, inCommon).map((text) => {
        const { condition, alternatives, confidence } = read(text, asked);
        return { text, reading: { condition, alternatives, confidence } };
      });
    },
    async missed(asked) {
      const near = nearestTo(meaningOf, await laidOut(), asked);
      const partners = partnersIn(meaningOf, near, asked);
      const most = Math.min(MOST_TRIED, Math.floor(MOST_TRIED_OF_ALL / asked.conditions.length));
      const found = new Map<string, string[]>();
      for (const { id, key, examples } of asked.conditions) {
        // What a built-in name means, is known from far more than could be added here.
        if (examples.length === 0 && namedMeaning(key).intents.length > 0) continue;
        const known = new Set(examples.map((example) => normalize(example).text));
        const texts: string[] = [];
        for (const text of (partners.get(id) ?? []).slice(0, most)) {
          if (texts.length === MOST_MISSED) break;
          const said = normalize(text).text;
          if (known.has(said)) continue;
          known.add(said);
          if (isMissed(read(text, asked), key)) texts.push(text);
        }
        if (texts.length > 0) found.set(id, texts);
      }
      return found;
    },
    notReadAsAnother(asked, id, texts) {
      const key = asked.conditions.find((one) => one.id === id)?.key;
      return texts.filter((text) => {
        const { condition } = read(text, asked);
        return condition === null || condition === key;
      });
    },
  };
}

/** Read as nothing, and if two are in doubt, this is one of them. */
function isMissed({ condition, alternatives, intent }: Reading, key: string): boolean {
  if (condition !== null || intent === "opt_out") return false;
  return alternatives.length === 0 || alternatives.some((one) => one.condition === key);
}
