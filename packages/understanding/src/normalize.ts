import { fold, foldPattern } from "./fold.ts";
import { USUAL_WORDS } from "./lexicon/dialect.ts";
import { openPatternFilter } from "./patterns/pattern-filter.ts";

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
  /\b(äh+m*|ehm+|hm+|mhm|naja|na ja|tja|also|halt|eben|eigentlich|irgendwie|sozusagen|quasi|ach|oh|och|ey|du|ja nu|gell|gelle|gäll|woll)\b/gu,
);

/** Turns of more than one word, and words whose meaning their place decides. */
const PHRASES = (
  [
    [/^\s*(mhm+|hm hm|m hm|mmh+|hmhm)[\s.!]*$/gu, "ja"],
    [/^\s*no[\s.!]*$/gu, "nein"],
    [/\b(nein nein|na na)\b/gu, "nein"],
    [/\b(das|des|es|er|sie|jetzt|do|da|wo|was) isch\b/gu, "$1 ist"],
    [/\b(a bissl|a bisserl|a bissel|e bissle)\b/gu, "bisschen"],
    [/\bo k\b/gu, "ok"],
    [
      /\b(nimmer|nimma|nimme|nemme|nemma|nemmer|nümm|nümme|n(?:ich|et|ed|it) (?:mehr|mea|meh|meer))\b/gu,
      "nicht mehr",
    ],
    [/\b(hamma|hammer|hama|hemmer|homma)\b/gu, "haben wir"],
    [/\b(brauchma|brauchmer|brauch mer|brauch ma|brauchn mia)\b/gu, "brauchen wir"],
    [/\b(samma|simmer|sama)\b/gu, "sind wir"],
    [/\b(könnens|könnse|kenntn s|kennans)\b/gu, "können sie"],
    [/\b(hamse|hams|hamms|habense)\b/gu, "haben sie"],
    [/\b(sinse|sans|sands)\b/gu, "sind sie"],
    [/\b(isses|ises|is s)\b/gu, "ist es"],
    [/\b(gehts|geht s)\b/gu, "geht es"],
    [/\b(gibts|gibt s|gits)\b/gu, "gibt es"],
    [/\b(wars|war s)\b/gu, "war es"],
    [/\bmans\b/gu, "man es"],
    [/\b(wärs|wär s)\b/gu, "wäre es"],
    [
      /\b(des|dees|dös) (?:war|waar|warat) ((?:scho|schon) )?(?:was|wos|ebbes|ebbs|etwas)\b/gu,
      "das wäre $2etwas",
    ],
    [/\b(machens|machnse|machense)\b/gu, "machen sie"],
    [/\b(rufens|rufnse|rufense|ruafans|rufans|ruafns)\b/gu, "rufen sie"],
    [/\b(tuans|deans|duans|teans|doans|tunse|dunse)\b/gu, "tun sie"],
    [/\b(schickens|schickense|schicknse)\b/gu, "schicken sie"],
    [/\b(sagens|sagense|sagnse|sogns)\b/gu, "sagen sie"],
    [/\b(lassens|lassense|lassnse|lossns)\b/gu, "lassen sie"],
    [/\b(hörens|hörnse|hörense)\b/gu, "hören sie"],
    [
      /\b(wart|komm|schreib|meld|geb|nehm|frag|les|bring|wiss|guck|schau|leg|halt)(?:ens|nse|ense)\b/gu,
      "$1en sie",
    ],
    [/\b(schauma|schaumer|schau mer|schau ma|luege mer)\b/gu, "schauen wir"],
    [
      /\b(?!wenn|wann|dann|denn|den|man)(\p{L}{2,}(?:n|et)) s(?= (?:mi|mich|mia|mir|ma|uns|mei|meine?|unsere?|de|des|do|da|bitte?|bittschön|net|ned|nia|nie|nimma|nimmer)\b)/gu,
      "$1 sie",
    ],
    [/\ban (zu)?(ge)?rufe(n)?\b/gu, "an$1$2rufe$3"],
    [/\b(aufm|ufm|uffm)\b/gu, "auf dem"],
    [/\b(ausm|aus m|aussm)\b/gu, "aus dem"],
    [/\b(nochma|nomal|nomol|noamal|nochmol|no amol|noch mal|noch einmal)\b/gu, "nochmal"],
    [/\b(wie viel)\b/gu, "wieviel"],
    // "Was muss ich da auf den Tisch legen?" asks what is to be paid.
    [
      /\b(was|wieviel) ((?:muss|müsst\p{L}*|soll\p{L}*|darf|dürf\p{L}*|würde|werde|kann|könnte) (?:\p{L}+ ){0,5}?)(?:hinblättern|berappen|löhnen|blechen|hinlegen|auf (?:den|n) tisch (?:legen|blättern)|springen lassen|latzen)\b/gu,
      "$1 $2zahlen",
    ],
    [
      /\b(was|wieviel) (?:legt|legen|lege|leg|blättert|blättern|blätter) ((?:man|ich|wir) (?:\p{L}+ ){0,5}?)(?:auf den tisch|hin)\b/gu,
      "$1 muss $2zahlen",
    ],
  ] satisfies [RegExp, string][]
).map(([spelling, usual]) => [foldPattern(spelling), usual] as const);

