import type { Model } from "../model/model.ts";
import { packFile, textOf, UnusableModel, unpackFile } from "../model/packed-file.ts";
import type { LexiconTables } from "./lexicon.ts";
import { lexiconOf } from "./lexicon.ts";
import { CONDITION_FEATURES, type MatcherWeights, type Matching } from "./matcher.ts";
import type { MeaningWeights } from "./meaning.ts";
import { rarityOf } from "./rarity.ts";
import { openWordSenses } from "./word-sense.ts";

/** What was learnt about conditions that users name themselves, with the library's release. */
export interface ReleasedMatching {
  release: number;
  lexicon: LexiconTables;
  /** See {@link rarityOf}. */
  rarity: Uint8Array;
  meaning: MeaningWeights;
  matcher: MatcherWeights;
}

const KIND = { magic: "RBMATCHR", format: 1 };

const MATCHER_PARTS = ["condition", "none", "yes", "no", "saysYes", "saysNo"] as const;

/**
 * Its sections: `rarity`, a byte a bucket; `vectors`, bucket by bucket; `turn` and `matcher`, numbers of
 * 4 bytes; `codes`, `counts` and `places`: hashes in rising order, how many concepts each has, and which,
 * 4, 1 and 2 bytes each; `english`, lines of a word, a tab and what it means.
 */
interface Header {
  release: number;
  meaning: Pick<MeaningWeights, "size" | "buckets" | "scale">;
  matcher: Record<keyof MatcherWeights, number>;
}

/** The file's bytes; the same content gives the same. */
export function writeMatchingFile({
  release,
  lexicon,
  rarity,
  meaning,
  matcher,
}: ReleasedMatching): Uint8Array<ArrayBuffer> {
  const { size, buckets, scale, vectors, turn } = meaning;
  const header: Header = {
    release,
    meaning: { size, buckets, scale },
    matcher: Object.fromEntries(
      MATCHER_PARTS.map((part) => [part, matcher[part].length]),
    ) as Header["matcher"],
  };
  const words = [...lexicon.concepts].sort(([one], [other]) => one - other);
  return packFile(KIND, header, {
    rarity,
    vectors: bytesOf(vectors),
    turn: bytesOf(turn),
    matcher: bytesOf(Float32Array.from(MATCHER_PARTS.flatMap((part) => [...matcher[part]]))),
    codes: bytesOf(Uint32Array.from(words, ([code]) => code)),
    counts: Uint8Array.from(words, ([, places]) => places.length),
    places: bytesOf(Uint16Array.from(words.flatMap(([, places]) => [...places]))),
    english: new TextEncoder().encode(
      [...lexicon.english].map(([word, german]) => `${word}\t${german}`).join("\n"),
    ),
  });
}

/** What a file's bytes hold. Throws {@link UnusableModel} where this code can't use them. */
export function readMatchingFile(bytes: Uint8Array<ArrayBuffer>): ReleasedMatching {
  const { header, section } = unpackFile<Header>(bytes, KIND);
  if (header.matcher.condition !== CONDITION_FEATURES * 2) {
    const release = `Release ${header.release} of the matcher was learnt with other features`;
    throw new UnusableModel(`${release}; \`bun run model\` makes a new one.`);
  }
  const numbers = new Float32Array(aligned(section("matcher")));
  let at = 0;
  const matcher = Object.fromEntries(
    MATCHER_PARTS.map((part) => {
      const from = at;
      at += header.matcher[part];
      return [part, numbers.subarray(from, at)];
    }),
  ) as unknown as MatcherWeights;
  const { buffer, byteOffset, byteLength } = section("vectors");
  return {
    release: header.release,
    lexicon: { concepts: readConcepts(section), english: readEnglish(section("english")) },
    rarity: section("rarity"),
    meaning: {
      ...header.meaning,
      vectors: new Int8Array(buffer, byteOffset, byteLength),
      turn: new Float32Array(aligned(section("turn"))),
    },
    matcher,
  };
}

/** What own conditions are matched with, beside the model of built-in intents. */
export function matchingOf(
  model: Model,
  { lexicon: tables, rarity, meaning, matcher }: Omit<ReleasedMatching, "release">,
): Matching {
  const lexicon = lexiconOf(tables);
  return {
    senses: { model, lexicon, word: openWordSenses(lexicon) },
    rarity: rarityOf(rarity),
    meaning,
    weights: matcher,
  };
}

function readConcepts(section: (name: string) => Uint8Array): Map<number, readonly number[]> {
  const codes = new Uint32Array(aligned(section("codes")));
  const counts = section("counts");
  const places = new Uint16Array(aligned(section("places")));
  const concepts = new Map<number, readonly number[]>();
  let at = 0;
  codes.forEach((code, place) => {
    const count = counts[place] ?? 0;
    concepts.set(code, [...places.subarray(at, at + count)]);
    at += count;
  });
  return concepts;
}

function readEnglish(bytes: Uint8Array): Map<string, string> {
  const lines = textOf(bytes).split("\n").filter(Boolean);
  return new Map(
    lines.map((line) => {
      const [word = "", german = ""] = line.split("\t");
      return [word, german];
    }),
  );
}

function bytesOf({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

/** The same bytes where numbers of any size may begin. */
function aligned(bytes: Uint8Array): ArrayBuffer {
  return new Uint8Array(bytes).buffer;
}
