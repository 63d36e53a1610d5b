import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { storableText } from "../storable-text.ts";

/** What is looked for in transcripts: all of it has to stand in one call. */
export interface SearchPart {
  /** Words that follow one another. */
  text: string;
  /** More letters may follow: as it is written, or because somebody may be writing it still. */
  isBeginning: boolean;
  isUnfinished: boolean;
}

/** As PostgreSQL has it, written out. */
export interface SearchWords {
  /** A call has all of it. */
  all: string;
  /** An utterance has a part of it. */
  any: string;
  /** What stands in every text, such as "und", and is therefore not looked for. */
  ignored: string[];
}

const MOST_PARTS = 12;

/**
 * Reads what people write into a search field: words, "several as they follow one another", and
 * beginn*; the word that is still being written is a beginning, too.
 */
export function readSearch(text: string): SearchPart[] {
  const written = storableText(text).replaceAll(/[„“”«»]/g, '"');
  const found = [...written.matchAll(/"([^"]*)("?)|[^\s"]+/g)];
  return found
    .flatMap((match): SearchPart[] => {
      const [whole, quoted] = match;
      if (quoted !== undefined) {
        return [{ text: quoted, isBeginning: false, isUnfinished: false }];
      }
      return [
        {
          text: whole.replaceAll("*", " ").trim(),
          isBeginning: whole.endsWith("*"),
          isUnfinished: match.index + whole.length === written.length,
        },
      ];
    })
    .filter((part) => /[\p{L}\p{N}]/u.test(part.text))
    .slice(0, MOST_PARTS);
}

/** `null` where nothing is left to look for. */
export async function searchWordsOf(db: Database, text: string): Promise<SearchWords | null> {
  const parts = readSearch(text);
  if (parts.length === 0) return null;
  const queries = parts.map(queryOf);
  const isEmptyEach = sql.join(
    queries.map((query) => sql`numnode(${query}) = 0`),
    sql`, `,
  );
  const [row] = await db
    .select({
      all: sql<string>`(${sql.join(queries, sql` && `)})::text`,
      any: sql<string>`(${sql.join(queries, sql` || `)})::text`,
      empty: sql<string>`array_to_json(array[${isEmptyEach}])::text`,
    })
    .from(sql`(values (1)) as one(row)`);
  if (!row) throw new Error("The search was not read.");
  const isEmpty: boolean[] = JSON.parse(row.empty);
  const ignored = parts.filter((_, index) => isEmpty[index]).map((part) => part.text.trim());
  return { all: row.all, any: row.any, ignored };
}

function queryOf({ text, isBeginning, isUnfinished }: SearchPart): SQL {
  const whole = sql`phraseto_tsquery('german', ${text}::text)`;
  const beginning = /^[^\p{L}\p{N}]*([\p{L}\p{N}]+)$/u.exec(text)?.[1];
  if (beginning === undefined || !(isBeginning || isUnfinished)) return whole;
  const stems = [...stemsWithin(beginning)].map(
    (stem) => sql`plainto_tsquery('german', ${stem}::text)`,
  );
  const longer = sql.join(
    [
      whole,
      sql`to_tsquery('simple', ${`${beginning}:*`}::text)`,
      sql`to_tsquery('german', ${`${beginning}:*`}::text)`,
      ...stems,
    ],
    sql` || `,
  );
  // A word that every text has is passed over, though a longer one may begin so.
  return isBeginning
    ? sql`(${longer})`
    : sql`(case when numnode(${whole}) = 0 then ${whole} else ${longer} end)`;
}

/** What the stemmer takes off the end of German words. */
const ENDINGS = [
  ...["en", "em", "ern", "er", "es", "est", "st", "ungen", "end", "ig", "ik", "isch", "lich"],
  ...["heiten", "keiten"],
];
const SHORTEST_STEM = 4;

/** Of "Vereinbaru" the stem is "vereinbar": what was written may go on into an ending. */
function* stemsWithin(word: string): Generator<string> {
  for (let length = word.length - 1; length >= SHORTEST_STEM; length--) {
    const rest = word.slice(length).toLowerCase();
    if (ENDINGS.some((ending) => ending.startsWith(rest))) yield word.slice(0, length);
  }
}