const filter = openPatternFilter(PHRASES.map(([spelling]) => spelling));

function withUsualPhrases(text: string): string {
  let plain = text;
  filter.look(plain);
  for (let place = 0; place < PHRASES.length; place++) {
    if (!filter.canMatch(place)) continue;
    const [spelling, common] = PHRASES[place] ?? NO_PHRASE;
    const before = plain;
    plain = plain.replace(spelling, common);
    if (plain !== before) filter.look(plain);
  }
  return plain;
}

const NO_PHRASE = [/$^/u, ""] as const;

const WORD = /[\p{L}\p{N}]+/gu;

/** "Anschauen kann man es ja, ne": behind a thought it only asks for a nod. */
const TAG =
  /(?<=(?:\p{L}+ ){3})(?<!\b(?:ja|ach|oh|och|nee|na|nein|doch|lieber|danke|also|eher) )ne(?=[\s?.!,]*$|,? (?:und|aber|weil|dann|ich|wir)\b)/gu;

/** A "ne" that stands alone or at an end is a no, in the middle an article: "da haben wir ne Lösung". */
const NE = /(?<=\p{L} )ne(?= \p{L})/gu;

/** Words that begin a new thought: what follows them weighs more than what stands before. */
const CLAUSE_MARK =
  /[.!?;,:–—\n]+|(?=\b(?:aber|sondern|beziehungsweise|trotzdem|allerdings|jedoch)\b)/u;

/** A reply of a length that can be read in any case. */
export function shorten(raw: string): string {
  if (raw.length <= LONGEST) return raw;
  return `${raw.slice(0, LONGEST / 2)} ${raw.slice(-LONGEST / 2)}`;
}

export function normalize(raw: string): NormalizedReply {
  // One character can become eighteen, so the length counts afterwards as well.
  const usual = shorten(shorten(raw).normalize("NFKC").toLowerCase());
  let plain = fold(usual).replace(/[^\p{L}\p{N}.!?;,:–—\n@+ -]+/gu, " ");
  plain = plain.replace(TAG, "");
  plain = plain.replace(NE, "eine");
  plain = withUsualPhrases(plain);
  plain = plain.replace(WORD, (word) => USUAL_WORDS.get(word) ?? word);
  const clauses = plain
    .replace(FILLERS, " ")
    .split(CLAUSE_MARK)
    .map((clause) => clause.replace(/\s+/g, " ").trim())
    .filter((clause) => clause !== "");
  return { text: clauses.join(" "), clauses };
}
