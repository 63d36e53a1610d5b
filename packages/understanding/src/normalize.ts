import { fold, foldPattern } from "./fold.ts";

/** A reply in one spelling: small letters, umlauts written out, no punctuation but clause marks, fillers left out. */
export interface NormalizedReply {
  /** The whole reply. */
  text: string;
  /** Its clauses, in the order they were spoken; never empty unless the text is. */
  clauses: readonly string[];
}

/** More than this nobody says in one reply; of a longer one the middle is not read. Characters. */
const LONGEST = 1_600;

const FILLERS = foldPattern(
  /\b(äh+m*|ehm+|hm+|mhm|naja|na ja|tja|also|halt|eben|eigentlich|irgendwie|sozusagen|quasi|ach|oh|och|ey|du|ja nu)\b/gu,
);

/** Dialect and slips of the recogniser, as whole words. */
const SPELLINGS = (
  [
    [/\b(net|ned|nich|ni)\b/gu, "nicht"],
    [/\b(koa|koi|keen)\b/gu, "kein"],
    [/\b(nö+|nee+|ne|na na|nein nein)\b/gu, "nein"],
    [/\b(jo+|jup|jep|yep|jawoll|yes|joa)\b/gu, "ja"],
    [/\b(i|ick|isch)\b/gu, "ich"],
    [/\b(is)\b/gu, "ist"],
    [/\b(nix)\b/gu, "nichts"],
    [/\b(a bissl|bissel|bisserl)\b/gu, "bisschen"],
    [/\b(hab|hob)\b/gu, "habe"],
    [/\b(okay|okey|oke|o k)\b/gu, "ok"],
  ] satisfies [RegExp, string][]
).map(([spelling, usual]) => [foldPattern(spelling), usual] as const);

/** Words that begin a new thought: what follows them weighs more than what stands before. */
const CLAUSE_MARK =
  /[.!?;,:–—\n]+|\b(?:aber|sondern|beziehungsweise|trotzdem|allerdings|jedoch)\b/u;

/** A reply of a length that can be read in any case. */
export function shorten(raw: string): string {
  if (raw.length <= LONGEST) return raw;
  return `${raw.slice(0, LONGEST / 2)} ${raw.slice(-LONGEST / 2)}`;
}

export function normalize(raw: string): NormalizedReply {
  // One character can become eighteen, so the length counts afterwards as well.
  const usual = shorten(shorten(raw).normalize("NFKC").toLowerCase());
  let plain = fold(usual).replace(/[^\p{L}\p{N}.!?;,:–—\n@+ -]+/gu, " ");
  for (const [spelling, common] of SPELLINGS) plain = plain.replace(spelling, common);
  const clauses = plain
    .replace(FILLERS, " ")
    .split(CLAUSE_MARK)
    .map((clause) => clause.replace(/\s+/g, " ").trim())
    .filter((clause) => clause !== "");
  return { text: clauses.join(" "), clauses };
}
